"""What scenes draw on: design units in, pixels out; whatever lies outside the clip is skipped.

canvas.picture("joakim/table_top", SCREEN)
canvas.skin(Box(700, 300, 520, 400), looks.PAPER_PANEL)
canvas.text(Box(740, 340, 440, 60), "Marknaden", theme.HEADING)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Literal

import pygame

from game.ui.kit import theme
from game.ui.kit.assets import Assets
from game.ui.kit.box import Box
from game.ui.kit.looks import Skin
from game.ui.kit.recorder import DrawnText, TextRecorder
from game.ui.kit.seats import draw_pattern, draw_shape, strip_width
from game.ui.kit.skins import RING_REACH, Skins
from game.ui.kit.text import Align, VAlign, Writer
from game.ui.kit.theme import Colour, TextStyle
from game.ui.kit.view import View

Fit = Literal["contain", "stretch"]

_LETTERS = {
    "circle": (0.62, 0.0), "square": (0.66, 0.0), "hexagon": (0.58, 0.0), "rhomb": (0.54, 0.0),
    "triangle": (0.5, 0.12), "star": (0.52, 0.03),
}  # fmt: skip
"""By shape of a seat's mark, as shares of its side: how large its letter can be, and how far below
the middle it stands."""


class Canvas:
    """Draws on one surface through one view."""

    def __init__(
        self,
        surface: pygame.Surface,
        view: View,
        assets: Assets,
        skins: Skins,
        writer: Writer,
        letter: Callable[[str], str],
    ) -> None:
        """`letter`: that of a seat's colour, in the language now chosen."""
        self.surface = surface
        self.view = view
        self.assets = assets
        self.skins = skins
        self.writer = writer
        self.letter = letter

    def sees(self, box: Box, reach: float = 0) -> bool:
        """Could anything in this box (grown by `reach` units) show? Drawing asks this itself."""
        # Without rectangles: a scene asks it of everything in it for each part that is painted.
        view, clip = self.view, self.surface.get_clip()
        scale = view.scale
        left = view.left + (box[0] - reach) * scale
        top = view.top + (box[1] - reach) * scale
        return (
            left - 1 < clip.right
            and top - 1 < clip.bottom
            and left + (box[2] + 2 * reach) * scale + 1 > clip.left
            and top + (box[3] + 2 * reach) * scale + 1 > clip.top
        ) or TextRecorder.listening()

    @contextmanager
    def within(self, box: Box) -> Iterator[None]:
        """Whatever is drawn meanwhile shows only inside the box."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(self.view.rect(box)))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def blit(self, picture: pygame.Surface, at: tuple[int, int]) -> None:
        """A premultiplied picture at a pixel."""
        opaque = not picture.get_flags() & pygame.SRCALPHA
        self.surface.blit(picture, at, special_flags=0 if opaque else pygame.BLEND_PREMULTIPLIED)

    def picture(
        self, name: str, box: Box, fit: Fit = "contain", alpha: float = 1.0, angle: float = 0
    ) -> None:
        """The named picture in the box, whole and centred (or stretched over it).

        `alpha`: opacity 0 to 1; `angle`: degrees against the clock (for things that tumble).
        """
        if not self.sees(box, max(box.w, box.h) * 0.25 if angle else 0):
            return
        rect = self.view.rect(box)
        if fit == "contain":
            width, height = self.assets.size(name)
            if (width, height) != (1, 1):
                # Of one size wherever it stands: a pixel more or less would be another picture.
                scale = min(box.w / width, box.h / height)
                rect = pygame.Rect(0, 0, self.view.px(width * scale), self.view.px(height * scale))
                rect.center = self.view.rect(box).center
        drawn = self.assets.faded(name, rect.w, rect.h, alpha)
        if angle:
            drawn = pygame.transform.rotozoom(drawn, angle, 1)
            rect = drawn.get_rect(center=rect.center)
        self.blit(drawn, rect.topleft)

    def background(self, name: str) -> None:
        """A picture behind everything: it covers the whole window, bars and all."""
        window = self.view.window
        width, height = self.assets.size(name)
        scale = max(window.w / width, window.h / height)
        if (width, height) == (1, 1):
            width, height, scale = window.w, window.h, 1.0
        size = max(window.w, round(width * scale)), max(window.h, round(height * scale))
        drawn = self.assets.picture(name, *size)
        self.blit(drawn, ((window.w - size[0]) // 2, (window.h - size[1]) // 2))

    def skin(self, box: Box, skin: Skin) -> None:
        """A rounded box in one of the looks."""
        if self.sees(box, self.skins.reach(skin)):
            self.skins.paint(self.surface, self.view.rect(box), skin)

    def ring(self, box: Box, radius: float = 30) -> None:
        """The focus ring around a box."""
        if self.sees(box, RING_REACH):
            self.skins.paint_ring(self.surface, self.view.rect(box), radius)

    def fill(self, box: Box, colour: Colour, radius: float = 0, alpha: int = 255) -> None:
        """A plain area. `alpha` 0 to 255."""
        if not self.sees(box):
            return
        rect = self.view.rect(box)
        corner = self.view.px(radius) if radius else 0
        if alpha == 255:
            pygame.draw.rect(self.surface, colour, rect, border_radius=corner)
            return
        layer = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(layer, (*colour, alpha), layer.get_rect(), border_radius=corner)
        self.surface.blit(layer, rect)

    def line(self, points: list[tuple[float, float]], colour: Colour, width: float = 4) -> None:
        """A smooth line through the points, with round joins. For trends and paths."""
        pixels = [self.view.point(x, y) for x, y in points]
        thick = self.view.px(width)
        for start, end in pairwise(pixels):
            pygame.draw.aaline(self.surface, colour, start, end, thick)
        for pixel in pixels:
            pygame.draw.aacircle(self.surface, colour, pixel, max(1, thick // 2))

    def dot(self, x: float, y: float, radius: float, colour: Colour) -> None:
        pygame.draw.aacircle(self.surface, colour, self.view.point(x, y), self.view.px(radius))

    def shape(self, box: Box, shape: str, colour: Colour, edge: Colour | None = None) -> None:
        """A seat's shape, or an arrow ("up", "down", "left", "right"), smooth-edged."""
        if self.sees(box):
            rect = self.view.rect(box)
            self.blit(draw_shape(shape, rect.size, colour, edge), rect.topleft)

    def pattern(self, box: Box, pattern: str, colour: Colour, alpha: int = 60) -> None:
        """A seat's pattern over a box."""
        if not self.sees(box):
            return
        rect, pitch = self.view.rect(box), self.view.px(20)
        # One strip side by side: a pattern over a wide box is no larger than over a narrow one.
        strip = draw_pattern(pattern, (strip_width(pattern, pitch), rect.h), pitch, colour, alpha)
        with self.within(box):
            for x in range(rect.x, rect.right, strip.get_width()):
                self.blit(strip, (x, rect.y))

    def seat_mark(self, box: Box, colour: str) -> None:
        """A seat's shape in its colour with its letter: told apart without colours too."""
        look = theme.SEATS[colour]
        self.shape(box, look.shape, mixed_top(look), look.edge)
        x, y = box.centre
        side = min(box.w, box.h)
        share, lower = _LETTERS[look.shape]
        size = side * share / self.writer.text_size  # as large as it can be at every text size
        style = TextStyle("heading", size, look.ink, floor=10)
        area = Box.around(x, y + side * lower, side, side * 0.9)
        self.text(area, self.letter(colour), style, "centre")

    def text(
        self,
        box: Box,
        text: str,
        style: TextStyle = theme.BODY,
        align: Align = "left",
        valign: VAlign = "middle",
        max_lines: int | None = 1,
        shrink: bool = True,
    ) -> bool:
        """The text in its box; True when it had to be cut (its end is "…").

        It shrinks down to the style's floor first. `max_lines` None: as many as the box holds.
        """
        if not text or not self.sees(box, 4):
            return False
        block = self.writer.fit(text, style, box.w, box.h, align, max_lines, shrink)
        area = self.view.rect(box)
        x = area.x
        if align == "centre":
            x += (area.w - block.surface.get_width()) // 2
        elif align == "right":
            x = area.right - block.surface.get_width()
        if valign == "middle":
            y = area.centery - (block.cap_top + block.cap_bottom + 1) // 2
        elif valign == "top":
            y = area.y - block.ink.top
        else:
            y = area.bottom - block.ink.bottom
        y = max(area.y - block.ink.top, min(y, area.bottom - block.ink.bottom))
        x = max(area.x - block.ink.left, min(x, area.right - block.ink.right))
        self.blit(block.surface, (x, y))
        if TextRecorder.listening():
            TextRecorder.note(
                DrawnText(text, block.lines, box, area, block.ink.move(x, y), block.size, block.cut)
            )
        return block.cut


def mixed_top(look: theme.SeatLook) -> Colour:
    """The colour of a seat's mark: between the two of its gradient."""
    return theme.mixed(look.top, look.bottom, 0.3)
