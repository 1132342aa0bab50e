"""What is printed: board, characters, spinner, cards. Frozen, and shared by every game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal, get_args

from game.ankka.effects import EventEffect
from game.ankka.questions_data import Wording
from game.annotations import AtLeast, Positive

Topic = Literal["people", "stories", "this_and_that", "pictures"]
TOPICS: tuple[Topic, ...] = get_args(Topic)
"""The topics in the order of the cards: blue, green, yellow and red."""

Colour = Literal["", "people", "stories", "this_and_that", "pictures"]
"""The colour of a node, told by its topic; none for white circles and for places."""

Invention = Literal["time", "magnet", "swap", "beam", "shrink"]
INVENTIONS: tuple[Invention, ...] = get_args(Invention)
"""Time machine, coin magnet, character swap, molecular transporter, downsizing machine."""

NodeId = str
"""A circle or a place of the board, by its id."""

BIN: NodeId = "bin"
"""The money bin."""

Card = int
"""A card: its index in its deck."""


@dataclass(frozen=True, slots=True)
class Node:
    """A circle of the board, or a place, whose name plate is so wide (design units)."""

    id: NodeId
    at: tuple[int, int]  # its centre, in design units of a screen of 1920 x 1080
    topic: Colour = ""
    width: Annotated[int, AtLeast(0)] = 0

    @property
    def is_place(self) -> bool:
        """Whether it is one of the places with a name."""
        return self.width > 0


@dataclass(frozen=True, slots=True)
class Character:
    """A character with its Route card: where it starts, and the destinations of both sides.

    `look` names its pawn and its tokens.
    """

    id: str
    look: str
    start: NodeId
    normal: tuple[NodeId, ...]
    quick: tuple[NodeId, ...]


@dataclass(frozen=True, slots=True)
class EventCard:
    """An event card."""

    id: str
    picture: str
    effect: EventEffect


@dataclass(frozen=True, slots=True)
class Question:
    """What the rules know of a question: its id, its level (1 easy, 2 normal, 3 for experts),
    how many answers there are to choose from, and which of them is right."""

    id: str
    level: Positive
    answers: Positive = 3
    right: Annotated[int, AtLeast(0)] = 0


@dataclass(frozen=True, slots=True)
class Spinner:
    """Both rings of the spinner, clockwise from the top: the wheel's steps, and the machine."""

    wheel: tuple[Annotated[int, AtLeast(0)], ...]
    machine: tuple[Invention, ...]


@dataclass(frozen=True, slots=True)
class Numbers:
    """The fixed figures of the rulebook. What can be chosen is an option."""

    steps: Positive  # of a turn, ankka.steps.1
    short_steps: Positive  # of one after the downsizing machine, ankka.machine.6
    move_cost: Positive  # ankka.steps.2
    question_cost: Positive
    wheel_cost: Positive
    capture_cost: Positive
    tokens: Positive  # of each character: the most destinations of a route


@dataclass(frozen=True, slots=True, eq=False)
class GameData:
    """All that is printed: the same for every game, and known by its identity."""

    nodes: tuple[Node, ...]
    links: tuple[tuple[NodeId, NodeId], ...]
    characters: tuple[Character, ...]
    spinner: Spinner
    events: tuple[EventCard, ...]
    numbers: Numbers
    questions: tuple[tuple[Question, ...], ...]  # by topic
    wordings: tuple[tuple[Wording, ...], ...]  # of the questions, for whoever reads them aloud

    def node(self, id: NodeId) -> Node:
        """The node of this id."""
        return _nodes(self)[id]

    def character(self, id: str) -> Character:
        """The character of this id."""
        return _characters(self)[id]

    def route(self, character: str, side: Literal["normal", "quick"]) -> tuple[NodeId, ...]:
        """The destinations of a character, on this side of its Route card."""
        found = self.character(character)
        return found.normal if side == "normal" else found.quick

    def goal(self, character: str, side: Literal["normal", "quick"], visited: int) -> NodeId:
        """Where a character has to go next that has visited so many: the bin, after the last."""
        route = self.route(character, side)
        return route[visited] if visited < len(route) else BIN


@cache
def _nodes(data: GameData) -> dict[NodeId, Node]:
    return {node.id: node for node in data.nodes}


@cache
def _characters(data: GameData) -> dict[str, Character]:
    return {each.id: each for each in data.characters}
