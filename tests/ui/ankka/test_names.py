"""Whatever people call themselves, every dialog and panel keeps the name within its box."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.engine.session import Session
from game.ui.ankka.poses import POSES
from game.ui.scenes.new_game.names import distinct, tidy
from game.ui.table.game_in_play import GameInPlay
from tests.ui.dialog_screen import DialogScreen

CASES = json.loads((Path(__file__).parents[2] / "cases" / "names.json").read_text("utf-8"))
NAMES = distinct([name for case in CASES if (name := tidy(case["name"]))])
SEATED, AT_MOST = 4, 6
"""How many sit at the table in most poses, and in the fullest of them."""

SHOWING = (
    "ankka_names", "ankka_answer", "ankka_vote", "ankka_shield", "ankka_swap", "ankka_dimes_six",
    "ankka_won", "ankka_wheel", "ankka_right", "ankka_route", "ankka_results_six",
)  # fmt: skip


@pytest.fixture(params=range(0, len(NAMES), SEATED))
def names(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Some of the odd names, which sit at every table that is put up."""
    called = [*NAMES[request.param :], *NAMES][:AT_MOST]
    begin = GameInPlay.__init__

    def begin_with_names(play: GameInPlay, game: Any, session: Session[Any], *more: Any) -> None:
        seats = zip(session.setup.seats, called, strict=False)
        renamed = tuple(replace(seat, name=name) for seat, name in seats)
        session.setup = replace(session.setup, seats=renamed)
        begin(play, game, session, *more)

    monkeypatch.setattr(GameInPlay, "__init__", begin_with_names)
    return called


@pytest.mark.case("O13")
def test_odd_names_are_whole_or_shortened_within_their_boxes(
    names: list[str], screen: DialogScreen
) -> None:
    screen.speak("fi", 1.5)
    bad = []
    for pose in SHOWING:
        texts = screen.show(POSES[pose]).texts()
        named = [text for text in texts if any(name in text.string for name in names)]
        bad += [] if named else [(pose, "nobody is named")]
        bad += [
            (pose, text.string)
            for text in texts
            if text.overflows or (text.cut and text not in named)
        ]
    assert not bad
