"""Everything true at one moment of a game of Nya Finans: plain data, cheap to copy, easy to save.

Whoever can hold money and papers is a holder: the seats 0, 1, … and the bank. The bank is the last
of each list by holder, so that BANK = -1 reaches it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, NamedTuple

from game.engine.common_events import BANK as BANK
from game.engine.common_events import Holder as Holder
from game.engine.requests import Card, Seat
from game.engine.seats import Seats
from game.finans.options import Options

HIDDEN: Card = -1  # a card whose face is not to be seen
NOBODY: Seat = -1
NO_CARD: Card = -1
START = 1  # the number of the space on which all pieces begin: the Bank Exit


class Phase(IntEnum):
    """The paragraph of the rulebook that is being played; the game can be saved between any two."""

    DECKS = 0
    BEGINNER = 1
    PAPERS = 2
    TURN = 3  # before the roll
    LANDED = 4
    NEWS = 5  # about to be drawn
    NEWS_CARD = 6  # face up, and followed
    TIP = 7
    TIP_CARD = 8
    END = 9  # after the roll
    RENT = 10
    AUCTION = 11  # option: of a bankrupt's papers
    OFFER = 12  # option: trade between players


class Ending(IntEnum):
    """How the game ended."""

    NOT_YET = 0
    MILLION = 1  # somebody shows the cash, and the complete groups
    LAST_PLAYER = 2  # all others are bankrupt
    LAPS = 3  # the agreed number of laps is through


class RentDue(NamedTuple):
    """Option: rent that its owner has to ask for, in kronor."""

    payer: Seat
    owner: Seat
    plot: int
    amount: int


class Paper(NamedTuple):
    """A plot or a share: which sort it is, and its index among them."""

    sort: str  # "plot" or "share"
    number: int


@dataclass(slots=True)
class State(Seats):
    """A position. Lists by holder have the bank last; spaces are known by their numbers."""

    options: Options
    cash: list[int]  # by holder; the bank's is what it has taken in minus what it paid out
    plots: list[Holder]  # by plot: who owns it
    mortgaged: list[bool]  # by plot
    built: list[bool]  # by plot
    shares: list[Holder]  # by share
    bonds: list[Holder]  # by bond, the first is number 1
    loans: list[int]  # by seat
    cars: list[bool]  # by seat
    spaces: list[int]  # by seat: the number of the space
    laps: list[int]  # by seat: how often the Bank Exit was reached
    missing: list[int]  # by seat: rounds still to be missed in prison
    freed: list[bool]  # by seat: came from prison, and has not been at the Bank Exit since
    out: list[bool]  # by seat
    news: list[Card]  # the pile, top card first
    tips: list[Card]
    kept: list[list[Card]]  # by seat: tips that let one build
    in_force: Card = NO_CARD  # the news that holds until further notice
    face_up: Card = NO_CARD  # the card being followed: of the deck whose phase is played
    phase: Phase = Phase.DECKS
    seat: Seat = 0  # whose turn it is
    beginner: Seat = 0
    turns: int = 0  # turns ended so far
    rounds: int = 0  # rounds that are over
    bought_plot: bool = False  # in this turn
    bought_share: bool = False
    builds: bool = False  # a kept tip lets the seat build in this turn
    met: bool = False  # there was a shareholders' meeting in this turn
    rent: RentDue | None = None
    lots: list[Paper] = field(default_factory=list)  # of a bankrupt, still to be auctioned
    partner: Seat = NOBODY  # to whom an offer is made
    offers: int = 0  # made in this turn
    then_news: bool = False  # a tip says to take news when it is followed
    ending: Ending = Ending.NOT_YET
    winners: list[Seat] = field(default_factory=list)

    def copy(self) -> State:
        """Another state that is equal and shares no list with this one."""
        return State(
            self.options,
            self.cash.copy(),
            self.plots.copy(),
            self.mortgaged.copy(),
            self.built.copy(),
            self.shares.copy(),
            self.bonds.copy(),
            self.loans.copy(),
            self.cars.copy(),
            self.spaces.copy(),
            self.laps.copy(),
            self.missing.copy(),
            self.freed.copy(),
            self.out.copy(),
            self.news.copy(),
            self.tips.copy(),
            [row.copy() for row in self.kept],
            self.in_force,
            self.face_up,
            self.phase,
            self.seat,
            self.beginner,
            self.turns,
            self.rounds,
            self.bought_plot,
            self.bought_share,
            self.builds,
            self.met,
            self.rent,
            self.lots.copy(),
            self.partner,
            self.offers,
            self.then_news,
            self.ending,
            self.winners.copy(),
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
        # Saves from before rounds were counted have none: everyone's turns make one, or nearly so.
        raw = {"rounds": raw["turns"] // len(raw["out"])} | raw
        fields = {name: raw[name] for name in cls.__slots__}
        fields["options"] = Options.from_json(raw["options"])
        fields["phase"] = Phase[raw["phase"].upper()]
        fields["ending"] = Ending[raw["ending"].upper()]
        fields["rent"] = None if raw["rent"] is None else RentDue(*raw["rent"])
        fields["lots"] = [Paper(*each) for each in raw["lots"]]
        return cls(**fields).copy()
