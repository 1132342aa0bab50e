"""Damaged saves, saves of a newer program, and a full disk, as the family meets them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.window.conftest import Starter
from tests.window.hands import Keyboard
from tests.window.person import Person
from tests.window.positions import game_where, keep_settings, last_setup, save
from tests.window.program import Program
from tests.window.wording import is_told, says

Damage = Callable[[bytes], bytes]
DAMAGED: dict[str, tuple[Damage, str]] = {
    "nothing": (lambda good: b"", "empty"),
    "one byte": (lambda good: good[:1], "foreign"),
    "first half": (lambda good: good[: len(good) // 2], "broken"),
    "all but the last byte": (lambda good: good[:-1], "broken"),
    "64 bytes changed": (lambda good: good[:-200] + bytes(64) + good[-136:], "broken"),
    "spaces": (lambda good: b" " * len(good), "empty"),
    "a picture": (lambda good: b"\x89PNG\r\n\x1a\n" + bytes(600), "foreign"),
    "version in words": (lambda good: good.replace(b'"format":1', b'"format":"one"', 1), "version"),
    "version -1": (lambda good: good.replace(b'"format":1', b'"format":-1', 1), "version"),
}


def rows(program: Program) -> dict[str, str]:
    """Every row of the list of saves, on all its pages: name, and what it says."""
    found: dict[str, str] = {}
    while True:
        now = program.read()
        page = {each.name: each.says for each in now.widgets if "SaveRow" in each.kinds}
        if not page.keys() - found.keys():
            return found
        found |= page
        if now.find("next") is None:
            return found
        Keyboard(program).press("next")


def open_list(program: Program) -> None:
    Keyboard(program).press("saves")
    program.wait(lambda now: now.top == "SavedGames")


def to_row(program: Program, name: str) -> None:
    """Turn the pages back and on until the row is there."""
    hands = Keyboard(program)
    for turn in ("previous", "next"):
        seen = None
        while program.read().find(name) is None and seen != program.now.find("page").says:
            seen = program.now.find("page").says
            hands.press(turn)
    assert program.read().find(name) is not None, f"{name} is not in the list"


@pytest.mark.case("O17", "O19")
def test_each_damaged_save_is_named_and_harms_no_other(home: Path, start: Starter) -> None:
    keep_settings(home)
    good = save(home, game_where("roll"))
    data = good.read_bytes()
    bad: dict[str, bytes] = {}
    for number, (name, (damage, _)) in enumerate(DAMAGED.items()):
        path = good.with_name(f"bad-{number}-{name.replace(' ', '-')}.save")
        path.write_bytes(damage(data))
        bad[path.stem] = path.read_bytes()
    with_generation = good.with_name("older.save")
    with_generation.write_bytes(data[:-5])
    shutil.copy(good, with_generation.with_name("older.1.save"))

    program = start()
    open_list(program)
    told = rows(program)
    for (stem, _), (_, code) in zip(bad.items(), DAMAGED.values(), strict=True):
        assert stem in told[f"save {stem}"]
        assert says(f"saves.damaged.{code}") in told[f"save {stem}"], stem
    assert says("saves.damaged.broken") in told["save older"]

    hands = Keyboard(program)
    for stem in bad:
        to_row(program, f"save {stem}")
        hands.press(f"save {stem}")
        now = program.read()
        assert now.game is None, f"{stem} was loaded"
        assert now.bubble, f"{stem} gives no reason"
        program.key("Escape")
    for path, before in ((good.with_name(f"{stem}.save"), data) for stem, data in bad.items()):
        assert path.read_bytes() == before, f"{path.name} was changed"
    to_row(program, "save older")
    hands.press("save older")
    program.wait(lambda now: now.question == "roll", "the older generation was not opened")
    assert with_generation.read_bytes() == data[:-5]


@pytest.mark.case("O17")
def test_continue_takes_the_newest_whole_save(home: Path, start: Starter) -> None:
    keep_settings(home)
    good = save(home, game_where("move"))
    newest = good.with_name("zzz.save")
    newest.write_bytes(good.read_bytes()[:-3])
    start("--continue").wait(lambda now: now.question == "move")


@pytest.mark.case("O19")
@pytest.mark.parametrize("more", [1, 1000])
def test_a_save_of_a_newer_program(home: Path, start: Starter, more: int) -> None:
    """Refused with both version numbers, listed, and left as it is."""
    keep_settings(home)
    file = save(home, game_where("roll"))
    newer = file.read_bytes().replace(b'"format":1', b'"format":%d' % (1 + more), 1)
    file.write_bytes(newer)
    program = start()
    assert program.now.find("continue").reason, "a newer save cannot be continued"
    open_list(program)
    (told,) = rows(program).values()
    assert says("saves.damaged.newer", found=1 + more, known=1) in told
    Keyboard(program).press(f"save {file.stem}")
    assert program.read().game is None
    assert says("saves.damaged.newer", found=1 + more, known=1) in program.now.bubble
    program.end()
    assert file.read_bytes() == newer


@pytest.mark.case("O19")
def test_an_unknown_field_in_an_equal_version(home: Path, start: Starter) -> None:
    keep_settings(home)
    file = save(home, game_where("roll"))
    document = json.loads(file.read_bytes())
    file.write_text(json.dumps({**document, "unknown": [1, 2]}))
    start("--continue").wait(lambda now: now.question == "roll", "it was not loaded")


@pytest.fixture
def small_home(tmp_path: Path) -> Iterator[Path]:
    """A home on a disk of 2 MB."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("mounting a small disk takes Linux and root")
    home = tmp_path / "home"
    home.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(home)]
    done = subprocess.run(mount, capture_output=True, text=True)
    if done.returncode:
        pytest.skip(f"cannot mount: {done.stderr.strip()}")
    yield home
    subprocess.run(["umount", "--lazy", str(home)], check=True)


@pytest.mark.case("O18")
def test_a_full_disk(small_home: Path, start: Starter) -> None:
    """It is said, the game goes on, nothing old is lost; with room again everything is saved."""
    keep_settings(small_home, last_setup=last_setup())
    save(small_home, game_where("roll"))
    program = start("--continue", at=small_home)
    hands = Keyboard(program)
    person = Person(program, hands)
    program.wait(lambda now: now.question == "roll")
    person.act(person.rest())
    person.rest()
    kept = contents(small_home)
    filler = fill(small_home)

    for _ in range(6):
        person.act(person.rest())
        if person.rest().top == "MessageDialog":
            break
    assert program.now.game["trouble"] == "disk_full"
    assert is_told(program, "table.cannot_save.disk_full")
    program.key("Return")
    for _ in range(3):
        person.act(person.rest())
        if program.read().top == "MessageDialog":
            program.key("Return")
    answers = len(program.answers())
    program.key("Escape")
    program.wait(lambda now: now.top == "PauseMenu")
    hands.press("settings")
    program.wait(lambda now: now.top == "SettingsScene")
    hands.press("reduced_motion")
    assert is_told(program, "settings.cannot_keep.disk_full"), "a setting was lost silently"
    assert program.end() < 2
    assert contents(small_home) == kept

    filler.unlink()
    again = start("--continue", at=small_home)
    again.wait(lambda now: now.game is not None)
    assert len(again.answers()) <= answers
    person = Person(again, Keyboard(again))
    for _ in range(4):
        person.act(person.rest())
    assert again.read().game["trouble"] is None
    assert contents(small_home) != kept


def contents(folder: Path) -> dict[str, bytes]:
    """What the files hold; locks and what fills the disk aside."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {
        path.name: path.read_bytes()
        for path in files
        if path.suffix != ".lock" and path.name != "filler"
    }


def fill(folder: Path) -> Path:
    """Not a byte is left."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            return filler
