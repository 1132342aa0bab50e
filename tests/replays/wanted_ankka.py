"""The golden games of Aku Ankka: one for each ending, and one with the house rules."""

from __future__ import annotations

from typing import Any

from game.engine.players import Position
from game.engine.requests import Choice
from game.players.ankka_racer import AnkkaRacer
from tests.replays.wanted import Wanderer, Wanted

HOUSE_RULES: dict[str, int | str] = {
    "route": "quick",
    "first_dime": "bin",
    "passing": "must_stop",
    "stop_early": "on",
    "question_again": "new_circle",
    "question_limit": 2,
    "spin_limit": 3,
    "disputes": "on",
    "answer_seconds": 30,
    "capture_from": "moved_in",
    "lock_after": "capture",
    "after_capture": "safe_turn",
    "bin_capture": "step_in",
    "time_machine_done": "nothing",
    "swap": "must",
}


class Racer(AnkkaRacer):
    """The computer player of the box."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, "racer")


class Quizzer(Wanderer):
    """Buys whatever question and spin there is, and wanders on with what is left."""

    def among(self, request: Choice[Any], position: Position[Any]) -> str:
        ids = [option.id for option in request.options]
        bought = [id for id in ids if not id.startswith("go ")]
        if request.prompt == "turn" and bought and self._rng.random() < 0.8:
            return self._rng.choice(bought)
        return self._rng.choice(ids)


class Chaser(Quizzer):
    """Runs after the dime as well, and keeps others off it."""

    def among(self, request: Choice[Any], position: Position[Any]) -> str:
        ids, state = [option.id for option in request.options], position.view
        there = f"go {state.nodes[state.dime]}"
        wanted = [id for id in ids if id.startswith("capture") or id in (there, "use")]
        return wanted[0] if wanted else super().among(request, position)


ANKKA: dict[str, Wanted] = {
    "stepped_in": Wanted({}, (Racer,) * 4, least_answers=300),
    "dime_came": Wanted({}, (Racer, Racer, Quizzer), least_answers=200),
    "wandering_stepped_in": Wanted(
        {"disputes": "on"}, (Chaser,) * 6, least_answers=2_500, ending="stepped_in"
    ),
    "house_rules_stepped_in": Wanted(
        HOUSE_RULES, (Racer, Quizzer, Racer, Wanderer), least_answers=150, ending="stepped_in"
    ),
}
