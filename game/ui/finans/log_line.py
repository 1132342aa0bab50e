"""The last line of the log, with the marker of whoever it is about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine.events import AnyEvent
from game.engine.requests import Seat
from game.ui.finans import layout
from game.ui.kit import theme
from game.ui.table.log_line import BAR, NOBODY, LogLine

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_BAR = replace(BAR, fill=(theme.rgb("0C2E25"), theme.rgb("12443A")))
_ABOUT = ("seat", "taker", "payee", "maker", "payer", "giver")
"""The fields of events that say whom they are about, the first that is a seat: whoever gets
something before whoever gives it."""


class FinansLog(LogLine):
    """On the felt, with the markers of Nya Finans."""

    def __init__(self, table: TableScene, told: Callable[[AnyEvent], str]) -> None:
        super().__init__(table, layout.LOG, told, self._marker_of, _BAR)

    def _marker_of(self, seat: Seat) -> str:
        if seat == NOBODY:
            return "finans/ic_mer"
        return f"finans/marker_{self._table.seating(seat).look}"

    def about(self, event: AnyEvent) -> Seat:
        seats = (getattr(event, name, NOBODY) for name in _ABOUT)
        return next((seat for seat in seats if seat >= 0), NOBODY)
