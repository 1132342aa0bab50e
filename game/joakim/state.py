"""Everything true at one moment of a game of Joakim: plain data, cheap to copy, easy to save.

Whoever can hold money and property cards is a holder: the seats 0, 1, … and the bank. The bank is
the last row of each list, so that BANK = -1 reaches it and money has one place for each holder.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from game.engine.common_events import BANK as BANK
from game.engine.common_events import Holder as Holder
from game.engine.requests import Card, Seat
from game.engine.seats import Seats
from game.joakim.data import BASIC_DECKS, DECK_NAMES, DeckName
from game.joakim.effects import Kind
from game.joakim.options import Options
from game.joakim.sharks import HIDDEN as HIDDEN
from game.joakim.sharks import Sharks

NOBODY: Seat = -1
NOWHERE = -1  # the square of a pawn that is not on the board
NO_CARD: Card = -1


def card_of(units: int) -> tuple[int, int]:
    """One card that shows so many properties, as its numbers of ones and of fives."""
    return (1, 0) if units == 1 else (0, 1)


class Phase(IntEnum):
    """The paragraph of the rulebook that is being played; the game can be saved between any two."""

    DECKS = 0
    BEGINNER = 1
    PAWNS = 2
    HOLDINGS = 3
    VALUES = 4
    MOVE = 5
    SQUARE = 6
    NEWSPAPER = 7
    LARGE_HEADING = 8
    SMALL_HEADING = 9
    UNCLE_CARD = 10
    CLUB_CARD = 11
    END = 12
    CROWN = 13
    # Business sharks only.
    TIP = 14
    RUMOUR = 15
    UNCLE_IS_AWAY = 16
    WORTHLESS_PURCHASE = 17
    CLOSED_AUCTION = 18
    OFFER = 19


class Ending(IntEnum):
    """How the game ended."""

    NOT_YET = 0
    LIMIT = 1  # somebody shows the limit in cash
    LAST_PLAYER = 2  # all others have left the game
    LAST_NUMBER = 3  # the forty-number game is through
    NOBODY_LEFT = 4  # the same card sent the last ones out


@dataclass(slots=True)
class State(Seats):
    """A position. Lists by holder hold a row for each seat and the bank's row last."""

    options: Options
    cash: list[int]  # by holder, in M; the bank's is what it has taken in minus what it paid out
    ones: list[list[int]]  # by holder and kind: cards that show 1
    fives: list[list[int]]  # by holder and kind: cards that show 5
    market: list[int]  # by kind, in M; 0 before the first values are thrown
    squares: list[int]  # by seat
    out: list[bool]  # by seat
    options_held: list[list[Card]]  # by seat: club cards
    known: list[list[Card]]  # by seat: the top cards of the newspaper that it has peeked at
    newspaper: list[Card]  # the pile, top card first
    newspaper_drawn: list[Card] = field(default_factory=list)  # face up, the newest last
    newspaper_removed: list[Card] = field(default_factory=list)  # out of the game
    uncle: list[Card] = field(default_factory=list)
    club: list[Card] = field(default_factory=list)
    club_closed_by: Card = NO_CARD  # the newspaper card that lies face up while the club is closed
    face_up: Card = NO_CARD  # the card being followed: of the deck whose phase is played
    crown: Seat = NOBODY
    crown_is_fresh: bool = False  # it came in this move, and may not be used in it
    phase: Phase = Phase.DECKS
    seat: Seat = 0  # whose move it is
    beginner: Seat = 0
    turns: int = 0  # moves ended so far
    rounds: int = 0  # rounds that are over
    last_mover: Seat = NOBODY  # who ended a move last, until the next one's pawn has moved
    resume_after: Seat = NOBODY  # option: where the order goes on after somebody went before
    ending: Ending = Ending.NOT_YET
    winners: list[Seat] = field(default_factory=list)
    sharks: Sharks | None = None  # the variant's tips, loans and offers; None in the basic game

    def copy(self) -> State:
        """Another state that is equal and shares no list with this one."""
        return State(
            self.options,
            self.cash[:],
            [row[:] for row in self.ones],
            [row[:] for row in self.fives],
            self.market[:],
            self.squares[:],
            self.out[:],
            [row[:] for row in self.options_held],
            [row[:] for row in self.known],
            self.newspaper[:],
            self.newspaper_drawn[:],
            self.newspaper_removed[:],
            self.uncle[:],
            self.club[:],
            self.club_closed_by,
            self.face_up,
            self.crown,
            self.crown_is_fresh,
            self.phase,
            self.seat,
            self.beginner,
            self.turns,
            self.rounds,
            self.last_mover,
            self.resume_after,
            self.ending,
            self.winners[:],
            None if self.sharks is None else self.sharks.copy(),
        )

    def to_json(self) -> dict[str, Any]:
        """All fields by name, as JSON can write them."""
        raw = {name: getattr(self, name) for name in self.__slots__ if name != "options"}
        return raw | {
            "options": self.options.to_json(),
            "phase": self.phase.name.lower(),
            "ending": self.ending.name.lower(),
            "sharks": None if self.sharks is None else self.sharks.to_json(),
        }

    @classmethod
    def from_json(cls, raw: dict[str, Any]) -> State:
        """The state that was written. Raises KeyError, TypeError or ValueError if it is broken."""
        # Saves from before rounds were counted have none: everyone's turns make one, or nearly so.
        raw = {"rounds": raw["turns"] // len(raw["out"])} | raw
        fields = {name: raw[name] for name in cls.__slots__}
        fields["options"] = Options.from_json(raw["options"])
        fields["phase"] = Phase[raw["phase"].upper()]
        fields["ending"] = Ending[raw["ending"].upper()]
        fields["sharks"] = None if raw["sharks"] is None else Sharks.from_json(raw["sharks"])
        return cls(**fields).copy()

    # What every chapter looks up.

    @property
    def decks(self) -> tuple[DeckName, ...]:
        """The decks that are in this game: the business tips only in the variant."""
        return BASIC_DECKS if self.sharks is None else DECK_NAMES

    def pile(self, deck: DeckName) -> list[Card]:
        """The pile of a deck that is in this game, top card first."""
        if deck == "tips":
            assert self.sharks is not None
            return self.sharks.tips
        pile: list[Card] = getattr(self, deck)
        return pile

    def owned(self, holder: Holder, kind: Kind) -> int:
        """How many properties of this kind the holder has: units, not cards."""
        return self.ones[holder][kind] + 5 * self.fives[holder][kind]

    def worth(self, seat: Seat) -> int:
        """Cash and all properties at market value, less what loans cost to repay, in M."""
        return self.net_cash(seat) + sum(
            value * self.owned(seat, kind) for kind, value in enumerate(self.market)
        )

    def net_cash(self, seat: Seat) -> int:
        """Cash less what loans cost to repay, in M (clause loans.3)."""
        return self.cash[seat] - (0 if self.sharks is None else self.sharks.due[seat])
