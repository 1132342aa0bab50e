"""How golden games come about: their options, and who plays them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.engine.players import Player, Position
from game.engine.requests import Amount, Answer, Choice


class Wanderer:
    """Goes anywhere and trades at random."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, position: Position[Any]) -> Answer:
        request = position.request
        if isinstance(request, Amount):
            return self._rng.choice((0, request.low)) if request.low <= request.high else 0
        assert isinstance(request, Choice)
        return self.among(request, position)

    def among(self, request: Choice[Any], position: Position[Any]) -> Answer:
        return self._rng.choice(request.options).id


@dataclass(frozen=True)
class Wanted:
    """How a golden game comes about: its options, and who plays."""

    options: Mapping[str, int | str]
    players: tuple[Callable[[int], Player], ...]
    least_answers: int = 0
    ending: str = ""  # as the game calls it; as the file is called, if it is not said
