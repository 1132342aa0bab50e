"""A number between minus and plus that says why it goes no further."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Confirm, Move
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.base import Point, Widget
from game.ui.kit.widgets.button import draw_sign_button


class Counter(Widget):
    """A whole number. Left and right change it by one; a side that is greyed gives its reason.

    `why_not(value)`: why the number cannot become that value, "" if it can.
    """

    focusable = True
    radius = 26

    def __init__(
        self,
        box: Box,
        value: int,
        on_change: Callable[[int], object],
        why_not: Callable[[int], str],
        shown: Callable[[int], str] = str,
        name: str = "counter",
        size: float = 64,
    ) -> None:
        super().__init__(box, name)
        self.value = value
        self.on_change = on_change
        self.why_not = why_not
        self.shown = shown
        self.size = size
        self._held = 0

    def spoken(self) -> str:
        return self.shown(self.value)

    def explain(self) -> str:
        return self.why_not(self.value + 1) or self.why_not(self.value - 1)

    def inspect(self, at: Point | None = None) -> bool:
        """A side that is asked about gives its own reason."""
        for by, side in self._sides().items():
            if at and side.holds(*at) and self.why_not(self.value + by) and self.host is not None:
                self.host.say(self.why_not(self.value + by), side)
                return True
        return super().inspect(at)

    def step(self, by: int) -> None:
        """One more or less, or the reason why not."""
        reason = self.why_not(self.value + by)
        if reason:
            if self.host is not None:
                self.host.play("refuse")
                self.host.say(reason, self._sides()[by])
            return
        self.value += by
        self.changed()
        if self.host is not None:
            self.host.play("focus")
        self.on_change(self.value)

    def handle(self, action: Action) -> bool:
        if isinstance(action, Move) and action.dx:
            self.step(action.dx)
            return True
        return False

    def press(self, action: Action) -> None:
        if isinstance(action, Confirm):
            self.step(1)

    def pointer(self, x: float, y: float, phase: str) -> bool:
        side = next((by for by, box in self._sides().items() if box.holds(x, y)), 0)
        if phase == "down":
            self._held = side
            self.changed()
        elif phase == "up":
            held, self._held = self._held, 0
            self.changed()
            if held and held == side:
                self.step(held)
        return True

    def _sides(self) -> dict[int, Box]:
        width = max(64, min(self.box.h * 1.1, self.box.w / 3))
        return {-1: self.box.split_left(width)[0], 1: self.box.split_right(width)[1]}

    def draw(self, canvas: Canvas) -> None:
        sides = self._sides()
        middle = Box(
            sides[-1].right + 12, self.box.y, sides[1].x - sides[-1].right - 24, self.box.h
        )
        canvas.skin(middle, looks.FIELD)
        style = theme.NUMBER.sized(self.size)
        self.cut = canvas.text(middle.inset(14, 6), self.shown(self.value), style, "centre")
        for by, box in sides.items():
            held = self.pressed and self._held == by
            enabled = not self.why_not(self.value + by)
            draw_sign_button(canvas, box, "+" if by > 0 else "-", "gold", held, enabled)
