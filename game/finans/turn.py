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
from game.finans.actions import (
    Action,
    Near,
    only_one,
    own_loans,
    own_mortgaged_plots,
    own_plots,
    own_shares,
    own_tips,
    possible,
    refused,
)
from game.finans.debts import WAYS_TO_RAISE
from game.finans.events import OfferBegan, TurnEnded
from game.finans.groups import groups_of
from game.finans.moving import roll_and_move
from game.finans.state import BANK, Phase
from game.finans.table import Table
from game.finans.winning import go_on

_ROLL = Option("roll", Action("roll"), Target("button", "roll"))
_END = Option("end", Action("end"), Target("button", "end"))


async def before_roll(t: Table, seat: Seat) -> None:
    """One thing after another, until the dice are rolled. In prison the turn is missed."""
    if t.state.missing[seat] and await prison.miss_round(t, seat):
        end_turn(t, seat)
        return
    near = WITH_TRADE if t.state.options.trade == "on" else BEFORE_ROLL
    options, refuse = possible(near, t, seat), partial(refused, near, t, seat)
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
    options, refuse = possible(ANY_TIME, t, seat), partial(refused, ANY_TIME, t, seat)
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


def plots_to_build_on(t: Table, seat: Seat) -> Sequence[int]:
    """One's own, where one may build."""
    return own_plots(t, seat) if building.may_build_here(t, seat) else ()


def plots_for_sale(t: Table, seat: Seat) -> Sequence[int]:
    """The bank's that the cash does for, where one deals and has not bought one."""
    if t.state.bought_plot or not purchase.may_deal_here(t, seat):
        return ()
    cash, plots = t.state.cash[seat], t.data.plots
    return [plot for plot in own_plots(t, BANK) if plots[plot].price <= cash]


def shares_for_sale(t: Table, seat: Seat) -> Sequence[int]:
    """The same of shares."""
    if t.state.bought_share or not purchase.may_deal_here(t, seat):
        return ()
    cash, shares = t.state.cash[seat], t.data.shares
    return [share for share in own_shares(t, BANK) if shares[share].face <= cash]


def groups_to_meet_about(t: Table, seat: Seat) -> Sequence[int]:
    """Those of which one has a part, where one deals."""
    return groups_of(t, seat) if purchase.may_deal_here(t, seat) else ()


ANY_TIME: tuple[Near, ...] = (
    *WAYS_TO_RAISE,
    Near("repay", "none", loans.why_not_repay, own_loans),
    Near("use_tip", "none", building.why_not_use_tip, own_tips),
    Near("build", "plot", building.why_not_build, plots_to_build_on),
)
"""Before or after the roll: raise money, repay a loan, use a kept tip and build with it."""

BEFORE_ROLL: tuple[Near, ...] = (
    Near("redeem", "plot", mortgages.why_not_redeem, own_mortgaged_plots),
    *ANY_TIME,
    Near("buy_car", "none", car.why_not_buy, only_one),
    Near("buy_plot", "plot", purchase.why_not_buy_plot, plots_for_sale, True),
    Near("buy_share", "share", purchase.why_not_buy_share, shares_for_sale, True),
    Near("meet", "group", meeting.why_not_meet, groups_to_meet_about),
)
"""Only before the roll: redeeming, a car, papers, and the shareholders' meeting."""

WITH_TRADE: tuple[Near, ...] = (
    *BEFORE_ROLL,
    Near("offer", "seat", dealing.why_not_offer, lambda t, seat: range(t.state.players)),
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
