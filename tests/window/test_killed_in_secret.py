"""kill -9 while something secret is under way: Continue asks the same again, and tells nothing."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.engine.session import Session
from game.joakim.events.event import sharks_of
from game.joakim.state import State
from tests.window.conftest import Starter
from tests.window.display import Display
from tests.window.hands import Keyboard
from tests.window.positions import game_where, keep_settings, save
from tests.window.program import Program

LONG = "SHELF_LONG" in os.environ

pytestmark = [pytest.mark.window, pytest.mark.case("O24", "O35")]

SHARKS = {"sharks": "on", "win_limit": 5000, "start_cash": 500}


def where(question: str, fits: Callable[[Session[State]], bool]) -> Session[Any]:
    return game_where(question, fits=fits, options=SHARKS)


def both_have_cash(session: Session[State]) -> bool:
    """The first of two is to bid, and both have so much cash that there are three wheels."""
    return min(session.state.cash[:2]) > 99 and session.entries[-1].question != "sealed_bid"


def killed_and_resumed(
    program: Program, start: Starter, display: Display, by_button: bool = False
) -> Program:
    """The program anew, with the same answers."""
    answers = program.answers()
    program.kill()
    again = start(*([] if by_button else ["--continue"]), display=display)
    if by_button:
        assert not bids_in(again.texts()), "the shelf tells it"
        Keyboard(again).press("continue")
    again.wait(lambda now: now.game is not None, "not resumed")
    assert again.answers() == answers, "answers are lost"
    return again


def bids_in(texts: list[str]) -> set[str]:
    """The numbers of three digits."""
    return {number for text in texts for number in re.findall(r"\d{3}", text)}


def test_in_the_middle_of_secret_bids(home: Path, start: Starter, display: Display) -> None:
    """One has bid, the other turns the wheels: the first bid stays, the second is set anew."""
    keep_settings(home)
    session = where("sealed_bid", both_have_cash)
    save(home, session)
    program = start("--continue", display=display)
    program.wait(lambda now: now.top == "SealedBid")
    second = 1 - session.state.seat
    bid = take_over_and_turn(program)
    Keyboard(program).press("seal")
    program.wait(lambda now: now.game is not None and now.game["seat"] == second)
    assert program.answers()[-1] == ["sealed_bid", bid]
    for by_button in (False, True):
        assert_handed_over_blindly(program, bid)
        take_over_and_turn(program)
        program = killed_and_resumed(program, start, display, by_button)
        now = program.wait(lambda now: now.top == "SealedBid", "the question is not asked again")
        assert now.game is not None
        assert (now.game["question"], now.game["seat"]) == ("sealed_bid", second)
        assert program.answers()[-1] == ["sealed_bid", bid]
    assert_handed_over_blindly(program, bid)
    hands = Keyboard(program)
    hands.press("ready")
    hands.press("out")
    program.wait(lambda now: now.top == "BidsOpened")
    program.wait(lambda now: now.find("read on"), "they are never opened")
    assert str(bid) in bids_in(program.texts())


def take_over_and_turn(program: Program) -> int:
    """It is me; a hundred and four. What the wheels stand at then."""
    hands = Keyboard(program)
    hands.press("ready")
    for wheel in ("wheel 0", *["wheel 2"] * 4):
        hands.turn(wheel, 1)
    assert "104" not in bids_in(program.texts()), "read when nothing is held"
    return 104


def assert_handed_over_blindly(program: Program, bid: int) -> None:
    """Neither the curtain nor the log below it tells the bid."""
    now = program.read()
    assert now.find("ready") is not None, "somebody else could see it"
    assert str(bid) not in bids_in(program.texts())


@pytest.mark.parametrize("question", ["purchase", *(["uncle_at_home"] if LONG else [])])
def test_in_a_reaction_window(question: str, home: Path, start: Starter, display: Display) -> None:
    """Once in the window, and behind the curtain, and with the tip read: it is asked again."""
    keep_settings(home)
    session = where(question, lambda session: any(sharks_of(session.state).hands))
    save(home, session)
    program = start("--continue", display=display)
    for stage in range(3):
        now = program.wait(lambda now: now.top == "ReactionWindow", "there is no window")
        assert now.question == "" and now.game is not None and now.game["question"] == question
        button = next(each.name for each in now.widgets if each.name.startswith("seat "))
        hands = Keyboard(program)
        if stage:
            hands.press(button)
            program.wait(lambda now: now.top == "ReactionCurtain")
        if stage > 1:
            hands.press("ready")
            hands.hold("hold", 0.2)
        program = killed_and_resumed(program, start, display)
    program.wait(lambda now: now.top == "ReactionWindow", "there is no window")
    hands = Keyboard(program)
    hands.press(button)
    hands.press("ready")
    hands.press("nothing")
    program.wait(lambda now: now.top != "ReactionCurtain")
    assert [question, "pass"] in (program.promised() or [])[-2:]
