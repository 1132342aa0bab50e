"""The last line of the log on the table, with the marker of whoever it is about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine.events import AnyEvent
from game.engine.requests import Seat
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.looks import Skin

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

BAR = replace(looks.DARK_PANEL, radius=22)
_TEXT = replace(theme.BODY_LIGHT.sized(32), leading=0.8)
_MARKER, _SIGN = (42.0, 45.0), (40.0, 40.0)
"""The sizes of a seat's marker, and of the sign for a line that is about nobody."""

NOBODY: Seat = -1


class LogLine:
    """What happened last, as far as the room has seen. `told`: an event in words, or ""; `marker`:
    the picture that stands for a seat, or (NOBODY) for a line that is about none."""

    def __init__(
        self,
        table: TableScene,
        box: Box,
        told: Callable[[AnyEvent], str],
        marker: Callable[[Seat], str],
        skin: Skin = BAR,
    ) -> None:
        self._table = table
        self._box = box
        self._told = told
        self._marker = marker
        self._skin = skin

    def draw(self, canvas: Canvas) -> None:
        if not canvas.sees(self._box.inset(-20)):
            return
        canvas.skin(self._box, self._skin)
        text, seat = self.last()
        mark, room = self._box.inset(14, 1).split_left(44, gap=12)
        size = _SIGN if seat == NOBODY else _MARKER
        canvas.picture(self._marker(seat), Box.around(*mark.centre, *size))
        canvas.text(room, text, _TEXT, max_lines=max(2, int(room.h // 28)))

    def rehearse(self, canvas: Canvas, seats: int) -> None:
        """The markers of so many seats, on a canvas of Kit.rehearse."""
        for seat in range(seats):
            canvas.picture(self._marker(seat), Box(0, 0, *_MARKER))

    def last(self) -> tuple[str, Seat]:
        """The last line that was told, and the seat it is about."""
        for event in reversed(self._table.session.log[: self._table.told]):
            if text := self._told(event):
                return text, self.about(event)
        return "", NOBODY

    def about(self, event: AnyEvent) -> Seat:
        """The seat whose marker stands before an event's line."""
        return next(iter(self._table.look.concerned(event)), NOBODY)
