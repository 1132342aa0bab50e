"""The pointer of the spinner: a long thin picture that turns about the axis of the spinner.

Only the strip in which the needle lies is turned, which on a large screen is many times quicker
than to turn the whole square. What turns fast is turned roughly: nobody can see its edges.
"""

from __future__ import annotations

from math import cos, radians, sin

import pygame

from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import Sprite

_PICTURE = "ankka/spinner_pointer"
_WIDE, _ABOVE, _BELOW = 0.145, 0.317, 0.139
"""The strip that holds all of the needle, as shares of its picture: across the axis, and how far
it reaches from the axis to the point and to the tail."""
_LONG, _OFF = _ABOVE + _BELOW, (_ABOVE - _BELOW) / 2
_FAST = 2.0
"""Degrees from one frame to the next from which on it turns fast."""


class Needle(Sprite):
    """`box`: the square in which it turns; `angle`: degrees against the clock, 0 points up."""

    def __init__(self, box: Box, z: int = 0) -> None:
        super().__init__(box, z)
        self._strip: tuple[int, pygame.Surface] | None = None
        self._is_fast = False

    def turn_to(self, angle: float) -> None:
        """Where it points in the next frame."""
        if angle != self.angle:  # a frame in which no time passes shows the same picture
            self._is_fast, self.angle = abs(angle - self.angle) > _FAST, angle

    def rest_at(self, angle: float) -> None:
        """Where it points from now on."""
        self._is_fast, self.angle = False, angle

    def reach(self) -> Box:
        """The box round the strip as it lies now."""
        turn = radians(self.angle)
        long, wide = self.box.h * _LONG, self.box.w * _WIDE
        across = long * abs(sin(turn)) + wide * abs(cos(turn))
        down = long * abs(cos(turn)) + wide * abs(sin(turn))
        return Box.around(*self._middle(), across, down).inset(-3)

    def paint(self, canvas: Canvas) -> None:
        strip = self._cut(canvas, canvas.view.px(self.box.w))
        if self._is_fast:
            turned = pygame.transform.rotate(strip, self.angle)
        else:
            turned = pygame.transform.rotozoom(strip, self.angle, 1)
        canvas.blit(turned, turned.get_rect(center=canvas.view.point(*self._middle())).topleft)

    def _middle(self) -> tuple[float, float]:
        """Where the middle of the strip is now."""
        turn, off = radians(self.angle), self.box.h * _OFF
        x, y = self.box.centre
        return x - off * sin(turn), y - off * cos(turn)

    def _cut(self, canvas: Canvas, side: int) -> pygame.Surface:
        """The strip, from a picture of so many pixels; cut once."""
        if self._strip is None or self._strip[0] != side:
            whole = canvas.assets.picture(_PICTURE, side, side)
            self._strip = side, whole.subsurface(strip_of(whole)).copy()
        return self._strip[1]


def strip_of(whole: pygame.Surface) -> pygame.Rect:
    """The part of the picture in which the needle lies."""
    side, rect = whole.get_width(), whole.get_rect()
    strip = pygame.Rect(0, 0, round(side * _WIDE), round(side * _LONG))
    strip.center = rect.centerx, rect.centery - round(side * _OFF)
    return strip
