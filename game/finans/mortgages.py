"""Mortgaging plots, redeeming them, and selling papers back to the bank."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.requests import Reason, Seat
from game.finans.data import PlotIndex, ShareIndex
from game.finans.events import Built, Mortgaged
from game.finans.holdings import Holdings
from game.finans.state import BANK
from game.finans.table import Table


def why_not_mortgage(t: Table, seat: Seat, plot: PlotIndex) -> Reason | None:
    """Any own plot, built on or not, at any time in one's turn."""
    if t.state.plots[plot] != seat:
        return Reason("plot_not_owned", "finans.mortgages.1")
    if t.state.mortgaged[plot]:
        return Reason("plot_mortgaged", "finans.mortgages.1")
    return None


def mortgage(t: Table, seat: Seat, plot: PlotIndex) -> None:
    """The bank lends the printed amount, and the deed is turned face down."""
    t.emit(Mortgaged(seat, plot, True))
    t.earn(seat, t.data.plots[plot].mortgage, "mortgage", "finans.mortgages.1")


def redemption(t: Table, plot: PlotIndex) -> int:
    """What it costs to redeem a plot, in kronor: the mortgage and ten per cent."""
    lent = t.data.plots[plot].mortgage
    return lent + lent * t.data.numbers.mortgage_percent // 100


def why_not_redeem(t: Table, seat: Seat, plot: PlotIndex) -> Reason | None:
    """A mortgaged plot of one's own, if the cash does."""
    if t.state.plots[plot] != seat:
        return Reason("plot_not_owned", "finans.mortgages.2")
    if not t.state.mortgaged[plot]:
        return Reason("plot_not_mortgaged", "finans.mortgages.2")
    return why_no_cash(t, seat, redemption(t, plot), "finans.mortgages.2")


def plots_to_redeem(t: Table, seat: Seat, own: Holdings) -> Sequence[PlotIndex]:
    """The mortgaged plots of a seat that its cash does for."""
    if not own.mortgaged:
        return ()
    cash = t.state.cash[seat]
    return [plot for plot in own.mortgaged if redemption(t, plot) <= cash]


def redeem(t: Table, seat: Seat, plot: PlotIndex) -> None:
    """The mortgage and ten per cent are paid, and the deed is turned face up."""
    t.money(seat, BANK, redemption(t, plot), "redemption", "finans.mortgages.2")
    t.emit(Mortgaged(seat, plot, False))


def why_not_sell_plot(t: Table, seat: Seat, plot: PlotIndex) -> Reason | None:
    """Any own plot that is not mortgaged."""
    if t.state.plots[plot] != seat:
        return Reason("plot_not_owned", "finans.mortgages.3")
    if t.state.mortgaged[plot]:
        return Reason("redeem_first", "finans.mortgages.3", (("amount", redemption(t, plot)),))
    return None


def sell_plot(t: Table, seat: Seat, plot: PlotIndex) -> None:
    """The bank buys a plot back at its printed value; a building goes back without payment."""
    take_building_off(t, seat, plot)
    t.move_plot(plot, BANK, t.data.plots[plot].buy_back, "buy_back", "finans.mortgages.3")


def take_building_off(t: Table, seat: Seat, plot: PlotIndex) -> None:
    """The building goes back into the stock."""
    if t.state.built[plot]:
        t.emit(Built(seat, plot, False))


def why_not_sell_share(t: Table, seat: Seat, share: ShareIndex) -> Reason | None:
    """Any own share."""
    if t.state.shares[share] != seat:
        return Reason("share_not_owned", "finans.mortgages.3")
    return None


def sell_share(t: Table, seat: Seat, share: ShareIndex) -> None:
    """The bank buys a share back at its printed value."""
    t.move_share(share, BANK, t.data.shares[share].buy_back, "buy_back", "finans.mortgages.3")


def why_no_cash(t: Table, seat: Seat, amount: int, clause: str) -> Reason | None:
    """The reason against a payment in kronor that the cash does not cover."""
    cash = t.state.cash[seat]
    if cash >= amount:
        return None
    facts = (("total", amount), ("cash", cash), ("missing", amount - cash))
    return Reason("not_enough_cash", clause, facts)
