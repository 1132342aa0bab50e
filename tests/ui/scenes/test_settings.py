from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.ui.kit.harness import Pilot
from game.ui.scenes.about import About
from game.ui.scenes.settings import SettingsScene
from tests.ui.scenes.conftest import Start, shown


def at_settings(pilot: Pilot) -> SettingsScene:
    scene = pilot.click_on("settings").scene
    assert isinstance(scene, SettingsScene)
    return scene


def kept(home: Path) -> dict[str, object]:
    found = json.loads((home / "settings.json").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def test_a_larger_text_shows_at_once(start: Start, tmp_path: Path) -> None:
    pilot = start()
    scene = at_settings(pilot)
    label = scene.t("settings.volume")

    def size() -> float:
        return next(text.size for text in pilot.texts() if text.string == label)

    before = size()
    pilot.focus_on("text_size").press("right", "right")
    assert pilot.focused == "text_size"
    assert size() > before * 1.15
    assert kept(tmp_path)["text_size"] == 1.2
    pilot.shell.close()
    assert start().shell.kit.settings.text_size == 1.2


def test_the_time_to_react_is_six_or_twelve_seconds_or_without_a_clock(
    start: Start, tmp_path: Path
) -> None:
    pilot = start()
    at_settings(pilot)
    pilot.focus_on("reaction_seconds").press("right")
    assert kept(tmp_path)["reaction_seconds"] == 12
    pilot.press("right")
    assert kept(tmp_path)["reaction_seconds"] == 0


def test_a_wider_margin_shrinks_the_picture_at_once(start: Start) -> None:
    pilot = start()
    at_settings(pilot)
    before = pilot.shell.kit.view.scale
    pilot.focus_on("safe_margin").press("right", "right")
    assert pilot.shell.kit.view.scale < before


@pytest.mark.case("O21")
def test_only_what_was_changed_is_written(start: Start, tmp_path: Path) -> None:
    one, other = start(), start()
    at_settings(one)
    one.click_on("language fi")
    at_settings(other)
    other.focus_on("volume").press("left", "left").press("escape")
    one.press("escape").shell.close()
    other.shell.close()
    assert kept(tmp_path) == {"language": "fi", "sound": 70}


def test_what_the_command_line_said_is_not_kept(start: Start, tmp_path: Path) -> None:
    pilot = start()  # the animations are off only for this time
    at_settings(pilot)
    pilot.focus_on("reduced_motion").press("enter")
    assert kept(tmp_path) == {"reduced_motion": True}


def test_muting_keeps_the_volume(start: Start, tmp_path: Path) -> None:
    pilot = start()
    scene = at_settings(pilot)
    pilot.click(*pilot.find("muted").box.centre)
    settings = scene.house.settings
    assert (settings.sound, settings.volume) == (0, 80)
    assert kept(tmp_path)["muted"] is True


def test_settings_that_cannot_be_kept_hold_for_this_time(start: Start, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    pilot = start(blocked / "home")
    scene = at_settings(pilot)
    pilot.focus_on("speed").press("right")
    assert scene.house.trouble
    assert scene.t(f"settings.cannot_keep.{scene.house.trouble}") in shown(pilot)


@pytest.mark.case("O30")
def test_without_a_sound_device_it_says_so_and_tries_again(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonexistent")
    pilot = start()
    scene = at_settings(pilot)
    assert scene.t("settings.no_sound") in shown(pilot)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pilot.click_on("try sound")
    assert scene.t("settings.sound_works") in shown(pilot)
    pilot.shell.close()


def test_who_made_it_is_told(start: Start) -> None:
    pilot = start()
    at_settings(pilot)
    pilot.click_on("about")
    assert isinstance(pilot.scene, About)
    assert "inofficiellt" in shown(pilot)
    assert isinstance(pilot.press("escape").scene, SettingsScene)
