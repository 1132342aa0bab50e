"""The pointer of the spinner: a long thin picture that turns about its middle.

Only the strip in which the needle lies is turned, which on a large screen is many times quicker
than to turn the whole square.
"""

from __future__ import annotations

from math import cos, radians, sin

import pygame

from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import Sprite

_PICTURE = "ankka/spinner_pointer"
WIDE, LONG = 0.15, 0.64
"""The strip about the middle that holds all of the needle, as shares of its picture."""


class Needle(Sprite):
    """`box`: the square in which it turns; `angle`: degrees against the clock, 0 points up."""

    def __init__(self, box: Box, z: int = 0) -> None:
        super().__init__(box, z)
        self._strip: tuple[int, pygame.Surface] | None = None

    def reach(self) -> Box:
        """The box round the strip as it lies now."""
        turn = radians(self.angle)
        long, wide = self.box.h * LONG, self.box.w * WIDE
        across = long * abs(sin(turn)) + wide * abs(cos(turn))
        down = long * abs(cos(turn)) + wide * abs(sin(turn))
        return Box.around(*self.box.centre, across, down).inset(-3)

    def paint(self, canvas: Canvas) -> None:
        side = canvas.view.px(self.box.w)
        turned = pygame.transform.rotozoom(self._cut(canvas, side), self.angle, 1)
        canvas.blit(turned, turned.get_rect(center=canvas.view.point(*self.box.centre)).topleft)

    def _cut(self, canvas: Canvas, side: int) -> pygame.Surface:
        """The strip, from a picture of so many pixels; cut once."""
        if self._strip is None or self._strip[0] != side:
            whole = canvas.assets.picture(_PICTURE, side, side)
            strip = pygame.Rect(0, 0, round(side * WIDE), round(side * LONG))
            strip.center = whole.get_rect().center
            self._strip = side, whole.subsurface(strip).copy()
        return self._strip[1]
