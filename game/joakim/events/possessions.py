"""Money and property change hands, values move, and lots are bid for."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.requests import Seat
from game.joakim.effects import Kind
from game.joakim.events.event import Event
from game.joakim.state import Holder, State


@dataclass(frozen=True, slots=True)
class Cards(Event):
    """Property cards of one kind go from one holder to another; `price` in M is paid apart."""

    giver: Holder
    taker: Holder
    kind: Kind
    ones: int
    fives: int
    price: int
    cause: str
    clause: str

    def apply(self, state: State) -> None:
        state.ones[self.giver][self.kind] -= self.ones
        state.fives[self.giver][self.kind] -= self.fives
        state.ones[self.taker][self.kind] += self.ones
        state.fives[self.taker][self.kind] += self.fives


@dataclass(frozen=True, slots=True)
class MarketMoved(Event):
    """The pin of a kind now marks this value in M."""

    kind: Kind
    value: int
    cause: str

    def apply(self, state: State) -> None:
        state.market[self.kind] = self.value


@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    """Five properties of this kind are up for auction."""

    seat: Seat
    kind: Kind
