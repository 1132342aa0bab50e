"""What stands in every scenario file, whichever game it is of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from game.annotations import IndexOf
from game.setup_options import OptionValue

UNSAID = -99
"""Stands for a seat that a file does not name; seats count from 0, the bank is -1."""

BANK = "bank"
NOBODY = "nobody"

SeatName = Annotated[int, IndexOf("player")]
"""In the file the name of a player, here the seat."""

HolderName = Annotated[int, IndexOf("player or bank")]
SomebodyName = Annotated[int, IndexOf("player or nobody")]


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat. Without a look it gets the next free one. `helps` make the game easier for it."""

    name: str
    look: str = ""
    player: str = "human"
    helps: tuple[tuple[str, int | str], ...] = ()


@dataclass(frozen=True, slots=True)
class ChanceLine:
    """An answer of chance: what a die shows, or which cards lie on top of a shuffled deck."""

    die: int | None = None
    order: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Expectation:
    """What should be true; each game adds what it has, and only the keys in the file count."""


@dataclass(frozen=True, slots=True)
class Payment:
    """Money that must have changed hands; what is not said may be anything."""

    payer: HolderName = UNSAID
    payee: HolderName = UNSAID
    amount: int | None = None
    cause: str = ""
    clause: str = ""
    card: str = ""


@dataclass(frozen=True, kw_only=True)
class CourseExpectation(Expectation):
    """What may be expected of any game: the question, what happened, and who has what cash.

    Without slots, so that games can add it to a class of their own that has some.
    """

    asked: SomebodyName = -1
    prompt: str = ""
    options: tuple[str, ...] = ()
    offers: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    refuses: tuple[tuple[str, str], ...] = ()
    low: int = 0
    high: int = 0
    move: SomebodyName = -1
    cash: tuple[tuple[HolderName, int], ...] = ()
    paid: tuple[Payment, ...] = ()
    nothing: tuple[str, ...] = ()
    happened: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    winners: tuple[SeatName, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do: answer, undo, save or load, or only look whether all is as expected.

    `refused` says that the answer (or the undo) must be refused: true, or the reason's code.
    """

    seat: SeatName = UNSAID
    answer: int | str | None = None
    refused: bool | str = False
    do: Literal["", "undo", "save", "load"] = ""
    expect: Expectation | None = None


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    """A scenario as it is written, once its short forms are spelt out."""

    game: str
    seats: tuple[SeatLine, ...]
    title: str = ""
    covers: tuple[str, ...] = ()
    seed: int = 1
    options: tuple[tuple[str, OptionValue], ...] = ()
    chance: tuple[ChanceLine, ...] = ()
    answers: tuple[Step, ...] = ()
    expect: Expectation | None = None
