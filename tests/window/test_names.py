"""Names typed and pasted into the real fields: odd ones, long ones, equal ones, Nordic ones."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.games import LOOKS
from tests.window.conftest import Starter
from tests.window.display import Display
from tests.window.hands import Keyboard
from tests.window.person import Person
from tests.window.positions import keep_settings
from tests.window.program import Program

pytestmark = pytest.mark.window
CLIPBOARD = Path(__file__).with_name("clipboard.py")
ASCII = ["100% {0} %s {name} ${HOME}", "<b>Kalle</b> [color=red]", "yes", "007"]
LONG = [": - # 'x' \"y\" \\ /", "W" * 40, "i" * 40, ""]
PASTED = ["\N{DUCK}", "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466 Familjen"]


@pytest.fixture
def setup(home: Path, start: Starter, display: Display) -> Program:
    """Five people without names; the first field has the focus."""
    seats = [["", look, "human"] for look in LOOKS]
    keep_settings(home, last_setup={"joakim": {"seats": seats, "options": {}}})
    display.layout("us")
    program = start(display=display)
    Keyboard(program).press("play")
    program.wait(lambda now: now.top == "NewGame")
    return program


def enter(program: Program, place: int, text: str) -> None:
    """Type a name into a field, until the field shows it."""
    field = f"name {place}"
    Keyboard(program).focus(field)
    if text:
        program.type(text)
        program.wait(lambda now: now.find(field).says == text, f"{text!r} does not arrive")


@contextmanager
def clipboard(display: Display, text: str) -> Iterator[None]:
    """Somebody has copied this text."""
    holder = subprocess.Popen(
        [sys.executable, str(CLIPBOARD), text],
        env=os.environ | {"DISPLAY": display.name, "SDL_VIDEODRIVER": "x11"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert holder.stdout is not None
        while (line := holder.stdout.readline().strip()) != "held":
            assert line, "the clipboard cannot be filled"
        yield
    finally:
        holder.kill()
        holder.communicate()


def begin(program: Program) -> list[str]:
    """Start the game; the names at the table, each of which the table shows in its box."""
    Keyboard(program).press("start")
    names = list(program.wait(lambda now: now.question).game["names"])
    shown = program.texts()
    for name in names:
        assert any(name in text for text in shown), f"{name!r} is not shown"
    return names


def survives_a_move_and_a_save(
    program: Program, start: Starter, display: Display, names: list[str]
) -> None:
    """One answer, a save and a start later everybody is still called the same."""
    person = Person(program, Keyboard(program))
    answers = program.now.game["answers"]
    person.act(person.rest())
    program.wait(lambda now: now.game["answers"] > answers)
    program.end()
    again = start("--continue", display=display)
    assert again.wait(lambda now: now.question).game["names"] == names
    shown = again.texts()
    assert all(any(name in text for text in shown) for name in names)
    assert again.errors == ""


@pytest.mark.case("O13")
@pytest.mark.parametrize("names", [ASCII, LONG], ids=["signs", "lengths"])
def test_names_are_taken_letter_for_letter(
    setup: Program, start: Starter, display: Display, names: list[str]
) -> None:
    for place, name in enumerate(names):
        enter(setup, place, name)
    taken = begin(setup)
    given = [name or f"Player {place + 1}" for place, name in enumerate(names)]
    assert taken[: len(given)] == given
    survives_a_move_and_a_save(setup, start, display, taken)


@pytest.mark.case("O12")
def test_equal_names_are_told_apart(setup: Program, start: Starter, display: Display) -> None:
    for place, name in enumerate(["Pekka", "Pekka", "pekka "]):
        enter(setup, place, name)
    assert any("Pekka (2)" in text for text in setup.texts()), "it is not said beforehand"
    names = begin(setup)
    assert names[:3] == ["Pekka", "Pekka (2)", "pekka (3)"]
    survives_a_move_and_a_save(setup, start, display, names)


@pytest.mark.case("O13")
def test_nordic_letters(setup: Program, start: Starter, display: Display) -> None:
    """With the keys of a Swedish and a Finnish keyboard; no shortcut fires meanwhile."""
    for place, layout in enumerate(("se", "fi")):
        display.layout(layout)
        Keyboard(setup).focus(f"name {place}")
        for key in ("aring", "adiaeresis", "odiaeresis", "Aring", "Adiaeresis", "Odiaeresis"):
            setup.window.key(key)
        setup.window.key("ISO_Level3_Shift+2")
        field = f"name {place}"
        setup.wait(lambda now, field=field: now.find(field).says == "åäöÅÄÖ@", "not typed")
        for key in ("dead_diaeresis", "u"):
            setup.window.key(key)
        setup.wait(lambda now, field=field: now.find(field).says == "åäöÅÄÖ@ü", "not typed")
        for _ in range(2):
            setup.window.key("BackSpace")
        setup.wait(lambda now, field=field: now.find(field).says == "åäöÅÄÖ")
    display.layout("us")
    assert setup.read().top == "NewGame"
    assert begin(setup)[:2] == ["åäöÅÄÖ", "åäöÅÄÖ (2)"]


@pytest.mark.case("O13")
def test_emoji_are_pasted_and_taken_away_whole(
    setup: Program, start: Starter, display: Display
) -> None:
    for place, text in enumerate(PASTED):
        Keyboard(setup).focus(f"name {place}")
        with clipboard(display, text):
            display.do("windowfocus", "--sync", setup.window.id)
            setup.window.key("ctrl+v")
            field = f"name {place}"
            setup.wait(lambda now, f=field, t=text: now.find(f).says == t, "not pasted")
    Keyboard(setup).focus("name 0")
    setup.key("BackSpace")
    assert setup.read().find("name 0").says == "Player 1"
    names = begin(setup)
    assert names[1] == PASTED[1]
    survives_a_move_and_a_save(setup, start, display, names)
