"""What a computer player of Aku Ankka knows: how likely it knows an answer, and which ones it does.

Nothing is looked up in the cards but whether an answer is right, and only where the player knows
it: a question that it does not know is a guess among the answers that are shown.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

from game.ankka.data import TOPICS, GameData, Question, Topic
from game.ankka.state import Help

Known = tuple[float, float, float]
"""How likely somebody knows the answer to an easy, a normal and an expert question."""

KNOWN: dict[str, Known] = {
    "learner": (0.65, 0.5, 0.35),
    "racer": (0.8, 0.65, 0.5),
    "expert": (0.95, 0.85, 0.7),
}
"""By level of the player. Who does not know guesses, and of three answers hits the right one in a
third of the cases: so a racer answers 87, 77 and 67 of a hundred right, of all topics together."""

BY_TOPIC: dict[Topic, float] = {
    "people": 1.05,
    "stories": 0.9,
    "this_and_that": 0.95,
    "pictures": 1.1,
}
"""How many times as likely it is known: whoever looks closely finds what a picture shows, but only
readers know the stories."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What one player knows: `seed` decides which of the answers, `known` how many of them."""

    seed: int
    known: Known

    def chance_to_know(self, topic: int, question: Question) -> float:
        """How likely a player like this one knows the answer."""
        known = self.known[min(question.level, len(self.known)) - 1]
        return min(1.0, known * BY_TOPIC[TOPICS[topic]])

    def knows(self, topic: int, question: Question) -> bool:
        """Whether this player knows it: the same whenever it is asked."""
        rng = random.Random(f"{self.seed} knows {topic} {question.id}")
        return rng.random() < self.chance_to_know(topic, question)

    def answer(self, topic: int, question: Question, shown: tuple[int, ...]) -> int:
        """The answer it gives: one of those that are shown."""
        if self.knows(topic, question):
            return question.right
        return random.Random(f"{self.seed} guesses {topic} {question.id}").choice(sorted(shown))


@cache
def chance_of_right(data: GameData, topic: int, known: Known, help: Help) -> float:
    """How likely the next question of a topic is answered right, with this help."""
    asked = [each for each in data.questions[topic] if each.level <= help.level]
    knowledge, total = Knowledge(0, known), 0.0
    for question in asked:
        shown = min(help.answers, question.answers)
        knows = knowledge.chance_to_know(topic, question)
        total += knows + (1 - knows) / shown if shown else knows
    return total / len(asked) if asked else 0.5
