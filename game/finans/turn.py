"""A turn: what may be done before the roll, the roll, and what may be done after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.engine.requests import Choice, Option, Seat, Target
from game.finans import (
    building,
    car,
    dealing,
    debts,
    loans,
    meeting,
    mortgages,
    prison,
    purchase,
    winning,
)
from game.finans.actions import Action, Menu, Near
from game.finans.debts import WAYS_TO_RAISE
from game.finans.events import OfferBegan, TurnEnded
from game.finans.holdings import Holdings
from game.finans.moving import roll_and_move
from game.finans.purchase import where_one_deals
from game.finans.state import Phase
from game.finans.table import Table
from game.finans.winning import go_on

_ROLL = Option("roll", Action("roll"), Target("button", "roll"))
_END = Option("end", Action("end"), Target("button", "end"))


async def before_roll(t: Table, seat: Seat) -> None:
    """One thing after another, until the dice are rolled. In prison the turn is missed."""
    if t.state.missing[seat] and await prison.miss_round(t, seat):
        end_turn(t, seat)
        return
    menu = WITH_TRADE if t.state.options.trade == "on" else BEFORE_ROLL
    options, refuse = menu.possible(t, seat), partial(menu.refused, t, seat)
    action = await Choice(seat, "turn", (_ROLL, *options), refuse=refuse)
    if action.verb == "roll":
        await roll_and_move(t, seat)
        return
    if action.verb == "offer":
        t.emit(OfferBegan(seat, action.paper))
        go_on(t, seat, Phase.OFFER)
        return
    await do(t, seat, action)
    go_on(t, seat, Phase.TURN)


async def after_roll(t: Table, seat: Seat) -> None:
    """What may be done at any time, until the turn is ended."""
    if t.state.out[seat]:
        end_turn(t, seat)
        return
    options, refuse = ANY_TIME.possible(t, seat), partial(ANY_TIME.refused, t, seat)
    action = await Choice(seat, "end_turn", (_END, *options), refuse=refuse)
    if action.verb == "end":
        end_turn(t, seat)
        return
    await do(t, seat, action)
    go_on(t, seat, Phase.END)


def end_turn(t: Table, seat: Seat) -> None:
    """The next player clockwise has a turn; option: unless the laps are through."""
    t.emit(TurnEnded(seat))
    following = t.state.seat_after(seat)
    winning.check_laps(t, following)
    go_on(t, following, Phase.AUCTION if t.state.lots else Phase.TURN)


# What there is to do


def partners(t: Table, seat: Seat, own: Holdings) -> Sequence[Seat]:
    """Option: those to whom one may make an offer."""
    there_are = range(t.state.players)
    return [other for other in there_are if dealing.why_not_offer(t, seat, other) is None]


ANY_TIME = Menu(
    (
        *WAYS_TO_RAISE.near,
        Near("repay", "none", loans.why_not_repay, loans.own_loan),
        Near("use_tip", "none", building.why_not_use_tip, building.own_tip),
        Near("build", "plot", building.why_not_build, building.plots_to_build_on),
    )
)
"""Before or after the roll: raise money, repay a loan, use a kept tip and build with it."""

BEFORE_ROLL = Menu(
    (
        Near("redeem", "plot", mortgages.why_not_redeem, mortgages.plots_to_redeem),
        *ANY_TIME.near,
        Near("buy_car", "none", car.why_not_buy, car.a_car),
        Near(
            "buy_plot", "plot", purchase.why_not_buy_plot, purchase.plots_for_sale, where_one_deals
        ),
        Near(
            "buy_share",
            "share",
            purchase.why_not_buy_share,
            purchase.shares_for_sale,
            where_one_deals,
        ),
        Near("meet", "group", meeting.why_not_meet, meeting.groups_to_meet_about, where_one_deals),
    )
)
"""Only before the roll: redeeming, a car, papers, and the shareholders' meeting."""

WITH_TRADE = Menu(
    (
        *BEFORE_ROLL.near,
        Near("offer", "seat", dealing.why_not_offer, partners),
    )
)
"""Option: and offers to other players."""


async def do(t: Table, seat: Seat, action: Action) -> None:
    """Do one of these."""
    index = action.paper
    match action.verb:
        case "repay":
            loans.repay(t, seat)
        case "use_tip":
            building.use_tip(t, seat)
        case "build":
            building.build(t, seat, index)
        case "buy_car":
            car.buy(t, seat)
        case "buy_plot":
            purchase.buy_plot(t, seat, index)
        case "buy_share":
            purchase.buy_share(t, seat, index)
        case "redeem":
            mortgages.redeem(t, seat, index)
        case "meet":
            await meeting.call(t, seat, index)
        case _:
            debts.do(t, seat, action)
