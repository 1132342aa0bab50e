"""The state under play and the events so far: what every rule is handed."""

from __future__ import annotations

from typing import Generic, TypeVar

from game.engine.events import Event

S = TypeVar("S")


class GameOver(Exception):
    """Somebody has won; nothing else happens. The state says who and why."""


class Table(Generic[S]):
    """A game in play. Rules look up in `state` and change it by `emit`, never directly."""

    __slots__ = ("log", "state")

    def __init__(self, state: S, log: list[Event[S]]) -> None:
        self.state = state
        self.log = log

    def emit(self, event: Event[S]) -> None:
        """Let this happen: the state changes, and the log tells it."""
        event.apply(self.state)
        self.log.append(event)
