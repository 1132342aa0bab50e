"""Bubbles (a reason, a full text) and toasts (a short notice), above everything in a scene."""

from __future__ import annotations

from game.ui.kit import looks, theme
from game.ui.kit.box import SAFE, Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import Sprite
from game.ui.kit.text import Writer

BUBBLE_Z, TOAST_Z = 1000, 1100
TOAST_TIME = 4000
"""Milliseconds that a toast shows; nothing that must be read goes into one."""
_WIDEST, _PAD, _GAP = 700, 26, 26


class Bubble(Sprite):
    """A text beside the thing it is about. The scene takes it away when it is dismissed."""

    def __init__(self, text: str, near: Box, writer: Writer) -> None:
        self.text = text
        self.near = near
        width = min(_WIDEST, max(180, writer.width(text, theme.BODY) + 8))
        height = writer.height(text, theme.BODY, width)
        # As narrow as goes with as many lines: no single word is left for the last one.
        while width > 240 and writer.height(text, theme.BODY, width - 20) <= height:
            width -= 20
        size = width + 2 * _PAD, min(height + 2 * _PAD, SAFE.h)
        super().__init__(_placed(near, *size), BUBBLE_Z, margin=48)

    def paint(self, canvas: Canvas) -> None:
        canvas.skin(self.box, looks.BUBBLE)
        x = max(self.box.x + 40, min(self.near.centre[0], self.box.right - 40))
        below = self.box.y >= self.near.centre[1]
        tip = Box(x - 17, self.box.y - 20 if below else self.box.bottom - 14, 34, 34)
        canvas.shape(tip, "up" if below else "down", looks.BUBBLE.border)
        inner = tip.inset(6).moved(0, 5 if below else -5)
        canvas.shape(inner, "up" if below else "down", looks.BUBBLE.fill[0 if below else 1])
        canvas.text(self.box.inset(_PAD, _PAD - 8), self.text, theme.BODY, "centre", max_lines=None)


class Toast(Sprite):
    """A notice at the top of the screen that goes by itself."""

    def __init__(self, text: str, writer: Writer) -> None:
        self.text = text
        width = min(1300, writer.width(text, theme.BODY_LIGHT) + 90)
        height = writer.height(text, theme.BODY_LIGHT, width - 80) + 36
        super().__init__(Box(960 - width / 2, 40, width, height), TOAST_Z, margin=34)

    def paint(self, canvas: Canvas) -> None:
        canvas.skin(self.box, looks.TOAST)
        canvas.text(self.box.inset(38, 10), self.text, theme.BODY_LIGHT, "centre", max_lines=None)


def _placed(near: Box, width: float, height: float) -> Box:
    """Below the thing if there is room, since headings stand above what they are about; else above
    it, else wherever it fits on the screen."""
    x = max(SAFE.x, min(near.centre[0] - width / 2, SAFE.right - width))
    y = near.bottom + _GAP
    if y + height > SAFE.bottom:
        y = near.y - _GAP - height
    return Box(x, max(SAFE.y, min(y, SAFE.bottom - height)), width, height)
