"""What is remembered from one evening to the next: the questions that were asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.ankka.data import TOPICS, GameData
from game.ankka.events import AnswerOverruled
from game.ankka.state import State
from game.engine.events import AnyEvent
from game.engine.requests import Card
from game.engine.rulebook import Json


def pile_of(
    data: GameData, topic: int, asked: Mapping[str, Sequence[Any]]
) -> tuple[tuple[Card, ...], int]:
    """The questions of a topic, and how many of them are fresh: first those, in the order of the
    data, then the others as they were asked, so that none comes again before all have come."""
    numbers = {question.id: card for card, question in enumerate(data.questions[topic])}
    known = [numbers[id] for id in asked.get(TOPICS[topic], ()) if id in numbers]
    before = list(dict.fromkeys(known))
    fresh = [card for card in numbers.values() if card not in before]
    return (*fresh, *before), len(fresh)


def memory_of(
    data: GameData, state: State, log: Sequence[AnyEvent] = (), before: Json | None = None
) -> Json:
    """What the next game's setup should remember: by topic the ids of the questions that were
    asked, in this game and before it, those asked first first; and which were overruled."""
    asked = {
        name: [data.questions[topic][card].id for card in state.piles[topic][state.fresh[topic] :]]
        for topic, name in enumerate(TOPICS)
    }
    marked = {
        f"{data.questions[event.topic][event.card].id} {TOPICS[event.topic]}"
        for event in log
        if isinstance(event, AnswerOverruled)
    }
    return {"asked": asked, "marked": sorted(marked.union((before or {}).get("marked", ())))}
