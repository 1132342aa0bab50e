"""Loans, secret bids, and offers between players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.requests import Seat
from game.joakim.events.event import Event, sharks_of
from game.joakim.sharks import Lot, Refusal, TradeOffer
from game.joakim.state import BANK, State


@dataclass(frozen=True, slots=True)
class LoanTaken(Event):
    """A loan card comes to a seat; to repay it costs `due` M. The money is paid apart."""

    seat: Seat
    size: int
    due: int

    def apply(self, state: State) -> None:
        sharks = sharks_of(state)
        sharks.loans[BANK][self.size] -= 1
        sharks.loans[self.seat][self.size] += 1
        sharks.due[self.seat] += self.due


@dataclass(frozen=True, slots=True)
class LoanReturned(Event):
    """A loan card goes back to the bank: repaid, or left behind. Any money is paid apart."""

    seat: Seat
    size: int
    due: int

    def apply(self, state: State) -> None:
        sharks = sharks_of(state)
        sharks.loans[self.seat][self.size] -= 1
        sharks.loans[BANK][self.size] += 1
        sharks.due[self.seat] -= self.due


@dataclass(frozen=True, slots=True)
class ClosedAuctionOpened(Event):
    """A property card of the bank is to be sold by secret bids."""

    seat: Seat
    lot: Lot

    def apply(self, state: State) -> None:
        sharks_of(state).lot = self.lot


@dataclass(frozen=True, slots=True)
class BidsRevealed(Event):
    """All bids are laid on the table at once: by seat, in M, 0 for none. Those tied go on."""

    reveals: ClassVar[bool] = True
    bids: tuple[tuple[Seat, int], ...]
    tied: tuple[Seat, ...]

    def apply(self, state: State) -> None:
        sharks_of(state).tied = [(seat, bid) for seat, bid in self.bids if seat in self.tied]


@dataclass(frozen=True, slots=True)
class ClosedAuctionEnded(Event):
    """The card is sold, or stays in the bank."""

    def apply(self, state: State) -> None:
        sharks = sharks_of(state)
        sharks.lot = None
        sharks.tied.clear()


@dataclass(frozen=True, slots=True)
class OfferBegan(Event):
    """A seat turns to another to make an offer."""

    maker: Seat
    partner: Seat

    def apply(self, state: State) -> None:
        sharks = sharks_of(state)
        sharks.maker, sharks.partner = self.maker, self.partner
        sharks.offers += 1
        sharks.tries += 1


@dataclass(frozen=True, slots=True)
class OfferWithdrawn(Event):
    """Nothing was offered after all, and this does not count among the offers of the move."""

    maker: Seat
    partner: Seat

    def apply(self, state: State) -> None:
        sharks_of(state).offers -= 1


@dataclass(frozen=True, slots=True)
class OfferMade(Event):
    """An offer, or an answer to one with another price."""

    seat: Seat
    offer: TradeOffer


@dataclass(frozen=True, slots=True)
class OfferRefused(Event):
    """A seat does not want the offer that was made to it; who made it should not repeat it.

    `first`: where another price was refused, the offer to which it was the answer.
    """

    seat: Seat
    refusal: Refusal
    first: Refusal | None = None

    def apply(self, state: State) -> None:
        remembered = [self.first, self.refusal] if self.first else [self.refusal]
        sharks_of(state).refusals += remembered
