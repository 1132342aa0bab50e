"""What all events of this game are."""

from __future__ import annotations

from dataclasses import dataclass

from game.ankka.state import State
from game.engine import events


@dataclass(frozen=True, slots=True)
class Event(events.Event[State]):
    """An event of this game."""
