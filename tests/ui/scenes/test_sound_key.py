from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from game.ui.household import household
from game.ui.kit.bubbles import Toast
from game.ui.kit.harness import Pilot
from game.ui.kit.widgets.values import Toggle
from tests.ui.scenes.conftest import Start

TEXTS = {
    "sv": ("Ljudet är av", "Ljudet är på"),
    "fi": ("Äänet ovat pois", "Äänet ovat päällä"),
    "en": ("Sound is off", "Sound is on"),
}


def toasts(pilot: Pilot) -> list[str]:
    return [sprite.text for sprite in pilot.scene.sprites if isinstance(sprite, Toast)]


@pytest.mark.parametrize("language", TEXTS)
def test_m_turns_sound_off_and_on_and_says_so(start: Start, language: str, tmp_path: Path) -> None:
    off, on = TEXTS[language]
    pilot = start(language=language)
    settings = pilot.shell.kit.settings
    assert settings.sound > 0
    pilot.press("m")
    assert (toasts(pilot), settings.sound) == ([off], 0)
    assert json.loads((tmp_path / "settings.json").read_text("utf-8"))["muted"] is True
    assert start(language=language).shell.kit.settings.sound == 0
    pilot.press("m")
    assert toasts(pilot) == [on]
    assert settings.sound > 0


PLACES: dict[str, Callable[[Pilot], object]] = {
    "setup": lambda pilot: pilot.click_on("play").click_on("player 2"),
    "house rules": lambda pilot: pilot.click_on("play").click_on("rules"),
    "leaving": lambda pilot: pilot.press("escape"),
    "table": lambda pilot: pilot.click_on("play").click_on("start").press("enter"),
    "pause": lambda pilot: pilot.click_on("play").click_on("start").press("enter", "f10"),
}


@pytest.mark.parametrize("place", PLACES)
def test_m_is_heard_everywhere(start: Start, place: str) -> None:
    pilot = start()
    PLACES[place](pilot)
    scene = pilot.scene
    pilot.press("m")
    assert pilot.scene is scene
    assert toasts(pilot) == ["Ljudet är av"]


def test_the_switch_of_the_settings_goes_along(start: Start) -> None:
    pilot = start()
    pilot.click_on("settings").focus_on("muted")
    for muted in (True, False):
        pilot.press("m")
        switch = pilot.find("muted")
        assert isinstance(switch, Toggle)
        assert switch.value is muted
        assert len(toasts(pilot)) == 1
        assert pilot.focused == "muted"


def test_music_falls_silent_too(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = start()
    sounds = pilot.shell.kit.sounds
    told: list[str] = []
    monkeypatch.setattr(sounds, "volume_changed", lambda: told.append("changed"))
    pilot.press("m")
    pilot.click_on("settings").click_on("muted").focus_on("music").press("left")
    assert told == ["changed"] * 3
    assert household(pilot.shell).settings.music == 45  # type: ignore[arg-type]


def test_the_letter_in_a_name_is_a_letter(start: Start) -> None:
    pilot = start()
    pilot.click_on("play").focus_on("name 0")
    pilot.press("m").type("m")
    assert not household(pilot.shell).settings.muted  # type: ignore[arg-type]
    assert toasts(pilot) == []
