"""Cards are drawn, put away, shuffled, peeked at and kept; the club closes and opens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.requests import Card, Seat
from game.joakim.data import DeckName
from game.joakim.events.event import Event
from game.joakim.state import HIDDEN, NO_CARD, State


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The top card of a deck is turned up. A newspaper lies with the drawn ones from now on."""

    reveals: ClassVar[bool] = True
    seat: Seat
    deck: DeckName
    card: Card

    def apply(self, state: State) -> None:
        del state.pile(self.deck)[0]
        state.face_up = self.card
        if self.deck == "newspaper":
            state.newspaper_drawn.append(self.card)
            for known in state.known:
                del known[:1]


@dataclass(frozen=True, slots=True)
class CardPutUnder(Event):
    """A card goes to the bottom of its deck. Of the decks without a drawn pile: the one face up."""

    deck: DeckName
    card: Card

    def apply(self, state: State) -> None:
        state.pile(self.deck).append(self.card)
        if self.deck == "newspaper":
            state.newspaper_drawn.remove(self.card)
        else:
            state.face_up = NO_CARD


@dataclass(frozen=True, slots=True)
class NumberFollowed(Event):
    """Both headings of the newspaper are followed."""

    card: Card

    def apply(self, state: State) -> None:
        state.face_up = NO_CARD


@dataclass(frozen=True, slots=True)
class CardRemoved(Event):
    """A newspaper leaves the game: it cannot come back."""

    card: Card

    def apply(self, state: State) -> None:
        pile = state.newspaper_drawn if self.card in state.newspaper_drawn else state.newspaper
        pile.remove(self.card if self.card in pile else HIDDEN)  # a view's pile hides its faces
        state.newspaper_removed.append(self.card)


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """A deck lies in a new order that nobody knows: of the newspaper, all numbers in the game."""

    reveals: ClassVar[bool] = True
    deck: DeckName
    order: tuple[Card, ...]

    @property
    def seen_by(self) -> tuple[Seat, ...]:
        return ()

    def veiled(self) -> DeckShuffled:
        return DeckShuffled(self.deck, (HIDDEN,) * len(self.order))

    def apply(self, state: State) -> None:
        state.pile(self.deck)[:] = self.order
        if self.deck == "newspaper":
            state.newspaper_drawn.clear()
            state.club_closed_by = NO_CARD
            for known in state.known:
                known.clear()


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """A seat has looked at the top newspapers, and nobody else has."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]

    @property
    def seen_by(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def veiled(self) -> Peeked:
        return Peeked(self.seat, (HIDDEN,) * len(self.cards))

    def apply(self, state: State) -> None:
        count = len(self.cards)
        state.known[self.seat][:count] = self.cards
        if HIDDEN not in self.cards:  # no change to the state itself, but to a view of it
            state.newspaper[:count] = self.cards


@dataclass(frozen=True, slots=True)
class ClubClosed(Event):
    """Nobody may land on a club square; the card lies face up beside its deck."""

    card: Card

    def apply(self, state: State) -> None:
        state.newspaper_drawn.remove(self.card)
        state.club_closed_by = self.card


@dataclass(frozen=True, slots=True)
class ClubOpened(Event):
    """The club is open again; the card that closed it goes to the drawn ones."""

    def apply(self, state: State) -> None:
        state.newspaper_drawn.insert(0, state.club_closed_by)
        state.club_closed_by = NO_CARD


@dataclass(frozen=True, slots=True)
class OptionKept(Event):
    """A seat has bought the option card that lay face up, and keeps it."""

    seat: Seat
    card: Card

    def apply(self, state: State) -> None:
        state.face_up = NO_CARD
        state.options_held[self.seat].append(self.card)


@dataclass(frozen=True, slots=True)
class OptionReturned(Event):
    """An option card goes under the club's deck: used, or left behind."""

    seat: Seat
    card: Card

    def apply(self, state: State) -> None:
        state.options_held[self.seat].remove(self.card)
        state.club.append(self.card)
