"""Nothing flashes: at most three large changes of brightness in any second."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest

from game.engine.session import Session
from game.joakim.events import PlayerLeft
from tests.window.playing import Playing
from tests.window.positions import HUMAN, games_before

FRAME = 1000 / 60
PAUSE = 700.0
"""Milliseconds that people look at a question or a card before they press."""
SEATS = ("Anna", HUMAN), ("Bo", HUMAN), ("Cecilia", HUMAN)
MOST, LARGE, SHARE = 3, 0.10, 0.25


class Film:
    """The brightness of the window, frame by frame, and when it changed by much."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self._before: Any = None
        self._direction = 0
        self.frames = 0
        self.changes: list[float] = []

    def take(self) -> None:
        """A frame. A change that goes on in the same direction is one change."""
        self.frames += 1
        small = pygame.transform.smoothscale(self._playing.app.stage.window, (64, 36))
        brightness = pygame.surfarray.array3d(small) @ np.array([0.2126, 0.7152, 0.0722]) / 255
        if self._before is None:
            self._before = brightness
            return
        difference = brightness - self._before
        brighter, darker = (difference > LARGE).mean(), (difference < -LARGE).mean()
        if max(brighter, darker) <= SHARE:
            return
        direction, now = 1 if brighter > darker else -1, self._playing.clock.now
        goes_on = direction == self._direction and now - self.changes[-1] < 350
        if not goes_on:
            self.changes.append(now)
        self._direction, self._before = direction, brightness

    def most_in_a_second(self) -> int:
        return max(
            (sum(start <= each < start + 1000 for each in self.changes) for start in self.changes),
            default=0,
        )


OPTIONS = {"victory": {"win_limit": 200}, "bankruptcy": {"start_cash": 10, "dividend": "normal"}}
HAPPENS: dict[str, Callable[[Session[Any]], object]] = {
    "victory": lambda session: session.request is None,
    "bankruptcy": lambda session: any(isinstance(each, PlayerLeft) for each in session.log[-12:]),
}


@pytest.mark.case("O37")
@pytest.mark.parametrize("what", ["victory", "bankruptcy"])
@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "reduced"])
def test_at_most_three_large_changes_in_a_second(tmp_path: Path, what: str, reduced: bool) -> None:
    """Dice, moves, cards, the market and the end, at sixty frames a second."""
    before, after = games_before(HAPPENS[what], 8, SEATS, OPTIONS[what])
    answers = after.entries[len(before.entries) :]
    playing = Playing(tmp_path, before, (640, 360), speed="normal", reduced_motion=reduced)
    film = Film(playing)
    playing.answer_all(
        [each.answer for each in answers if each.seat is not None], FRAME, PAUSE, film.take
    )
    print(
        f"{film.frames} frames, {len(film.changes)} large changes, at most "
        f"{film.most_in_a_second()} in a second"
    )
    assert film.most_in_a_second() <= MOST
