"""The register: who owns what, as the room sees it, what it costs and brings, and its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.finans.data import GameData, PlotIndex
from game.finans.state import BANK, Holder, State
from game.finans.table import Table
from game.ui.finans.papers.colours import GROUP_COLOURS, GroupColours
from game.ui.finans.pictures import group_picture
from game.ui.finans.words import Words

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


class Register:
    """Looks things up on the table that is shown. Amounts in kronor; a group is its index."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.data: GameData = table.session.rulebook.data  # type: ignore[attr-defined]
        self.words = Words(table, self.data)
        self.plot_ids = {plot.id: number for number, plot in enumerate(self.data.plots)}
        self.share_ids = {share.id: number for number, share in enumerate(self.data.shares)}

    @property
    def state(self) -> State:
        """The table as the room sees it."""
        shown: State = self.table.shown
        return shown

    @property
    def rules(self) -> Table:
        """The shown state as the rules look things up in it; nothing may be emitted to it."""
        return self.words.rules

    # Words

    def t(self, key: str, **values: object) -> str:
        """A text of the dialogs: `finans.dialogs.<key>`."""
        return self.table.t(f"finans.dialogs.{key}", **values)

    def money(self, amount: int) -> str:
        return self.words.money(amount)

    def gain(self, amount: int) -> str:
        """An amount that comes in, with its sign."""
        return self.words.t("money.gain", amount=amount)

    def loss(self, amount: int) -> str:
        """An amount that goes out, with its sign."""
        return self.words.t("money.loss", amount=amount)

    def number(self, amount: int) -> str:
        """An amount without its currency, where there is little room."""
        return self.t("number", amount=amount)

    # Papers

    def group_colours(self, group: int) -> GroupColours:
        return GROUP_COLOURS[self.data.groups[group].id]

    def group_picture(self, sort: str, group: int) -> str:
        """A picture of a group: its "emblem", "glyph", "badge", "deed", "share" or "slab_plot"."""
        return group_picture(self.data, sort, group)

    def marker(self, seat: Seat) -> str:
        """The picture that marks what a player owns."""
        return f"finans/marker_{self.table.seating(seat).look}"

    def space_number(self, plot: PlotIndex) -> int:
        """The number of the space on which the plot lies."""
        return next(space.number for space in self.data.spaces if space.plot == plot)

    def counts(self, group: int, holder: Holder) -> tuple[int, int]:
        """How many plots and how many shares of a group somebody has."""
        papers = self.data.groups[group]
        plots = sum(self.state.plots[plot] == holder for plot in papers.plots)
        return plots, sum(self.state.shares[share] == holder for share in papers.shares)

    def in_bank(self, group: int) -> int:
        """How many papers of a group the bank still has."""
        return sum(self.counts(group, BANK))
