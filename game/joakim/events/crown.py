"""The crown comes and goes, and the order of moves with it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from game.engine.requests import Seat
from game.joakim.events.event import Event
from game.joakim.state import NOBODY, State


@dataclass(frozen=True, slots=True)
class CrownLent(Event):
    """The crown comes to this seat, from the board or from its holder."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.crown, state.crown_is_fresh = self.seat, True


@dataclass(frozen=True, slots=True)
class CrownReturned(Event):
    """The crown is back on the board: used ("before", "double", "jump") or left behind ("out")."""

    seat: Seat
    use: str

    def apply(self, state: State) -> None:
        if self.use == "before" and state.options.crown_jump == "skip":
            passed_over = takewhile(lambda seat: seat != self.seat, state.others(state.last_mover))
            state.rounds += any(state.ends_round(seat) for seat in passed_over)
        state.crown, state.crown_is_fresh = NOBODY, False


@dataclass(frozen=True, slots=True)
class OrderSuspended(Event):
    """Option: after the crown's move, the order goes on with this seat (NOBODY: it has)."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.resume_after = self.seat
