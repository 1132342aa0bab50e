"""A whole game on the table: by keys alone, at every speed, and the same as without a screen."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.engine.saves import save, state_hash
from game.engine.session import Session
from game.ui.kit.settings import Speed
from tests.ui.joakim.playing import SHORT, Played


def replayed(played: Played) -> str:
    """The hash of the same answers given to the rules alone."""
    session = played.play.session
    alone = Session.begin(session.rulebook, session.setup)
    alone.replay(session.entries)
    return state_hash(alone.state)


@pytest.mark.parametrize("sharks", ["off", "on"])
def test_people_play_a_whole_game_by_keys_alone(tmp_path: Path, sharks: str) -> None:
    """And at every question the table shows what the room may see, no more and no less."""
    played, rng = Played(tmp_path, options={**SHORT, "sharks": sharks}), random.Random(3)
    for _ in range(6000):
        if played.ended:
            break
        if played.top is played.table:
            assert played.room_sees_all()
        played.press_something(rng)
    assert played.ended
    assert played.play.is_over
    assert state_hash(played.session_state) == replayed(played)


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
def test_the_same_seed_ends_alike_at_every_speed(tmp_path: Path, speed: Speed) -> None:
    played = Played(tmp_path, ("trader", "random", "trader"), speed=speed)
    played.watch(lambda: played.ended)
    assert state_hash(played.session_state) == replayed(played)
    assert save(played.play.session, [])["setup"]["seed"] == 5
    assert played.room_sees_all()
