"""A wheel with a digit that is turned up and down, and shows itself only while it is pressed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Set

from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Move
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import draw_sign_button
from game.ui.table.hold import HoldButton

MASK = "•"
"""Stands for a digit that is not shown."""

_SIDE, _GAP = 0.26, 10.0
"""The share of the wheel's height that each arrow takes, and the room beside it."""

_NOTCH = 70.0
"""Design units that the wheel is dragged for each digit."""

_DIGIT = theme.NUMBER.sized(130)


class DigitWheel(HoldButton):
    """Up and down turn it, and so do its arrows and dragging; left and right lead past it.

    `shown`: the digit, or MASK; `turn(by)` changes the number. Neither arrow is ever greyed, and no
    notch is heard: that would tell what the number is. `held` and `show`: as of a `HoldButton`.
    """

    def __init__(
        self,
        box: Box,
        shown: Callable[[], str],
        turn: Callable[[int], object],
        held: Set[Hashable],
        show: Callable[[bool], object],
        name: str,
    ) -> None:
        super().__init__(box, name, held, show, name)
        self._shown = shown
        self._turn_by = turn
        self._grip = 0.0  # where it was taken hold of, moved on with every notch
        self._arrow = 0  # which arrow is pressed

    def spoken(self) -> str:
        return ""

    def handle(self, action: Action) -> bool:
        if isinstance(action, Move) and action.dy:
            self._begin()
            self._turn_by(-action.dy)
            return True
        return super().handle(action)

    def pointer(self, x: float, y: float, phase: str) -> bool:
        super().pointer(x, y, phase)
        if phase == "down":
            self._grip = y
            self._arrow = next((by for by, box in self._arrows().items() if box.holds(x, y)), 0)
            if self._arrow:
                self._turn_by(self._arrow)
        elif phase == "move" and self._holding and not self._arrow:
            while abs(self._grip - y) >= _NOTCH:
                by = 1 if y < self._grip else -1
                self._grip -= by * _NOTCH
                self._turn_by(by)
        elif not self._holding:
            self._arrow = 0
        return True

    def _arrows(self) -> dict[int, Box]:
        height = self.box.h * _SIDE
        return {1: self.box.split_top(height)[0], -1: self.box.split_bottom(height)[1]}

    def draw(self, canvas: Canvas) -> None:
        arrows = self._arrows()
        top, bottom = arrows[1].bottom + _GAP, arrows[-1].y - _GAP
        drum = Box(self.box.x, top, self.box.w, bottom - top)
        canvas.skin(drum, looks.FIELD)
        canvas.text(drum.inset(8, 4), self._shown(), _DIGIT, "centre")
        for by, sign in ((1, "up"), (-1, "down")):
            draw_sign_button(canvas, arrows[by], sign, "gold", self._arrow == by)
