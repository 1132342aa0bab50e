"""Who wins: whoever has visited all destinations, holds the dime, and is in the money bin."""

from __future__ import annotations

from game.ankka.data import BIN
from game.ankka.events import GameEnded
from game.ankka.state import Ending, Pawn
from game.ankka.table import Table
from game.engine.table import GameOver


def check_stepped_in(t: Table, pawn: Pawn) -> None:
    """Stepping in with the dime after the last destination wins at once; too early it is nothing.

    Raises GameOver.
    """
    if _has_everything(t, pawn):
        _end(t, pawn, Ending.STEPPED_IN)


def check_dime_came(t: Table, pawn: Pawn) -> None:
    """So does the dime that comes while one stands there (option: step out and in again).

    Raises GameOver.
    """
    if t.state.options.bin_capture == "wins" and _has_everything(t, pawn):
        _end(t, pawn, Ending.DIME_CAME)


def _has_everything(t: Table, pawn: Pawn) -> bool:
    state = t.state
    return state.dime == pawn and state.nodes[pawn] == BIN and t.has_visited_all(pawn)


def _end(t: Table, pawn: Pawn, ending: Ending) -> None:
    t.emit(GameEnded((t.state.seat_of(pawn),), ending))
    raise GameOver
