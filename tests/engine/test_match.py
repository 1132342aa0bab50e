"""Matches: players answer from what their seat may see, and a human is waited for."""

from __future__ import annotations

import random
from typing import Any

from game.engine.match import Match
from game.engine.players import Position
from game.engine.requests import Amount, Answer
from tests.engine.pebbles import Heap, begin


class Taker:
    """Takes one pebble at a time, and remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, Heap]] = []

    def choose(self, position: Position[Any]) -> Answer:
        self.seen.append((position.seat, position.view))
        return 1 if isinstance(position.request, Amount) else "take"


def test_computers_play_to_the_end() -> None:
    players = {0: Taker(), 1: Taker()}
    match = Match(begin(), players)
    answers = match.play()
    assert match.session.request is None
    assert answers == len(match.session.entries) > 0
    assert match.session.state.winner in (0, 1)
    assert not match.step()


def test_a_human_is_waited_for_and_chance_is_not() -> None:
    match = Match(begin(), {0: Taker()})
    assert match.play() == 3  # take, 1, the die
    assert match.session.seat_asked == 1
    assert not match.step()


def test_at_most_so_many_answers() -> None:
    match = Match(begin(), {0: Taker(), 1: Taker()})
    assert match.play(most=2) == 2
    assert len(match.session.entries) == 2


def test_a_player_sees_its_own_view_and_may_imagine_the_rest() -> None:
    taker = Taker()
    Match(begin(), {0: taker}).play()
    assert [seat for seat, _ in taker.seen] == [0, 0]
    assert all(view.pile == [-1, -1, -1] for _, view in taker.seen)
    position = Position(begin())
    imagined = position.imagine(random.Random(1))
    imagined.answer("take")
    assert position.request.question == "turn"
