"""A finished game as a line of the family's record book."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from game.engine.requests import Seat
from game.engine.rulebook import GameSetup
from game.engine.session import Session
from game.storage.records import GameRecord, SeatRecord


def game_record(
    session: Session[Any],
    scores: Sequence[int],
    winners: Collection[Seat],
    id: str,
    ended_at: datetime,
    minutes: float,
) -> GameRecord:
    """The game for the record book. `id` is that of its save; `scores` are by seat, in the money of
    the game."""
    setup: GameSetup = session.setup
    return GameRecord(
        id=id,
        game=session.rulebook.game,
        ended_at=ended_at,
        seats=tuple(
            SeatRecord(
                seat, each.look, each.name, scores[seat], seat in winners,
                None if each.player == "human" else each.player,
            )
            for seat, each in enumerate(setup.seats)
        ),
        rounds=session.rulebook.round(session.state),
        minutes=minutes,
        seed=setup.seed,
        options=dict(setup.options),
    )  # fmt: skip
