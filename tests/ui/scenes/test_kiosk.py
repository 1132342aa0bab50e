"""A table in public: visitors leave nothing behind, and lead it nowhere."""

from __future__ import annotations

import pytest

from game.ui.household import household
from game.ui.idle import ASLEEP, GONE, Idle
from game.ui.kit.harness import Pilot
from game.ui.scenes.pause import PauseMenu
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.table import TableScene
from tests.ui.scenes.conftest import Start
from tests.ui.scenes.test_seats import begun

LOOK = 60_000.0


def at_table(start: Start, **changes: bool) -> Pilot:
    pilot = begun(start, "joakim", **changes)
    assert isinstance(pilot.shell.stack.scenes[0], TableScene)
    return pilot


@pytest.mark.case("O39")
def test_no_visitor_deletes_what_others_have_played(start: Start) -> None:
    at_table(start).shell.close()
    pilot = start(kiosk=True).click_on("saves")
    names = [widget.name for widget in pilot.scene.focus]
    assert not any(name.startswith("delete") for name in names)


@pytest.mark.case("O39")
def test_settings_and_the_sound_key_are_the_owners(start: Start) -> None:
    pilot = at_table(start, kiosk=True)
    pilot.wait(500).press("m", "escape")
    assert isinstance(pilot.scene, PauseMenu)
    assert pilot.scene.focus.find("settings") is None
    assert not household(pilot.scene.app).settings.muted
    assert start(kiosk=True).scene.focus.find("settings") is None


@pytest.mark.case("O39")
def test_when_a_visitor_has_gone_the_next_finds_everything_as_it_was(start: Start) -> None:
    """Complaint 40: the game is put away (and can be continued), the language is the owner's."""
    pilot = start(kiosk=True, language="sv").click_on("language fi")
    pilot.click_on("box joakim")
    if pilot.scene.focus.find("start") is None:
        pilot.click_on("play")
    pilot.click_on("start").settle()
    table = pilot.shell.stack.scenes[0]
    assert isinstance(table, TableScene)
    pilot.wait(GONE - LOOK).press("left").wait(LOOK)
    assert table in pilot.shell.stack.scenes, "somebody is still there"
    pilot.wait(GONE + LOOK)
    assert isinstance(pilot.scene, Shelf) and pilot.scene.app.settings.language == "sv"
    assert pilot.scene.latest is not None
    assert not household(pilot.scene.app).is_changed


def test_at_home_nothing_is_put_away(start: Start) -> None:
    pilot = at_table(start)
    pilot.wait(2 * GONE)
    assert isinstance(pilot.shell.stack.scenes[0], TableScene)


def test_no_screen_saver_comes_in_a_game_unless_nobody_plays(start: Start) -> None:
    """Complaint 39: pads do not keep it away by themselves."""
    pilot, said = at_table(start), list[bool]()
    table = pilot.shell.stack.scenes[0]
    assert isinstance(table, TableScene)
    idle = Idle(table.app, household(table.app), said.append)
    idle.look()
    assert said == [False]
    pilot.wait(ASLEEP + LOOK)
    assert said == [False, True]
    pilot.press("left").wait(LOOK)
    assert said == [False, True, False]
    table.app.show_first_scene()
    pilot.wait(LOOK)
    assert said[-1]
