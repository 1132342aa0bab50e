"""Which picture stands for what: characters, places, circles, topics, inventions, cards."""

from __future__ import annotations

from game.ankka.data import EventCard, Invention, Node, Topic

_COLOURS: dict[Topic, str] = {
    "people": "blue",
    "stories": "green",
    "this_and_that": "yellow",
    "pictures": "red",
}
_ICONS: dict[Topic, str] = {
    "people": "people",
    "stories": "book",
    "this_and_that": "star",
    "pictures": "picture",
}


def topic_colour(topic: str) -> str:
    """The colour of a topic's circles, as in the names of pictures; "white" for none."""
    return _COLOURS.get(topic, "white")  # type: ignore[call-overload, no-any-return]


def topic_icon(topic: str) -> str:
    """The sign of a topic; footprints for none."""
    return f"ankka/icon_{_ICONS.get(topic, 'steps')}"  # type: ignore[call-overload]


def circle_picture(node: Node, reach: bool = False) -> str:
    """A circle, or one that can be reached."""
    return f"ankka/circle_{topic_colour(node.topic)}{'_reach' if reach else ''}"


def pawn_picture(look: str) -> str:
    """The pawn of a character, by its colour."""
    return f"ankka/pawn_{look}"


def token_picture(look: str) -> str:
    """The token of a character, by its colour."""
    return f"ankka/token_{look}"


def invention_picture(invention: Invention) -> str:
    """What stands in a sector of Pelle's machine."""
    return f"ankka/inv_{invention}"


def event_picture(card: EventCard) -> str:
    """What an event card shows."""
    return f"ankka/{card.picture}"


def kept_picture(card: EventCard) -> str:
    """The sign of a kept card, by what it is good for."""
    return f"ankka/keep_{getattr(card.effect, 'what', '')}"
