"""The course of the game: turns, pieces, dice, prison, leaving and winning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.requests import Seat
from game.finans.events.event import Event
from game.finans.state import Ending, Phase, RentDue, State


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """The next paragraph is played, by this seat."""

    seat: Seat
    phase: Phase

    def apply(self, state: State) -> None:
        state.seat, state.phase = self.seat, self.phase


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat's turn is over, and what held for one turn."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.turns += 1
        state.rounds += state.ends_round(self.seat)
        state.bought_plot = state.bought_share = state.builds = state.met = False
        state.offers = 0


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """One die or two; for what they were rolled stands in `purpose`."""

    reveals: ClassVar[bool] = True
    seat: Seat
    dice: tuple[int, ...]
    purpose: str


@dataclass(frozen=True, slots=True)
class PieceMoved(Event):
    """A piece comes to the space of this number: by so many steps, or put there (0 steps)."""

    seat: Seat
    space: int
    steps: int

    def apply(self, state: State) -> None:
        state.spaces[self.seat] = self.space


@dataclass(frozen=True, slots=True)
class LapEnded(Event):
    """A piece has reached the Bank Exit, and ended so many laps: it may be sent to prison again."""

    seat: Seat
    laps: int

    def apply(self, state: State) -> None:
        state.laps[self.seat] = self.laps
        state.freed[self.seat] = False


@dataclass(frozen=True, slots=True)
class PrisonEntered(Event):
    """A seat is in prison, and misses so many rounds."""

    seat: Seat
    rounds: int

    def apply(self, state: State) -> None:
        state.missing[self.seat], state.freed[self.seat] = self.rounds, True


@dataclass(frozen=True, slots=True)
class RoundMissed(Event):
    """A seat in prison misses its turn; option: all of them, once the bail is paid."""

    seat: Seat
    left: int

    def apply(self, state: State) -> None:
        state.missing[self.seat] = self.left


@dataclass(frozen=True, slots=True)
class RentFell(Event):
    """Option: rent is due, if its owner asks for it (None: it is not any longer)."""

    rent: RentDue | None

    def apply(self, state: State) -> None:
        state.rent = self.rent


@dataclass(frozen=True, slots=True)
class PlayerLeft(Event):
    """A seat is bankrupt and out; what it had went back before this."""

    seat: Seat
    debt: int

    def apply(self, state: State) -> None:
        state.out[self.seat] = True
        state.spaces[self.seat] = 0
        state.missing[self.seat], state.freed[self.seat] = 0, False


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, and these have won."""

    winners: tuple[Seat, ...]
    ending: Ending

    def apply(self, state: State) -> None:
        state.winners, state.ending = list(self.winners), self.ending
