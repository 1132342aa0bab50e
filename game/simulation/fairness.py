"""Whether no seat and no look wins more than its share: asked of games between equal players."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from math import erfc, exp, pi, sqrt
from typing import Any

from game.simulation.playing import Record, looks_of


def fairness(records: Sequence[Record]) -> dict[str, Any] | None:
    """How well the wins by seat and by look fit their shares; None if the players were not equal
    or not always as many.

    `p` is how likely fair games differ as much by chance: below 0.01 they are not fair.
    """
    tables = {len(record.order.levels) for record in records}
    levels = {level for record in records for level in record.order.levels}
    if len(tables) != 1 or len(levels) != 1:
        return None
    return {
        "seats": _fit(records, [[str(seat) for seat in range(*tables)]] * len(records)),
        "looks": _fit(records, [looks_of(record.order) for record in records]),
    }


def _fit(records: Sequence[Record], names: Sequence[Sequence[str]]) -> dict[str, Any]:
    """Chi-square of the wins by name; `names` tells of each game what its seats are called.

    Where only some of all names sit at a table, the wins of two of them depend less on each other
    than in a draw of one from all: so what is squared weighs a little more.
    """
    wins: defaultdict[str, float] = defaultdict(float)
    share: defaultdict[str, float] = defaultdict(float)
    for record, called in zip(records, names, strict=True):
        for name in called:
            share[name] += 1 / len(called)
        for seat in record.winners:
            wins[called[seat]] += 1 / len(record.winners)
    all_names, table = len(share), len(names[0])
    scale = (1 - 1 / table) / (1 - 1 / all_names)
    squares = [(wins[name] - share[name]) ** 2 / share[name] for name in share]
    found = sum(squares) / scale
    return {"chi_square": round(found, 2), "p": round(chance_of(found, all_names - 1), 4)}


def chance_of(chi_square: float, freedom: int) -> float:
    """How likely chance alone gives this much or more, with so many degrees of freedom."""
    half = chi_square / 2
    if freedom % 2:
        total, term, n = erfc(sqrt(half)), 2 * sqrt(half / pi) * exp(-half), 1
    else:
        total, term, n = exp(-half), half * exp(-half), 2
    while n < freedom:  # each two degrees of freedom add the next term
        total, n = total + term, n + 2
        term *= half / (n / 2)
    return total


def wins_by_look(records: Sequence[Record]) -> Mapping[str, Mapping[str, int]]:
    """For each look in how many seats it sat, and how many of them won."""
    seats, wins = Counter[str](), Counter[str]()
    for record in records:
        looks = looks_of(record.order)
        seats.update(looks)
        wins.update(looks[seat] for seat in record.winners)
    return {look: {"seats": seats[look], "wins": wins[look]} for look in sorted(seats)}
