"""Share dividends: from the bank, and from a player to the opponents."""

from __future__ import annotations

from game.engine.requests import Seat
from game.finans import bankruptcy
from game.finans.debts import raise_money
from game.finans.groups import share_capital
from game.finans.state import Holder
from game.finans.table import Table


def pay_dividend(t: Table, seat: Seat, card: str = "", group: int | None = None) -> None:
    """The bank pays what stands on the shares (of one group only, if one is meant)."""
    amount = sum(
        share.dividend
        for number, share in enumerate(t.data.shares)
        if t.state.shares[number] == seat and group in (None, share.group)
    )
    if amount:
        t.earn(seat, amount, "dividend", "finans.dividends.1", card)
    else:
        t.nothing(seat, "no_shares", "finans.dividends.1")


def owed_to(t: Table, seat: Seat, opponent: Seat) -> int:
    """A fifth of the opponent's share capital in the groups in which the seat has a plot."""
    percent = t.data.numbers.dividend_percent
    return sum(
        share_capital(t, number, opponent) * percent // 100
        for number, group in enumerate(t.data.groups)
        if any(t.state.plots[plot] == seat for plot in group.plots)
    )


async def give_opponents(t: Table, seat: Seat, card: str = "") -> None:
    """The opponents get their dividend; if the money cannot be raised, each in proportion."""
    owed: dict[Holder, int] = {
        other: amount for other in t.state.others(seat) if (amount := owed_to(t, seat, other))
    }
    if not owed:
        code = "no_dividend_due" if seat in t.state.plots else "no_plot_no_dividend"
        t.nothing(seat, code, "finans.dividends.2")
        return
    if not await raise_money(t, seat, sum(owed.values()), "opponents_dividend"):
        bankruptcy.fail(t, seat, owed, "opponents_dividend", "finans.dividends.2", card)
        return
    for other, amount in owed.items():
        t.money(seat, other, amount, "opponents_dividend", "finans.dividends.2", card)
