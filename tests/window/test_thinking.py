"""Computer players think beside the screen: the program listens all the while."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.window.conftest import Starter
from tests.window.display import Display
from tests.window.hands import Keyboard
from tests.window.person import Person
from tests.window.positions import HUMAN, game_where, keep_settings, save
from tests.window.program import Program

pytestmark = [pytest.mark.window, pytest.mark.case("O15")]
FULL_TABLE = (("Anna", HUMAN), *((f"Computer {number}", "trader") for number in range(1, 5)))
LONGEST = 250
"""Milliseconds of computing between two looks for events, by whatever thread of the program."""


@pytest.fixture
def before_computers(home: Path, start: Starter, display: Display) -> Program:
    """Anna ends her move, and four computers follow."""
    keep_settings(home)
    ends = game_where("end_move", FULL_TABLE, lambda session: session.seat_asked == 0)
    save(home, ends)
    program = start("--continue", display=display)
    program.wait(lambda now: now.question == "end_move")
    return program


def test_never_more_than_a_quarter_of_a_second_without_listening(
    before_computers: Program,
) -> None:
    """Nor in the first round, which begins with the table: it reads each picture from the disk."""
    person = Person(before_computers, Keyboard(before_computers))
    for round in ("first", "second"):
        answers = before_computers.read().game["answers"]
        person.act(person.rest())
        person.until_asked("end_move")
        assert before_computers.read().game["answers"] > answers + 12
        counts = before_computers.ask("counts")
        told = f"{counts['busy']:.0f} ms of computing, {counts['gap']:.0f} ms by the clock"
        print(f"{round} round: at most {told}")
        assert counts["busy"] <= LONGEST, f"{round} round: {told}"
        before_computers.tell({"forget": True})


def test_the_menu_opens_and_the_program_ends_in_the_middle_of_it(
    before_computers: Program,
) -> None:
    keyboard = Keyboard(before_computers)
    keyboard.press("end")
    before_computers.key("Escape")
    before_computers.wait(lambda now: now.top == "PauseMenu", "the menu does not open", 2)
    before_computers.key("Escape")
    before_computers.wait(lambda now: now.top != "PauseMenu")
    since = time.monotonic()
    before_computers.window.ask_to_close()
    assert before_computers.ended(since) < 2
    assert before_computers.errors == ""
