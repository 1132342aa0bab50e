"""Rectangles made to overlap nowhere, and cut into pieces, always of the same pixels."""

from itertools import combinations

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.ui.kit.areas import apart, tiles

RECTS = st.builds(
    pygame.Rect, st.integers(0, 40), st.integers(0, 30), st.integers(0, 30), st.integers(0, 20)
)


def pixels(rects: list[pygame.Rect]) -> set[tuple[int, int]]:
    return {(x, y) for r in rects for x in range(r.left, r.right) for y in range(r.top, r.bottom)}


@given(st.lists(RECTS, max_size=7))
def test_apart_covers_all_and_nothing_twice(rects: list[pygame.Rect]) -> None:
    parts = apart(rects)
    assert pixels(rects) <= pixels(parts)
    assert not any(one.colliderect(other) for one, other in combinations(parts, 2))


def test_a_corner_that_is_shared_does_not_join_two_large_areas() -> None:
    board, panels = pygame.Rect(0, 80, 120, 20), pygame.Rect(110, 0, 70, 90)
    assert sum(part.w * part.h for part in apart([board, panels])) == 120 * 20 + 70 * 90 - 10 * 10


def test_what_moves_a_little_is_one_area() -> None:
    before, after = pygame.Rect(10, 10, 50, 50), pygame.Rect(14, 10, 50, 50)
    assert apart([before, after]) == [pygame.Rect(10, 10, 54, 50)]


@given(RECTS.filter(lambda r: r.w and r.h), st.integers(1, 50), st.integers(1, 50))
def test_tiles_are_the_rectangle(rect: pygame.Rect, width: int, height: int) -> None:
    pieces = tiles(rect, width, height)
    assert sum(piece.w * piece.h for piece in pieces) == rect.w * rect.h
    assert pixels(pieces) == pixels([rect])
    assert all(piece.w <= 1.5 * width + 1 and piece.h <= 1.5 * height + 1 for piece in pieces)
