"""Money, plots, buildings, shares, bonds, loans and cars change hands."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.requests import Seat
from game.finans.data import PlotIndex, ShareIndex
from game.finans.events.event import Event
from game.finans.state import Holder, Paper, State


@dataclass(frozen=True, slots=True)
class PlotMoved(Event):
    """A title deed goes to another holder, with its building; any price is paid apart."""

    plot: PlotIndex
    giver: Holder
    taker: Holder
    price: int
    cause: str
    clause: str

    def apply(self, state: State) -> None:
        state.plots[self.plot] = self.taker


@dataclass(frozen=True, slots=True)
class ShareMoved(Event):
    """A share goes to another holder; any price is paid apart."""

    share: ShareIndex
    giver: Holder
    taker: Holder
    price: int
    cause: str
    clause: str

    def apply(self, state: State) -> None:
        state.shares[self.share] = self.taker


@dataclass(frozen=True, slots=True)
class Mortgaged(Event):
    """A deed is turned face down, or face up again; the money is paid apart."""

    seat: Seat
    plot: PlotIndex
    face_down: bool

    def apply(self, state: State) -> None:
        state.mortgaged[self.plot] = self.face_down


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A building stands on a plot, or is taken off it."""

    seat: Seat
    plot: PlotIndex
    stands: bool

    def apply(self, state: State) -> None:
        state.built[self.plot] = self.stands


@dataclass(frozen=True, slots=True)
class BondMoved(Event):
    """The bond of this number goes to another holder."""

    number: int
    giver: Holder
    taker: Holder
    cause: str
    clause: str

    def apply(self, state: State) -> None:
        state.bonds[self.number - 1] = self.taker


@dataclass(frozen=True, slots=True)
class LoansChanged(Event):
    """A seat has so many bank loans now: one was "taken" or "repaid", or all are "gone"."""

    seat: Seat
    loans: int
    cause: str

    def apply(self, state: State) -> None:
        state.loans[self.seat] = self.loans


@dataclass(frozen=True, slots=True)
class CarChanged(Event):
    """A seat has a car now, with its registration certificate, or has none."""

    seat: Seat
    has: bool

    def apply(self, state: State) -> None:
        state.cars[self.seat] = self.has


@dataclass(frozen=True, slots=True)
class PaperBought(Event):
    """In this turn a plot, or a share, has been bought from the bank: no other may be."""

    seat: Seat
    plot: bool

    def apply(self, state: State) -> None:
        if self.plot:
            state.bought_plot = True
        else:
            state.bought_share = True


@dataclass(frozen=True, slots=True)
class BondsDrawn(Event):
    """The numbers that win, highest prize first."""

    numbers: tuple[int, ...]
    prizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MeetingCalled(Event):
    """A seat calls a shareholders' meeting about a group, and puts up the value and a fee."""

    seat: Seat
    group: int
    value: int
    fee: int

    def apply(self, state: State) -> None:
        state.met = True


@dataclass(frozen=True, slots=True)
class MeetingHeld(Event):
    """How the meeting went. `completes`: if it succeeds, whoever called it has the whole group."""

    seat: Seat
    group: int
    succeeds: bool
    completes: bool


@dataclass(frozen=True, slots=True)
class LotsNamed(Event):
    """Option: these papers of a bankrupt are auctioned, one after the other."""

    lots: tuple[Paper, ...]

    def apply(self, state: State) -> None:
        state.lots += self.lots


@dataclass(frozen=True, slots=True)
class LotOpened(Event):
    """The next of them is up for auction."""

    lot: Paper

    def apply(self, state: State) -> None:
        state.lots.remove(self.lot)


@dataclass(frozen=True, slots=True)
class OfferBegan(Event):
    """Option: a seat turns to another to make an offer."""

    maker: Seat
    partner: Seat

    def apply(self, state: State) -> None:
        state.partner = self.partner
        state.offers += 1


@dataclass(frozen=True, slots=True)
class OfferMade(Event):
    """A paper for a price in kronor is offered by one of the two: sold by one to the other."""

    maker: Seat
    seller: Seat
    buyer: Seat
    paper: Paper
    price: int


@dataclass(frozen=True, slots=True)
class OfferRefused(Event):
    """A seat does not want what is offered to it."""

    seat: Seat
