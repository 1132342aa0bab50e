"""However the program is left in the middle of a question, Continue leads back to that question."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from typing import Any

import pytest

from game.engine.session import Session
from tests.window.conftest import Starter
from tests.window.display import Display
from tests.window.hands import Keyboard
from tests.window.positions import game_where, keep_settings, save
from tests.window.program import Program
from tests.window.shown import Shown

pytestmark = [pytest.mark.window, pytest.mark.case("O24")]


def in_an_auction(session: Session[Any]) -> bool:
    """Anna has bid, and Bo can bid more."""
    bid: Any = session.request
    return bool(dict(bid.facts)["best"] > 0 and bid.seat == 1 and bid.high > bid.low + 3)


@pytest.fixture
def auction(home: Path, start: Starter, display: Display) -> Program:
    """Bo has been asked for a bid, and has set the amount to two more than the least."""
    keep_settings(home)
    save(home, game_where("bid", fits=in_an_auction))
    program = start("--continue", display=display)
    asked = program.wait(lambda now: now.question == "bid")
    hands = Keyboard(program)
    hands.set("amount", asked.find("amount").value + 2)
    return program


def asked(now: Shown) -> dict[str, Any]:
    """All there is to the question: who, what, and the amounts."""
    assert now.game is not None
    keys = "question", "seat", "least", "most", "facts", "names", "cash", "answers", "hash"
    return {key: now.game[key] for key in keys}


def assert_resumes(start: Starter, display: Display, before: dict[str, Any]) -> None:
    """By the button on the shelf."""
    again = start(display=display)
    Keyboard(again).press("continue")
    now = again.wait(lambda now: now.question == "bid", "the auction did not come back")
    assert asked(now) == before
    assert now.find("amount").value == before["least"]


def test_the_x_of_the_window(auction: Program, start: Starter, display: Display) -> None:
    before = asked(auction.read())
    since = time.monotonic()
    auction.window.ask_to_close()
    assert auction.ended(since) < 2
    assert auction.errors == ""
    assert_resumes(start, display, before)


def test_alt_f4(auction: Program, start: Starter, display: Display) -> None:
    """The keys do nothing of their own; what a window manager makes of them is the X."""
    before = asked(auction.read())
    auction.key("alt+F4")
    assert asked(auction.read()) == before
    since = time.monotonic()
    auction.window.ask_to_close()
    assert auction.ended(since) < 2
    assert_resumes(start, display, before)


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_a_signal(auction: Program, start: Starter, display: Display, by: signal.Signals) -> None:
    before = asked(auction.read())
    assert auction.end(by) < 2
    assert auction.errors == ""
    assert_resumes(start, display, before)


def test_esc_never_ends_the_program(auction: Program, start: Starter, display: Display) -> None:
    """It opens the menu and closes it again, however often it is pressed."""
    before = asked(auction.read())
    for _ in range(4):
        auction.key("Escape")
        auction.wait(lambda now: now.top == "PauseMenu")
        auction.key("Escape")
        auction.wait(lambda now: now.top == "BidPrompt")
    assert asked(auction.read()) == before
    auction.key("Escape")
    auction.wait(lambda now: now.top == "PauseMenu")
    Keyboard(auction).press("shelf")
    auction.wait(lambda now: now.top == "Shelf")
    Keyboard(auction).press("continue")
    assert asked(auction.wait(lambda now: now.question == "bid")) == before


@pytest.mark.parametrize(("box", "question"), [("finans", "raise_money"), ("ankka", "answer")])
def test_the_x_in_other_games(
    home: Path, start: Starter, display: Display, box: str, question: str
) -> None:
    """A forced sale, and a question of which the answers stand there in their order."""
    keep_settings(home)
    save(home, game_where(question, box=box))
    program = start("--continue", display=display)
    before = program.wait(lambda now: now.question == question)
    since = time.monotonic()
    program.window.ask_to_close()
    assert program.ended(since) < 2
    assert program.errors == ""
    again = start(display=display)
    Keyboard(again).press("continue")
    after = again.wait(lambda now: now.question == question, f"{question} did not come back")
    assert asked(after) == asked(before)
    assert after.top == before.top
    assert after.widgets == before.widgets
