"""The way of the Number One Dime, and who may not capture it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.ankka.events.event import Event
from game.ankka.state import NEVER, NOBODY, Pawn, State
from game.engine.requests import Seat

GENUINE = 0
"""The genuine one among the dimes that are dealt; all others are fakes."""


@dataclass(frozen=True, slots=True)
class DimesDealt(Event):
    """Everyone has looked at a dime, and all but the genuine one are back in the box."""

    reveals: ClassVar[bool] = True
    dimes: tuple[int, ...]  # by pawn

    def apply(self, state: State) -> None:
        state.dime = self.dimes.index(GENUINE)


@dataclass(frozen=True, slots=True)
class DimeLaidDown(Event):
    """Option: the dime lies in the bin at first."""

    def apply(self, state: State) -> None:
        state.dime = NOBODY


@dataclass(frozen=True, slots=True)
class CaptureTried(Event):
    """A seat tries to capture the dime: its one attempt in this turn."""

    seat: Seat
    holder: Seat

    def apply(self, state: State) -> None:
        state.captured = True


@dataclass(frozen=True, slots=True)
class DimeMoved(Event):
    """The dime goes from one character (or from NOBODY) to another: why, and by which clause."""

    giver: Pawn
    taker: Pawn
    cause: str
    clause: str
    card: str = ""

    def apply(self, state: State) -> None:
        state.dime, state.safe = self.taker, False


@dataclass(frozen=True, slots=True)
class CaptureLocked(Event):
    """A character that lost the dime must have visited so many destinations to capture again.

    `turn`: in which it was lost; it cannot be captured in the character's next turn either.
    """

    pawn: Pawn
    visited: int
    turn: int

    def apply(self, state: State) -> None:
        state.lock[self.pawn], state.lost_in[self.pawn] = self.visited, self.turn


@dataclass(frozen=True, slots=True)
class BarLifted(Event):
    """The turn in which a character could not capture for having lost the dime is over."""

    pawn: Pawn

    def apply(self, state: State) -> None:
        state.lost_in[self.pawn] = NEVER


@dataclass(frozen=True, slots=True)
class DimeSafe(Event):
    """Option: nobody can capture the dime until its holder's own turn."""

    pawn: Pawn

    def apply(self, state: State) -> None:
        state.safe = True
