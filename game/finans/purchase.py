"""Plots and shares: bought from the bank where one has landed, before the roll, one of each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.engine.requests import Reason, Seat
from game.finans.data import GameData, PlotIndex, ShareIndex
from game.finans.events import PaperBought
from game.finans.holdings import Holdings, owned
from game.finans.mortgages import why_no_cash
from game.finans.state import BANK
from game.finans.table import Table


def may_deal_here(t: Table, seat: Seat) -> bool:
    """Whether a piece stands in the Bank Branch or inside the bank."""
    return t.state.spaces[seat] in where_one_deals(t.data)


@cache
def where_one_deals(data: GameData) -> frozenset[int]:
    """The numbers of the spaces on which papers are bought and meetings called."""
    inside = [space.number for space in data.spaces if data.is_inside(space.number)]
    return frozenset([*inside, data.number_of("branch")])


def why_not_buy_plot(t: Table, seat: Seat, plot: PlotIndex) -> Reason | None:
    """Inside the bank or in its branch, one in a turn, and only what the bank has."""
    if not may_deal_here(t, seat):
        return Reason("not_in_the_bank", "finans.papers.1")
    if t.state.plots[plot] != BANK:
        return Reason("plot_sold", "finans.papers.2", (("seat", t.state.plots[plot]),))
    if t.state.bought_plot:
        return Reason("one_plot_a_turn", "finans.papers.3")
    return why_no_cash(t, seat, t.data.plots[plot].price, "finans.papers.2")


def plots_for_sale(t: Table, seat: Seat, own: Holdings) -> Sequence[PlotIndex]:
    """The bank's that the cash does for, where one deals and has not bought one."""
    if t.state.bought_plot:
        return ()
    cash, plots = t.state.cash[seat], t.data.plots
    return [plot for plot in owned(t.state.plots, BANK) if plots[plot].price <= cash]


def buy_plot(t: Table, seat: Seat, plot: PlotIndex) -> None:
    """The deed for its price."""
    t.move_plot(plot, seat, t.data.plots[plot].price, "buy_plot", "finans.papers.2")
    t.emit(PaperBought(seat, True))


def why_not_buy_share(t: Table, seat: Seat, share: ShareIndex) -> Reason | None:
    """Inside the bank or in its branch, one in a turn, and only what the bank has."""
    if not may_deal_here(t, seat):
        return Reason("not_in_the_bank", "finans.papers.1")
    if t.state.bought_share:
        return Reason("one_share_a_turn", "finans.papers.3")
    if t.state.shares[share] != BANK:
        return Reason("share_sold", "finans.papers.2", (("seat", t.state.shares[share]),))
    return why_no_cash(t, seat, t.data.shares[share].face, "finans.papers.2")


def shares_for_sale(t: Table, seat: Seat, own: Holdings) -> Sequence[ShareIndex]:
    """The same of shares."""
    if t.state.bought_share:
        return ()
    cash, shares = t.state.cash[seat], t.data.shares
    return [share for share in owned(t.state.shares, BANK) if shares[share].face <= cash]


def buy_share(t: Table, seat: Seat, share: ShareIndex) -> None:
    """The share for its face value."""
    t.move_share(share, seat, t.data.shares[share].face, "buy_share", "finans.papers.2")
    t.emit(PaperBought(seat, False))
