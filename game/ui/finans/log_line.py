"""The last line of the log, in two lines at most, with the marker of whoever it is about."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.ui.finans import layout
from game.ui.finans.telling import Telling
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_BAR = replace(looks.DARK_PANEL, fill=(theme.rgb("0C2E25"), theme.rgb("12443A")), radius=22)
_TEXT = replace(theme.BODY_LIGHT.sized(32), leading=0.8)
_ABOUT = ("seat", "taker", "payee", "maker", "payer", "giver")
"""The fields of events that say whom they are about, the first that is a seat."""


class LogLine:
    """What happened last, as far as the room has seen."""

    def __init__(self, table: TableScene, telling: Telling) -> None:
        self._table = table
        self._telling = telling

    def draw(self, canvas: Canvas) -> None:
        if not canvas.sees(layout.LOG.inset(-20)):
            return
        canvas.skin(layout.LOG, _BAR)
        text, seat = self.last()
        room = layout.LOG.inset(14, 1)
        mark, room = room.split_left(44, gap=12)
        if seat >= 0:
            marker = f"finans/marker_{self._table.seating(seat).look}"
            canvas.picture(marker, Box.around(*mark.centre, 42, 45))
        else:
            canvas.picture("finans/ic_mer", Box.around(*mark.centre, 40, 40))
        canvas.text(room, text, _TEXT, max_lines=2)

    def last(self) -> tuple[str, int]:
        """The last line that was told, and the seat it is about (-1: nobody's)."""
        for event in reversed(self._table.session.log[: self._table.told]):
            text = self._telling.line(event)
            if text:
                seats = (getattr(event, name, -1) for name in _ABOUT)
                return text, next((seat for seat in seats if seat >= 0), -1)
        return "", -1
