"""Design units on the pixels of any window (O32)."""

from itertools import pairwise

import pygame
import pytest

from game.ui.kit.box import SAFE, SCREEN, Box
from game.ui.kit.view import View

SIZES = [(1024, 600), (1280, 720), (800, 480), (1000, 1400), (1920, 1080), (3840, 2160)]


@pytest.mark.case("O32")
@pytest.mark.parametrize("size", SIZES)
def test_the_whole_picture_is_in_the_window(size: tuple[int, int]) -> None:
    view = View(size)
    assert view.window.contains(view.picture)
    assert view.picture.w == view.width or view.picture.h == view.height


@pytest.mark.case("O32")
@pytest.mark.parametrize("size", [(0, 0), (1, 1), (5, 900)])
def test_impossible_sizes_do_no_harm(size: tuple[int, int]) -> None:
    assert View(size).rect(SCREEN).w >= 1


@pytest.mark.parametrize("size", SIZES)
def test_points_come_back(size: tuple[int, int]) -> None:
    view = View(size)
    for point in ((10.0, 10.0), (960.0, 540.0), (1900.0, 1060.0)):
        back = view.to_design(view.point(*point))
        assert back is not None
        assert back == pytest.approx(point, abs=1 / view.scale)


def test_bars_are_nowhere() -> None:
    view = View((1000, 1400))
    assert view.to_design((500, 10)) is None
    assert view.to_design((500, 1390)) is None
    assert view.to_design((500, 700)) is not None


def test_neighbours_share_their_edge() -> None:
    view = View((1366, 768))
    columns = [view.rect(box) for box in SCREEN.columns(7)]
    assert all(a.right == b.left for a, b in pairwise(columns))


def test_a_wider_safe_margin_shrinks_the_picture() -> None:
    view = View((1920, 1080), safe_margin=0.08)
    assert view.picture == pygame.Rect(96, 54, 1728, 972)
    assert View((1920, 1080), safe_margin=0.0).picture == pygame.Rect(0, 0, 1920, 1080)


def test_boxes_divide() -> None:
    box = Box(0, 0, 100, 100)
    top, rest = box.split_top(30, gap=10)
    assert (top.h, rest.y, rest.h) == (30, 40, 60)
    left, right = box.columns(2, gap=20)
    assert (left.w, right.x) == (40, 60)
    assert SCREEN.encloses(SAFE)
    assert box.union(Box(50, 50, 100, 100)) == Box(0, 0, 150, 150)
