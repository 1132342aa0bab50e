"""The end of a game as a ranking: a row for everybody from first to last, and their figures."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from game.engine.requests import Seat
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.table.results import BODY, GameOver

_TITLES, _NOTE = 52, 48
"""Heights of the line above the ranking and of the one below it."""
_HIGHEST, _GAP = 150.0, 8
"""Of a player's row, and between two."""
_NAME = theme.TextStyle("text", 44, theme.INK)
FIGURE = theme.NUMBER.sized(40)


class Column(NamedTuple):
    """A column of figures: the key of its title, and how many units it is wide."""

    title: str
    width: float


class RankedResults(GameOver):
    """Everybody from first to last. `order`: the seats; `columns`: from the left; `note`: the key
    of what is said below, or ""."""

    order: Sequence[Seat]
    columns: tuple[Column, ...]
    note: str = ""

    @abstractmethod
    def draw_figure(self, canvas: Canvas, cell: Box, seat: Seat, column: int) -> None:
        """What stands in a row of the ranking, in this column."""

    def is_out(self, seat: Seat) -> bool:
        """Whether a seat has left the game, and so has no figures."""
        return False

    def draw_body(self, canvas: Canvas) -> None:
        canvas.skin(BODY, looks.CARD_PANEL)
        head, rest = BODY.inset(24, 14).split_top(_TITLES, gap=4)
        rows, note = rest.split_bottom(_NOTE, gap=4)
        for column, cell in zip(self.columns, self._cells(head), strict=True):
            canvas.text(cell, self.t(column.title), theme.LABEL, "right")
        height = min(_HIGHEST, rows.h / len(self.order))
        for place, seat in enumerate(self.order):
            row = Box(rows.x, rows.y + place * height, rows.w, height - _GAP)
            self._draw_seat(canvas, row, place, seat)
        if self.note:
            canvas.text(note, self.t(self.note), theme.LABEL)

    def _draw_seat(self, canvas: Canvas, row: Box, place: int, seat: Seat) -> None:
        canvas.skin(row, looks.CHIP if seat in self.winners else looks.SLOT)
        piece, rest = row.inset(12, 5).split_left(80, gap=10)
        canvas.picture(self.piece(self.look_of(seat)), piece)
        cells = self._cells(row)
        words = Box(rest.x, rest.y, cells[0].x - rest.x, rest.h)
        name, below = words.rows(2)
        canvas.text(name, self._name(seat), _NAME)
        mark, rank = below.split_left(52, gap=14)
        side = min(48.0, mark.h - 2)  # clear of the edge of a low row
        canvas.seat_mark(Box.around(*mark.centre, side, side), self.look_of(seat))
        canvas.text(rank, self.place_told(place, seat), FIGURE)
        if self.is_out(seat):
            canvas.text(cells[0].union(cells[-1]), self.t("results.out"), theme.BODY_SOFT, "right")
            return
        for column, cell in enumerate(cells):
            self.draw_figure(canvas, cell, seat, column)

    def _cells(self, row: Box) -> list[Box]:
        """The columns of a row, from the left."""
        x = row.right - sum(column.width for column in self.columns) - 20
        cells = []
        for column in self.columns:
            cells.append(Box(x + 18, row.y, column.width - 18, row.h))
            x += column.width
        return cells


def draw_count(canvas: Canvas, cell: Box, count: int, picture: str) -> None:
    """How many there are, beside what is counted; pale if there are none."""
    number, icon = cell.split_right(64, gap=8)
    canvas.picture(picture, Box.around(*icon.centre, 60, 50), alpha=1.0 if count else 0.3)
    canvas.text(number, str(count), FIGURE, "right")
