"""Whether the wins of equal players fit their shares."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.games import GAMES
from game.simulation.fairness import chance_of, fairness, wins_by_look
from game.simulation.playing import Order, Record, looks_of

GAMES_PLAYED = 1200


def record(seed: int, winner: int, levels: tuple[str, ...]) -> Record:
    return Record(Order("ankka", levels, {}, seed), 50, 200, 0.1, (winner,), "stepped_in", "00")


def records(weights: list[float], level: str = "racer") -> list[Record]:
    """Games whose winners are drawn: each seat with this weight."""
    rng, seats = random.Random(7), range(len(weights))
    levels = (level,) * len(weights)
    return [record(seed, rng.choices(seats, weights)[0], levels) for seed in range(GAMES_PLAYED)]


@pytest.mark.parametrize(("freedom", "five", "one"), [
    (1, 3.841, 6.635), (2, 5.991, 9.210), (3, 7.815, 11.345), (4, 9.488, 13.277),
    (5, 11.070, 15.086),
])  # fmt: skip
def test_the_odds_are_those_of_the_printed_tables(freedom: int, five: float, one: float) -> None:
    assert chance_of(five, freedom) == pytest.approx(0.05, abs=1e-4)
    assert chance_of(one, freedom) == pytest.approx(0.01, abs=1e-4)
    assert chance_of(0, freedom) == 1


@pytest.mark.parametrize("players", [2, 4, 6])
def test_equal_seats_are_fair(players: int) -> None:
    found = fairness(records([1] * players))
    assert found is not None
    assert found["seats"]["p"] > 0.01 and found["looks"]["p"] > 0.01


def test_a_seat_that_wins_too_often_is_found() -> None:
    found = fairness(records([1.3, 1, 1, 1]))
    assert found is not None
    assert found["seats"]["p"] < 0.01 < found["looks"]["p"]


def test_a_look_that_wins_too_often_is_found() -> None:
    """Whoever has the first look is two thirds more likely to win than anyone else."""
    good, rng, games = GAMES["ankka"].looks[0], random.Random(7), list[Record]()
    for each in records([1] * 4):
        weights = [1.7 if look == good else 1.0 for look in looks_of(each.order)]
        games.append(record(each.order.seed, rng.choices(range(4), weights)[0], each.order.levels))
    found = fairness(games)
    assert found is not None
    assert found["looks"]["p"] < 0.01 < found["seats"]["p"]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_fair_games_are_called_unfair_no_oftener_than_it_says(players: int) -> None:
    """Also by looks, where only some of the six sit at a table."""
    rng, levels, found = random.Random(3), ("racer",) * players, list[float]()
    for _ in range(150):
        games = [record(rng.randrange(10**6), rng.randrange(players), levels) for _ in range(120)]
        told = fairness(games)
        assert told is not None
        found.append(told["looks"]["p"])
    assert 0.35 < sum(found) / len(found) < 0.65
    assert sum(p < 0.1 for p in found) / len(found) < 0.2


def test_unequal_players_and_tables_are_not_asked() -> None:
    mixed = [record(1, 0, ("racer", "random")), record(2, 1, ("racer", "random"))]
    assert fairness(mixed) is None
    assert fairness(records([1, 1])[:2] + records([1, 1, 1])[:2]) is None
    assert fairness([]) is None


def test_looks_are_dealt_anew_in_every_game_and_each_as_often() -> None:
    dealt = [looks_of(Order("ankka", ("racer",) * 3, {}, seed)) for seed in range(600)]
    assert all(len(set(looks)) == 3 for looks in dealt)
    for seat in range(3):
        counts = Counter(looks[seat] for looks in dealt)
        assert len(counts) == 6 and min(counts.values()) > 70
    assert dealt[5] == looks_of(Order("ankka", ("racer",) * 3, {}, 5))


def test_wins_by_look_count_seats_and_wins() -> None:
    [one] = records([1, 0])[:1]
    looks = looks_of(one.order)
    assert wins_by_look([one]) == {
        looks[0]: {"seats": 1, "wins": 1},
        looks[1]: {"seats": 1, "wins": 0},
    }
