"""Without sound, in any locale, twice at once, and at rest: what a machine may bring."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from tests.window.conftest import Starter
from tests.window.display import Display
from tests.window.hands import Keyboard
from tests.window.person import Person
from tests.window.positions import game_where, keep_settings, last_setup, save
from tests.window.program import Program
from tests.window.wording import says

LOCALES = {
    "xx_XX.UTF-8": ({"LANG": "xx_XX.UTF-8"}, "sv"),
    "C": ({"LC_ALL": "C"}, "sv"),
    "nothing": ({}, "sv"),
    "Finnish": ({"LANG": "fi_FI.UTF-8"}, "fi"),
    "Finnish numbers": ({"LC_NUMERIC": "fi_FI.UTF-8", "LANG": "en_US.UTF-8"}, "en"),
    "Swedish in Finland": ({"LANG": "sv_FI.UTF-8", "PYTHONUTF8": "0"}, "sv"),
}
RESTED = 7 if "SHELF_LONG" in os.environ else 1
"""Seconds since the last press."""
NO_LOCALE = dict.fromkeys(
    ("LANG", "LC_ALL", "LC_MESSAGES", "LC_NUMERIC", "LC_CTYPE", "LANGUAGE"), ""
)


@pytest.mark.case("O38")
@pytest.mark.parametrize("name", LOCALES)
def test_it_starts_in_any_locale(home: Path, start: Starter, name: str) -> None:
    variables, language = LOCALES[name]
    program = start(language=None, environment=NO_LOCALE | variables)
    assert program.now.line["language"] == language
    assert not any("\N{REPLACEMENT CHARACTER}" in text for text in program.texts())
    assert program.end() < 2
    assert program.errors == ""


@pytest.mark.case("O38")
def test_saved_in_finnish_and_gone_on_with_in_english(home: Path, start: Starter) -> None:
    keep_settings(home, last_setup=last_setup(options={"win_limit": 5000, "start_cash": 500}))
    program = start(language="fi")
    hands = Keyboard(program)
    hands.press("play")
    program.wait(lambda now: now.top == "NewGame")
    hands.press("start")
    cash = program.wait(lambda now: now.question).game["cash"]
    assert any("5\N{NO-BREAK SPACE}000" in text for text in program.texts())
    program.end()
    again = start("--continue", language="en")
    assert again.wait(lambda now: now.question).game["cash"] == cash
    assert any("5,000" in text for text in again.texts())


@pytest.mark.case("O30")
def test_without_a_sound_device(home: Path, start: Starter) -> None:
    """Silence, said so in the settings; everything works, and it ends at once."""
    keep_settings(home)
    save(home, game_where("roll"))
    program = start(environment={"SDL_AUDIODRIVER": "nonexistent"})
    hands = Keyboard(program)
    hands.press("settings")
    program.wait(lambda now: now.top == "SettingsScene")
    silence = says("settings.no_sound")
    program.wait(lambda now: now.find("sound state").says == silence, "it is not said")
    hands.press("try sound")
    program.key("Escape")
    program.wait(lambda now: now.top == "Shelf")
    hands.press("continue")
    program.wait(lambda now: now.question == "roll")
    hands.press("roll")
    program.wait(lambda now: now.question == "move")
    assert program.end() < 2
    assert program.errors == ""


@pytest.mark.window
def test_at_rest_nothing_is_drawn(home: Path, start: Starter, display: Display) -> None:
    """Neither at the shelf nor at a table that waits; and hardly any time is used, even in the
    seconds after a press in which the program is wide awake."""
    keep_settings(home, last_setup=last_setup())
    program = start(display=display)
    hands = Keyboard(program)
    hands.press("play")
    program.wait(lambda now: now.top == "NewGame")
    hands.press("start")
    program.wait(lambda now: now.question)
    at_table = at_rest(program)
    program.key("Escape")
    program.wait(lambda now: now.top == "PauseMenu")
    hands.press("shelf")
    program.wait(lambda now: now.top == "Shelf")
    at_shelf = at_rest(program)
    print("at rest, updates a second and share of a processor: table, shelf:", at_table, at_shelf)
    for updates, share in (at_table, at_shelf):
        assert updates == 0
        assert share < 0.1


def at_rest(program: Program) -> tuple[float, float]:
    """Updates of the window a second, and the share of one processor."""
    time.sleep(RESTED)
    before = program.ask("counts")["presented"]
    share = program.share_of_processor(3)
    return (program.ask("counts")["presented"] - before) / 3, share


@pytest.mark.case("O21")
def test_two_copies_at_once(home: Path, start: Starter) -> None:
    """Each keeps what was changed in it, and plays a game of its own."""
    keep_settings(home, last_setup=last_setup())
    first, second = start(language=None), start(language=None)
    change(first, lambda hands: hands.press("language fi"))
    change(second, lambda hands: hands.set("volume", 30))
    plays = [begin(first), begin(second)]
    for play in plays:
        for _ in range(20):
            play.act(play.rest())
    for program in (first, second):
        assert program.promised()
        assert program.end() < 2
    stored = json.loads((home / "settings.json").read_text())
    assert (stored["language"], stored["sound"]) == ("fi", 30)
    saves = sorted((home / "saves").glob("*.save"))
    assert len([path for path in saves if path.name.count(".") == 1]) == 2

    third = start("--continue")
    third.wait(lambda now: now.game is not None)
    third.kill()
    fourth = start("--continue")
    fourth.wait(lambda now: now.game is not None, "a lock that nobody holds is in the way")
    fourth.wait(lambda now: now.game["trouble"] is None)


@pytest.mark.case("O21")
def test_the_same_game_in_two_copies(home: Path, start: Starter) -> None:
    """The second goes on under a new name, and neither writes over the other."""
    keep_settings(home)
    save(home, game_where("roll"))
    programs = start("--continue"), start("--continue")
    for program in programs:
        person = Person(program, Keyboard(program))
        for _ in range(6):
            person.act(person.rest())
        assert program.read().game["trouble"] is None
        program.end()
    saves = {path.name.partition(".")[0] for path in (home / "saves").glob("*.save")}
    assert len(saves) == 2


def change(program: Program, what: object) -> None:
    """Something in the settings."""
    assert callable(what)
    hands = Keyboard(program)
    hands.press("settings")
    program.wait(lambda now: now.top == "SettingsScene")
    what(hands)
    program.key("Escape")
    program.wait(lambda now: now.top == "Shelf")


def begin(program: Program) -> Person:
    hands = Keyboard(program)
    hands.press("play")
    program.wait(lambda now: now.top == "NewGame")
    hands.press("start")
    program.wait(lambda now: now.game is not None)
    return Person(program, hands)
