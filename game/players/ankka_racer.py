"""A sensible player of Aku Ankka: walks its route, and goes after the dime when that pays.

It sees what its seat may see and nothing else, and uses no dice of its own: the same seed and the
same view give the same answer. Every question has a small function; one that is not there gets the
first answer.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.ankka import effects
from game.ankka.questions import LETTERS
from game.ankka.rulebook import AnkkaRules
from game.ankka.state import State
from game.engine.players import Position
from game.engine.requests import Answer, AnyChoice, Choice, Option
from game.players.ankka_knowledge import KNOWN, Knowledge
from game.players.ankka_plan import Plan
from game.players.ankka_walks import CERTAIN
from game.players.ankka_weights import BLIND, WEIGHTS, Weights


@dataclass(frozen=True, slots=True)
class Style:
    """How a level of the player plays.

    `slips`: by how much of a chance to win it may find one thing better than another.
    """

    weights: Weights = WEIGHTS
    slips: float = 0.0
    curious: float = 0.0  # how much more it likes to be asked than that is worth


STYLES: dict[str, Style] = {
    "learner": Style(BLIND, slips=0.3, curious=0.2),
    "racer": Style(slips=0.2, curious=0.08),
    "expert": Style(),
}

Mind = tuple[Style, Knowledge]


class AnkkaRacer:
    """A computer player for Aku Ankka. From `seed` comes what it knows, and where it slips."""

    def __init__(self, seed: int, level: str) -> None:
        self._style = STYLES[level]
        self._knowledge = Knowledge(seed, KNOWN[level])

    def choose(self, position: Position[State]) -> Answer:
        """An answer to the open question. TypeError for a kind of question that is unknown."""
        request = position.request
        if not isinstance(request, Choice):
            raise TypeError(f"no player can answer {request!r}")
        if len(request.options) == 1:
            return request.options[0].id
        if request.prompt == "turn":
            return self._take(self._plan(position), request)
        if request.prompt == "answer":
            return self._say(position, request)
        if request.prompt == "judge":
            return self._judge(position)
        score = SCORES.get(request.prompt, first)
        scored = partial(score, self._plan(position))
        return max(request.options, key=lambda option: scored(option)).id

    def _plan(self, position: Position[State]) -> Plan:
        rules = position.rulebook
        assert isinstance(rules, AnkkaRules)
        style, known = self._style, self._knowledge.known
        return Plan(rules.data, position.view, position.seat, style.weights, known)

    def _take(self, plan: Plan, request: AnyChoice) -> str:
        """What gives the best chance to win, as far as this level sees it."""
        style, view = self._style, plan.view
        rng = random.Random(f"{self._knowledge.seed} turn {view.turns} {view.steps}")
        allowed = {option.id for option in request.options}
        liked: dict[str, float] = {}
        for way in plan.ways():
            if way.first in allowed:
                like = way.chance + style.curious * way.first.startswith("ask")
                like += rng.uniform(0, style.slips) if way.chance < CERTAIN else 0
                liked[way.first] = max(like, liked.get(way.first, 0))
        return max(liked, key=lambda id: liked[id]) if liked else request.options[0].id

    def _say(self, position: Position[State], request: AnyChoice) -> str:
        """The right answer, if it knows it."""
        rules, asked = position.rulebook, position.view.open
        assert isinstance(rules, AnkkaRules) and asked is not None
        question = rules.data.questions[asked.topic][asked.card]
        return LETTERS[self._knowledge.answer(asked.topic, question, asked.shown)]

    def _judge(self, position: Position[State]) -> str:
        """Of its own answer it knows whether it was right; others are believed."""
        rules, view = position.rulebook, position.view
        asked = view.open
        assert isinstance(rules, AnkkaRules) and asked is not None
        question = rules.data.questions[asked.topic][asked.card]
        own = view.seat == position.seat
        return "wrong" if own and not self._knowledge.knows(asked.topic, question) else "right"


# What an option of the other questions is worth


def first(plan: Plan, option: Option[Any]) -> float:
    """Nothing is better than anything else: the first option it is."""
    return 0.0


def swap(plan: Plan, option: Option[int]) -> float:
    return plan.now() if option.id == "no" else plan.swapped(option.value).now()


def beam(plan: Plan, option: Option[int]) -> float:
    return plan.now() if option.id == "no" else plan.beamed(option.value).now()


def lose_kept(plan: Plan, option: Option[int]) -> float:
    """Steps rather than a question, and a question rather than a shield."""
    effect = plan.data.events[option.value].effect
    assert isinstance(effect, effects.Keep)
    return {"steps": 2.0, "free_question": 1.0, "shield": 0.0}[effect.what]


def vote(plan: Plan, option: Option[bool]) -> float:
    """What the table has found stands."""
    return float(not option.value)


SCORES: dict[str, Callable[[Plan, Option[Any]], float]] = {
    "swap": swap,
    "beam": beam,
    "lose_kept": lose_kept,
    "vote": vote,
}
