"""Positions in which each dialog has something to tell, for pictures and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.finans.data import GameData
from game.finans.debts import most_cash
from game.finans.options import Options
from game.finans.rulebook import FinansRules
from game.finans.state import BANK, Paper, Phase, State
from game.finans.table import Table
from game.finans.winning import worth
from game.games import GAMES
from game.ui.finans.posing import keep_tip

SEATS = (
    Seating("Anna", "red"), Seating("Göran", "blue"), Seating("Elsa", "yellow"),
    Seating("Farmor", "green"),
)  # fmt: skip
CASH = (412_500, 96_000, 133_000, 60_500)
PLOTS: tuple[tuple[str, ...], ...] = (
    ("fruit_vegetables", "furniture_interiors", "joinery", "telecom", "insurance"),
    ("cleaning", "brokerage", "sawmill"),
    ("sports_leisure", "plumbing", "pharmaceutical"),
    ("hairdresser", "electronics"),
)
SHARES: tuple[tuple[str, ...], ...] = (
    ("affarscentrum_1", "hantverk_1", "finanstrusten_1", "teknik_1"),
    ("affarscentrum_3", "service_1", "industri_1", "finanstrusten_2"),
    ("affarscentrum_2", "hantverk_2", "kemi_1"),
    ("service_2", "teknik_2"),
)
BUILT = ("fruit_vegetables", "sports_leisure", "sawmill", "telecom")
MORTGAGED = ("insurance", "hairdresser")
BONDS = {2: 0, 6: 1, 8: 2, 11: 0}
"""Whose each bond is, by its number."""

Change = Callable[[State, GameData], None]


def session_in(
    change: Change,
    seats: tuple[Seating, ...] = SEATS,
    options: Mapping[str, Any] | None = None,
    answers: tuple[str | int, ...] = (),
) -> Session[State]:
    """A game in the middle, changed by `change` (which also sets the phase), after `answers`."""
    rulebook = GAMES["finans"].rulebook()
    assert isinstance(rulebook, FinansRules)
    state = rulebook.empty_table(len(seats), Options(**(options or {})))
    deal(state, rulebook.data)
    change(state, rulebook.data)
    state.cash[BANK] = -sum(state.cash[:-1])
    session: Session[State] = Session(rulebook, state, GameSetup(seats, dict(options or {}), 7))
    for answer in answers:
        session.answer(answer)
    return session


def deal(state: State, data: GameData) -> None:
    """Money, papers, loans and cars as they lie in the middle of a game."""
    plots = {plot.id: number for number, plot in enumerate(data.plots)}
    shares = {share.id: number for number, share in enumerate(data.shares)}
    for seat in range(state.players):
        place = seat % len(CASH)
        state.cash[seat] = CASH[place]
        state.spaces[seat] = (35, 9, 22, 28)[place]
        if seat != place:
            continue
        for id in PLOTS[place]:
            state.plots[plots[id]] = seat
        for id in SHARES[place]:
            state.shares[shares[id]] = seat
    for id in BUILT:
        state.built[plots[id]] = state.plots[plots[id]] != BANK
    for id in MORTGAGED:
        state.mortgaged[plots[id]] = state.plots[plots[id]] != BANK
    for number, seat in BONDS.items():
        if seat < state.players:
            state.bonds[number - 1] = seat
    state.loans[0], state.loans[1] = 1, 2
    state.cars[0] = state.cars[1] = True


# Where the questions are put


def in_bank(state: State, data: GameData) -> None:
    """Seat 0 stands in the bank, before the roll: it may buy, and call a meeting."""
    state.phase = Phase.TURN


def at_building_site(state: State, data: GameData) -> None:
    """Seat 0 stands where one builds, before the roll."""
    state.spaces[0] = data.number_of("building")
    state.phase = Phase.TURN


def on_the_street(state: State, data: GameData) -> None:
    """Seat 0 stands where nothing can be bought or built."""
    state.spaces[0] = data.number_of("dividend")
    state.phase = Phase.TURN


def poor(state: State, data: GameData) -> None:
    """Seat 0 stands in the bank with little money."""
    in_bank(state, data)
    state.cash[0] = 18_000


def owns_everything(state: State, data: GameData) -> None:
    """Seat 0 has all papers, and a tip that lets it build."""
    in_bank(state, data)
    state.plots[:], state.shares[:] = [0] * len(state.plots), [0] * len(state.shares)
    keep_tip(state, data, 0)


def millionaire(state: State, data: GameData) -> None:
    """Seat 0 has the money and the groups to win with."""
    owns_everything(state, data)
    state.cash[0] = 1_012_500


def equally_rich(state: State, data: GameData) -> None:
    """Seats 0 and 2 have as much, all told."""
    in_bank(state, data)
    rules = Table(data, state, [])
    state.cash[2] += worth(rules, 0) - worth(rules, 2)


def in_debt(state: State, data: GameData) -> None:
    """Seat 0 has just landed on somebody's plot, and cannot pay the rent."""
    state.spaces[0] = next(s.number for s in data.spaces if s.plot == 16)
    state.cash[0] = 27_500
    state.loans[0] = 1
    state.phase = Phase.LANDED


def in_deep_debt(state: State, data: GameData) -> None:
    """Seat 0 owes more than any one way brings, has borrowed all it may, and has no car."""
    in_debt(state, data)
    state.cash[0], state.loans[0], state.cars[0] = 1_500, 3, False


def on_the_brink(state: State, data: GameData) -> None:
    """Seat 0 can just pay, if it sells: a plot that it mortgages brings too little."""
    in_deep_debt(state, data)
    state.shares[:] = [BANK if owner == 0 else owner for owner in state.shares]
    rules, rent = Table(data, state, []), 90_000
    state.cash[0] += rent + 4_000 - most_cash(rules, 0)


def owes_rent(state: State, data: GameData) -> None:
    """Option: seat 0 stands on somebody's plot, and the owner is asked."""
    state.spaces[0] = next(s.number for s in data.spaces if s.plot == 16)
    state.phase = Phase.LANDED


def at_the_lottery(state: State, data: GameData) -> None:
    """Seat 0 stands on the space of the small drawing, and may buy a bond."""
    state.spaces[0] = data.number_of("small_drawing")
    state.phase = Phase.LANDED


def in_prison(state: State, data: GameData) -> None:
    """Option: seat 0 may pay bail."""
    state.spaces[0], state.missing[0] = data.number_of("prison"), 2
    state.phase = Phase.TURN


def with_tip(effect: type[Any]) -> Change:
    """Seat 0 is about to take the first tip with this effect."""

    def change(state: State, data: GameData) -> None:
        number = next(n for n, card in enumerate(data.tips) if isinstance(card.effect, effect))
        state.tips.remove(number)
        state.tips.insert(0, number)
        state.phase = Phase.TIP

    return change


def auction(state: State, data: GameData) -> None:
    """Option: a bankrupt's papers are auctioned; seat 0 bids first."""
    state.plots[16] = state.shares[16] = BANK
    state.built[16] = False
    state.lots = [Paper("plot", 16), Paper("share", 16)]
    state.phase = Phase.AUCTION


def offering(state: State, data: GameData) -> None:
    """Option: seat 0 makes an offer to seat 2."""
    state.partner, state.offers = 2, 1
    state.phase = Phase.OFFER


def at_meeting(state: State, data: GameData, cash: int = CASH[0], many: bool = False) -> None:
    """Seat 0 may call a meeting about the trade centre. `many`: it has hardly any of it, and the
    opponents have built on all their plots."""
    in_bank(state, data)
    state.cash[0] = cash
    if many:
        group = data.groups[2]
        state.shares[group.shares[0]] = 1
        for plot, owner in zip(group.plots, (1, 2, 0), strict=True):
            state.plots[plot], state.built[plot] = owner, True
