"""Plots and shares from the bank, or from the others: group by group, with prices."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from game.engine.requests import Reason
from game.finans.groups import is_protected
from game.finans.rent import rent_of
from game.finans.state import BANK
from game.ui.finans.prompts.base import Desk, FinansPrompt
from game.ui.finans.prompts.group_rows import cells_of, draw_head, rows_in
from game.ui.finans.prompts.tiles import PlotTile, ShareTile
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas


class PricedTile(PlotTile):
    """A plot with its price in kronor, small enough to leave the rent its room."""

    amount_size = 28


class Papers(FinansPrompt):
    """A row for each group with all its plots, or all its shares; those that cannot be had say why.

    `sort`: "plot" or "share"; `verb`: the beginning of the options' ids.
    """

    sort: ClassVar[str] = "plot"
    verb: ClassVar[str] = ""

    def build(self) -> None:
        super().build()
        self.add_pass(self.foot.split_right(420)[1])
        offered, refusals = self.offered(), self.refusals()
        for group, row in zip(self.data.groups, self.rows(), strict=True):
            papers = group.plots if self.sort == "plot" else group.shares
            for paper, cell in zip(papers, cells_of(row), strict=False):
                id = f"{self.verb}{self.id_of(paper)}"
                reason = "" if id in offered else refusals.get(id) or self.why_not(paper)
                self.add_tile(cell, paper, id, reason)

    def add_tile(self, cell: Box, paper: int, id: str, reason: str) -> None:
        press = partial(self.finish, id)
        if self.sort == "plot":
            note = self.tell("rent", amount=self.rent(paper))
            if self.state.mortgaged[paper]:
                note = self.tell("deed.mortgaged")
            price = self.register.money(self.data.plots[paper].price)
            self.add(PricedTile(cell, self.register, paper, press, price, note, reason, id))
            return
        share = self.data.shares[paper]
        note = self.tell("dividend", amount=share.dividend)
        face = self.register.money(share.face)
        self.add(ShareTile(cell, self.register, paper, press, face, note, reason, id))

    def rows(self) -> list[Box]:
        return rows_in(self.body, len(self.data.groups))

    def id_of(self, paper: int) -> str:
        return self.data.plots[paper].id if self.sort == "plot" else self.data.shares[paper].id

    def owner_of(self, paper: int) -> int:
        return self.state.plots[paper] if self.sort == "plot" else self.state.shares[paper]

    def rent(self, plot: int) -> int:
        """What landing there costs now; on a plot that nobody has, what it will."""
        if self.state.plots[plot] == BANK:
            return self.data.plots[plot].rent
        return rent_of(self.register.rules, plot)

    def why_not(self, paper: int) -> str:
        """The reason against a paper that the rules do not name."""
        return self.table.t("table.not_possible")

    def draw_inside(self, canvas: Canvas) -> None:
        for group, row in enumerate(self.rows()):
            draw_head(canvas, row, self.register, group, self.seat)
        self.draw_told(canvas, self.told())

    def told(self) -> str:
        """What to do here."""
        return self.table.look.question(self.request)


class BuyDesk(Papers, Desk):
    """From the bank, if one may: the table's button leads here even where nothing can be bought."""

    def told(self) -> str:
        return self.obstacle(self.verb)


class BuyPlotDesk(BuyDesk):
    """The table's button: a plot from the bank."""

    name = "buy_plot"
    sort, verb = "plot", "buy_plot "


class BuyShareDesk(BuyDesk):
    """The table's button: a share from the bank."""

    name = "buy_share"
    sort, verb = "share", "buy_share "


class BuySharePrompt(Papers):
    """A tip lets one buy a share wherever one stands."""

    sort = "share"

    def why_not(self, paper: int) -> str:
        owner = self.state.shares[paper]
        if owner != BANK:
            sold = Reason("share_sold", "finans.papers.2", (("seat", owner),))
            return self.table.reason_text(sold)
        return self._too_dear(self.data.shares[paper].face, "finans.papers.2")

    def _too_dear(self, price: int, clause: str) -> str:
        facts = (("total", price), ("cash", self.cash), ("missing", price - self.cash))
        return self.table.reason_text(Reason("not_enough_cash", clause, facts))


class TakePrompt(BuySharePrompt):
    """A tip lets one take a paper from somebody else, for its price."""

    def why_not(self, paper: int) -> str:
        clause = "finans.tips.3"
        owner = self.owner_of(paper)
        papers = self.data.plots if self.sort == "plot" else self.data.shares
        if owner in (BANK, self.seat):
            return self._because("in_bank" if owner == BANK else "own", clause)
        if is_protected(self.register.rules, papers[paper].group):
            return self._because("protected", clause)
        if self.sort == "share":
            return self._too_dear(self.data.shares[paper].face, clause)
        if self.state.built[paper]:
            return self.table.reason_text(Reason("plot_built", clause))
        if self.state.mortgaged[paper]:
            return self.table.reason_text(Reason("plot_mortgaged", clause))
        return self._too_dear(self.data.plots[paper].price, clause)

    def _because(self, key: str, clause: str) -> str:
        """A reason of our own, with the clause that says so."""
        return f"{self.tell(f'why.{key}')} ({self.table.look.clause(clause)})"


class TakePlotPrompt(TakePrompt):
    """An unbuilt plot of somebody else."""

    sort = "plot"


class TakeSharePrompt(TakePrompt):
    """A share of somebody else."""

    sort = "share"
