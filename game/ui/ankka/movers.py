"""Who moved which pawn when something happened: a swap changes it for all that comes after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ankka.events import PawnsSwapped
from game.ankka.state import Pawn, State
from game.engine.events import AnyEvent
from game.engine.requests import Seat

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


class Movers:
    """Reads the log of one table as far as it has come; after an undo, anew."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._swaps: list[PawnsSwapped] = []
        self._before: dict[int, int] = {}
        """By event (its identity), how many swaps came before it."""
        self._read = 0
        self._last: AnyEvent | None = None

    def seat(self, pawn: Pawn, event: AnyEvent) -> Seat:
        """The seat that moved a pawn when this happened; now, if it is no event of the log."""
        self._read_on()
        state: State = self._table.shown
        before = self._before.get(id(event))
        if before is None:
            return state.seat_of(pawn)
        pawns = list(range(state.players))
        for swap in self._swaps[:before]:
            one, other = swap.seat, swap.other
            pawns[one], pawns[other] = pawns[other], pawns[one]
        return pawns.index(pawn)

    def _read_on(self) -> None:
        log = self._table.session.log
        if self._read > len(log) or (self._read and log[self._read - 1] is not self._last):
            self._swaps.clear()
            self._before.clear()
            self._read = 0
        for event in log[self._read :]:
            self._before[id(event)] = len(self._swaps)
            if isinstance(event, PawnsSwapped):
                self._swaps.append(event)
        self._read = len(log)
        self._last = log[-1] if log else None
