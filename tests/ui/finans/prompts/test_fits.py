"""Every dialog and scene: nothing cut at the largest text size, all in reach, its owner clear."""

from __future__ import annotations

import pytest

from game.ui.finans.prompts import DESKS, DIALOGS
from game.ui.finans.prompts.base import Desk, FinansPrompt
from game.ui.finans.prompts.poses import POSES
from game.ui.kit.box import SAFE
from game.ui.kit.harness import Pilot, unreachable_by_arrows
from game.ui.kit.widgets.base import SMALLEST_TARGET
from tests.ui.dialog_screen import check_painted_anew

from .screen import Screen

CLEAREST = 48
"""Design units that the name of whoever is asked has at least."""

RING = 9
"""Design units beyond a widget that the ring around it takes."""


@pytest.mark.case("O36")
@pytest.mark.parametrize("size", [1.0, 1.5])
@pytest.mark.parametrize("language", ["sv", "fi", "en"])
def test_nothing_is_cut_at_any_text_size(language: str, size: float, only_screen: Screen) -> None:
    only_screen.speak(language, size)
    for name, pose in POSES.items():
        texts = only_screen.show(pose).texts()
        assert texts, name
        assert [text.string for text in texts if text.cut or text.overflows] == [], name
    assert only_screen.app.kit.words.missing == []  # type: ignore[attr-defined]
    assert not only_screen.app.kit.assets.missing


def words_under_the_ring(pilot: Pilot) -> list[str]:
    """Words beside the focused widget over which its ring lies (headings did)."""
    widget, view = pilot.scene.focus.current, pilot.shell.kit.view
    if widget is None:
        return []
    ring, face = view.rect(widget.box.inset(-RING)), view.rect(widget.box)
    texts = [text for text in pilot.texts() if not face.collidepoint(text.ink.center)]
    return [text.string for text in texts if text.ink.colliderect(ring)]


def test_whose_question_it_is_and_that_all_can_be_reached(screen: Screen) -> None:
    asked, opened = set(), set()
    for name, pose in POSES.items():
        pilot = screen.show(pose)
        scene = pilot.scene
        assert unreachable_by_arrows(scene) == [], name
        assert words_under_the_ring(pilot) == [], name
        for widget in scene.focus:
            if widget.takes_focus():
                assert SAFE.encloses(widget.box), (name, widget.name)
                assert min(widget.box.w, widget.box.h) >= SMALLEST_TARGET, (name, widget.name)
        if not isinstance(scene, FinansPrompt):
            continue
        assert pilot.focused, name
        owner = scene.table.seating(scene.seat)
        first = next(text for text in pilot.texts() if text.string == owner.name)
        assert first.size >= CLEAREST and not first.cut, name
        if isinstance(scene, Desk):
            opened.add(scene.name)
        else:
            asked.add(scene.request.question)
    assert asked == {*DIALOGS, "turn"}  # which is asked in one while money is raised
    assert opened == DESKS.keys()


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("finans_fee", "right right left down right up left"),
        ("finans_fee_dear", "right right right"),
        ("finans_raise_money", "right down left up"),
        ("finans_more_all", "right down"),
        ("finans_offer_price", "right right down enter"),
    ],
)
def test_what_is_painted_anew_is_all_that_changed(name: str, keys: str, screen: Screen) -> None:
    check_painted_anew(screen.show(POSES[name]), keys)
