"""Every dialog in every language: nothing cut at the largest text size, all reachable, its owner
unmistakable."""

from __future__ import annotations

import pytest

from game.ui.joakim.prompts import DIALOGS
from game.ui.joakim.prompts.base import JoakimPrompt
from game.ui.joakim.prompts.poses import POSES
from game.ui.kit.harness import unreachable_by_arrows

from .asking import Screen

CLEAREST = 48
"""Design units that the name of whoever is asked has at least, where it is not long."""


@pytest.mark.case("O36")
@pytest.mark.parametrize("language", ["sv", "fi", "en"])
def test_nothing_is_cut_at_the_largest_text_size(language: str, only_screen: Screen) -> None:
    only_screen.speak(language, 1.5)
    for name, pose in POSES.items():
        texts = only_screen.show(pose).texts()
        assert texts, name
        assert [text.string for text in texts if text.cut or text.overflows] == [], name
    assert only_screen.app.kit.words.missing == []  # type: ignore[attr-defined]
    assert not only_screen.app.kit.assets.missing


def test_whose_question_it_is_and_that_all_can_be_reached(screen: Screen) -> None:
    asked = set()
    for name, pose in POSES.items():
        pilot = screen.show(pose)
        scene = pilot.scene
        assert unreachable_by_arrows(scene) == [], name
        assert pilot.focused, name
        if isinstance(scene, JoakimPrompt):
            asked.add(scene.request.question)
            owner = scene.table.seating(scene.seat)
            first = next(text for text in pilot.texts() if text.string == owner.name)
            assert first.size >= CLEAREST and not first.cut, name
    assert asked == DIALOGS.keys()
