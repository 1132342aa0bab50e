"""A whole game of Aku Ankka, from the shelf to the results: by keys, mouse or gamepad alone."""

from __future__ import annotations

import sys
from operator import methodcaller

import pytest

from tests.window.conftest import Starter
from tests.window.display import Display
from tests.window.evening import Change, show, whole_evening
from tests.window.hands import Hands, Keyboard, Mouse, Pad
from tests.window.program import Program
from tests.window.racer import Racer

DISPUTES: tuple[Change, ...] = (
    methodcaller("press", "group 2"),
    methodcaller("step", "disputes", 1),
)
"""The short game, in which the table may overrule how a question went."""


def one_says_it_aloud(hands: Hands) -> None:
    """Back at the setup: it is agreed that the second of them is shown no answers."""
    hands.back()
    show(hands.program, "NewGame")
    hands.press("helps 1")
    show(hands.program, "HelpsDialog")
    hands.press("answers 0")
    hands.press("ok")
    show(hands.program, "NewGame")
    hands.press("rules")
    show(hands.program, "HouseRules")


def play(program: Program, hands: Hands, *more: Change) -> Racer:
    """An evening at which nobody gets stuck, and what the game is about is met. `more`: is agreed
    besides."""
    racer = Racer(program, hands)
    whole_evening(program, hands, racer, (*DISPUTES, *more), "ankka")
    answers = program.promised() or []
    asked = {question for question, _ in answers}
    given = {str(answer).partition(" ")[0] for _, answer in answers}
    print(f"{len(answers)} answers; met: {dict(racer.met)}")
    for scene in ("AnswerPrompt", "AnswerShown", "VerdictPrompt", "VotePrompt", "EventShown"):
        assert racer.met[scene] > 0, scene
    assert 0 < racer.met["pictures"] < racer.met["AnswerPrompt"], "words and pictures"
    assert {"roll wheel", "roll machine"} <= asked, "both rings of the spinner"
    assert "capture" in given
    return racer


@pytest.mark.window
def test_two_people_play_by_keyboard_alone(start: Starter, display: Display) -> None:
    """A card is kept, and used; one of them is shown no answers, and judged by the other."""
    program = start(display=display, environment={"SHELF_SEED": "518"})
    racer = play(program, Keyboard(program), one_says_it_aloud)
    for scene in ("KeptDesk", "AloudPrompt", "JudgePrompt"):
        assert racer.met[scene] > 0, scene


@pytest.mark.window
def test_two_people_play_by_mouse_alone(start: Starter, display: Display) -> None:
    """A capture is kept off, and somebody is sent back."""
    program = start(display=display, environment={"SHELF_SEED": "639"})
    racer = play(program, Mouse(program))
    assert racer.met["ShieldPrompt"] > 0
    assert racer.met["BeamPrompt"] > 0


@pytest.mark.skipif(sys.platform != "linux", reason="SDL's library is found on Linux only")
def test_two_people_play_by_gamepad_alone(start: Starter) -> None:
    """Without a window: the pad is one that SDL itself makes up. Characters are swapped."""
    program = start(environment={"SHELF_SEED": "223"})
    racer = play(program, Pad(program))
    assert racer.met["SwapPrompt"] > 0
