"""What stands in a scenario of Joakim: a position, and what may be expected of one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from game.annotations import IndexOf
from game.joakim.data import DeckName
from game.joakim.effects import Kind
from game.scenarios.shapes import (
    UNSAID,
    CourseExpectation,
    HolderName,
    ScenarioFile,
    SeatName,
    SomebodyName,
    Step,
)

Number = Annotated[int, IndexOf("newspaper")]
UncleCard = Annotated[int, IndexOf("uncle card")]
ClubCard = Annotated[int, IndexOf("club card")]
Tip = Annotated[int, IndexOf("business tip")]
Loan = Annotated[int, IndexOf("loan card")]

PhaseName = Literal[
    "move",
    "square",
    "newspaper",
    "large_heading",
    "small_heading",
    "uncle_card",
    "club_card",
    "end",
    "crown",
    "tip",
]
EndingName = Literal["not_yet", "limit", "last_player", "last_number", "nobody_left"]


@dataclass(frozen=True, slots=True)
class Spot:
    """A square: by its index, or by column and row. In short `12` or `[0, 2]`."""

    square: int = UNSAID
    cell: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CrownLine:
    """Who has the crown, and whether it came in this very move. In short `Anna`."""

    holder: SomebodyName
    fresh: bool = False


Holdings = tuple[tuple[Kind, str], ...]
"""Cards by kind, written as in the answers: {gold: 3x1 1x5, oil: 2x5}."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Table:
    """What lies on the table, be it laid there or expected."""

    phase: PhaseName = "move"
    market: tuple[tuple[Kind, int], ...] = ()
    pawns: tuple[tuple[SeatName, Spot], ...] = ()
    out: tuple[SeatName, ...] = ()
    crown: CrownLine | None = None
    options_held: tuple[tuple[SeatName, tuple[ClubCard, ...]], ...] = ()
    newspaper: tuple[Number, ...] = ()
    drawn: tuple[Number, ...] = ()
    removed: tuple[Number, ...] = ()
    uncle: tuple[UncleCard, ...] = ()
    club: tuple[ClubCard, ...] = ()
    club_closed: bool = False
    # Business sharks.
    tips: tuple[Tip, ...] = ()
    tips_held: tuple[tuple[SeatName, tuple[Tip, ...]], ...] = ()
    kept: tuple[tuple[SeatName, tuple[UncleCard, ...]], ...] = ()
    loans: tuple[tuple[SeatName, tuple[Loan, ...]], ...] = ()
    beagles: tuple[tuple[SeatName, tuple[Tip, ...]], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(_Table):
    """A position. What it does not say is as docs/scenarios.md tells."""

    move: SeatName
    turns: int = 1
    beginner: SeatName = 0
    cash: tuple[tuple[SeatName, int], ...] = ()
    holdings: tuple[tuple[SeatName, Holdings], ...] = ()
    face_up: str = ""
    known: tuple[tuple[SeatName, int], ...] = ()
    last_mover: SomebodyName = UNSAID
    order_waits_for: SomebodyName = -1
    tip_played: bool = False
    resumes: Literal["move", "square", "end"] = "end"


@dataclass(frozen=True, slots=True, kw_only=True)
class JoakimExpectation(CourseExpectation, _Table):
    """What may be expected; only the keys that stand in the file are looked at."""

    moves: tuple[SeatName, ...] = ()
    holdings: tuple[tuple[HolderName, Holdings], ...] = ()
    bottom: tuple[tuple[DeckName, str], ...] = ()
    knows: tuple[tuple[SeatName, tuple[Number, ...]], ...] = ()
    ending: EndingName = "not_yet"


@dataclass(frozen=True, slots=True)
class JoakimStep(Step):
    """A step of a scenario of Joakim."""

    expect: JoakimExpectation | None = None


@dataclass(frozen=True, slots=True)
class JoakimFile(ScenarioFile):
    """A scenario of Joakim. Without a position the game begins at its very start."""

    position: Position | None = None
    answers: tuple[JoakimStep, ...] = ()
    expect: JoakimExpectation | None = None
