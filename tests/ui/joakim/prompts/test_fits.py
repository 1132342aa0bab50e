"""Every dialog in every language: nothing cut at the largest text size, all reachable, its owner
unmistakable."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from game.engine.rulebook import Seating
from game.games import LOOKS
from game.joakim import effects
from game.ui.joakim.prompts import DIALOGS, positions
from game.ui.joakim.prompts.base import JoakimPrompt
from game.ui.joakim.prompts.poses import POSES, table_in
from game.ui.joakim.results import ResultsScene
from game.ui.kit.harness import unreachable_by_arrows
from tests.ui.dialog_screen import check_painted_anew

from .asking import Screen

CASES = Path(__file__).parents[3] / "cases"
WAYS = (
    "limit", "limit_most", "limit_order", "limit_shared", "last_player", "last_number",
    "last_number_tie", "last_number_with_property", "last_number_shared", "nobody_left",
)  # fmt: skip
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


@pytest.mark.case("O13")
def test_odd_names_stay_in_their_boxes(screen: Screen) -> None:
    known = json.loads((CASES / "names.json").read_text("utf-8"))
    names = [entry["name"] for entry in known if entry["name"].strip()]
    makes = (
        partial(positions.small_heading, effects.TakeOver),
        partial(positions.bid, 33, 41, 0),
        positions.trade,
        positions.crown_before,
    )
    for first in range(0, len(names), 4):
        four = [*names[first:], *names][:4]
        seats = tuple(Seating(name, look) for name, look in zip(four, LOOKS, strict=False))
        for make in makes:
            session = make()
            session.setup = replace(session.setup, seats=seats)
            texts = screen.show(partial(table_in, session)).texts()
            assert [text.string for text in texts if text.overflows] == []


@pytest.mark.parametrize("language", ["sv", "fi", "en"])
def test_every_way_to_win_fits_at_the_largest_text_size(language: str, only_screen: Screen) -> None:
    only_screen.speak(language, 1.5)
    scene = only_screen.show(POSES["joakim_results_five"]).scene
    assert isinstance(scene, ResultsScene)
    words = only_screen.app.kit.words
    for key in WAYS:
        scene.reason = lambda key=key: words.t(  # type: ignore[method-assign,misc]
            f"joakim.results.why.{key}", name="Åsa Öström-Häkkinen", cash=1234, limit=1000,
            worth=1234,
        )  # fmt: skip
        cut = [text.string for text in only_screen.pilot.texts() if text.cut or text.overflows]
        assert cut == [], key


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("joakim_trade", "right left left down right down enter down enter up up left"),
        ("joakim_trade_option", "down right enter left enter down enter"),
        ("joakim_bid_sure", "up left right down right enter down enter"),
        ("joakim_forced_sale", "right down left"),
    ],
)
def test_what_is_painted_anew_is_all_that_changed(name: str, keys: str, screen: Screen) -> None:
    check_painted_anew(screen.show(POSES[name]), keys)
