"""News and tips are drawn, in force, kept and put under."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.requests import Card, Seat
from game.finans.data import DeckName
from game.finans.events.event import Event
from game.finans.state import HIDDEN, NO_CARD, State


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """A deck lies in a new order that nobody knows."""

    reveals: ClassVar[bool] = True
    deck: DeckName
    order: tuple[Card, ...]

    @property
    def seen_by(self) -> tuple[Seat, ...]:
        return ()

    def veiled(self) -> DeckShuffled:
        return DeckShuffled(self.deck, (HIDDEN,) * len(self.order))

    def apply(self, state: State) -> None:
        setattr(state, self.deck, list(self.order))


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The top card of a deck is turned up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    deck: DeckName
    card: Card

    def apply(self, state: State) -> None:
        pile: list[Card] = getattr(state, self.deck)
        del pile[0]
        state.face_up = self.card


@dataclass(frozen=True, slots=True)
class CardPutUnder(Event):
    """The card that lies face up goes to the bottom of its deck."""

    deck: DeckName
    card: Card

    def apply(self, state: State) -> None:
        pile: list[Card] = getattr(state, self.deck)
        pile.append(self.card)
        state.face_up = NO_CARD


@dataclass(frozen=True, slots=True)
class NewsInForce(Event):
    """The news that lies face up holds until further notice."""

    card: Card

    def apply(self, state: State) -> None:
        state.in_force, state.face_up = self.card, NO_CARD


@dataclass(frozen=True, slots=True)
class NewsOver(Event):
    """The news that held goes under the pile."""

    card: Card

    def apply(self, state: State) -> None:
        state.in_force = NO_CARD
        state.news.append(self.card)


@dataclass(frozen=True, slots=True)
class NewsToCome(Event):
    """A tip says that its drawer takes news when it is followed (False: they are taken now)."""

    seat: Seat
    to_come: bool

    def apply(self, state: State) -> None:
        state.then_news = self.to_come


@dataclass(frozen=True, slots=True)
class TipKept(Event):
    """A seat keeps the tip that lay face up."""

    seat: Seat
    card: Card

    def apply(self, state: State) -> None:
        state.face_up = NO_CARD
        state.kept[self.seat].append(self.card)


@dataclass(frozen=True, slots=True)
class TipReturned(Event):
    """A kept tip goes under its pile: used, so that its holder may build, or left behind."""

    seat: Seat
    card: Card
    builds: bool

    def apply(self, state: State) -> None:
        state.kept[self.seat].remove(self.card)
        state.tips.append(self.card)
        state.builds = state.builds or self.builds
