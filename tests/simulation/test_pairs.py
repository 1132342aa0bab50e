"""Combinations of options in which every pair of values is found."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.setup_options import OptionValue
from game.simulation.pairs import all_pairs, combinations_of_pairs

SWITCHES: dict[str, list[OptionValue]] = {
    "limit": [400, 800, 1000],
    "game": ["off", "on"],
    "clock": [0, 15, 30],
    "gentle": [False, True],
    "seat": ["random", "seat_1"],
}


def test_every_pair_is_in_some_combination() -> None:
    rows = combinations_of_pairs(SWITCHES)
    met = {frozenset(two) for row in rows for two in combinations(row.items(), 2)}
    assert met == all_pairs(SWITCHES)
    assert all(list(row) == list(SWITCHES) for row in rows)


def test_there_are_few_of_them() -> None:
    assert 9 <= len(combinations_of_pairs(SWITCHES)) <= 14  # of 72 in all


def test_the_same_switches_give_the_same_combinations() -> None:
    assert combinations_of_pairs(SWITCHES) == combinations_of_pairs(dict(SWITCHES))


@pytest.mark.parametrize("values", [{}, {"alone": [1, 2]}])
def test_where_there_are_no_pairs(values: dict[str, list[OptionValue]]) -> None:
    assert all_pairs(values) == set()
    assert combinations_of_pairs(values) == []
