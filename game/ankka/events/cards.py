"""Event cards are drawn, followed, kept and used; decks are shuffled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from game.ankka.data import TOPICS, Topic
from game.ankka.events.event import Event
from game.ankka.state import HIDDEN, NO_CARD, Pawn, State
from game.engine.requests import Card, Seat

DeckName = Literal["events"] | Topic
"""The event cards, or the questions of a topic."""


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """A deck lies in a new order that nobody knows.

    Of questions, those asked on earlier evenings stay at the bottom as they lie.
    """

    reveals: ClassVar[bool] = True
    deck: DeckName
    order: tuple[Card, ...]

    @property
    def seen_by(self) -> tuple[Seat, ...]:
        return ()

    def veiled(self) -> DeckShuffled:
        return DeckShuffled(self.deck, (HIDDEN,) * len(self.order))

    def apply(self, state: State) -> None:
        if self.deck == "events":
            state.events, state.used = list(self.order), []
        else:
            topic = TOPICS.index(self.deck)
            state.piles[topic] = (*self.order, *state.piles[topic][len(self.order) :])


@dataclass(frozen=True, slots=True)
class EventDrawn(Event):
    """The top event card is turned up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card

    def apply(self, state: State) -> None:
        del state.events[0]
        state.face_up = self.card


@dataclass(frozen=True, slots=True)
class EventPutAway(Event):
    """The event card that lay face up was followed, and goes to the used ones."""

    card: Card

    def apply(self, state: State) -> None:
        state.used.append(self.card)
        state.face_up = NO_CARD


@dataclass(frozen=True, slots=True)
class EventKept(Event):
    """The event card that lay face up is kept, before a character."""

    pawn: Pawn
    card: Card

    def apply(self, state: State) -> None:
        state.kept[self.pawn].append(self.card)
        state.face_up = NO_CARD


@dataclass(frozen=True, slots=True)
class KeptReturned(Event):
    """A kept card goes to the used ones: it was used, or (`lost`) had to be given up."""

    pawn: Pawn
    card: Card
    lost: bool = False

    def apply(self, state: State) -> None:
        state.kept[self.pawn].remove(self.card)
        state.used.append(self.card)
