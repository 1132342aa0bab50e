"""A whole game on the table: by keys alone, at every speed, and the same as without a screen."""

from __future__ import annotations

import random

import pytest

from game.engine.saves import state_hash
from game.ui.kit.settings import Speed
from tests.ui.ankka.playing import SHORT, Play, begun


def test_people_play_a_whole_game_by_keys_alone(play: Play) -> None:
    """And at every question the table shows what the room may see, no more and no less."""
    played, rng = play(begun(options={**SHORT, "disputes": "on"})), random.Random(3)
    for _ in range(400):
        if played.ended:
            break
        if played.top is played.table:
            assert played.room_sees_all()
        played.press_something(rng)
    assert played.ended and played.session.request is None
    assert state_hash(played.session.state) == played.replayed()


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
def test_a_game_of_computers_ends_alike_at_every_speed(speed: Speed, play: Play) -> None:
    played = play(begun(("racer", "expert")), speed=speed, rests=False)
    played.watch(lambda: played.ended)
    assert played.room_sees_all()
    assert state_hash(played.session.state) == played.replayed()
