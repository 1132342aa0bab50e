"""The design space of 1920 x 1080 units on the real pixels of the window.

    view = View((1280, 720))
    view.rect(Box(0, 0, 960, 540))      # pygame.Rect(0, 0, 640, 360)
    view.to_design((640, 360))          # (960.0, 540.0); None on the bars

Windows of another shape get bars; a wider safe margin shrinks the whole picture about its centre.
"""

from __future__ import annotations

import pygame

from game.ui.kit.box import SCREEN, Box

BUILT_IN_MARGIN = 0.03
"""Share of the height that the layouts themselves keep free of controls and text."""

SMALLEST = 16
"""Windows of fewer pixels a side (some systems report 0 x 0 or 1 x 1) are taken as this many."""


class View:
    """Maps rectangles and points both ways. `scale` is pixels per design unit."""

    def __init__(self, size: tuple[int, int], safe_margin: float = BUILT_IN_MARGIN) -> None:
        """`safe_margin`: share of each side (0 to 0.1) that the television cuts off."""
        self.width, self.height = max(SMALLEST, size[0]), max(SMALLEST, size[1])
        self.safe_margin = safe_margin
        shrink = 1 - 2 * max(0.0, min(0.1, safe_margin) - BUILT_IN_MARGIN)
        self.scale = min(self.width / SCREEN.w, self.height / SCREEN.h) * shrink
        self.left = (self.width - SCREEN.w * self.scale) / 2
        self.top = (self.height - SCREEN.h * self.scale) / 2

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def window(self) -> pygame.Rect:
        """All pixels, bars included."""
        return pygame.Rect(0, 0, self.width, self.height)

    @property
    def picture(self) -> pygame.Rect:
        """The pixels of the design space, without the bars."""
        return self.rect(SCREEN)

    def px(self, units: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(units * self.scale))

    def rect(self, box: Box) -> pygame.Rect:
        """The pixels of a box. Neighbouring boxes share their edge without gap or overlap."""
        scale, left, top = self.scale, self.left, self.top
        x0, y0 = round(left + box[0] * scale), round(top + box[1] * scale)
        x1, y1 = round(left + (box[0] + box[2]) * scale), round(top + (box[1] + box[3]) * scale)
        return pygame.Rect(x0, y0, x1 - x0, y1 - y0)

    def point(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a point in design units."""
        return round(self.left + x * self.scale), round(self.top + y * self.scale)

    def to_design(self, pixel: tuple[float, float]) -> tuple[float, float] | None:
        """The point in design units under a pixel, None on the bars."""
        x, y = (pixel[0] - self.left) / self.scale, (pixel[1] - self.top) / self.scale
        return (x, y) if SCREEN.holds(x, y) else None

    def box(self, rect: pygame.Rect) -> Box:
        """The box in design units that a rectangle of pixels covers."""
        scale = self.scale
        x, y = (rect.x - self.left) / scale, (rect.y - self.top) / scale
        return Box(x, y, rect.w / scale, rect.h / scale)
