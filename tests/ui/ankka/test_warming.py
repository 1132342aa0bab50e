"""What will be shown in the middle of a game is made ready before, and stops when one leaves."""

from __future__ import annotations

import pygame
import pytest

from game.ankka.events import WheelSpun
from game.ui.ankka.posing import nothing, session_in
from game.ui.ankka.shown.spinner import SpinnerShown
from game.ui.ankka.warming import jobs
from tests.ui.ankka.playing import Play


def test_everything_can_be_rehearsed_and_no_picture_is_missing(play: Play) -> None:
    played = play(session_in(nothing, 6))
    for job in jobs(played.look):
        job()
    played.pilot.wait(3000)
    assert not played.app.kit.assets.missing


def test_the_spinner_is_in_store_before_it_is_spun(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its pictures are the largest of the game."""
    played = play(session_in(nothing), speed="normal")
    played.pilot.wait(6000)
    assets, read = played.app.kit.assets, []
    load = assets._load

    def noted(name: str, half: bool) -> pygame.Surface | None:
        read.append(name)
        return load(name, half)

    monkeypatch.setattr(assets, "_load", noted)
    played.app.stack.push(SpinnerShown(played.look, WheelSpun(0, 2, 3)))
    played.pilot.settle()
    assert not [name for name in read if "spinner" in name]


def test_nothing_is_made_ready_for_a_table_that_was_left(play: Play) -> None:
    played = play(session_in(nothing))
    assert played.look.warming._timer is not None
    played.table.leave()
    assert played.look.warming._timer is None
