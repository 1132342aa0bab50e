"""Building on one's plots: what it costs, the rent before and after, and what the stock has."""

from __future__ import annotations

from functools import partial

from game.finans.building import buildings_left, price_of
from game.finans.groups import is_complete
from game.ui.finans.prompts.base import Desk
from game.ui.finans.prompts.group_rows import cells_of, draw_head, rows_in
from game.ui.finans.prompts.tiles import PlotTile
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_HEAD = 40
_SMALL = theme.LABEL.sized(32)


class BuildTile(PlotTile):
    """A plot with what a building costs, and the rent before and after."""

    shape, amount_size = 0.96, 30


class BuildDesk(Desk):
    """A row for each group in which one has plots, a tile for each of these."""

    name = "build"

    def groups(self) -> list[int]:
        """The groups in which whoever is asked has a plot."""
        return [
            number
            for number in range(len(self.data.groups))
            if self.register.counts(number, self.seat)[0]
        ]

    def rows(self) -> list[Box]:
        return rows_in(self.body.split_top(_HEAD, gap=18)[1], len(self.groups()))

    def build(self) -> None:
        super().build()
        offered, refusals = self.offered(), self.refusals()
        for group, row in zip(self.groups(), self.rows(), strict=True):
            plots = [
                plot for plot in self.data.groups[group].plots
                if self.state.plots[plot] == self.seat
            ]  # fmt: skip
            for plot, cell in zip(plots, cells_of(row), strict=False):
                id = f"build {self.data.plots[plot].id}"
                reason = "" if id in offered else refusals[id]
                price = self.register.number(price_of(self.register.rules, plot))
                press = partial(self.finish, id)
                self.add(
                    BuildTile(
                        cell, self.register, plot, press, price, self._rents(plot), reason, id
                    )
                )

    def _rents(self, plot: int) -> str:
        """The rent now, and with a building; only one of them where it stands already."""
        deed = self.data.plots[plot]
        times = 2 if is_complete(self.register.rules, deed.group, self.seat) else 1
        if self.state.built[plot]:
            return self.tell("rent", amount=times * deed.rent_built)
        return self.tell("build.rents", before=times * deed.rent, after=times * deed.rent_built)

    def draw_inside(self, canvas: Canvas) -> None:
        if not self.groups():
            canvas.text(self.body, self.tell("build.no_plots"), theme.HEADING, "centre")
        else:
            head, why = self.body.split_top(_HEAD)[0], self.obstacle("build ")
            if why:
                head, told = head.columns(2, gap=24)
                canvas.text(told, why, theme.BODY.sized(34), "right")
            else:
                head = cells_of(head)[0]._replace(w=900)
            canvas.text(head, self.tell("build.legend"), _SMALL)
        for group, row in zip(self.groups(), self.rows(), strict=True):
            draw_head(canvas, row, self.register, group, self.seat)
        cash, stock = self.foot.split_right(440)[0].split_left(560, gap=20)
        self.draw_cash(canvas, cash)
        for industrial, box in zip((False, True), stock.columns(2, 10), strict=True):
            sign, words = box.split_left(72, gap=10)
            canvas.picture("finans/bldg_industri" if industrial else "finans/bldg_small", sign)
            left = buildings_left(self.register.rules, industrial=industrial)
            canvas.text(words, self.tell("build.left", n=left), theme.BODY.sized(34))
