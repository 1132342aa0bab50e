"""What stands in a scenario of Aku Ankka: a position, and what may be expected of one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from game.ankka.data import Topic
from game.annotations import AtLeast, IndexOf
from game.scenarios.shapes import (
    UNSAID,
    CourseExpectation,
    ScenarioFile,
    SeatName,
    SomebodyName,
    Step,
)

EventCard = Annotated[int, IndexOf("event card")]
Node = Annotated[int, IndexOf("node")]
Count = Annotated[int, AtLeast(0)]

PhaseName = Literal[
    "turn", "shield", "question_card", "question", "judge", "verdict", "vote", "event",
    "event_card", "machine", "swap", "beam",
]  # fmt: skip
EndingName = Literal["not_yet", "stepped_in", "dime_came"]


@dataclass(frozen=True, slots=True)
class Asked:
    """The open question: its topic and its id, the answers in the order in which they stand, which
    was chosen, and whether the answer is held for right."""

    topic: Topic
    id: str
    shown: tuple[str, ...] = ("a", "b", "c")
    answer: str = ""
    right: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Table:
    """What lies on the table, be it laid there or expected: of the characters that players move."""

    nodes: tuple[tuple[SeatName, Node], ...] = ()
    visited: tuple[tuple[SeatName, Count], ...] = ()
    dime: SomebodyName = -1
    safe: bool = False
    locks: tuple[tuple[SeatName, Count], ...] = ()
    barred: tuple[SeatName, ...] = ()
    kept: tuple[tuple[SeatName, tuple[EventCard, ...]], ...] = ()
    short_turn: tuple[SeatName, ...] = ()
    steps: Count = 5
    spins: Count = 0
    questions: Count = 0
    events: tuple[EventCard, ...] = ()
    used: tuple[EventCard, ...] = ()
    piles: tuple[tuple[Topic, tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(_Table):
    """A position. What it does not say is as docs/scenarios.md tells."""

    move: SeatName
    phase: PhaseName = "turn"
    turns: Count = 1
    beginner: SeatName = 0
    pawns: tuple[tuple[SeatName, SeatName], ...] = ()
    moved: bool = False
    captured: bool = False
    asked_at: tuple[Node, ...] = ()
    face_up: EventCard = UNSAID
    open: Asked | None = None
    objector: SomebodyName = -1


@dataclass(frozen=True, slots=True)
class StepsLine:
    """A change of the steps; what is not said may be anything."""

    seat: SeatName = UNSAID
    amount: int | None = None
    cause: str = ""
    clause: str = ""
    card: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnkkaExpectation(CourseExpectation, _Table):
    """What may be expected; only the keys that stand in the file are looked at."""

    phase: PhaseName = "turn"
    characters: tuple[tuple[SeatName, str], ...] = ()
    goals: tuple[tuple[SeatName, str], ...] = ()
    bottom: tuple[tuple[Topic, str], ...] = ()
    ledger: tuple[StepsLine, ...] = ()
    ending: EndingName = "not_yet"


@dataclass(frozen=True, slots=True)
class AnkkaStep(Step):
    """A step of a scenario of Aku Ankka."""

    expect: AnkkaExpectation | None = None


@dataclass(frozen=True, slots=True)
class AnkkaFile(ScenarioFile):
    """A scenario of Aku Ankka. Without a position the game begins at its very start."""

    position: Position | None = None
    answers: tuple[AnkkaStep, ...] = ()
    expect: AnkkaExpectation | None = None
