"""What all events of this game are."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import events
from game.joakim.sharks import Sharks
from game.joakim.state import State


@dataclass(frozen=True, slots=True)
class Event(events.Event[State]):
    """An event of this game."""


def sharks_of(state: State) -> Sharks:
    """What the business sharks add to a state; their events happen only where they play."""
    assert state.sharks is not None
    return state.sharks
