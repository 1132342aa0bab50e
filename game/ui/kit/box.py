"""Rectangles in design units (1920 x 1080), with the few sums a layout needs.

page = Box(100, 100, 800, 600)
title, body = page.inset(40).split_top(80, gap=20)
left, right = body.columns(2, gap=24)
"""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """x, y of the upper left corner, width and height, in design units."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, x: float, y: float, w: float, h: float) -> Box:
        """The box of size w x h whose centre is (x, y)."""
        return cls(x - w / 2, y - h / 2, w, h)

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def at(self, x: float, y: float) -> Box:
        """The same size with its upper left corner at (x, y)."""
        return Box(x, y, self.w, self.h)

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """Smaller by dx left and right and by dy (or dx) above and below; negative: larger."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(0, self.w - 2 * dx), max(0, self.h - 2 * dy))

    def split_top(self, height: float, gap: float = 0) -> tuple[Box, Box]:
        """The strip of this height along the top, and the rest below the gap."""
        rest = max(0, self.h - height - gap)
        return Box(self.x, self.y, self.w, height), Box(self.x, self.bottom - rest, self.w, rest)

    def split_bottom(self, height: float, gap: float = 0) -> tuple[Box, Box]:
        """The rest above the gap, and the strip of this height along the bottom."""
        rest = max(0, self.h - height - gap)
        return Box(self.x, self.y, self.w, rest), Box(self.x, self.bottom - height, self.w, height)

    def split_left(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """The strip of this width along the left, and the rest right of the gap."""
        rest = max(0, self.w - width - gap)
        return Box(self.x, self.y, width, self.h), Box(self.right - rest, self.y, rest, self.h)

    def split_right(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """The rest left of the gap, and the strip of this width along the right."""
        rest = max(0, self.w - width - gap)
        return Box(self.x, self.y, rest, self.h), Box(self.right - width, self.y, width, self.h)

    def rows(self, count: int, gap: float = 0) -> list[Box]:
        """`count` boxes of equal height below one another."""
        height = (self.h - gap * (count - 1)) / count
        return [Box(self.x, self.y + i * (height + gap), self.w, height) for i in range(count)]

    def columns(self, count: int, gap: float = 0) -> list[Box]:
        """`count` boxes of equal width beside one another."""
        width = (self.w - gap * (count - 1)) / count
        return [Box(self.x + i * (width + gap), self.y, width, self.h) for i in range(count)]

    def holds(self, x: float, y: float) -> bool:
        """Is the point inside (right and bottom edge excluded)?"""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def encloses(self, other: Box) -> bool:
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def union(self, other: Box) -> Box:
        x, y = min(self.x, other.x), min(self.y, other.y)
        right, bottom = max(self.right, other.right), max(self.bottom, other.bottom)
        return Box(x, y, right - x, bottom - y)


SCREEN = Box(0, 0, 1920, 1080)
"""The whole design space."""

SAFE = SCREEN.inset(32.4)
"""Where controls and text stay: 3 % of the height from every edge, since television sets cut."""
