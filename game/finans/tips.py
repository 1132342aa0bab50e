"""Market Tips: for whoever draws one, and followed at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.engine.requests import Choice, Option, Seat, Target
from game.finans import bonds, dividends, effects, prison
from game.finans.data import TipCard
from game.finans.debts import pay, raise_for, reach
from game.finans.events import CardDrawn, CardPutUnder, NewsToCome, TipKept
from game.finans.groups import is_protected
from game.finans.moving import go_to, leave_exit
from game.finans.state import BANK, NO_CARD, Phase
from game.finans.table import Table
from game.finans.winning import go_on

_PASS: Option[int | None] = Option("pass", None, Target("button", "pass"))


async def take(t: Table, seat: Seat) -> None:
    """The top tip is turned up; it is followed in a phase of its own, as news are."""
    t.emit(CardDrawn(seat, "tips", t.state.tips[0]))
    t.begin(seat, Phase.TIP_CARD)


async def follow_card(t: Table, seat: Seat) -> None:
    """The tip is followed, and goes under the pile; then the turn goes on, or the piece."""
    number = t.state.face_up
    card = t.data.tips[number]
    await follow(t, seat, number, card)
    if t.state.face_up != NO_CARD:
        t.emit(CardPutUnder("tips", number))
    if isinstance(card.effect, effects.GoTo):
        await go_to(t, seat, card.effect.space)
    else:
        go_on(t, seat, Phase.NEWS if t.state.then_news else Phase.END)


async def follow(t: Table, seat: Seat, number: int, card: TipCard) -> None:
    """Each tip does its own."""
    clause = "finans.tips.1"
    match card.effect:
        case effects.Dividend():
            dividends.pay_dividend(t, seat, card.id)
        case effects.GiveDividend():
            await dividends.give_opponents(t, seat, card.id)
        case effects.TakeNews():
            t.emit(NewsToCome(seat, True))
        case effects.Earn(amount):
            t.earn(seat, amount, "tip_earn", clause, card.id)
        case effects.Pay(amount):
            await pay(t, seat, amount, BANK, "tip_pay", clause, card.id)
        case effects.BuildAnyTime():
            t.emit(TipKept(seat, number))
        case effects.TakeShare():
            await take_share(t, seat)
        case effects.TakePlot():
            await take_plot(t, seat)
        case effects.BuyBond():
            await bonds.may_buy(t, seat)
        case effects.SmallDrawing():
            await bonds.small_drawing(t, seat)
        case effects.BuyShare():
            await buy_share(t, seat)
        case effects.GoToPrison():
            if await leave_exit(t, seat):
                await prison.go_directly(t, seat)


# Papers that a tip offers

Priced = tuple[Option[int | None], int]
"""A paper as an option, and its price in kronor."""


Papers = tuple[Option[int | None], ...]


def within_reach(t: Table, seat: Seat, priced: Iterable[Priced]) -> Papers:
    """The papers that the seat can pay for."""
    most = reach(t, seat)
    return tuple(option for option, price in priced if price <= most)


async def take_share(t: Table, seat: Seat) -> None:
    """An opponent's share for its face value, unless its group is complete."""
    clause, shares = "finans.tips.3", within_reach(t, seat, opponents_shares(t, seat))
    if not shares:
        t.nothing(seat, "nothing_to_take", clause)
        return
    share = await Choice(seat, "take_share", (_PASS, *shares))
    if share is not None and await raise_for(
        t, seat, t.data.shares[share].face, "forced_transfer", clause
    ):
        t.move_share(share, seat, t.data.shares[share].face, "forced_transfer", clause)


async def take_plot(t: Table, seat: Seat) -> None:
    """An opponent's unbuilt plot for its price, unless its group is complete."""
    clause, plots = "finans.tips.3", within_reach(t, seat, opponents_plots(t, seat))
    if not plots:
        t.nothing(seat, "nothing_to_take", clause)
        return
    plot = await Choice(seat, "take_plot", (_PASS, *plots))
    if plot is not None and await raise_for(
        t, seat, t.data.plots[plot].price, "forced_transfer", clause
    ):
        t.move_plot(plot, seat, t.data.plots[plot].price, "forced_transfer", clause)


async def buy_share(t: Table, seat: Seat) -> None:
    """A share from the bank, wherever the piece stands."""
    clause, shares = "finans.tips.2", within_reach(t, seat, banks_shares(t))
    if not shares:
        t.nothing(seat, "no_share_to_buy", clause)
        return
    share = await Choice(seat, "buy_share", (_PASS, *shares))
    if share is not None and await raise_for(
        t, seat, t.data.shares[share].face, "buy_share", clause
    ):
        t.move_share(share, seat, t.data.shares[share].face, "buy_share", clause)


def opponents_shares(t: Table, seat: Seat) -> Iterator[Priced]:
    """The shares of opponents that are not protected, each with its price in kronor."""
    for number, share in enumerate(t.data.shares):
        if t.state.shares[number] not in (BANK, seat) and not is_protected(t, share.group):
            yield Option(share.id, number, Target("property", share.id)), share.face


def opponents_plots(t: Table, seat: Seat) -> Iterator[Priced]:
    """The unbuilt, unmortgaged plots of opponents that are not protected, with their prices."""
    for number, plot in enumerate(t.data.plots):
        free = not t.state.built[number] and not t.state.mortgaged[number]
        theirs = t.state.plots[number] not in (BANK, seat)
        if theirs and free and not is_protected(t, plot.group):
            yield Option(plot.id, number, Target("property", plot.id)), plot.price


def banks_shares(t: Table) -> Iterator[Priced]:
    """The shares that the bank has left, with their prices."""
    for number, share in enumerate(t.data.shares):
        if t.state.shares[number] == BANK:
            yield Option(share.id, number, Target("property", share.id)), share.face
