"""One press does one thing: hammering and holding reach nobody else's question."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.window.conftest import Starter
from tests.window.display import Display
from tests.window.positions import game_where, keep_settings, save
from tests.window.program import Program

pytestmark = [pytest.mark.window, pytest.mark.case("O33", "O34")]


@pytest.fixture
def end_of_move(home: Path, start: Starter, display: Display) -> Program:
    """Anna can end her move; after her Bo rolls."""
    keep_settings(home)
    save(home, game_where("end_move", fits=lambda session: session.seat_asked == 0))
    program = start("--continue", display=display)
    program.wait(lambda now: now.question == "end_move")
    program.input  # noqa: B018 - the window is found and has the focus
    program.ready()
    return program


def only_her_move_has_ended(program: Program, answers: int) -> None:
    """Bo is asked, and nothing has been answered for him."""
    time.sleep(0.5)
    now = program.wait(lambda now: now.question)
    assert now.game is not None
    given = [question for question, _ in program.answers()[answers:]]
    assert given == ["end_move"]
    assert (now.question, now.game["seat"]) == ("roll", 1)


def test_ten_clicks_in_a_second(end_of_move: Program) -> None:
    answers = len(end_of_move.answers())
    end = end_of_move.read().find("end")
    assert end is not None
    end_of_move.window.click(*end.centre, times=10, apart=100)
    only_her_move_has_ended(end_of_move, answers)


@pytest.mark.parametrize("key", ["Return", "space"])
def test_ten_presses_in_a_second(end_of_move: Program, key: str) -> None:
    answers = len(end_of_move.answers())
    assert end_of_move.read().focus == "end"
    end_of_move.window.key(key, times=10, apart=100)
    only_her_move_has_ended(end_of_move, answers)


@pytest.mark.parametrize("key", ["Return", "space"])
def test_a_key_held_for_three_seconds(end_of_move: Program, key: str) -> None:
    """The X server repeats it; the program does not."""
    answers = len(end_of_move.answers())
    end_of_move.hold(key, 3)
    only_her_move_has_ended(end_of_move, answers)


def test_a_button_held_for_three_seconds(end_of_move: Program) -> None:
    """A long press asks what the button is, and is no press."""
    answers = len(end_of_move.answers())
    end = end_of_move.read().find("end")
    assert end is not None
    end_of_move.hold_at(*end.centre, 3)
    given = [question for question, _ in end_of_move.answers()[answers:]]
    assert given in ([], ["end_move"])


def test_sliding_off_cancels(end_of_move: Program) -> None:
    answers = len(end_of_move.answers())
    end, menu = (end_of_move.read().find(name) for name in ("end", "menu"))
    assert end is not None
    assert menu is not None
    end_of_move.window.button_down(*end.centre)
    end_of_move.window.button_up(*menu.centre)
    time.sleep(0.3)
    assert end_of_move.read().top == "TableScene"
    assert len(end_of_move.answers()) == answers


def test_the_press_that_puts_a_card_away_presses_nothing_beneath(
    home: Path, start: Starter, display: Display
) -> None:
    """The newspaper's button lies over other things; a double click closes the card and no more."""
    keep_settings(home)
    save(home, game_where("move"))
    program = start("--continue", display=display)
    hands_on_card(program)
    button = program.read().find("read on")
    assert button is not None
    answers = len(program.answers())
    program.window.click(*button.centre, times=2, apart=60)
    program.wait(lambda now: now.top != "NewspaperCard")
    time.sleep(0.4)
    assert program.read().top != "PauseMenu"
    given = [name for name, _ in program.answers()[answers:] if name not in CHANCE]
    assert given == []


CHANCE = ("die", "shuffle")


def hands_on_card(program: Program) -> None:
    """Play on until a newspaper lies open."""
    from tests.window.hands import Keyboard
    from tests.window.person import Person

    person = Person(program, Keyboard(program))
    for _ in range(300):
        now = person.rest()
        if now.top == "NewspaperCard":
            program.ready()
            return
        person.act(now)
    raise AssertionError("no newspaper was drawn")
