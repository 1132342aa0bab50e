"""Text fitted into boxes: wrapped, shrunk down to a floor, and at last cut with an ellipsis.

    writer = Writer(fonts, view, text_size=1.0)
    block = writer.fit("Köp guldgruvan?", BODY, width=600, height=90)

Scenes call `Canvas.text`, which also places and records the block. Every string is letters: no
markup, no formatting. Signs without a glyph become a small empty frame, one a visible character.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import pygame

from game.ui.kit.cache import ByteCache, surface_bytes
from game.ui.kit.fonts import Fonts, Typeface
from game.ui.kit.graphemes import SOFT_HYPHEN, cleaned, graphemes
from game.ui.kit.theme import TextStyle
from game.ui.kit.view import View
from game.ui.kit.wrapping import plain, shorten, wrap

Align = Literal["left", "centre", "right"]
_IN_AMOUNTS = " \u00a0\u202f.,+-−–×/%M"
_AMOUNT_FLOOR = 18
"""Design units: half a number would be a wrong number, so it may get smaller than other text."""

VAlign = Literal["top", "middle", "bottom"]
_SPACES = {"\u00a0": " ", "\u202f": " ", "\u2009": " ", "\u2007": " "}


class Block(NamedTuple):
    """A drawn text: premultiplied picture, its offset above the first line's ink, and the facts."""

    surface: pygame.Surface
    ink: pygame.Rect
    """Where the ink lies in the surface."""
    cap_top: int
    """From the surface's top to the top of the first line's capitals."""
    cap_bottom: int
    """From the surface's top to the foot of the last line's capitals."""
    lines: tuple[str, ...]
    size: float
    """Type size in design units."""
    cut: bool


class Writer:
    """Fits and draws text for one view. Drawn blocks are kept up to `budget` bytes."""

    def __init__(self, fonts: Fonts, view: View, text_size: float, budget: int = 8_000_000) -> None:
        self.fonts = fonts
        self.view = view
        self.text_size = text_size
        self._blocks: ByteCache[Block] = ByteCache(budget, lambda b: surface_bytes(b.surface) + 400)

    def fit(
        self,
        text: str,
        style: TextStyle,
        width: float,
        height: float,
        align: Align = "left",
        max_lines: int | None = 1,
        shrink: bool = True,
    ) -> Block:
        """The text in a box of this size (design units), at most `max_lines` (None: any) lines."""
        wide, high = self.view.px(width), self.view.px(height)
        key = (text, style, wide, high, align, max_lines, shrink)
        return self._blocks.get(
            key, lambda: self._lay_out(text, style, wide, high, align, max_lines, shrink)
        )

    def height(self, text: str, style: TextStyle, width: float) -> float:
        """The height (design units) that the text takes at full size, wrapped to this width."""
        pixels = self._pixels(style.size * self.text_size)
        face = self.fonts.get(style.face, pixels)
        lines, _ = wrap(cleaned(text), self.view.px(width), self._measure(face))
        return self._height(face, style, len(lines)) / self.view.scale + 1

    def width(self, text: str, style: TextStyle) -> float:
        """The width (design units) of the text on one line at full size."""
        face = self.fonts.get(style.face, self._pixels(style.size * self.text_size))
        return (self._measure(face)(plain(cleaned(text))) + 2) / self.view.scale

    def _pixels(self, size: float) -> int:
        return max(6, round(size * self.view.scale))

    def _line_step(self, face: Typeface, style: TextStyle) -> int:
        return max(1, round(face.line_height * style.leading))

    def _height(self, face: Typeface, style: TextStyle, lines: int) -> int:
        shade = self.view.px(style.shade_offset) if style.shade else 0
        return self._line_step(face, style) * (lines - 1) + face.ink_bottom - face.ink_top + shade

    def _measure(self, face: Typeface) -> _Measure:
        return _Measure(face, self.fonts)

    def _lay_out(
        self,
        text: str,
        style: TextStyle,
        width: int,
        height: int,
        align: Align,
        max_lines: int | None,
        shrink: bool,
    ) -> Block:
        text = cleaned(text)
        if max_lines == 1:
            text = text.replace("\n", " ")
        largest = self._pixels(style.size * self.text_size)
        lowest = min(style.floor, _AMOUNT_FLOOR) if _is_amount(text) else style.floor
        floor = min(largest, self._pixels(lowest)) if shrink else largest
        pixels = largest
        while True:
            face = self.fonts.get(style.face, pixels)
            measure = self._measure(face)
            lines, forced = ([plain(text)], False) if max_lines == 1 else wrap(text, width, measure)
            high = self._height(face, style, len(lines))
            fits = (
                high <= height
                and (max_lines is None or len(lines) <= max_lines)
                and all(measure(line) <= width for line in lines)
            )
            if (fits and not forced) or pixels <= floor:
                break
            smaller = self._next_size(pixels, lines, (width, height), measure, high)
            pixels = max(floor, min(pixels - 1, smaller))
        cut = not fits
        if cut:
            room = 1
            while self._height(face, style, room + 1) <= height:
                room += 1
            room = min(room, max_lines or room)
            rest = " ".join(lines[room - 1 :])
            lines = [*lines[: room - 1], rest]
            if measure(rest) > width or len(lines) > room:
                lines[-1] = shorten(rest, width, measure)
            else:
                cut = False  # only the height is short by a hair: nothing is lost
        return self._draw(lines, style, face, align, cut)

    def _next_size(
        self, pixels: int, lines: list[str], room: tuple[int, int], measure: _Measure, high: int
    ) -> int:
        """A smaller size to try: for one line, which shrinks evenly, the largest that may fit in
        the room; each size that is tried is a typeface to be opened. `high`: its height now."""
        if len(lines) > 1:
            return round(pixels * 0.96)
        share = min(room[0] / max(1, measure(lines[0])), room[1] / max(1, high))
        return int(pixels * share) + 1

    def _draw(
        self, lines: list[str], style: TextStyle, face: Typeface, align: Align, cut: bool
    ) -> Block:
        measure = self._measure(face)
        widths = [measure(line) for line in lines]
        step = self._line_step(face, style)
        shade = self.view.px(style.shade_offset) if style.shade else 0
        size = max([*widths, 1]) + 2, step * (len(lines) - 1) + face.line_height + shade
        surface = pygame.Surface(size, pygame.SRCALPHA)
        passes = [(style.shade, shade)] if style.shade else []
        for colour, drop in [*passes, (style.colour, 0)]:
            for row, (line, width) in enumerate(zip(lines, widths, strict=True)):
                slack = size[0] - 2 - width
                x = {"left": 0, "centre": slack // 2, "right": slack}[align]
                measure.draw(surface, line, (x, row * step + drop), colour)
        last = step * (len(lines) - 1)
        return Block(
            surface,
            surface.get_bounding_rect(),
            face.capital_top,
            last + face.capital_bottom,
            tuple(lines),
            face.pixels / self.view.scale,
            cut,
        )


def _is_amount(text: str) -> bool:
    """Is it a number, perhaps with its unit? Such a text must never be broken or cut."""
    return any(map(str.isdigit, text)) and all(c.isdigit() or c in _IN_AMOUNTS for c in text)


class _Measure:
    """Width and drawing of one line in a typeface, with the text face for signs it lacks."""

    def __init__(self, face: Typeface, fonts: Fonts) -> None:
        self.face = face
        self.fonts = fonts
        self.frame = round(face.pixels * 0.72)

    def __call__(self, line: str) -> int:
        return sum(
            self.frame if face is None else face.width(run) for face, run in self._runs(line)
        )

    def draw(
        self,
        surface: pygame.Surface,
        line: str,
        at: tuple[int, int],
        colour: tuple[int, int, int],
    ) -> None:
        x, y = at
        for face, run in self._runs(line):
            if face is None:
                top = y + self.face.capital_top
                high = self.face.capital_bottom - self.face.capital_top
                edge = max(1, self.face.pixels // 14)
                frame = pygame.Rect(x + edge, top, self.frame - 2 * edge, high)
                pygame.draw.rect(surface, colour, frame, edge, border_radius=2 * edge)
                x += self.frame
                continue
            drawn = face.font.render(run, True, colour)
            drawn.premul_alpha_ip()
            drop = self.face.capital_bottom - face.capital_bottom
            surface.blit(drawn, (x, y + drop), special_flags=pygame.BLEND_PREMULTIPLIED)
            x += face.width(run)

    def _runs(self, line: str) -> list[tuple[Typeface | None, str]]:
        """The line in stretches of one typeface; None for a sign that none of them has."""
        line = line.replace(SOFT_HYPHEN, "")
        if self.face.has_all(line):
            return [(self.face, line)]
        second = self.fonts.get("text", self.face.pixels)
        out: list[tuple[Typeface | None, str]] = []
        for sign in graphemes(line):
            sign = _SPACES.get(sign, sign)
            face = next((f for f in (self.face, second) if all(map(f.has, sign))), None)
            if out and face is not None and out[-1][0] is face:
                out[-1] = face, out[-1][1] + sign
            else:
                out.append((face, sign))
        return out
