"""What is remembered from one evening to the next: the questions that were asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.ankka.data import TOPICS, GameData
from game.ankka.events import AnswerOverruled, QuestionDrawn
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


def memory_of(data: GameData, log: Sequence[AnyEvent], before: Json) -> Json:
    """What is remembered when a game is left, and was before: by topic the ids of the questions
    that were asked, those asked first first, and which were overruled.

    Only what this game did is added, for newer games may have been played since it began. When all
    of a topic have been asked they stay in that order, and so go round.
    """
    drawn = [event for event in log if isinstance(event, QuestionDrawn)]
    known = before.get("asked", {})
    asked = {
        name: _moved_back(
            known.get(name, ()),
            [data.questions[topic][event.card].id for event in drawn if event.topic == topic],
        )
        for topic, name in enumerate(TOPICS)
    }
    marked = {
        f"{data.questions[event.topic][event.card].id} {TOPICS[event.topic]}"
        for event in log
        if isinstance(event, AnswerOverruled)
    }
    return {"asked": asked, "marked": sorted(marked.union(before.get("marked", ())))}


def forgotten(before: Json) -> Json:
    """The same when all questions may come again: what was marked stays."""
    return {"marked": list(marked)} if (marked := before.get("marked")) else {}


def _moved_back(known: Iterable[str], now: Iterable[str]) -> list[str]:
    """The ids in the order in which they came last."""
    order = dict.fromkeys(known)
    for id in now:
        order.pop(id, None)
        order[id] = None
    return list(order)
