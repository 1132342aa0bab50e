"""What steppers and the like have in common: a value between two sides that change it by one."""

from __future__ import annotations

from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Confirm, Move
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.base import Point, Widget
from game.ui.kit.widgets.button import draw_sign_button


class Sided(Widget):
    """A value between a "less" and a "more" side, each at least 64 units wide. A side that is
    greyed says why, when it is pressed and when it is asked about."""

    focusable = True
    signs = "left", "right"
    style: theme.TextStyle = theme.NUMBER

    def __init__(self, box: Box, name: str) -> None:
        super().__init__(box, name)
        self._side = 0

    def can(self, by: int) -> bool:
        """Is there a value on this side?"""
        raise NotImplementedError

    def why_not(self, by: int) -> str:
        """Why there is no value on this side, "" if there is one or nothing to tell."""
        return ""

    def change(self, by: int) -> None:
        raise NotImplementedError

    def shown_value(self) -> str:
        raise NotImplementedError

    def spoken(self) -> str:
        return self.shown_value()

    def _step(self, by: int) -> None:
        if self.can(by):
            self.change(by)
            self.changed()
            if self.host is not None:
                self.host.play("focus")
        elif self._tell(by) and self.host is not None:
            self.host.play("refuse")

    def _tell(self, by: int) -> bool:
        """Say beside a greyed side why it is greyed."""
        reason = self.why_not(by)
        if reason and self.host is not None:
            self.host.say(reason, self._sides()[by])
        return bool(reason)

    def inspect(self, at: Point | None = None) -> bool:
        side = self._side_at(*at) if at else 0
        return bool(side and self._tell(side)) or super().inspect(at)

    def explain(self) -> str:
        return super().explain() or self.why_not(1) or self.why_not(-1)

    def handle(self, action: Action) -> bool:
        if isinstance(action, Move) and action.dx:
            self._step(action.dx)
            return True
        return False

    def press(self, action: Action) -> None:
        if isinstance(action, Confirm):
            self._step(1)

    def pointer(self, x: float, y: float, phase: str) -> bool:
        side = self._side_at(x, y)
        if phase == "down":
            self._side = side
            self.changed()
        elif phase == "up":
            pressed, self._side = self._side, 0
            self.changed()
            if pressed and pressed == side:
                self._step(pressed)
        return True

    def _sides(self) -> dict[int, Box]:
        width = max(64, min(self.box.h, self.box.w / 3))
        return {-1: self.box.split_left(width)[0], 1: self.box.split_right(width)[1]}

    def _side_at(self, x: float, y: float) -> int:
        """-1 or 1 on a side, 0 elsewhere."""
        return next((by for by, box in self._sides().items() if box.holds(x, y)), 0)

    def draw(self, canvas: Canvas) -> None:
        sides = self._sides()
        left = sides[-1].right + 10
        middle = Box(left, self.box.y, sides[1].x - 10 - left, self.box.h)
        canvas.skin(middle, looks.FIELD)
        self.cut = canvas.text(middle.inset(14, 6), self.shown_value(), self.style, "centre")
        for (by, box), sign in zip(sides.items(), self.signs, strict=True):
            held = self._side == by and self.pressed
            draw_sign_button(canvas, box, sign, "gold", held, self.can(by))
