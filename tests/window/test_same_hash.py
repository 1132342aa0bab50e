"""The same seed and the same answers end the same, without a screen and at every speed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.engine.players import Position
from game.engine.rulebook import GameSetup, Seating
from game.engine.saves import log_hash, state_hash
from game.engine.session import Session
from game.games import GAMES
from game.players.random_player import RandomPlayer
from tests.window.playing import Playing

SEATS = Seating("Anna", "red"), Seating("Bo", "blue"), Seating("Cecilia", "green")
FRAME = 100.0
"""The longest that the program's own loop lets pass."""


def fresh() -> Session[Any]:
    """The game at its beginning."""
    game = GAMES["joakim"]
    options = game.options().defaults() | {"win_limit": 100}
    return Session.begin(game.rulebook(), GameSetup(SEATS, options, seed=11))


@cache
def played() -> Session[Any]:
    """The game as the engine plays it by itself."""
    session, player = fresh(), RandomPlayer(4)
    while session.request is not None:
        if session.request.asked is None:
            session.answer_by_chance()
        else:
            session.answer(player.choose(Position(session)))
    return session


@pytest.mark.parametrize("speed", ["off", "fast", "normal", "slow"])
def test_the_screen_changes_nothing(tmp_path: Path, speed: str) -> None:
    alone = played()
    playing = Playing(tmp_path, fresh(), (640, 360), speed=speed)
    playing.answer_all([each.answer for each in alone.entries if each.seat is not None], FRAME)
    assert playing.session.request is None
    assert state_hash(playing.session.state) == state_hash(alone.state)
    assert log_hash(playing.session) == log_hash(alone)
    seen, truth = (alone.rulebook.view(each, None) for each in (playing.table.shown, alone.state))
    assert state_hash(seen) == state_hash(truth), "the room has not seen it all"
