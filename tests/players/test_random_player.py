"""The player who thinks about nothing: always allowed, never stuck."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from game.engine.players import Position
from game.engine.requests import Amount, Roll
from game.engine.saves import log_hash
from game.players.random_player import RandomPlayer
from tests.players.games import all_random, begin


class Asked(Position[None]):  # type: ignore[type-var]
    """A question without a game around it."""

    def __init__(self, request: object) -> None:
        self.request = request  # type: ignore[assignment]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_end(players: int) -> None:
    session = begin(players, seed=players, win_limit=400)
    Match(session, all_random(players, seed=players)).play(most=100_000)
    assert session.request is None
    assert session.state.winners


def test_the_same_seed_plays_the_same_game() -> None:
    hashes = []
    for _ in range(2):
        session = begin(3, seed=5, win_limit=200)
        Match(session, all_random(3, seed=9)).play()
        hashes.append(log_hash(session))
    assert hashes[0] == hashes[1]


def test_amounts_are_allowed_and_half_of_them_are_passes() -> None:
    player, amount = RandomPlayer(1), Amount(0, "bid", 7, 500)
    given = [player.choose(Asked(amount)) for _ in range(1000)]
    assert all(amount.read(each) == each for each in given)
    assert 400 < given.count(0) < 600
    assert {each for each in given if each} == set(range(7, 13))


def test_what_cannot_be_paid_is_passed() -> None:
    player = RandomPlayer(1)
    assert {player.choose(Asked(Amount(0, "bid", 9, 8))) for _ in range(50)} == {0}


def test_chance_is_nobodys_question() -> None:
    with pytest.raises(TypeError):
        RandomPlayer(1).choose(Asked(Roll("move")))
