"""Bankruptcy: who cannot pay despite loans, mortgages and buy-backs is out of the game."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.requests import Seat
from game.finans import winning
from game.finans.events import (
    BondMoved,
    CarChanged,
    DebtForgiven,
    LoansChanged,
    LotsNamed,
    Mortgaged,
    PlayerLeft,
    TipReturned,
)
from game.finans.holdings import holdings_of
from game.finans.mortgages import take_building_off
from game.finans.state import BANK, Holder, Paper
from game.finans.table import Table


def fail(
    t: Table, seat: Seat, owed: Mapping[Holder, int], cause: str, clause: str, card: str = ""
) -> None:
    """The cash that is left goes to the creditors, in proportion; the seat is out.

    `owed`: kronor by creditor. Option: the rest of the debt is forgiven, and the seat stays.
    """
    cash, debt = t.state.cash[seat], sum(owed.values())
    left, note = cash, t.data.numbers.rounding
    for creditor, amount in owed.items():
        part = cash * amount // debt // note * note
        t.money(seat, creditor, part, cause, clause, card)
        left -= part
    t.money(seat, next(iter(owed)), left, cause, clause, card)  # what rounding has left
    if t.state.options.unpaid == "gentle":
        t.emit(DebtForgiven(seat, debt - cash))
        return
    lots = papers_of(t, seat)
    give_back(t, seat)
    t.emit(PlayerLeft(seat, debt))
    if t.state.options.bankrupt_papers == "auction" and lots:
        t.emit(LotsNamed(lots))
    winning.check_last_player(t)


def papers_of(t: Table, seat: Seat) -> tuple[Paper, ...]:
    """All plots and shares of a seat."""
    own = holdings_of(t, seat)
    plots = [Paper("plot", plot) for plot in own.plots]
    return (*plots, *[Paper("share", share) for share in own.shares])


def give_back(t: Table, seat: Seat) -> None:
    """Plots, shares, bonds, the car and kept tips go to the bank, buildings off, loans are gone."""
    clause = "finans.bankruptcy.1"
    own = holdings_of(t, seat)
    for plot in own.plots:
        take_building_off(t, seat, plot)
        if t.state.mortgaged[plot]:
            t.emit(Mortgaged(seat, plot, False))
        t.move_plot(plot, BANK, 0, "bankrupt", clause)
    for share in own.shares:
        t.move_share(share, BANK, 0, "bankrupt", clause)
    for number, owner in enumerate(t.state.bonds, start=1):
        if owner == seat:
            t.emit(BondMoved(number, seat, BANK, "bankrupt", clause))
    if t.state.cars[seat]:
        t.emit(CarChanged(seat, False))
    if t.state.loans[seat]:
        t.emit(LoansChanged(seat, 0, "gone"))
    for card in tuple(t.state.kept[seat]):
        t.emit(TipReturned(seat, card, False))
