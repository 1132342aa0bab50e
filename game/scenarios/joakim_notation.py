"""How cards and squares are written in scenarios of Joakim."""

from __future__ import annotations

import re

from game.joakim.data import Board
from game.scenarios.joakim_shapes import Spot

_HOLDING = re.compile(r"(?:(\d+)x1)?(?:(?:^| )(\d+)x5)?|nothing")


def cards_held(text: str) -> tuple[int, int] | None:
    """The ones and fives of "3x1 1x5", "3x1", "1x5" or "nothing"; None for anything else."""
    found = _HOLDING.fullmatch(text)
    return None if found is None or not text else (int(found[1] or 0), int(found[2] or 0))


def square_of(board: Board, spot: Spot) -> int | None:
    """The square that a spot names; None if there is none."""
    if spot.cell:
        at = {(square.column, square.row): square.index for square in board.squares}
        return at.get((spot.cell[0], spot.cell[1])) if len(spot.cell) == 2 else None
    return spot.square if 0 <= spot.square < len(board.squares) else None
