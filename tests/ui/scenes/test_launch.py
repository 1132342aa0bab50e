from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

from game.errors import PlainError
from game.storage.folders import Folders
from game.ui.household import Household
from game.ui.launch import launch, options
from tests.ui.scenes.conftest import Start

ARGS = {
    "windowed": True, "size": None, "kiosk": False, "game": None, "resume": False, "language": None,
}  # fmt: skip


def test_a_game_that_there_is_not_is_told_of_before_a_window_opens() -> None:
    with pytest.raises(PlainError, match="'chess'"):
        launch(Namespace(**ARGS | {"game": "chess"}))


def test_a_fault_is_reported_with_the_answers_of_the_game(start: Start, tmp_path: Path) -> None:
    pilot = start()
    pilot.click_on("play").click_on("start").press("enter")
    report = Path(pilot.shell.options.report(ZeroDivisionError("oops")))  # type: ignore[attr-defined]
    text = report.read_text("utf-8")
    assert report.parent == tmp_path / "reports"
    assert "ZeroDivisionError: oops" in text
    assert "seed=" in text


def test_a_report_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    house = Household(Folders(blocked / "home"), "sv")
    assert options(house, Namespace(**ARGS)).report(ValueError()) == ""
