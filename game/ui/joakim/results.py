"""The end of a game: who won and why, how everybody stands, and how it came about."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.joakim.events import Money
from game.joakim.state import State
from game.storage.records import GameRecord
from game.ui.app import App
from game.ui.joakim.results_charts import DASHES, KIND_COLOURS, Line, draw_chart
from game.ui.joakim.results_curves import curves_of
from game.ui.joakim.results_record import record_of, standing, why
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.table.results import GameOver

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_TABLE = Box(60, 214, 880, 706)
_WEALTH = Box(964, 214, 896, 330)
_MARKET = Box(964, 560, 896, 360)
_LOANS, _RANK = 40, 100
"""Height of the line that tells of a player's loans, and the width left of it for the rank."""

_COLUMNS = (168, 168, 178)
"""Widths of cash, property and the sum of both."""
_NAME = theme.TextStyle("text", 42, theme.INK)
_CASH, _OTHER = theme.MONEY_STYLE.sized(46), theme.NUMBER.sized(38)


def show_results(table: TableScene) -> None:
    """The results in place of the table."""
    table.app.stack.replace(ResultsScene(table.app, table))


class ResultsScene(GameOver):
    """How everybody stands, and the curves of their wealth and of the market."""

    behind = "joakim/table_top"

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app, table)
        self.state: State = self.session.state
        self.data = self.session.rulebook.data  # type: ignore[attr-defined]
        self.order = standing(self.state)
        self.curves = curves_of(self.session)

    @property
    def winners(self) -> list[Seat]:
        return self.state.winners

    @property
    def turns(self) -> int:
        return self.state.turns

    def piece(self, look: str) -> str:
        return f"joakim/pawn_{look}"

    def record(self, id: str, ended_at: datetime, minutes: float) -> GameRecord:
        return record_of(self.session, id, ended_at, minutes)

    # The words

    def _money(self, amount: int) -> str:
        return self.t("joakim.prompts.money", amount=amount)

    def reason(self) -> str:
        first = self.order[0]
        return self.t(
            f"joakim.results.why.{why(self.state)}", name=self._name(first),
            cash=self.state.net_cash(first), limit=self.state.options.win_limit,
            worth=self.state.worth(first) - self.state.net_cash(first),
        )  # fmt: skip

    def loans_told(self, seat: int) -> str:
        """What a player has paid for loans, and what is taken off for those still owed."""
        owed = self.state.cash[seat] - self.state.net_cash(seat)
        repaid = sum(
            event.amount
            for event in self.session.log
            if isinstance(event, Money) and event.cause == "repayment" and event.payer == seat
        )
        amounts = {"loans_repaid": repaid, "loans_owed": owed}
        told = [
            self.t(f"joakim.results.{key}", amount=amount)
            for key, amount in amounts.items()
            if amount
        ]
        return ". ".join(told)

    # The picture

    def draw_body(self, canvas: Canvas) -> None:
        self._draw_standing(canvas)
        self._draw_charts(canvas)

    def _draw_standing(self, canvas: Canvas) -> None:
        """Everybody from first to last: cash, property at market value, and both together."""
        canvas.skin(_TABLE, looks.CARD_PANEL)
        head, body = _TABLE.inset(20, 14).split_top(56, gap=4)
        cash = "results.cash" if self.state.sharks is None else "joakim.results.net_cash"
        titles = (cash, "joakim.results.property", "joakim.results.total")
        first, *others = self._cells(head)
        first = Box(head.x, first.y, first.right - head.x, first.h)  # the name has no heading
        for key, box in zip(titles, (first, *others), strict=True):
            canvas.text(box, self.t(key), theme.LABEL, "right")
        height = min(150.0, body.h / len(self.order))
        for place, seat in enumerate(self.order):
            row = Box(body.x, body.y + place * height, body.w, height - 8)
            canvas.skin(row, looks.CHIP if seat in self.state.winners else looks.SLOT)
            self._draw_seat(canvas, row, place, seat)

    def _cells(self, row: Box) -> list[Box]:
        x = row.right - sum(_COLUMNS) - 14
        cells = []
        for width in _COLUMNS:
            cells.append(Box(x + 18, row.y, width - 18, row.h))
            x += width
        return cells

    def _draw_seat(self, canvas: Canvas, row: Box, place: int, seat: int) -> None:
        seating, state = self.session.setup.seats[seat], self.state
        pawn = Box(row.x + 8, row.y + 6, 76, row.h - 12)
        canvas.picture(f"joakim/pawn_{seating.look}", pawn)
        cells = self._cells(row)
        name = Box(row.x + 88, row.y + 4, cells[0].x - row.x - 92, row.h * 0.5)
        canvas.text(name, seating.name, _NAME)
        mark = Box(name.x, row.y + row.h * 0.5, 52, 52)
        canvas.seat_mark(mark, seating.look)
        rank = Box(mark.right + 14, mark.y, name.right - mark.right - 14, 52)
        canvas.text(rank, self.place_told(place, seat), _OTHER)
        if state.out[seat]:
            gone = cells[0].union(cells[-1])
            canvas.text(gone, self.t("results.out"), theme.BODY_SOFT, "right")
            return
        told = self.loans_told(seat)
        if told:
            cells = [cell.split_top(cell.h - _LOANS)[0] for cell in cells]
            left = rank.x + _RANK
            line = Box(left, cells[0].bottom - 6, row.right - left - 14, _LOANS)
            canvas.text(line, told, theme.LABEL, "right")
        cash, total = state.net_cash(seat), state.worth(seat)
        amounts = ((cash, _CASH), (total - cash, _OTHER), (total, _OTHER))
        for (amount, style), box in zip(amounts, cells, strict=True):
            canvas.text(box, self._money(amount), style, "right")

    def _draw_charts(self, canvas: Canvas) -> None:
        wealth = [
            Line(
                self.curves.wealth[seat], theme.mixed(look.bottom, look.edge, 0.2), DASHES[seat],
                partial(_draw_mark, look.colour),
            )
            for seat, look in enumerate(theme.SEATS[each.look] for each in self.session.setup.seats)
        ]  # fmt: skip
        draw_chart(canvas, _WEALTH, self.t("joakim.results.wealth"), wealth, self._money)
        market = [
            Line(
                self.curves.market[number], KIND_COLOURS[kind.id], DASHES[number],
                partial(_draw_icon, kind.id),
            )
            for number, kind in enumerate(self.data.kinds)
        ]  # fmt: skip
        draw_chart(canvas, _MARKET, self.t("joakim.results.market"), market, self._money)


def _draw_mark(look: str, canvas: Canvas, box: Box) -> None:
    canvas.seat_mark(box, look)


def _draw_icon(kind: str, canvas: Canvas, box: Box) -> None:
    canvas.picture(f"joakim/icon_{kind}", box)
