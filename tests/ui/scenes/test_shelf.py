from __future__ import annotations

from pathlib import Path

import pytest

from game.storage.save_format import Header
from game.storage.saves import Saves
from game.ui.kit.harness import Pilot, unreachable_by_arrows
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.table import TableScene
from tests.ui.scenes.conftest import Start, bubble, shown


def begin_a_game(pilot: Pilot) -> None:
    pilot.click_on("play").click_on("start")
    assert isinstance(pilot.shell.stack.scenes[0], TableScene)
    pilot.shell.close()


def test_without_a_saved_game_play_has_the_focus(start: Start) -> None:
    pilot = start()
    assert pilot.focused == "play"
    pilot.click_on("continue")
    assert bubble(pilot) == pilot.scene.t("shelf.nothing_saved")


def test_continue_has_the_focus_and_says_which_game_who_and_how_far(start: Start) -> None:
    begin_a_game(start())
    pilot = start()
    assert pilot.focused == "continue"
    text = shown(pilot)
    assert "Spelare 1, Spelare 2, Dator 1, Dator 2" in text
    assert "Joakims affärer · runda 1" in text
    pilot.press("enter")
    assert isinstance(pilot.shell.stack.scenes[0], TableScene)


def test_continue_on_the_command_line_skips_the_shelf_once(start: Start) -> None:
    begin_a_game(start())
    pilot = start(resume=True)
    assert isinstance(pilot.shell.stack.scenes[0], TableScene)
    pilot.shell.show_first_scene()  # type: ignore[attr-defined]
    assert isinstance(pilot.settle().scene, Shelf)


def test_a_game_that_another_window_plays_is_opened_as_a_copy_only_if_that_is_wanted(
    start: Start,
) -> None:
    first = start()
    first.click_on("play").click_on("start")
    second = start().press("enter")
    assert second.scene.t("saves.copy") in shown(second)
    second.click_on("choice 1")
    assert isinstance(second.scene, Shelf)
    second.click_on("continue").click_on("choice 0")
    copy, original = second.shell.stack.scenes[0], first.shell.stack.scenes[0]
    assert isinstance(copy, TableScene) and isinstance(original, TableScene)
    assert copy.game.save_id != original.game.save_id


def test_continue_on_the_command_line_without_a_saved_game(start: Start) -> None:
    pilot = start(resume=True)
    assert isinstance(pilot.scene, Shelf)
    assert pilot.scene.t("shelf.nothing_saved") in {
        getattr(sprite, "text", "") for sprite in pilot.scene.sprites
    }


def test_a_box_that_is_named_is_begun_though_another_game_is_saved(start: Start) -> None:
    """Enter went on with the other one."""
    start().click_on("play").click_on("start").shell.close()
    pilot = start(game="finans")
    assert pilot.focused == "play"
    assert start(game="joakim").focused == "continue"
    named = start(game="finans", resume=True)
    title = named.scene.t("finans.game.short")
    told = named.scene.t("shelf.nothing_saved_of", game=title)
    assert told in {getattr(sprite, "text", "") for sprite in named.scene.sprites}


def test_the_box_that_is_chosen_opens(start: Start) -> None:
    pilot = start().click_on("box joakim")
    assert pilot.find("start").visible


def test_a_flag_changes_the_language_at_once_and_for_good(start: Start) -> None:
    pilot = start()
    assert "Spelhyllan" in shown(pilot)
    pilot.click_on("language fi")
    assert "Pelihylly" in shown(pilot)
    assert pilot.focused == "language fi"
    pilot.shell.close()
    assert "Pelihylly" in shown(start())


def test_a_kiosk_has_no_way_out_and_keeps_nothing(start: Start) -> None:
    pilot = start(kiosk=True)
    assert pilot.scene.focus.find("quit") is None
    pilot.press("escape")
    assert isinstance(pilot.scene, Shelf)
    assert pilot.shell.running
    pilot.click_on("language en").shell.close()
    assert "Spelhyllan" in shown(start(kiosk=True))


def test_leaving_is_asked_about(start: Start) -> None:
    pilot = start().press("escape")
    pilot.press("escape")
    assert pilot.shell.running
    pilot.click_on("quit").press("enter")
    assert not pilot.shell.running


@pytest.mark.case("O20")
def test_where_nothing_can_be_saved_the_shelf_says_so_and_one_can_play(
    start: Start, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    pilot = start(blocked / "home")
    assert "kan inte sparas" in shown(pilot)
    pilot.click_on("language fi")
    pilot.click_on("play").click_on("start")
    assert isinstance(pilot.shell.stack.scenes[0], TableScene)


def test_saved_games_stand_on_the_shelf_as_soon_as_there_are_any(
    start: Start, tmp_path: Path
) -> None:
    assert start().scene.focus.find("saves") is None
    saves = Saves(tmp_path / "saves")
    saves.write(saves.new_id("joakim"), Header("joakim", ("Anna", "Bo"), 7, finished=True), {})
    saves.close()
    pilot = start()
    assert pilot.focused == "play"
    pilot.click_on("saves")
    assert "Anna, Bo" in shown(pilot)


def test_the_shelf_is_all_within_reach_of_the_arrows(start: Start) -> None:
    assert not unreachable_by_arrows(start().scene)
