"""A computer player that answers any question of any game, and thinks about none."""

from __future__ import annotations

import random
from typing import Any

from game.engine.players import Position
from game.engine.requests import Amount, Answer, Choice

_NEAR = 5  # steps above the least amount: whoever bids at random wins nothing at a silly price


class RandomPlayer:
    """Any allowed answer: every option is as likely as any other, half of the amounts are passes.

    The same seed and the same questions give the same answers. Without `offers` it makes none to
    other players ("offer 2").
    """

    def __init__(self, seed: int, offers: bool = True) -> None:
        self._rng = random.Random(seed)
        self._offers = offers

    def choose(self, position: Position[Any]) -> Answer:
        """An answer to the open question. TypeError for a kind of question that is unknown."""
        request = position.request
        if isinstance(request, Choice):
            ids = [option.id for option in request.options]
            if not self._offers:
                ids = [id for id in ids if not id.startswith("offer ")]
            return self._rng.choice(ids)
        if isinstance(request, Amount):
            return self._amount(request)
        raise TypeError(f"no player can answer {request!r}")

    def _amount(self, request: Amount) -> int:
        """A pass, or not much more than the least: so every auction comes to an end."""
        if request.high < request.low or self._rng.random() < 0.5:
            return 0
        steps = (request.high - request.low) // request.step
        return request.low + request.step * self._rng.randint(0, min(steps, _NEAR))
