"""Events that games share: money, bids, and what comes to nothing.

Money lies by holder in a state's `cash`; the bank is the last, so that BANK = -1 reaches it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.engine.events import Event
from game.engine.requests import Facts, Seat

Holder = int  # a seat, or BANK
BANK: Holder = -1


@dataclass(frozen=True, slots=True)
class Money(Event[Any]):
    """An amount goes from one holder to another. `card` is the card that said so, if any.

    In the game's own money (M, or kronor). Why it was paid: its cause, and the rulebook's clause.
    """

    payer: Holder
    payee: Holder
    amount: int
    cause: str
    clause: str
    card: str = ""

    def apply(self, state: Any) -> None:
        state.cash[self.payer] -= self.amount
        state.cash[self.payee] += self.amount


@dataclass(frozen=True, slots=True)
class DebtForgiven(Event[Any]):
    """Option: what a seat could not pay is not asked for again."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BidMade(Event[Any]):
    """A bid in an open auction; 0 stands for a pass."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BeginnerNamed(Event[Any]):
    """Who has the first move."""

    seat: Seat

    def apply(self, state: Any) -> None:
        state.seat = state.beginner = self.seat


@dataclass(frozen=True, slots=True)
class NothingHappened(Event[Any]):
    """A rule came to nothing, and why: the code of a reason, its clause and its numbers."""

    seat: Seat
    code: str
    clause: str
    facts: Facts = ()
