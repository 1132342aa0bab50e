"""Business tips and kept Joakim cards: drawn, played, laid before somebody, given back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.requests import Card, Seat
from game.joakim.effects import Kind
from game.joakim.events.event import Event, sharks_of
from game.joakim.sharks import Purchase
from game.joakim.state import HIDDEN, NO_CARD, Phase, State


@dataclass(frozen=True, slots=True)
class TipsDrawn(Event):
    """The top tips come into a seat's hand, and only that seat sees them."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]

    @property
    def seen_by(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def veiled(self) -> TipsDrawn:
        return TipsDrawn(self.seat, (HIDDEN,) * len(self.cards))

    def apply(self, state: State) -> None:
        sharks = sharks_of(state)
        del sharks.tips[: len(self.cards)]
        sharks.hands[self.seat] += self.cards


@dataclass(frozen=True, slots=True)
class MoveInterrupted(Event):
    """Something comes between; afterwards the move goes on with this phase."""

    moment: Phase

    def apply(self, state: State) -> None:
        sharks_of(state).moment = self.moment


@dataclass(frozen=True, slots=True)
class TipPlayed(Event):
    """A seat plays a tip on its own move: it lies face up, and is followed."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card

    def apply(self, state: State) -> None:
        sharks = sharks_of(state)
        sharks.take_from_hand(self.seat, self.card)
        sharks.tip_is_played = True
        state.face_up = self.card


@dataclass(frozen=True, slots=True)
class ReactionsAwaited(Event):
    """These seats may play a card now, one after the other; of a purchase: what was bought."""

    to: Phase
    seats: tuple[Seat, ...]
    purchase: Purchase | None = None

    def apply(self, state: State) -> None:
        sharks = sharks_of(state)
        sharks.to_react, sharks.purchase = list(self.seats), self.purchase


@dataclass(frozen=True, slots=True)
class ReactionPassed(Event):
    """A seat that was asked plays no card."""

    seat: Seat

    def apply(self, state: State) -> None:
        sharks = sharks_of(state)
        sharks.to_react.remove(self.seat)
        if not sharks.to_react:
            sharks.purchase = None


@dataclass(frozen=True, slots=True)
class TipUsed(Event):
    """A tip played off one's own move; it goes under its pile, and nobody else is asked."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card

    def apply(self, state: State) -> None:
        sharks = sharks_of(state)
        sharks.take_from_hand(self.seat, self.card)
        sharks.tips.append(self.card)
        sharks.to_react.clear()
        sharks.purchase = None


@dataclass(frozen=True, slots=True)
class CardKept(Event):
    """The Joakim card that lay face up is kept, open before its player."""

    seat: Seat
    card: Card

    def apply(self, state: State) -> None:
        state.face_up = NO_CARD
        sharks_of(state).kept[self.seat].append(self.card)


@dataclass(frozen=True, slots=True)
class KeptCardReturned(Event):
    """A kept Joakim card goes under its pile: used, or left behind."""

    seat: Seat
    card: Card

    def apply(self, state: State) -> None:
        sharks = sharks_of(state)
        sharks.kept[self.seat].remove(self.card)
        state.uncle.append(self.card)
        sharks.to_react.clear()


@dataclass(frozen=True, slots=True)
class HandInspected(Event):
    """A seat has looked at another's tips, and nobody else has."""

    reveals: ClassVar[bool] = True
    seat: Seat
    owner: Seat
    cards: tuple[Card, ...]

    @property
    def seen_by(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def veiled(self) -> HandInspected:
        return HandInspected(self.seat, self.owner, (HIDDEN,) * len(self.cards))

    def apply(self, state: State) -> None:
        sharks = sharks_of(state)
        sharks.inspected[self.seat][self.owner] = True
        if HIDDEN not in self.cards:  # no change to the state itself, but to a view of it
            sharks.hands[self.owner][:] = self.cards


@dataclass(frozen=True, slots=True)
class TipsReturned(Event):
    """The tips of a seat that leaves go under the pile unseen."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def seen_by(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def veiled(self) -> TipsReturned:
        return TipsReturned(self.seat, (HIDDEN,) * len(self.cards))

    def apply(self, state: State) -> None:
        sharks = sharks_of(state)
        sharks.tips += self.cards
        sharks.hands[self.seat].clear()
        sharks.forget(self.seat)


@dataclass(frozen=True, slots=True)
class ContactsUsed(Event):
    """Good contacts: in this move the seat's square sells this kind."""

    seat: Seat
    kind: Kind

    def apply(self, state: State) -> None:
        sharks_of(state).contacts = self.kind


@dataclass(frozen=True, slots=True)
class BeagleCardLaid(Event):
    """The tip that lay face up lies before this seat, which will miss a move."""

    seat: Seat
    card: Card

    def apply(self, state: State) -> None:
        state.face_up = NO_CARD
        sharks_of(state).beagles[self.seat].append(self.card)


@dataclass(frozen=True, slots=True)
class BeagleCardReturned(Event):
    """A card with the Beagle Boys goes from a seat under the tips: served, or left behind."""

    seat: Seat
    card: Card

    def apply(self, state: State) -> None:
        sharks = sharks_of(state)
        sharks.beagles[self.seat].remove(self.card)
        sharks.tips.append(self.card)


@dataclass(frozen=True, slots=True)
class MoveMissed(Event):
    """The Beagle Boys keep a seat from its move."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.turns += 1
        state.rounds += state.ends_round(self.seat)
        sharks_of(state).missed.append(self.seat)
