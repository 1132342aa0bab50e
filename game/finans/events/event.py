"""What all events of this game are."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import events
from game.finans.state import State


@dataclass(frozen=True, slots=True)
class Event(events.Event[State]):
    """An event of this game."""
