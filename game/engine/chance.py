"""Chance answers like a player: its n-th answer in a game is a function of (seed, n).

So reloading never re-rolls, and nothing outside the rules can use up a number. The numbers come
from a hash, which gives the same ones on every machine and in every version of Python.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import shake_128

from game.engine.requests import Answer, AnyRequest, Card, Roll, Shuffle

_BYTES = 8  # for a number: 2**64 outcomes make the bias of a remainder unmeasurable


def answer_of_chance(request: AnyRequest, seed: int, n: int) -> Answer:
    """The n-th answer of chance (from 0) in the game with this seed.

    Raises TypeError for a request that is not for chance.
    """
    if isinstance(request, Roll):
        return next(_numbers(seed, n, 1)) % request.sides + 1
    if isinstance(request, Shuffle):
        return _shuffled(request.cards, _numbers(seed, n, len(request.cards)))
    raise TypeError(f"chance cannot answer {request!r}")


def _numbers(seed: int, n: int, count: int) -> Iterator[int]:
    stream = shake_128(b"%d:%d" % (seed, n)).digest(_BYTES * count)
    return (int.from_bytes(stream[i : i + _BYTES], "big") for i in range(0, len(stream), _BYTES))


def _shuffled(cards: tuple[Card, ...], numbers: Iterator[int]) -> tuple[Card, ...]:
    """Fisher and Yates: each card from the last on changes places with one up to itself."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = next(numbers) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
