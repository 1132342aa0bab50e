"""Everything true at one moment of a game of Aku Ankka: plain data, cheap to copy, easy to save.

A pawn is a character in play, named by the seat that began with it. What belongs to a character is
listed by pawn, because a character swap moves a pawn, with all that is its own, to another seat;
`pawn` tells which one a seat moves now.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, NamedTuple

from game.ankka.data import NodeId
from game.ankka.options import Options
from game.engine.requests import Card, Seat
from game.engine.seats import Seats

Pawn = int

HIDDEN: Card = -1  # a card whose face is not to be seen
NO_CARD: Card = -1
NOBODY: Pawn = -1
NO_ANSWER = -1
NO_LOCK = 0
NEVER = -1
FREE = 3  # how many answers are shown to a seat that is not helped


class Phase(IntEnum):
    """The paragraph of the rulebook that is being played; the game can be saved between any two."""

    DECKS = 0
    DIMES = 1  # about to be dealt
    BEGINNER = 2
    TURN = 3
    SHIELD = 4  # the holder may keep a capture off
    QUESTION_CARD = 5  # about to be drawn
    QUESTION = 6  # read aloud, and open
    JUDGE = 7  # said aloud; the left neighbour judges
    VERDICT = 8  # option: somebody may disagree
    VOTE = 9
    EVENT = 10  # about to be drawn
    EVENT_CARD = 11  # face up, and followed
    MACHINE = 12  # about to be spun
    SWAP = 13
    BEAM = 14  # the molecular transporter


class Ending(IntEnum):
    """How the game ended."""

    NOT_YET = 0
    STEPPED_IN = 1  # with the dime, into the bin
    DIME_CAME = 2  # while the character stood in the bin


class Help(NamedTuple):
    """What makes the questions easier, or harder, for a seat (ankka.questions.10).

    `answers`: how many are shown; 0: none, the answer is said aloud.
    """

    answers: int = FREE
    level: int = FREE  # the highest that is asked
    left_out: tuple[int, ...] = ()  # topics

    @property
    def is_aloud(self) -> bool:
        """Whether the seat plays without options."""
        return self.answers == 0


class OpenQuestion(NamedTuple):
    """The question that is asked, and how far it has come.

    `shown` are the answers to choose from, in the order in which they stand; none if it is answered
    aloud. `right` is nothing until it is known whether the answer is right.
    """

    topic: int
    card: Card
    shown: tuple[int, ...]
    answer: int = NO_ANSWER
    right: bool | None = None


@dataclass(slots=True)
class State(Seats):
    """A position. Nodes are known by their ids, cards by their indices."""

    options: Options
    people: tuple[bool, ...]  # by seat: whether a human sat there when the game began
    helps: tuple[Help, ...]  # by seat
    pawn: list[Pawn]  # by seat: which one it moves
    characters: tuple[str, ...]  # by pawn
    nodes: list[NodeId]  # by pawn: where it stands
    visited: list[int]  # by pawn: destinations done, each with a token
    kept: list[list[Card]]  # by pawn: event cards, they lie open
    lock: list[int]  # by pawn: destinations to be done before it may capture again
    lost_in: list[int]  # by pawn: the turn in which it lost the dime, while it is barred; or NEVER
    short_turn: list[bool]  # by seat: its next turn has fewer steps
    out: list[bool]  # by seat: nobody is ever out of this game (ankka.setup.6)
    events: list[Card]  # the pile, top card first
    piles: list[tuple[Card, ...]]  # by topic: the questions, top card first; long, so never copied
    fresh: list[int]  # by topic: how many at the top were not asked yet
    used: list[Card]  # event cards
    dime: Pawn = NOBODY
    safe: bool = False  # option: it was captured a moment ago, and cannot be now
    steps: int = 0  # left in this turn
    moved: bool = False  # in this turn
    captured: bool = False
    spins: int = 0
    questions: int = 0
    asked_at: tuple[NodeId, ...] = ()  # in this turn
    face_up: Card = NO_CARD  # the event card being followed
    open: OpenQuestion | None = None
    objector: Seat = NOBODY  # who disagrees with how the question went
    phase: Phase = Phase.DECKS
    seat: Seat = 0  # whose turn it is
    beginner: Seat = 0
    turns: int = 0  # turns ended so far
    ending: Ending = Ending.NOT_YET
    winners: tuple[Seat, ...] = ()

    def seat_of(self, pawn: Pawn) -> Seat:
        """The seat that moves a pawn now."""
        return self.pawn.index(pawn)

    @property
    def holder(self) -> Seat:
        """The seat that has the dime, or NOBODY."""
        return NOBODY if self.dime == NOBODY else self.seat_of(self.dime)

    def copy(self) -> State:
        """Another state that is equal and shares no list with this one."""
        return State(
            self.options,
            self.people,
            self.helps,
            self.pawn[:],
            self.characters,
            self.nodes[:],
            self.visited[:],
            [row[:] for row in self.kept],
            self.lock[:],
            self.lost_in[:],
            self.short_turn[:],
            self.out[:],
            self.events[:],
            self.piles[:],
            self.fresh[:],
            self.used[:],
            self.dime,
            self.safe,
            self.steps,
            self.moved,
            self.captured,
            self.spins,
            self.questions,
            self.asked_at,
            self.face_up,
            self.open,
            self.objector,
            self.phase,
            self.seat,
            self.beginner,
            self.turns,
            self.ending,
            self.winners,
        )

    def to_json(self) -> dict[str, Any]:
        """All fields by name, as JSON can write them."""
        raw = {name: getattr(self, name) for name in self.__slots__ if name != "options"}
        return raw | {
            "options": self.options.to_json(),
            "phase": self.phase.name.lower(),
            "ending": self.ending.name.lower(),
        }

    @classmethod
    def from_json(cls, raw: dict[str, Any]) -> State:
        """The state that was written. Raises KeyError, TypeError or ValueError if it is broken."""
        fields = {name: raw[name] for name in cls.__slots__}
        fields["options"] = Options.from_json(raw["options"])
        fields["phase"] = Phase[raw["phase"].upper()]
        fields["ending"] = Ending[raw["ending"].upper()]
        fields["people"], fields["characters"] = tuple(raw["people"]), tuple(raw["characters"])
        fields["helps"] = tuple(
            Help(answers, level, tuple(left_out)) for answers, level, left_out in raw["helps"]
        )
        if raw["open"] is not None:
            topic, card, shown, answer, right = raw["open"]
            fields["open"] = OpenQuestion(topic, card, tuple(shown), answer, right)
        fields["piles"] = [tuple(row) for row in raw["piles"]]
        fields["asked_at"], fields["winners"] = tuple(raw["asked_at"]), tuple(raw["winners"])
        return cls(**fields).copy()
