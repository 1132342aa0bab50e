"""Questions: bought, drawn, answered, judged, and overruled by the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.ankka.data import NodeId
from game.ankka.events.event import Event
from game.ankka.state import HIDDEN, NOBODY, OpenQuestion, State
from game.engine.requests import Card, Seat


@dataclass(frozen=True, slots=True)
class QuestionBought(Event):
    """A seat wants a question, on this circle; free, if a kept card pays for it."""

    seat: Seat
    node: NodeId
    free: bool = False

    def apply(self, state: State) -> None:
        state.questions += 1
        state.asked_at = (*state.asked_at, self.node)


@dataclass(frozen=True, slots=True)
class QuestionDrawn(Event):
    """A question is read to a seat; its card goes to the bottom of its pile at once.

    `shown` are the answers to choose from, in the order in which they stand; `fresh`: how many of
    the topic are left that were never asked.
    """

    reveals: ClassVar[bool] = True
    seat: Seat
    topic: int
    card: Card
    shown: tuple[int, ...]
    fresh: int

    def apply(self, state: State) -> None:
        pile = state.piles[self.topic]
        if HIDDEN not in pile:
            at = pile.index(self.card)
            state.piles[self.topic] = (*pile[:at], *pile[at + 1 :], self.card)
        state.fresh[self.topic] = self.fresh
        state.open = OpenQuestion(self.topic, self.card, self.shown)


@dataclass(frozen=True, slots=True)
class AnswerGiven(Event):
    """A seat has answered, and the right answer is shown."""

    reveals: ClassVar[bool] = True
    seat: Seat
    answer: int
    right: bool

    def apply(self, state: State) -> None:
        assert state.open is not None
        state.open = state.open._replace(answer=self.answer, right=self.right)


@dataclass(frozen=True, slots=True)
class AnswerSaid(Event):
    """A seat has said its answer aloud, and the right one is shown."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class AnswerJudged(Event):
    """Somebody has judged the answer that a seat said aloud."""

    judge: Seat
    seat: Seat
    right: bool

    def apply(self, state: State) -> None:
        assert state.open is not None
        state.open = state.open._replace(right=self.right)


@dataclass(frozen=True, slots=True)
class Disagreed(Event):
    """Option: somebody does not agree with how the question went."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.objector = self.seat


@dataclass(frozen=True, slots=True)
class VoteCast(Event):
    """Option: what one of the others says to it."""

    seat: Seat
    agrees: bool


@dataclass(frozen=True, slots=True)
class AnswerOverruled(Event):
    """Option: the table holds the answer for right, or wrong, against the card: it is marked."""

    topic: int
    card: Card
    right: bool

    def apply(self, state: State) -> None:
        assert state.open is not None
        state.open = state.open._replace(right=self.right)


@dataclass(frozen=True, slots=True)
class QuestionClosed(Event):
    """The question is done with."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.open, state.objector = None, NOBODY
