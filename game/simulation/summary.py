"""What many games have in common: one JSON object."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any

from game.simulation.fairness import fairness, wins_by_look
from game.simulation.playing import Record


def summary(records: Sequence[Record], seconds: float) -> dict[str, Any]:
    """The figures of games that took so many seconds in all, by the clock on the wall.

    Answers per second are those of one process and its processor time, games per second those of
    all processes together.
    """
    finished = [record for record in records if not record.fault]
    busy = sum(record.seconds for record in records)
    answers = sum(record.answers for record in records)
    return {
        "games": len(records),
        "finished": len(finished),
        "faults": len(records) - len(finished),
        "turns": spread([record.turns for record in finished]),
        "rounds": spread([record.rounds for record in finished]),
        "wins": {
            "by_seat": _by_seat(finished),
            "by_look": wins_by_look(finished),
            "by_level": _by_level(finished),
        },
        "fairness": fairness(finished),
        "endings": dict(sorted(Counter(record.ending for record in finished).items())),
        "answers": answers,
        "answers_per_second": round(answers / busy) if busy else None,
        "games_per_second": round(len(records) / seconds, 2) if seconds else None,
        "hash": _hash(records),
    }


def spread(values: Sequence[float]) -> dict[str, float] | None:
    """The median, and what a tenth of the values is below and above; None for no values."""
    if not values:
        return None
    order = sorted(values)
    last = len(order) - 1
    return {
        "median": round((order[last // 2] + order[(last + 1) // 2]) / 2, 1),
        "p10": round(order[last // 10], 1),
        "p90": round(order[last - last // 10], 1),
    }


def cards_table(records: Iterable[Record]) -> dict[str, Any]:
    """How often each card was drawn and followed in all the games, and those that never were."""
    drawn, followed = Counter[str](), Counter[str]()
    for record in records:
        for card, (came, done) in record.cards.items():
            drawn[card] += came
            followed[card] += done
    return {
        "cards": {card: f"drawn {drawn[card]}, followed {followed[card]}" for card in drawn},
        "cards_in_all": len(drawn),
        "never_drawn": [card for card in drawn if not drawn[card]],
        "never_followed": [card for card in drawn if not followed[card]],
    }


def _by_seat(records: Sequence[Record]) -> list[int]:
    """Wins of each seat; a shared win counts for each winner."""
    wins = Counter(seat for record in records for seat in record.winners)
    seats = max((len(record.order.levels) for record in records), default=0)
    return [wins[seat] for seat in range(seats)]


def _by_level(records: Sequence[Record]) -> dict[str, dict[str, int]]:
    """For each level in how many seats it sat, and how many of them won."""
    seats = Counter(level for record in records for level in record.order.levels)
    wins = Counter(record.order.levels[seat] for record in records for seat in record.winners)
    return {level: {"seats": count, "wins": wins[level]} for level, count in sorted(seats.items())}


def _hash(records: Sequence[Record]) -> str:
    """A fingerprint of how all the games ended: the same on every machine, with any jobs."""
    return blake2b("".join(r.hash for r in records).encode(), digest_size=8).hexdigest()
