"""What makes the questions easier, or harder, for a seat."""

from __future__ import annotations

from game.ankka.data import TOPICS, Colour
from game.ankka.state import FREE, Help
from game.engine.rulebook import Seating

_ANSWERS = (0, 2, FREE)
_LEVELS = (1, 2, FREE)


def help_of(seat: Seating) -> Help:
    """The help that was agreed for a seat. Only people play without options: nobody could judge
    what a computer says.

    Raises ValueError for one that makes no sense.
    """
    helps = seat.helps
    if unknown := helps.keys() - {"answers", "level", "left_out"}:
        raise ValueError(f"no such help: {', '.join(sorted(unknown))}")
    answers, level = helps.get("answers", FREE), helps.get("level", FREE)
    left_out = str(helps.get("left_out", "")).split()
    if answers not in _ANSWERS or level not in _LEVELS:
        raise ValueError(f"no such help: {answers} answers, level {level}")
    if not set(left_out) < set(TOPICS):
        raise ValueError("a topic must be left, and only topics can be left out")
    if not answers and seat.player != "human":
        answers = FREE
    topics = tuple(topic for topic, name in enumerate(TOPICS) if name in left_out)
    return Help(int(answers), int(level), topics)


def asked_instead(topic: Colour, help: Help) -> Colour:
    """The topic itself; for a seat that leaves it out, the next one that it does not."""
    if not topic:
        return topic
    number = TOPICS.index(topic)
    while number in help.left_out:
        number = (number + 1) % len(TOPICS)
    return TOPICS[number]
