"""Draws skins and focus rings crisply at any size, and keeps the small pieces they are made of.

A box is drawn three times as large and shrunk. Only a narrow one is drawn and kept: its middle is
stretched to the width that is asked for, so that a wide box costs no more than a narrow one.
"""

from __future__ import annotations

import pygame

from game.ui.kit import theme
from game.ui.kit.cache import ByteCache, surface_bytes
from game.ui.kit.looks import Skin
from game.ui.kit.theme import Colour, mixed
from game.ui.kit.view import View

RING_REACH = 26
"""Design units beyond its box that a focus ring and its glow take."""

_RING_BAND, _RING_GAP = 13, 1
_OVERSIZE = 3
_LARGE = 60_000
"""Pixels from which twice the size is crisp enough."""
_STEPS = 96
"""Colours of a gradient that are calculated; those between are blended."""
_SOFT = 4
"""Shadows are blurred at this fraction of their size."""
Piece = tuple[pygame.Surface, int]
"""A picture and the margin (pixels) by which it is larger than its box."""


class Skins:
    """Skins for one view; pieces are kept up to `budget` bytes."""

    def __init__(self, view: View, budget: int = 8_000_000) -> None:
        self.view = view
        self._pieces: ByteCache[Piece] = ByteCache(budget, lambda p: surface_bytes(p[0]))

    def reach(self, skin: Skin) -> float:
        """Design units beyond its box that a skin paints."""
        return skin.shadow * 2

    def paint(self, target: pygame.Surface, rect: pygame.Rect, skin: Skin) -> None:
        """The skin over the rectangle of pixels."""
        if rect.w < 2 or rect.h < 2:
            return
        corner = min(self.view.px(skin.radius), rect.h // 2, rect.w // 2) + 2
        narrow = min(rect.w, 2 * corner + 4)
        key = (skin, narrow, rect.h)
        piece, margin = self._pieces.get(key, lambda: self._draw(skin, narrow, rect.h))
        _three_slice(target, piece, rect.inflate(2 * margin, 2 * margin), margin + corner)

    def paint_ring(self, target: pygame.Surface, rect: pygame.Rect, radius: float) -> None:
        """The focus ring around the rectangle of pixels: cream and gold, with a glow."""
        band = self.view.px(_RING_BAND)
        outer = rect.inflate(2 * band, 2 * band)
        corner = min(self.view.px(radius) + band, outer.w // 2, outer.h // 2)
        side = 2 * corner + 4
        key = ("ring", min(side, outer.w), min(side, outer.h), corner)
        piece, margin = self._pieces.get(
            key, lambda: self._draw_ring(min(side, outer.w), min(side, outer.h), corner, band)
        )
        _nine_slice(target, piece, outer.inflate(2 * margin, 2 * margin), margin + corner)

    def _draw(self, skin: Skin, width: int, height: int) -> Piece:
        px = self.view.px
        lip = px(skin.lip) if skin.lip else 0
        soft = px(skin.shadow) if skin.shadow else 0
        margin = 2 * soft
        radius = min(px(skin.radius), width // 2, (height - lip) // 2)
        edge = px(skin.border_width)
        out = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
        if soft:
            drop = round(soft * 0.4)
            dark = pygame.Rect(margin, margin + drop, width, height)
            out.blit(_shadow(out.get_size(), dark, radius, soft), (0, 0))
        face = pygame.Rect(0, 0, width, height - lip)
        if lip:
            body = _rounded((width, height), pygame.Rect(0, 0, width, height), radius, skin.border)
            _lay(out, body, (margin, margin))
            below = face.move(0, lip).inflate(-2 * edge, -2 * edge)
            dark_side = mixed(skin.fill[-1], skin.border, 0.72)
            side = _rounded((width, height), below, radius - edge, dark_side)
            _lay(out, side, (margin, margin))
        _lay(out, self._face(skin, face.size, radius, edge), (margin, margin))
        if skin.alpha < 255:
            out.fill((skin.alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        return out, margin

    def _face(self, skin: Skin, size: tuple[int, int], radius: int, edge: int) -> pygame.Surface:
        """Border, gradient, gloss and the lit upper edge, drawn large and shrunk."""
        over = _oversize(size)
        wide, high = size[0] * over, size[1] * over
        edge, radius = edge * over, radius * over
        face = pygame.Surface((wide, high), pygame.SRCALPHA)
        pygame.draw.rect(face, skin.border, (0, 0, wide, high), border_radius=radius)
        inner = pygame.Rect(edge, edge, wide - 2 * edge, high - 2 * edge)
        if inner.w < 1 or inner.h < 1:
            return pygame.transform.smoothscale(face.premul_alpha(), size)
        within = max(1, radius - edge)
        fill = _masked(_gradient(inner.size, skin.fill), within)
        face.blit(fill, inner)
        if skin.gloss:
            gloss = pygame.Surface(inner.size, pygame.SRCALPHA)
            lit = pygame.Rect(edge // 2, edge // 2, inner.w - edge, round(inner.h * 0.46))
            white = (255, 255, 255, round(255 * skin.gloss))
            pygame.draw.rect(gloss, white, lit, border_radius=round(within * 0.8))
            face.blit(gloss, inner)
        if skin.inner_line:
            line = inner.inflate(-round(edge * 1.4), -round(edge * 1.4))
            pygame.draw.rect(
                face, skin.inner_line, line, max(over, edge // 2), border_radius=within - edge // 2
            )
        if skin.shine:
            face.blit(_shine(inner.size, within, max(over, edge // 2), skin.shine), inner)
        return pygame.transform.smoothscale(face.premul_alpha(), size)

    def _draw_ring(self, width: int, height: int, corner: int, band: int) -> Piece:
        margin = self.view.px(RING_REACH) - band
        size = width + 2 * margin, height + 2 * margin
        box = pygame.Rect(margin, margin, width, height)
        glow = _shadow(size, box, corner, max(1, margin // 2), (255, 214, 90, 230))
        over = _oversize(size)
        ring = pygame.Surface((size[0] * over, size[1] * over), pygame.SRCALPHA)
        half = band * over // 2
        radius = corner * over
        large = pygame.Rect(*(v * over for v in box))
        # A thin dark line outside, so that the ring stands out from paper as well.
        pygame.draw.rect(ring, (138, 84, 14), large, border_radius=radius)
        line = over * self.view.px(1.5)
        large.inflate_ip(-2 * line, -2 * line)
        pygame.draw.rect(ring, (255, 246, 208), large, border_radius=radius - line)
        inner = large.inflate(-2 * half, -2 * half)
        pygame.draw.rect(ring, (255, 198, 52), inner, border_radius=max(1, radius - half))
        hole = large.inflate(-4 * half, -4 * half).inflate(
            2 * _RING_GAP * over, 2 * _RING_GAP * over
        )
        pygame.draw.rect(ring, (0, 0, 0, 0), hole, border_radius=max(1, radius - 2 * half))
        mask = pygame.Surface(ring.get_size(), pygame.SRCALPHA)
        mask.fill((255, 255, 255, 255))
        pygame.draw.rect(mask, (0, 0, 0, 0), hole, border_radius=max(1, radius - 2 * half))
        small = pygame.transform.smoothscale(mask, size)
        glow.blit(small, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        _lay(glow, pygame.transform.smoothscale(ring.premul_alpha(), size), (0, 0))
        return glow, margin


def _oversize(size: tuple[int, int]) -> int:
    """How many times as large a piece is drawn before it is shrunk."""
    return _OVERSIZE if size[0] * size[1] < _LARGE else 2


def _lay(target: pygame.Surface, piece: pygame.Surface, at: tuple[int, int]) -> None:
    target.blit(piece, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def _rounded(
    size: tuple[int, int], rect: pygame.Rect, radius: int, colour: Colour
) -> pygame.Surface:
    """A plain rounded box in a surface of this size, smooth-edged, premultiplied."""
    over = _oversize(size)
    large = pygame.Surface((size[0] * over, size[1] * over), pygame.SRCALPHA)
    area = pygame.Rect(*(v * over for v in rect))
    pygame.draw.rect(large, colour, area, border_radius=max(1, radius * over))
    return pygame.transform.smoothscale(large.premul_alpha(), size)


def _shadow(
    size: tuple[int, int],
    rect: pygame.Rect,
    radius: int,
    soft: int,
    colour: tuple[int, int, int, int] = (*theme.SHADOW, 150),
) -> pygame.Surface:
    part = _SOFT if soft >= 2 * _SOFT else 1
    small = pygame.Surface((-(-size[0] // part), -(-size[1] // part)), pygame.SRCALPHA)
    area = pygame.Rect(*(round(v / part) for v in rect))
    pygame.draw.rect(small, colour, area, border_radius=radius // part)
    small.premul_alpha_ip()
    for _ in range(2):
        small = pygame.transform.box_blur(small, max(1, round(soft * 0.6 / part)))
    return small if part == 1 else pygame.transform.smoothscale(small, size)


def _gradient(size: tuple[int, int], colours: tuple[Colour, ...]) -> pygame.Surface:
    """Colours from top to bottom at equal distances."""
    steps = min(size[1], _STEPS)
    column = pygame.Surface((1, steps), pygame.SRCALPHA)
    last = len(colours) - 1
    for y in range(steps):
        place = last * y / max(1, steps - 1)
        first = min(int(place), max(0, last - 1))
        column.set_at((0, y), mixed(colours[first], colours[min(last, first + 1)], place - first))
    return pygame.transform.scale(pygame.transform.smoothscale(column, (1, size[1])), size)


def _masked(picture: pygame.Surface, radius: int) -> pygame.Surface:
    mask = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255), mask.get_rect(), border_radius=radius)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _shine(size: tuple[int, int], radius: int, width: int, strength: float) -> pygame.Surface:
    """A thin light line along the upper edge that fades towards the middle."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(out, (255, 255, 255), out.get_rect(), width, border_radius=radius)
    fade = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    reach = min(size[1] * 0.5, radius * 1.6 + width)
    for y in range(size[1]):
        part = max(0.0, 1 - y / reach)
        fade.set_at((0, y), (255, 255, 255, round(255 * strength * part)))
    fade = pygame.transform.scale(fade, size)
    out.blit(fade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _three_slice(target: pygame.Surface, piece: pygame.Surface, to: pygame.Rect, side: int) -> None:
    """The piece at the size of `to`: its ends as they are, one column of its middle stretched."""
    width = piece.get_width()
    seen = target.get_clip().clip(to)
    if not seen.w or not seen.h:
        return
    if to.w <= width:
        _lay(target, piece, to.topleft)
        return
    down = seen.y - to.y
    for x, at in ((0, to.x), (width - side, to.right - side)):
        if at < seen.right and at + side > seen.x:
            _lay(target, piece.subsurface((x, down, side, seen.h)), (at, seen.y))
    left, right = max(seen.x, to.x + side), min(seen.right, to.right - side)
    if left < right:
        column = piece.subsurface((width // 2, down, 1, seen.h))
        _lay(target, pygame.transform.scale(column, (right - left, seen.h)), (left, seen.y))


def _nine_slice(target: pygame.Surface, piece: pygame.Surface, to: pygame.Rect, side: int) -> None:
    """Corners as they are, one row and one column of the edges stretched, the middle empty."""
    width, height = piece.get_size()
    if to.w <= width and to.h <= height:
        _lay(target, piece, to.topleft)
        return
    across, down = min(side, width // 2), min(side, height // 2)
    columns = ((0, across, to.x), (width - across, across, to.right - across))
    rows = ((0, down, to.y), (height - down, down, to.bottom - down))
    for sx, w, x in columns:
        for sy, h, y in rows:
            _lay(target, piece.subsurface((sx, sy, w, h)), (x, y))
        strip = piece.subsurface((sx, height // 2, w, 1))
        _lay(target, pygame.transform.scale(strip, (w, to.h - 2 * down)), (x, to.y + down))
    for sy, h, y in rows:
        strip = piece.subsurface((width // 2, sy, 1, h))
        _lay(target, pygame.transform.scale(strip, (to.w - 2 * across, h)), (to.x + across, y))
