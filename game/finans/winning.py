"""Who wins: the first to show the million and two complete groups, or the last one left."""

from __future__ import annotations

from game.engine.requests import Seat
from game.engine.table import GameOver
from game.finans.events import GameEnded
from game.finans.groups import complete_groups
from game.finans.state import Ending, Phase
from game.finans.table import Table


def go_on(t: Table, seat: Seat, phase: Phase) -> None:
    """The next paragraph, unless somebody has won: that is looked at after each of them.

    Raises GameOver if the game is won.
    """
    state = t.state
    if max(state.cash[:-1]) >= state.options.win_cash:
        check(t, seat)
    t.begin(seat, phase)


def check(t: Table, turn_of: Seat) -> None:
    """Cash and complete groups together, also on another's turn (option: only on one's own).

    Of two at once the player whose turn it is wins, or begins; then who has more cash. Raises
    GameOver.
    """
    state = t.state
    winners = [
        seat
        for seat in state.seats_from(turn_of)
        if shown_cash(t, seat) >= state.options.win_cash
        and complete_groups(t, seat) >= state.options.win_groups
        and (seat == turn_of or state.options.win_check == "everyone")
    ]
    if winners:
        own = [seat for seat in winners if seat == turn_of]
        richest = max(winners, key=lambda seat: state.cash[seat])
        end(t, own or [richest], Ending.MILLION)


def shown_cash(t: Table, seat: Seat) -> int:
    """The cash that counts, in kronor (option: less what loans cost to repay)."""
    cash, loans = t.state.cash[seat], t.state.loans[seat]
    return cash if t.state.options.win_loans == "count" else cash - loans * t.data.numbers.loan


def check_last_player(t: Table) -> None:
    """The player who remains in the game last wins. Raises GameOver if it is so."""
    left = [seat for seat, out in enumerate(t.state.out) if not out]
    if len(left) == 1:
        end(t, left, Ending.LAST_PLAYER)


def check_laps(t: Table, following: Seat) -> None:
    """Option: after the round in which somebody ends the agreed lap, the richest wins.

    Raises GameOver.
    """
    wanted = t.state.options.laps
    if not wanted or max(t.state.laps) < wanted:
        return
    if following == t.state.seats_from(t.state.beginner)[0]:
        worths = {seat: worth(t, seat) for seat in t.state.seats_from(t.state.seat)}
        best = max(worths.values())
        end(t, [seat for seat, each in worths.items() if each == best], Ending.LAPS)


def worth(t: Table, seat: Seat) -> int:
    """Cash, and the printed value of all papers and buildings, less loans, in kronor."""
    state, data = t.state, t.data
    plots = sum(
        plot.price + (plot.building if state.built[n] else 0) - _owed(t, n)
        for n, plot in enumerate(data.plots)
        if state.plots[n] == seat
    )
    shares = sum(share.face for n, share in enumerate(data.shares) if state.shares[n] == seat)
    bonds = state.bonds.count(seat) * data.numbers.bond_price
    return state.cash[seat] + plots + shares + bonds - state.loans[seat] * data.numbers.loan


def _owed(t: Table, plot: int) -> int:
    return t.data.plots[plot].mortgage if t.state.mortgaged[plot] else 0


def end(t: Table, winners: list[Seat], ending: Ending) -> None:
    """The game is over. Raises GameOver."""
    t.emit(GameEnded(tuple(winners), ending))
    raise GameOver
