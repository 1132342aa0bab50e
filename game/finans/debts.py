"""Debts: paid in cash, and where it does not do, with money raised from the bank first."""

from __future__ import annotations

from functools import partial

from game.engine.requests import Choice, Seat
from game.finans import bankruptcy, borrowing, car, mortgages
from game.finans.actions import Action, Menu, Near, own_free_plots, own_shares
from game.finans.holdings import holdings_of
from game.finans.state import BANK, Holder
from game.finans.table import Table


async def pay(
    t: Table,
    seat: Seat,
    amount: int,
    payee: Holder,
    cause: str,
    clause: str,
    card: str = "",
) -> bool:
    """Pay an amount in kronor, whatever it takes; whether the seat is still in the game."""
    if not await raise_money(t, seat, amount, cause, payee):
        bankruptcy.fail(t, seat, {payee: amount}, cause, clause, card)
        return not t.state.out[seat]
    t.money(seat, payee, amount, cause, clause, card)
    return True


async def raise_money(t: Table, seat: Seat, amount: int, cause: str, payee: Holder = BANK) -> bool:
    """Raise what is missing by one way after another; whether the cash covers it in the end.

    `cause`: what it is for, as of money that moves; `payee`: the bank also where there are several.
    """
    while t.state.cash[seat] < amount:
        ways = WAYS_TO_RAISE.possible(t, seat)
        if not ways:
            return False
        cash = t.state.cash[seat]
        facts = (
            ("debt", amount), ("cash", cash), ("missing", amount - cash),
            ("cause", cause), ("payee", payee),
        )  # fmt: skip
        refuse = partial(WAYS_TO_RAISE.refused, t, seat)
        way = await Choice(seat, "raise_money", tuple(ways), facts, refuse)
        do(t, seat, way)
    return True


async def raise_for(t: Table, seat: Seat, price: int, cause: str, clause: str) -> bool:
    """Raise what a purchase costs; whether it can be made. If it cannot after all, that is told."""
    if await raise_money(t, seat, price, cause):
        return True
    why = mortgages.why_no_cash(t, seat, price, clause)
    assert why is not None
    t.nothing(seat, why.code, why.clause, why.facts)
    return False


WAYS_TO_RAISE = Menu(
    (
        Near("mortgage", "plot", mortgages.why_not_mortgage, own_free_plots),
        Near("sell_plot", "plot", mortgages.why_not_sell_plot, own_free_plots),
        Near("sell_share", "share", mortgages.why_not_sell_share, own_shares),
        Near(
            "loan", "none", borrowing.why_not_borrow, borrowing.a_loan, borrowing.where_one_borrows
        ),
        Near("sell_car", "none", car.why_not_sell, car.own_car),
    )
)
"""Mortgage, sell back, borrow, sell the car: what a player may do at any time in a turn."""


def do(t: Table, seat: Seat, way: Action) -> None:
    """Raise money in this way."""
    match way.verb:
        case "mortgage":
            mortgages.mortgage(t, seat, way.paper)
        case "sell_plot":
            mortgages.sell_plot(t, seat, way.paper)
        case "sell_share":
            mortgages.sell_share(t, seat, way.paper)
        case "loan":
            borrowing.borrow(t, seat)
        case "sell_car":
            car.sell(t, seat)


# How far it reaches


def reach(t: Table, seat: Seat) -> int:
    """How much a seat can pay, in kronor, for what it is offered.

    In its own turn money may be raised at any time (clause moving.3); else it is the cash.
    """
    return most_cash(t, seat) if seat == t.state.seat else t.state.cash[seat]


def most_cash(t: Table, seat: Seat) -> int:
    """What a seat would have in kronor if it raised all that it can."""
    own = holdings_of(t, seat)
    plots = sum(max(t.data.plots[n].mortgage, t.data.plots[n].buy_back) for n in own.free)
    shares = sum(t.data.shares[n].buy_back for n in own.shares)
    car_sold = t.data.numbers.car_sold_for if t.state.cars[seat] else 0
    loans = borrowing.loans_open(t, seat) * t.data.numbers.loan
    return t.state.cash[seat] + plots + shares + car_sold + loans


def most_after(t: Table, seat: Seat, way: Action) -> int:
    """What a seat can still get to at most, in kronor, if it first raises money in this way.

    A plot that is mortgaged cannot be sold: so a debt may get out of reach that a sale would cover.
    """
    after = Table(t.data, t.state.copy(), [])
    do(after, seat, way)
    return most_cash(after, seat)
