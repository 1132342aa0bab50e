"""What stands in a scenario of Nya Finans: a position, and what may be expected of one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from game.annotations import IndexOf
from game.finans.data import DeckName
from game.scenarios.shapes import CourseExpectation, HolderName, ScenarioFile, SeatName, Step

Plot = Annotated[int, IndexOf("plot")]
Share = Annotated[int, IndexOf("share")]
News = Annotated[int, IndexOf("news")]
Tip = Annotated[int, IndexOf("market tip")]

FirstPhaseName = Literal["turn", "landed", "news", "tip", "end"]
PhaseName = Literal[
    "turn", "landed", "news", "news_card", "tip", "tip_card", "end", "rent", "auction", "offer"
]
EndingName = Literal["not_yet", "million", "last_player", "laps"]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Table:
    """What lies on the table, be it laid there or expected. Spaces are known by their numbers."""

    spaces: tuple[tuple[SeatName, int], ...] = ()
    plots: tuple[tuple[HolderName, tuple[Plot, ...]], ...] = ()
    mortgaged: tuple[Plot, ...] = ()
    built: tuple[Plot, ...] = ()
    shares: tuple[tuple[HolderName, tuple[Share, ...]], ...] = ()
    bonds: tuple[tuple[HolderName, tuple[int, ...]], ...] = ()
    loans: tuple[tuple[SeatName, int], ...] = ()
    cars: tuple[SeatName, ...] = ()
    missing: tuple[tuple[SeatName, int], ...] = ()
    freed: tuple[SeatName, ...] = ()
    laps: tuple[tuple[SeatName, int], ...] = ()
    out: tuple[SeatName, ...] = ()
    kept: tuple[tuple[SeatName, tuple[Tip, ...]], ...] = ()
    in_force: str = ""
    news: tuple[News, ...] = ()
    tips: tuple[Tip, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(_Table):
    """A position. What it does not say is as docs/scenarios.md tells."""

    move: SeatName
    phase: FirstPhaseName = "turn"
    turns: int = 1
    beginner: SeatName = 0
    cash: tuple[tuple[SeatName, int], ...] = ()
    bought: tuple[Literal["plot", "share"], ...] = ()
    met: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FinansExpectation(CourseExpectation, _Table):
    """What may be expected; only the keys that stand in the file are looked at."""

    phase: PhaseName = "turn"
    bottom: tuple[tuple[DeckName, str], ...] = ()
    complete: tuple[tuple[SeatName, int], ...] = ()
    worth: tuple[tuple[SeatName, int], ...] = ()
    ending: EndingName = "not_yet"


@dataclass(frozen=True, slots=True)
class FinansStep(Step):
    """A step of a scenario of Nya Finans."""

    expect: FinansExpectation | None = None


@dataclass(frozen=True, slots=True)
class FinansFile(ScenarioFile):
    """A scenario of Nya Finans. Without a position the game begins at its very start."""

    position: Position | None = None
    answers: tuple[FinansStep, ...] = ()
    expect: FinansExpectation | None = None
