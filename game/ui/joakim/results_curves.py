"""How a game went, turn by turn: the six market values, and what each player was worth."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.session import Session
from game.joakim.events import (
    Cards,
    LoanReturned,
    LoanTaken,
    MarketMoved,
    Money,
    MoveEnded,
    MoveMissed,
)
from game.joakim.state import State


@dataclass(frozen=True)
class Curves:
    """Amounts in M. `market` by kind and `wealth` (cash and property at market value, less loans)
    by seat, each when the first values are thrown, after every turn, and as the game stands now."""

    market: list[list[int]]
    wealth: list[list[int]]

    @property
    def turns(self) -> int:
        """How many turns the curves go over."""
        return max(0, len(self.market[0]) - 1)


def curves_of(session: Session[State]) -> Curves:
    """The curves of a game, from its log.

    The log may begin in the middle of a game (a save that today's rules do not play again from the
    start): the position it begins in is the last one with all that it tells taken back. Values that
    no event has named yet are not known, so the curves begin when all of them are.
    """
    state = session.state
    kinds, seats = range(len(state.market)), range(state.players)
    cash = state.cash[:]
    due = [0] * state.players if state.sharks is None else state.sharks.due[:]
    owned = [[state.owned(holder, kind) for kind in kinds] for holder in range(len(state.cash))]
    moved = set()
    for event in reversed(session.log):
        if isinstance(event, Money):
            cash[event.payer] += event.amount
            cash[event.payee] -= event.amount
        elif isinstance(event, Cards):
            units = event.ones + 5 * event.fives
            owned[event.giver][event.kind] += units
            owned[event.taker][event.kind] -= units
        elif isinstance(event, LoanTaken):
            due[event.seat] -= event.due
        elif isinstance(event, LoanReturned):
            due[event.seat] += event.due
        elif isinstance(event, MarketMoved):
            moved.add(event.kind)
    market = [0 if kind in moved else state.market[kind] for kind in kinds]
    curves = Curves([[] for _ in kinds], [[] for _ in seats])

    def note() -> None:
        for kind in kinds:
            curves.market[kind].append(market[kind])
        for seat in seats:
            property = sum(market[kind] * owned[seat][kind] for kind in kinds)
            curves.wealth[seat].append(cash[seat] - due[seat] + property)

    for event in session.log:
        if isinstance(event, Money):
            cash[event.payer] -= event.amount
            cash[event.payee] += event.amount
        elif isinstance(event, Cards):
            units = event.ones + 5 * event.fives
            owned[event.giver][event.kind] -= units
            owned[event.taker][event.kind] += units
        elif isinstance(event, LoanTaken):
            due[event.seat] += event.due
        elif isinstance(event, LoanReturned):
            due[event.seat] -= event.due
        elif isinstance(event, MarketMoved):
            market[event.kind] = event.value
            if event.cause == "start" and all(market):
                note()
        elif isinstance(event, MoveEnded | MoveMissed) and all(market):
            note()
    note()
    return curves
