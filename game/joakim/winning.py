"""Who wins: the first to show the limit in cash, the last one left, or the richest at the end."""

from __future__ import annotations

from game.engine.requests import Seat
from game.engine.table import GameOver
from game.joakim import loans
from game.joakim.events import GameEnded
from game.joakim.state import Ending, State
from game.joakim.table import Table


def check(t: Table) -> None:
    """After every heading, card and deal that is fully followed, all players' cash is looked at.

    Raises GameOver if the game is won.
    """
    state = t.state
    if max(state.cash[:-1]) < state.options.win_limit or state.options.numbers_game == "on":
        return
    rich = [
        seat
        for seat in state.seats_from(state.seat)
        if shown_cash(state, seat) >= state.options.win_limit
        and (seat == state.seat or state.options.win_check == "everyone")
    ]
    if rich:
        _end(t, _richest(t, rich), Ending.LIMIT)


def shown_cash(state: State, seat: Seat) -> int:
    """The cash that counts, in M: what is left when all loans are repaid.

    Option: nothing while there is a loan, which is to be repaid by hand first.
    """
    sharks = state.sharks
    if sharks is not None and sharks.due[seat] and state.options.loans_at_win == "by_hand":
        return 0
    return state.net_cash(seat)


def check_last_player(t: Table) -> None:
    """One player left has won (option: plays on to the limit); if nobody is left, nobody has.

    Raises GameOver if it is so.
    """
    left = [seat for seat, out in enumerate(t.state.out) if not out]
    if not left:
        _end(t, [], Ending.NOBODY_LEFT)
    if len(left) == 1 and t.state.options.last_player == "wins":
        _end(t, left, Ending.LAST_PLAYER)


def _richest(t: Table, rich: list[Seat]) -> list[Seat]:
    """Of those who reach the limit at once: most cash, then the active player, then clockwise.

    Option: they share the win. The seats come in order from the active player.
    """
    if t.state.options.win_tie == "shared":
        return rich
    return [max(rich, key=t.state.net_cash)]


def end_after_last_number(t: Table) -> None:
    """The forty-number game is through: most cash wins; of equal cash, more property at its value.

    Option: property counts at half its value. What is equal in both is a shared win.
    Raises GameOver.
    """
    scores = {seat: _score(t, seat) for seat in t.state.seats_from(t.state.seat)}
    best = max(scores.values())
    _end(t, [seat for seat, score in scores.items() if score == best], Ending.LAST_NUMBER)


def _score(t: Table, seat: Seat) -> tuple[int, int]:
    cash, worth = t.state.net_cash(seat), t.state.worth(seat)
    if t.state.options.numbers_count == "cash":
        return cash, worth
    return cash + sum(
        t.half_value(kind) * t.state.owned(seat, kind) for kind in range(len(t.data.kinds))
    ), worth


def _end(t: Table, winners: list[Seat], ending: Ending) -> None:
    if t.state.sharks is not None and ending is Ending.LIMIT:
        for winner in winners:
            loans.repay_all(t, winner)
    t.emit(GameEnded(tuple(winners), ending))
    raise GameOver
