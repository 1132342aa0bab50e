"""Play a session with its players and chance, without a screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from game.engine.players import Player, Position
from game.engine.requests import Seat
from game.engine.rulebook import State
from game.engine.session import Session

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """A session, and who answers in each seat. A seat without a player waits for its human."""

    def __init__(self, session: Session[S], players: Mapping[Seat, Player]) -> None:
        self.session = session
        self.players = players

    def step(self) -> bool:
        """Answer one question, unless it is a human's or the game is over; whether it did."""
        request = self.session.request
        if request is None:
            return False
        if request.asked is None:
            self.session.answer_by_chance()
            return True
        player = self.players.get(request.asked)
        if player is None:
            return False
        self.session.answer(player.choose(Position(self.session)))
        return True

    def play(self, most: int | None = None) -> int:
        """Play on while nobody has to be waited for, at most so many answers; how many it were."""
        answers = 0
        while (most is None or answers < most) and self.step():
            answers += 1
        return answers
