"""Whoever plays Aku Ankka by the quick routes: walks them, answers now and then, wants the dime."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.ankka.board import distances
from game.ankka.data import BIN, TOPICS, GameData, NodeId
from game.ankka.questions import LETTERS
from game.ankka.rulebook import AnkkaRules
from game.ankka.state import NOBODY
from game.games import GAMES
from tests.window.hands import Hands
from tests.window.person import Person
from tests.window.program import Program
from tests.window.shown import Shown

_AT_ONCE = "capture", "steps", "ask_free"
"""What one does as soon as one can."""

_TEMPTING = {"ask": 0.4, "wheel": 0.2}
"""What one does now and then, and how likely."""

_KNOWN = 0.8
"""How likely one knows an answer."""


class Racer(Person):
    """`met`: how often each scene was met, and each topic asked."""

    def __init__(self, program: Program, hands: Hands, seed: int = 1) -> None:
        super().__init__(program, hands, seed)
        rules = GAMES["ankka"].rulebook()
        assert isinstance(rules, AnkkaRules)
        self.data: GameData = rules.data
        self.met: Counter[str] = Counter()

    def act(self, now: Shown) -> None:
        self.met[now.top] += 1
        super().act(now)

    def answer(self, now: Shown) -> None:
        if now.question == "turn" and now.top == "TableScene":
            assert now.game is not None
            self.hands.press(self.choose(now.game))
        else:
            super().answer(now)

    def choose(self, game: Mapping[str, Any]) -> str:
        """What to do in a turn: the dime above all, then what is fun, then on to the goal."""
        options: list[str] = game["options"]
        for id in options:
            if id.startswith(_AT_ONCE):
                return id
        for id, likely in _TEMPTING.items():
            if id in options and self.chance.random() < likely:
                return id
        steps_to = distances(self.data)[self._goal(game)]
        ways = [id for id in options if id.startswith("go ")]
        return min(ways, key=lambda id: steps_to[id.removeprefix("go ")], default=options[0])

    def _goal(self, game: Mapping[str, Any]) -> NodeId:
        """The next destination; after the last one the dime, and with it the bin."""
        pawn, dime = game["pawn"][game["seat"]], game["dime"]
        visited = game["visited"][pawn]
        goal = self.data.goal(game["characters"][pawn], "quick", visited)
        if goal != BIN or dime in (pawn, NOBODY):
            return goal
        where: NodeId = game["nodes"][dime]
        return where

    def _answer(self, now: Shown) -> None:
        assert now.game is not None
        self.hands.press(self.say(now.game))

    def say(self, game: Mapping[str, Any]) -> str:
        """The right answer, or a wrong one: which of them it is hangs on no card, so that the same
        game is played when there are other questions."""
        topic, card = (game["facts"][name] for name in ("topic", "card"))
        self.met[topic] += 1
        questions = self.data.questions[TOPICS.index(topic)]
        right = LETTERS[next(question.right for question in questions if question.id == card)]
        answers: list[str] = [id for id in game["options"] if id in LETTERS]
        knows = self.chance.random() < _KNOWN
        return next(id for id in answers if (id == right) is knows)
