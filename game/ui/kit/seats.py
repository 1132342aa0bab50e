"""Shapes and patterns of the seats, and arrows: each known without its colour.

Drawn four times as large and shrunk; the last few dozen are kept.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

import pygame

from game.ui.kit.theme import Colour

_OVERSIZE = 4
_ARROWS = {"up": 0, "left": 1, "down": 2, "right": 3}


def _corners(shape: str) -> list[tuple[float, float]]:
    """The outline in a square from 0 to 1. Raises KeyError for an unknown shape."""
    if shape == "star":
        return [
            (
                0.5 + (0.5 if i % 2 == 0 else 0.29) * sin(i * pi / 5),
                0.52 - (0.5 if i % 2 == 0 else 0.29) * cos(i * pi / 5),
            )
            for i in range(10)
        ]
    outlines = {
        "square": [(0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)],
        "triangle": [(0.5, 0.02), (1, 0.94), (0, 0.94)],
        "rhomb": [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)],
        "hexagon": [(0.26, 0.04), (0.74, 0.04), (1, 0.5), (0.74, 0.96), (0.26, 0.96), (0, 0.5)],
    }
    if shape in _ARROWS:
        points = [(0.5, 0.2), (0.9, 0.8), (0.1, 0.8)]
        for _ in range(_ARROWS[shape]):
            points = [(y, 1 - x) for x, y in points]
        return points
    return outlines[shape]


@lru_cache(maxsize=64)
def draw_shape(
    shape: str, size: tuple[int, int], colour: Colour, edge: Colour | None
) -> pygame.Surface:
    """The shape filling the size (pixels), premultiplied, with an edge if a colour is given."""
    over = _OVERSIZE
    side = max(1, min(size)) * over
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    rim = max(over, side // 14)
    for colours, inset in (([edge] if edge else [], 0), ([colour], rim if edge else 0)):
        for ink in colours:
            if shape == "circle":
                pygame.draw.circle(large, ink, (side / 2, side / 2), side / 2 - inset)
                continue
            scale = (side - 2 * inset * 1.25) / side
            points = [
                ((x - 0.5) * scale * side + side / 2, (y - 0.5) * scale * side + side / 2)
                for x, y in _corners(shape)
            ]
            pygame.draw.polygon(large, ink, points)
    small = pygame.transform.smoothscale(large.premul_alpha(), (side // over, side // over))
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.blit(small, small.get_rect(center=out.get_rect().center))
    return out


_REPEATS = 8


def strip_width(pattern: str, pitch: int) -> int:
    """A width (pixels) at which the pattern drawn again beside itself goes on without a seam."""
    return _REPEATS * (2 * max(1, pitch // 2) if pattern == "checks" else pitch)


@lru_cache(maxsize=32)
def draw_pattern(
    pattern: str, size: tuple[int, int], pitch: int, colour: Colour, alpha: int
) -> pygame.Surface:
    """The pattern over the size (pixels), premultiplied; "plain" is empty."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    ink = (*colour, alpha)
    width, height = size
    half = max(1, pitch // 2)
    if pattern == "bars":
        for y in range(0, height, pitch):
            out.fill(ink, (0, y, width, half))
    elif pattern == "stripes":
        for x in range(0, width, pitch):
            out.fill(ink, (x, 0, half, height))
    elif pattern == "dots":
        for row, y in enumerate(range(half, height + half, pitch)):
            for x in range(half if row % 2 else 0, width + half, pitch):
                pygame.draw.aacircle(out, ink, (x, y), max(1, pitch // 4))
    elif pattern == "checks":
        for row, y in enumerate(range(0, height, half)):
            for x in range(half if row % 2 else 0, width, 2 * half):
                out.fill(ink, (x, y, half, half))
    elif pattern == "slants":
        for x in range(-height, width, pitch):
            line = [(x, height), (x + half, height), (x + height + half, 0), (x + height, 0)]
            pygame.draw.polygon(out, ink, line)
    return out.premul_alpha()
