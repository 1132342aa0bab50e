"""A whole game of Nya Finans, from the shelf to the results: by keys, mouse or gamepad alone."""

from __future__ import annotations

import os
import sys
from operator import methodcaller

import pytest

from tests.window.conftest import Starter
from tests.window.display import Display
from tests.window.evening import Change, whole_evening
from tests.window.financier import Financier
from tests.window.hands import Hands, Keyboard, Mouse, Pad
from tests.window.program import Program

long = pytest.mark.skipif(
    "SHELF_LONG" not in os.environ, reason="takes some minutes; set SHELF_LONG=1"
)

LAPS: tuple[Change, ...] = (
    methodcaller("step", "win_cash", -1),  # round to an amount of their own, which begins at 500
    methodcaller("set", "win_cash amount", 200_000),
    methodcaller("step", "laps", -1),
    methodcaller("press", "group 1"),
    methodcaller("step", "start_cash", 1),
    methodcaller("step", "start_cash", 1),
    methodcaller("step", "start_cash", 1),
    methodcaller("step", "start_papers", -1),
)
"""Three laps at most, and money enough for a car, with which they are short."""

BARGAINS: tuple[Change, ...] = (
    methodcaller("press", "group 0"),
    methodcaller("step", "laps", 1),
    methodcaller("set", "win_cash amount", 1_000_000),
    methodcaller("press", "group 2"),
    methodcaller("step", "rent", 1),
    methodcaller("step", "trade", 1),
    methodcaller("press", "group 3"),
    methodcaller("step", "bail", 1),
)
"""What makes people talk: rent that is claimed, trade between them; and a lap more for it."""


def play(program: Program, hands: Hands, seed: int, *more: Change) -> Financier:
    """An evening at which nobody gets stuck, and what the game is about is met. `more`: changes to
    the rules."""
    person = Financier(program, hands, seed)
    whole_evening(program, hands, person, (*LAPS, *more), "finans")
    print(f"{len(program.promised() or [])} answers; met: {dict(person.met)}")
    for scene in ("MoreDesk", "BuyPlotDesk", "BuyShareDesk", "CardShown"):
        assert person.met[scene] > 0, scene
    return person


def two_who_meet(start: Starter, display: Display) -> Program:
    """A game in which shareholders' meetings are called (with Financier 3)."""
    return start(display=display, environment={"SHELF_SEED": "5"})


def two_of_whom_one_is_quick(start: Starter, display: Display | None) -> Program:
    """A game that is soon won (with Financier 5)."""
    return start(display=display, environment={"SHELF_SEED": "7"})


@pytest.mark.window
def test_two_people_play_by_keyboard_alone(start: Starter, display: Display) -> None:
    program = two_who_meet(start, display)
    play(program, Keyboard(program), 3)


@pytest.mark.window
def test_two_people_play_by_mouse_alone(start: Starter, display: Display) -> None:
    program = two_of_whom_one_is_quick(start, display)
    play(program, Mouse(program), 5)


@pytest.mark.skipif(sys.platform != "linux", reason="SDL's library is found on Linux only")
def test_two_people_play_by_gamepad_alone(start: Starter) -> None:
    """Without a window: the pad is one that SDL itself makes up."""
    program = two_of_whom_one_is_quick(start, None)
    play(program, Pad(program), 5)


@long
@pytest.mark.window
@pytest.mark.parametrize("hands", [Keyboard, Mouse])
def test_two_people_bargain(start: Starter, display: Display, hands: type[Hands]) -> None:
    program = two_who_meet(start, display)
    person = play(program, hands(program), 3, *BARGAINS)
    for scene in ("ClaimRentPrompt", "OfferPaperPrompt", "OfferAnswerPrompt"):
        assert person.met[scene] > 0, scene
