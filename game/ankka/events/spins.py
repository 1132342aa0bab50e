"""The spinner comes to rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.ankka.data import Invention
from game.ankka.events.event import Event
from game.ankka.state import State
from game.engine.requests import Seat


@dataclass(frozen=True, slots=True)
class WheelSpun(Event):
    """The Wheel of Fortune stops at a sector, counted clockwise from the top from 0."""

    reveals: ClassVar[bool] = True
    seat: Seat
    sector: int
    steps: int

    def apply(self, state: State) -> None:
        state.spins += 1


@dataclass(frozen=True, slots=True)
class MachineSpun(Event):
    """Pelle's machine stops at a sector, counted clockwise from the top from 0."""

    reveals: ClassVar[bool] = True
    seat: Seat
    sector: int
    invention: Invention
