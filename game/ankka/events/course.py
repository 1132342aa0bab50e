"""The course of the game: turns, steps, pawns, destinations, and winning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.ankka.data import NodeId
from game.ankka.events.event import Event
from game.ankka.state import NO_LOCK, Ending, Pawn, Phase, State
from game.engine.requests import Seat

Way = Literal["walk", "time", "beam", "back"]
"""How a pawn comes somewhere: step by step, by an invention, or sent back by a card."""


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """The next paragraph is played, by this seat."""

    seat: Seat
    phase: Phase

    def apply(self, state: State) -> None:
        state.seat, state.phase = self.seat, self.phase


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins with so many steps on the counter."""

    seat: Seat
    steps: int

    def apply(self, state: State) -> None:
        state.seat, state.steps = self.seat, self.steps
        state.short_turn[self.seat] = False
        state.moved = state.captured = False
        state.spins = state.questions = 0
        state.asked_at = ()
        if state.holder == self.seat:
            state.safe = False


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat's turn is over."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.turns += 1


@dataclass(frozen=True, slots=True)
class StepsChanged(Event):
    """The pin moves: so many steps more, or fewer. `card` is the card that said so, if any.

    Why it moved: its cause, and the rulebook's clause.
    """

    seat: Seat
    amount: int
    cause: str
    clause: str
    card: str = ""

    def apply(self, state: State) -> None:
        state.steps += self.amount


@dataclass(frozen=True, slots=True)
class PawnMoved(Event):
    """A pawn comes to a node."""

    pawn: Pawn
    node: NodeId
    way: Way

    def apply(self, state: State) -> None:
        state.nodes[self.pawn] = self.node
        state.moved = state.moved or self.way == "walk"


@dataclass(frozen=True, slots=True)
class DestinationVisited(Event):
    """A character reaches its next destination, and leaves a token: its so many-th."""

    pawn: Pawn
    node: NodeId
    visited: int

    def apply(self, state: State) -> None:
        state.visited[self.pawn] = self.visited
        if self.visited >= state.lock[self.pawn]:
            state.lock[self.pawn] = NO_LOCK


@dataclass(frozen=True, slots=True)
class PawnsSwapped(Event):
    """Two seats exchange their pawns, and all that is a character's own."""

    seat: Seat
    other: Seat

    def apply(self, state: State) -> None:
        pawn = state.pawn
        pawn[self.seat], pawn[self.other] = pawn[self.other], pawn[self.seat]
        state.moved = False


@dataclass(frozen=True, slots=True)
class ShortTurnComes(Event):
    """A seat's next turn has fewer steps."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.short_turn[self.seat] = True


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, and these have won: it is always one."""

    winners: tuple[Seat, ...]
    ending: Ending

    def apply(self, state: State) -> None:
        state.winners, state.ending = self.winners, self.ending
