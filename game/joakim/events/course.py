"""The course of the game: moves, pawns, dice, what comes to nothing, leaving and winning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.requests import Seat
from game.joakim.data import SquareIndex
from game.joakim.events.event import Event
from game.joakim.state import NOBODY, NOWHERE, Ending, Phase, State


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """The next paragraph is played, by this seat."""

    seat: Seat
    phase: Phase

    def apply(self, state: State) -> None:
        state.seat, state.phase = self.seat, self.phase


@dataclass(frozen=True, slots=True)
class MoveEnded(Event):
    """A seat's move is over, with all that it set going."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.turns += 1
        inserted = state.resume_after != NOBODY  # a move between two of the round's
        state.rounds += state.ends_round(self.seat) and not inserted
        state.last_mover = self.seat
        state.crown_is_fresh = False
        if state.sharks is not None:
            state.sharks.end_move(state.turns)


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """The die shows a value; for what it was thrown stands in `purpose`."""

    reveals: ClassVar[bool] = True
    seat: Seat
    value: int
    purpose: str


@dataclass(frozen=True, slots=True)
class PawnMoved(Event):
    """A pawn comes to a square: by so many steps, or put there (0 steps)."""

    seat: Seat
    square: SquareIndex
    steps: int

    def apply(self, state: State) -> None:
        state.squares[self.seat] = self.square
        state.last_mover = NOBODY


@dataclass(frozen=True, slots=True)
class PlayerLeft(Event):
    """A seat could not pay its debt and is out; what it had went back before this."""

    seat: Seat
    debt: int

    def apply(self, state: State) -> None:
        state.out[self.seat] = True
        state.squares[self.seat] = NOWHERE
        state.known[self.seat].clear()


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, and these have won."""

    winners: tuple[Seat, ...]
    ending: Ending

    def apply(self, state: State) -> None:
        state.winners, state.ending = list(self.winners), self.ending
