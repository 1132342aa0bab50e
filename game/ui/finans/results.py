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
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.table.ranking import FIGURE, Column, RankedResults, draw_count

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_MONEY = theme.MONEY_STYLE.sized(46)


def show_results(table: TableScene) -> None:
    """The results in place of the table."""
    table.app.stack.replace(ResultsScene(table.app, table))


class ResultsScene(RankedResults):
    """Everybody from first to last: cash, what all is worth, complete groups and loans."""

    behind = "shelf/menu_room"
    columns = (
        Column("results.cash", 330),
        Column("finans.results.worth", 330),
        Column("finans.results.groups", 250),
        Column("finans.results.loans", 200),
    )
    note = "finans.results.worth_told"

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
            cash=self.state.cash[first], n=complete_groups(self.rules, first),
            worth=worth(self.rules, first),
        )  # fmt: skip

    # The picture

    def is_out(self, seat: Seat) -> bool:
        return self.state.out[seat]

    def draw_figure(self, canvas: Canvas, cell: Box, seat: Seat, column: int) -> None:
        if column == 0:
            canvas.text(cell, self._money(self.state.cash[seat]), _MONEY, "right")
        elif column == 1:
            canvas.text(cell, self._money(worth(self.rules, seat)), FIGURE, "right")
        elif column == 2:
            draw_count(canvas, cell, complete_groups(self.rules, seat), "finans/ic_grupp")
        else:
            draw_count(canvas, cell, self.state.loans[seat], "finans/loan")

    def _money(self, amount: int) -> str:
        return self.t("finans.money.amount", amount=amount)
