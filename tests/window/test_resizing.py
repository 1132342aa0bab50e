"""Windows of any size: the whole board is there, a click meets what lies under it, bars nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.conftest import Starter
from tests.window.display import Display
from tests.window.hands import Mouse
from tests.window.positions import game_where, keep_settings, save
from tests.window.program import Program

pytestmark = [pytest.mark.window, pytest.mark.case("O32")]


@pytest.fixture(scope="module")
def display() -> Iterator[Display]:
    """Large enough for the largest window."""
    with Display((3880, 2200)) as shown:
        yield shown


@pytest.fixture
def at_the_roll(home: Path, start: Starter, display: Display) -> Program:
    keep_settings(home)
    save(home, game_where("roll"))
    program = start("--continue", display=display)
    program.wait(lambda now: now.question == "roll")
    display.do("windowmove", "--sync", program.window.id, 0, 0)
    return program


def resize(program: Program, width: int, height: int) -> None:
    """Resize the window, and wait until the picture fills it."""
    program.window.resize(width, height)
    program.wait(lambda now: now.line["size"] == [width, height], f"not {width}x{height}")


def everything_lies_inside(program: Program) -> None:
    width, height = program.read().line["size"]
    for widget in program.now.widgets:
        x, y, w, h = widget.pixels
        assert x >= 0, widget
        assert y >= 0, widget
        assert x + w <= width, widget
        assert y + h <= height, widget


@pytest.mark.parametrize("size", [(800, 480), (1000, 1400), (3840, 2160), (1280, 720)])
def test_the_whole_table_in_any_window(at_the_roll: Program, size: tuple[int, int]) -> None:
    """The button under the pointer acts, wherever that is now."""
    resize(at_the_roll, *size)
    everything_lies_inside(at_the_roll)
    at_the_roll.texts()
    Mouse(at_the_roll).press("roll")
    at_the_roll.wait(lambda now: now.question == "move", "the roll was not pressed")


def test_a_storm_of_sizes(at_the_roll: Program) -> None:
    """As when somebody shakes the corner of the window; 1 x 1 among them."""
    sizes = [(1, 1), (800, 480), (2, 700), (1000, 1400), (1, 1), (3840, 2160), (641, 359), (1, 1)]
    for size in sizes * 3:
        at_the_roll.window.resize(*size)
    resize(at_the_roll, 1280, 720)
    assert at_the_roll.read().question == "roll"
    Mouse(at_the_roll).press("roll")
    at_the_roll.wait(lambda now: now.question == "move")
    assert at_the_roll.errors == ""


@pytest.mark.parametrize("size", [(1000, 1400), (1300, 480)])
def test_bars_do_nothing(at_the_roll: Program, size: tuple[int, int]) -> None:
    resize(at_the_roll, *size)
    width, height = size
    answers, focus = at_the_roll.answers(), at_the_roll.read().focus
    across = width / height > 16 / 9
    bars = [(4, height / 2), (width - 4, height / 2)] if across else [
        (width / 2, 4), (width / 2, height - 4)
    ]  # fmt: skip
    for bar in bars:
        at_the_roll.click(*bar)
    time.sleep(0.2)
    now = at_the_roll.read()
    assert (now.top, now.question, now.focus, now.bubble) == ("TableScene", "roll", focus, "")
    assert at_the_roll.answers() == answers


def test_outermost_buttons_act(at_the_roll: Program) -> None:
    """A pixel inside their corner they are pressed, a pixel outside they are not."""
    resize(at_the_roll, 800, 480)
    menu = at_the_roll.read().find("menu")
    assert menu is not None
    x, y, width, height = menu.pixels
    at_the_roll.click(x + width + 2, y + height + 2)
    assert at_the_roll.read().top == "TableScene"
    at_the_roll.click(x + width - 2, y + height - 2)
    at_the_roll.wait(lambda now: now.top == "PauseMenu")


def test_another_window_in_front(at_the_roll: Program, display: Display) -> None:
    """The focus goes and comes ten times: the question is still there, no press is left over."""
    for _ in range(10):
        display.do("windowunmap", "--sync", at_the_roll.window.id)
        display.do("windowmap", "--sync", at_the_roll.window.id)
    display.do("windowfocus", at_the_roll.window.id)
    time.sleep(0.5)  # SDL needs a moment until it knows of the mouse again
    assert at_the_roll.read().question == "roll"
    Mouse(at_the_roll).press("roll")
    at_the_roll.wait(lambda now: now.question == "move")
