"""Chance: fair, the same for the same seed and place, and different for others."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest

from game.engine.chance import answer_of_chance
from game.engine.requests import AnyRequest, Choice, Option, Roll, Shuffle

# Chi-square limits that a fair source exceeds once in 10 000 samples.
LIMIT_5 = 25.7  # 5 degrees of freedom: a die
LIMIT_23 = 56.0  # 23: the orders of four cards


def chi_square(counts: Counter[object], outcomes: int) -> float:
    expected = counts.total() / outcomes
    missing = (outcomes - len(counts)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in counts.values())


@pytest.mark.parametrize("seed", [0, 1, 2**47])
def test_a_die_is_fair(seed: int) -> None:
    counts: Counter[object] = Counter(answer_of_chance(Roll("move"), seed, n) for n in range(6000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert chi_square(counts, 6) < LIMIT_5


def test_a_die_is_fair_over_seeds_too() -> None:
    counts: Counter[object] = Counter(answer_of_chance(Roll("move"), s, 0) for s in range(6000))
    assert chi_square(counts, 6) < LIMIT_5


def test_two_throws_in_a_row_have_nothing_to_do_with_each_other() -> None:
    throws = [answer_of_chance(Roll("move"), 5, n) for n in range(7201)]
    counts: Counter[object] = Counter(pairwise(throws))
    assert chi_square(counts, 36) < 78.0  # 35 degrees of freedom


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    request = Shuffle("pile", (0, 1, 2, 3))
    counts: Counter[object] = Counter(answer_of_chance(request, 9, n) for n in range(4800))
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < LIMIT_23


def test_the_nth_answer_is_a_function_of_seed_and_n() -> None:
    requests: list[AnyRequest] = [Roll("move"), Shuffle("pile", tuple(range(40))), Roll("uncle")]
    first = [answer_of_chance(request, 7, n) for n, request in enumerate(requests)]
    assert first == [answer_of_chance(request, 7, n) for n, request in enumerate(requests)]
    assert first != [answer_of_chance(request, 8, n) for n, request in enumerate(requests)]


def test_the_numbers_are_the_same_on_every_machine() -> None:
    """Written down once: if these change, every save and golden game rolls anew."""
    assert [answer_of_chance(Roll("move"), 7, n) for n in range(10)] == PINNED_ROLLS
    assert answer_of_chance(Shuffle("pile", tuple(range(8))), 7, 3) == PINNED_ORDER


PINNED_ROLLS = [2, 2, 4, 4, 5, 1, 6, 3, 2, 6]
PINNED_ORDER = (4, 3, 1, 5, 2, 0, 6, 7)


def test_no_cards_and_one_card_can_be_shuffled() -> None:
    assert answer_of_chance(Shuffle("pile", ()), 1, 0) == ()
    assert answer_of_chance(Shuffle("pile", (5,)), 1, 0) == (5,)


def test_chance_does_not_answer_for_a_player() -> None:
    with pytest.raises(TypeError):
        answer_of_chance(Choice(0, "pick", (Option("one", 1),)), 1, 0)
