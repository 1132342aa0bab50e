from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.storage.save_format import Header
from game.storage.saves import Saves
from game.texts import Texts
from game.ui.scenes.name_line import name_line
from tests.ui.scenes.conftest import Start, bubble, shown

T = Texts("sv").t


def up_to(length: int) -> Callable[[str], bool]:
    return lambda text: len(text) <= length


def test_all_names_if_they_fit_else_how_many_more() -> None:
    names = ["Anna", "Bo", "Cecilia"]
    assert name_line(names, T, up_to(40)) == "Anna, Bo, Cecilia"
    assert name_line(names, T, up_to(16)) == "Anna och 2 till"
    assert name_line(["Anna", "Bo", "C" * 40], T, up_to(20)) == "Anna, Bo och 1 till"


def test_of_a_long_first_name_the_beginning_is_left_whole_signs_only() -> None:
    assert name_line(["Maximilian", "B" * 9], T, up_to(17)) == "Maxim… och 1 till"
    family = "👩‍👩‍👧"
    room = len(f"{family * 4}… och 1 till")
    assert name_line([family * 9, "Bo"], T, up_to(room + 3)) == f"{family * 4}… och 1 till"
    assert name_line([], T, up_to(9)) == ""


LONG = tuple(f"{name} von und zu Långnamnsberga" for name in ("Åsa", "Bo", "Eo", "Li", "My"))


@pytest.mark.parametrize("language", ["sv", "fi", "en"])
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_five_long_names_on_the_shelf_open_no_bubble(
    start: Start, tmp_path: Path, language: str, text_size: float
) -> None:
    saves = Saves(tmp_path / "saves")
    saves.write(saves.new_id("joakim"), Header("joakim", LONG, 7, finished=False), {})
    saves.close()
    pilot = start(language=language)
    pilot.shell.kit.settings.text_size = text_size
    pilot.shell.refresh()
    pilot.settle()
    assert pilot.focused == "continue"
    assert not list(pilot.scene.sprites)
    assert not [text.string for text in pilot.texts() if text.cut or text.overflows]
    assert "Åsa von" in shown(pilot)
    pilot.press("i")
    assert ", ".join(LONG) in bubble(pilot)
    pilot.press("escape").click_on("saves")
    assert not list(pilot.scene.sprites)
    pilot.press("i")
    assert ", ".join(LONG) in bubble(pilot)
