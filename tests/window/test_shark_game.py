"""A whole game of sharks in a real window, from the shelf to the results."""

from __future__ import annotations

import os
from operator import methodcaller

import pytest

from tests.window.conftest import Starter
from tests.window.display import Display
from tests.window.evening import SHORT, whole_evening
from tests.window.hands import Hands, Keyboard, Mouse
from tests.window.program import Program
from tests.window.sharks import Shark

pytestmark = [pytest.mark.window, pytest.mark.case("O35")]

SHARKS = (
    *SHORT,
    methodcaller("set", "win_limit amount", 200),  # M; reached after some 1,400 answers
    methodcaller("press", "group 7"),
    methodcaller("step", "sharks", 1),
)
LONG = "SHELF_LONG" in os.environ


def play(program: Program, hands: Hands) -> Shark:
    """An evening with sharks. Nobody gets stuck, and nothing of the variant is left out."""
    shark = Shark(program, hands, seed=3)
    whole_evening(program, hands, shark, SHARKS)
    answers = program.promised() or []
    tips = [answer for _, answer in answers if str(answer).startswith("tip ")]
    print(f"{len(answers)} answers, {len(tips)} tips played; met: {dict(shark.met)}")
    assert shark.met["CurtainedHand"] > 0, "tips are drawn"
    assert tips, "and played"
    for scene in (
        "ReactionWindow",
        "ReactionCurtain",
        "SealedBid",
        "BidsOpened",
        "OfferAnswerPrompt",
    ):
        assert shark.met[scene] > 0, scene
    return shark


@pytest.mark.skipif(not LONG, reason="takes some minutes; set SHELF_LONG=1")
def test_two_sharks_play_by_keyboard_alone(start: Starter, display: Display) -> None:
    program = start(display=display, environment={"SHELF_SEED": "7"})
    play(program, Keyboard(program))


@pytest.mark.skipif(not LONG, reason="takes some minutes; set SHELF_LONG=1")
def test_two_sharks_play_by_mouse_alone(start: Starter, display: Display) -> None:
    program = start(display=display, environment={"SHELF_SEED": "7"})
    play(program, Mouse(program))
