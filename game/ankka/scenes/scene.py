"""A scene and the stock it is made of: frozen, read from data/ankka/scenes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

from game.ankka.scenes.asks import Ask, WhichMissing
from game.annotations import Positive

WIDTH, HEIGHT = 808, 606
"""The picture, in its own units: pixels at 1920 x 1080."""

Value: TypeAlias = int | str
"""An answer: a number, a colour or other look, the id of a part, or how two numbers compare."""

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom."""


@dataclass(frozen=True, slots=True)
class Part:
    """Something that can stand in a picture. `box`: what its drawing covers, about its foot (0, 0);
    `looks`: what may be chosen of it, as ("sail", ("red", "blue"))."""

    id: str
    box: Box
    looks: tuple[tuple[str, tuple[str, ...]], ...] = ()


@dataclass(frozen=True)
class Stock:
    """All that pictures are made of.

    `colours` are those that may be asked about; of two that are `alike` (red and green, to some
    eyes) no answer may hang on which is which. `covers` are words that might be taken to mean other
    parts too: whoever counts birds may count gulls.
    """

    backdrops: tuple[str, ...]
    colours: tuple[str, ...]
    alike: tuple[tuple[str, str], ...]
    covers: tuple[tuple[str, tuple[str, ...]], ...]
    parts: tuple[Part, ...]

    @cached_property
    def by_id(self) -> dict[str, Part]:
        return {part.id: part for part in self.parts}


@dataclass(frozen=True, slots=True)
class Thing:
    """A part at a place: where its foot stands, its size in per cent, and what was chosen of it."""

    part: str
    at: tuple[int, int]
    size: Positive
    looks: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Words:
    """The same in three languages."""

    sv: str
    fi: str
    en: str


@dataclass(frozen=True, slots=True)
class Option:
    """One of the three answers that are offered."""

    value: Value
    text: Words


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked about a scene. Which option is right is never written: it is worked out."""

    ask: Ask
    text: Words
    options: tuple[Option, ...]

    @property
    def needs_options(self) -> bool:
        """Whether its answer hangs on what is offered: then it makes no sense without that."""
        return isinstance(self.ask, WhichMissing)


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture and its question. Level 1 is easy, 2 normal, 3 for experts."""

    id: str
    backdrop: str
    level: Literal[1, 2, 3]
    things: tuple[Thing, ...]
    question: Question


@dataclass(frozen=True, slots=True)
class SolvedScene:
    """A scene and the position of the right one among its options."""

    scene: Scene
    right: int
