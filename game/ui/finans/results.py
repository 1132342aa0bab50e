"""The end of a game: who won and why, and how everybody stands."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.finans.data import GameData
from game.finans.groups import complete_groups
from game.finans.state import State
from game.finans.table import Table
from game.finans.winning import worth
from game.storage.records import GameRecord
from game.ui.app import App
from game.ui.finans.pictures import piece_picture
from game.ui.finans.results_record import record_of, standing, why
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.table.results import BODY, GameOver

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_TITLES, _NOTE = 52, 48
"""Heights of the line above the ranking and of the one below it."""
_HIGHEST, _GAP = 150.0, 8
"""Of a player's row, and between two."""
_CASH, _WORTH, _GROUPS, _LOANS = 330, 330, 250, 200
"""Widths of the columns."""
_NAME = theme.TextStyle("text", 44, theme.INK)
_MONEY, _OTHER = theme.MONEY_STYLE.sized(46), theme.NUMBER.sized(40)


def show_results(table: TableScene) -> None:
    """The results in place of the table."""
    table.app.stack.replace(ResultsScene(table.app, table))


class ResultsScene(GameOver):
    """Everybody from first to last: cash, what all is worth, complete groups and loans."""

    behind = "shelf/menu_room"

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app, table)
        self.state: State = self.session.state
        data: GameData = self.session.rulebook.data  # type: ignore[attr-defined]
        self.rules = Table(data, self.state, [])
        self.order = standing(self.rules)

    @property
    def winners(self) -> list[Seat]:
        return self.state.winners

    @property
    def turns(self) -> int:
        return self.state.turns

    def piece(self, look: str) -> str:
        return piece_picture(look)

    def record(self, id: str, ended_at: datetime, minutes: float) -> GameRecord:
        return record_of(self.session, id, ended_at, minutes)

    def reason(self) -> str:
        first = self.order[0]
        return self.t(
            f"finans.results.why.{why(self.rules)}", name=self._name(first),
            cash=self.state.cash[first], groups=complete_groups(self.rules, first),
            worth=worth(self.rules, first),
        )  # fmt: skip

    # The picture

    def draw_body(self, canvas: Canvas) -> None:
        canvas.skin(BODY, looks.CARD_PANEL)
        head, rest = BODY.inset(24, 14).split_top(_TITLES, gap=4)
        rows, note = rest.split_bottom(_NOTE, gap=4)
        keys = ("results.cash", "finans.results.worth", "finans.results.groups",
                "finans.results.loans")  # fmt: skip
        for key, cell in zip(keys, _cells(head), strict=True):
            canvas.text(cell, self.t(key), theme.LABEL, "right")
        height = min(_HIGHEST, rows.h / len(self.order))
        for place, seat in enumerate(self.order):
            row = Box(rows.x, rows.y + place * height, rows.w, height - _GAP)
            self._draw_seat(canvas, row, place, seat)
        canvas.text(note, self.t("finans.results.worth_told"), theme.LABEL)

    def _draw_seat(self, canvas: Canvas, row: Box, place: int, seat: Seat) -> None:
        seating, state = self.session.setup.seats[seat], self.state
        canvas.skin(row, looks.CHIP if seat in state.winners else looks.SLOT)
        piece, rest = row.inset(12, 5).split_left(80, gap=10)
        canvas.picture(piece_picture(seating.look), piece)
        cells = _cells(row)
        words = Box(rest.x, rest.y, cells[0].x - rest.x, rest.h)
        name, below = words.rows(2)
        canvas.text(name, seating.name, _NAME)
        mark, rank = below.split_left(52, gap=14)
        canvas.seat_mark(Box.around(*mark.centre, 48, 48), seating.look)
        canvas.text(rank, self.t("results.place", n=place + 1), _OTHER)
        if state.out[seat]:
            canvas.text(cells[0].union(cells[-1]), self.t("results.out"), theme.BODY_SOFT, "right")
            return
        cash, total, groups, loans = cells
        canvas.text(cash, self._money(state.cash[seat]), _MONEY, "right")
        canvas.text(total, self._money(worth(self.rules, seat)), _OTHER, "right")
        _draw_count(canvas, groups, complete_groups(self.rules, seat), "finans/ic_grupp")
        _draw_count(canvas, loans, state.loans[seat], "finans/loan")

    def _money(self, amount: int) -> str:
        return self.t("finans.money.amount", amount=amount)


def _cells(row: Box) -> list[Box]:
    """The columns of a row, from the left."""
    widths = (_CASH, _WORTH, _GROUPS, _LOANS)
    x = row.right - sum(widths) - 20
    cells = []
    for width in widths:
        cells.append(Box(x + 18, row.y, width - 18, row.h))
        x += width
    return cells


def _draw_count(canvas: Canvas, cell: Box, count: int, picture: str) -> None:
    """How many there are, beside what is counted; pale if there are none."""
    number, icon = cell.split_right(64, gap=8)
    canvas.picture(picture, Box.around(*icon.centre, 60, 50), alpha=1.0 if count else 0.3)
    canvas.text(number, str(count), _OTHER, "right")
