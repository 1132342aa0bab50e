"""Who answers: what a player is shown, and what a player must do."""

from __future__ import annotations

import random
from typing import Any, Generic, Protocol, TypeVar

from game.engine.requests import Answer, AnyRequest, Seat
from game.engine.rulebook import Rulebook, State
from game.engine.session import Session

S = TypeVar("S", bound=State)


class Position(Generic[S]):
    """A question as the seat that must answer it sees it; nothing else reaches a player.

    `seat`: who answers, if not the one that is asked (Rulebook.answers_for).
    """

    def __init__(self, session: Session[S], seat: Seat | None = None) -> None:
        request = session.request
        assert request is not None and request.asked is not None
        self.request: AnyRequest = request
        self.seat: Seat = request.asked if seat is None else seat
        self._session = session

    @property
    def view(self) -> S:
        """The state as this seat may see it."""
        return self._session.rulebook.view(self._session.state, self.seat)

    @property
    def rulebook(self) -> Rulebook[S]:
        """The rules, with what is printed."""
        return self._session.rulebook

    def imagine(self, rng: random.Random) -> Session[S]:
        """A session that stands here, with all that this seat cannot know dealt anew."""
        return self._session.imagine(self.seat, rng)


class Player(Protocol):
    """Answers every question of a game that is put to its seat."""

    def choose(self, position: Position[Any]) -> Answer:
        """An answer that the open question allows."""
        ...
