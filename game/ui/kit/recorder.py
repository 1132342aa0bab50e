"""Every drawn string with its box, so that tests can measure texts against their boxes.

with TextRecorder() as drawn:
    stage.redraw()
assert not [t for t in drawn.texts if t.overflows]
"""

from __future__ import annotations

from dataclasses import dataclass
from types import TracebackType
from typing import ClassVar

import pygame

from game.ui.kit.box import Box


@dataclass(frozen=True)
class DrawnText:
    """One string as drawn. `size`: the type size used, in design units; the rest in pixels."""

    string: str
    shown: tuple[str, ...]
    box: Box
    area: pygame.Rect
    ink: pygame.Rect
    size: float
    cut: bool

    @property
    def overflows(self) -> bool:
        """Is any ink outside the box?"""
        return self.ink.w > 0 and not self.area.contains(self.ink)


class TextRecorder:
    """While entered, notes each string that any canvas draws. Recorders nest."""

    _active: ClassVar[list[TextRecorder]] = []

    def __init__(self) -> None:
        self.texts: list[DrawnText] = []

    def __enter__(self) -> TextRecorder:
        self._active.append(self)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._active.remove(self)

    @classmethod
    def listening(cls) -> bool:
        return bool(cls._active)

    @classmethod
    def note(cls, text: DrawnText) -> None:
        for recorder in cls._active:
            recorder.texts.append(text)
