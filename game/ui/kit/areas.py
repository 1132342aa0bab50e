"""Rectangles of pixels: made to overlap nowhere, and cut into pieces."""

from __future__ import annotations

from itertools import pairwise

import pygame


def apart(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that cover the same pixels, none of them twice: of two that overlap, those that
    share much are made one, and of others the shared part is left to one of them."""
    out: list[pygame.Rect] = []
    waiting = [rect for rect in rects if rect.w > 0 and rect.h > 0]
    while waiting:
        rect = waiting.pop()
        hit = rect.collidelist(out)
        if hit < 0:
            out.append(rect)
            continue
        union = rect.union(out[hit])
        if _area(union) <= _area(rect) + _area(out[hit]):
            del out[hit]
            waiting.append(union)
        else:
            waiting += _outside(rect, out[hit])
    return out


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h


def _outside(rect: pygame.Rect, other: pygame.Rect) -> list[pygame.Rect]:
    """The parts of a rectangle above, below, left and right of another that overlaps it."""
    shared = rect.clip(other)
    parts = (
        pygame.Rect(rect.x, rect.y, rect.w, shared.y - rect.y),
        pygame.Rect(rect.x, shared.bottom, rect.w, rect.bottom - shared.bottom),
        pygame.Rect(rect.x, shared.y, shared.x - rect.x, shared.h),
        pygame.Rect(shared.right, shared.y, rect.right - shared.right, shared.h),
    )
    return [part for part in parts if part.w > 0 and part.h > 0]


def tiles(rect: pygame.Rect, width: int, height: int) -> list[pygame.Rect]:
    """A rectangle in pieces of about this size, row by row."""
    across, down = max(1, round(rect.w / width)), max(1, round(rect.h / height))
    xs = [rect.x + rect.w * n // across for n in range(across + 1)]
    ys = [rect.y + rect.h * n // down for n in range(down + 1)]
    return [
        pygame.Rect(x, y, right - x, bottom - y)
        for y, bottom in pairwise(ys)
        for x, right in pairwise(xs)
    ]
