"""Combinations of options in which every two values meet: far fewer than all combinations.

Faults of rules that get in each other's way show as a rule when two switches meet, so a set of
games in which each pair of values is played somewhere finds nearly all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from game.setup_options import OptionValue

Values = Mapping[str, Sequence[OptionValue]]
Pair = frozenset[tuple[str, OptionValue]]


def all_pairs(values: Values) -> set[Pair]:
    """Every two values of two different options."""
    return {
        frozenset([(one, a), (other, b)])
        for one, other in combinations(values, 2)
        for a in values[one]
        for b in values[other]
    }


def combinations_of_pairs(values: Values) -> list[dict[str, OptionValue]]:
    """Combinations, each with a value of every option, that hold every pair at least once.

    Each one begins with a pair that is still missing; then every other option takes the value that
    brings most of the missing ones. The same values give the same combinations.
    """
    missing = all_pairs(values)
    order = sorted(missing, key=_in_words)
    rows: list[dict[str, OptionValue]] = []
    for pair in order:
        if pair not in missing:
            continue
        row = dict(pair)
        for option in values:
            if option not in row:
                news = [_new_pairs((option, value), row, missing) for value in values[option]]
                row[option] = values[option][news.index(max(news))]
        missing -= {frozenset(two) for two in combinations(row.items(), 2)}
        rows.append({option: row[option] for option in values})
    return rows


def _new_pairs(
    chosen: tuple[str, OptionValue], row: Mapping[str, OptionValue], missing: set[Pair]
) -> int:
    """How many of the missing pairs a row holds as well if this value is chosen too."""
    return sum(frozenset([chosen, each]) in missing for each in row.items())


def _in_words(pair: Pair) -> list[str]:
    return sorted(f"{option} {value}" for option, value in pair)
