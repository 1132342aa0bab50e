"""At 150 % nothing is smaller than at 100 %, and texts of one rank are of one size."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui.app import App
from game.ui.kit.harness import Pilot
from game.ui.scenes.new_game.house_rules import HouseRules
from game.ui.scenes.poses import POSES, strike


def sizes(pilot: Pilot, text_size: float, language: str) -> dict[str, float]:
    """The smallest size in which each text of the top scene is drawn, in design units."""
    app = pilot.shell
    assert isinstance(app, App)
    app.settings.text_size = text_size
    app.set_language(language)
    pilot.settle()
    found: dict[str, float] = {}
    for text in pilot.texts():
        found[text.string] = min(text.size, found.get(text.string, text.size))
    return found


@pytest.mark.parametrize("language", ["sv", "fi", "en"])
def test_the_captions_of_the_setup_grow(tmp_path: Path, language: str) -> None:
    pilot = strike(POSES["new_game_as_last_time"], tmp_path, (1920, 1080), language)
    normal, large = (sizes(pilot, text_size, language) for text_size in (1.0, 1.5))
    t = pilot.scene.t
    for preset in ("short", "classic", "long"):
        name, sentence = (t(f"joakim.preset.{preset}.{part}") for part in ("name", "sentence"))
        assert large[sentence] > normal[sentence] * 1.1
        assert large[name] >= normal[name]
        assert large[name] > large[sentence]
    changes = t("setup.changes", n=2)
    assert large[changes] > normal[changes] * 1.2


@pytest.mark.parametrize("language", ["sv", "fi", "en"])
@pytest.mark.parametrize("page", range(10))
def test_the_rules_of_a_page_are_of_one_size(tmp_path: Path, language: str, page: int) -> None:
    pilot = strike(POSES[f"house_rules_{page + 1}"], tmp_path, (1920, 1080), language)
    scene = pilot.scene
    assert isinstance(scene, HouseRules)
    normal, large = (sizes(pilot, text_size, language) for text_size in (1.0, 1.5))
    options = [f"joakim.option.{option.id}" for option in scene.pages[page][1]]
    for part in ("name", "sentence"):
        texts = [scene.t(f"{option}.{part}") for option in options]
        assert len({round(normal[text]) for text in texts}) == 1
        assert len({round(large[text]) for text in texts}) == 1
        assert large[texts[0]] >= normal[texts[0]]
    for option in options:
        assert large[scene.t(f"{option}.name")] >= large[scene.t(f"{option}.sentence")]


def test_the_focus_begins_on_the_page_that_is_open(tmp_path: Path) -> None:
    pilot = strike(POSES["house_rules_3"], tmp_path, (640, 360), "sv")
    assert pilot.focused == "group 2"
