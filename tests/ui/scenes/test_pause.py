from __future__ import annotations

import pytest

from game.ui.kit.harness import Pilot
from game.ui.scenes.pause import PauseMenu
from game.ui.scenes.rulebook import RulebookScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.table import TableScene
from tests.ui.scenes.conftest import Start


def paused(start: Start, results: list[str]) -> Pilot:
    pilot = start()
    pilot.click_on("play").click_on("start")
    table = pilot.shell.stack.scenes[0]
    assert isinstance(table, TableScene)
    pilot.shell.stack.push(PauseMenu(table.app, table), results.append)
    return pilot.settle().wait(500)  # until the seat that is asked has been handed over


@pytest.mark.parametrize(
    ("name", "result"), [("continue", "continue"), ("history", "history"), ("shelf", "shelf")]
)
def test_it_tells_the_table_what_was_chosen(start: Start, name: str, result: str) -> None:
    results: list[str] = []
    paused(start, results).click_on(name)
    assert results == [result]


@pytest.mark.parametrize("key", ["escape", "f10"])
def test_what_opens_it_closes_it(start: Start, key: str) -> None:
    results: list[str] = []
    paused(start, results).press(key)
    assert results == ["continue"]


def test_rules_and_settings_lead_back_to_it(start: Start) -> None:
    results: list[str] = []
    pilot = paused(start, results)
    pilot.press("down", "enter")
    assert isinstance(pilot.scene, RulebookScene)
    pilot.press("escape").click_on("settings")
    assert isinstance(pilot.scene, SettingsScene)
    pilot.click_on("language en").press("escape")
    assert isinstance(pilot.scene, PauseMenu)
    assert pilot.scene.title == pilot.scene.t("pause.title") == "Pause"
    assert not results
