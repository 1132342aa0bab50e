"""What a space does to whoever lands on it."""

from __future__ import annotations

from game.engine.requests import Seat
from game.finans import bonds, dividends, effects, loans, prison, rent
from game.finans.moving import reach_exit
from game.finans.state import Phase
from game.finans.table import Table
from game.finans.winning import go_on


async def land(t: Table, seat: Seat) -> None:
    """Each space in its own way; most of what the bank offers is for the next turn's beginning."""
    space = t.space_of(seat)
    then = Phase.END
    match space.type:
        case "plot":
            assert space.plot is not None
            await rent.land_on_plot(t, seat, space.plot)
            return
        case "tip":
            then = Phase.TIP
        case "news":
            then = Phase.NEWS
        case "exit":
            then = Phase.TIP if await reach_exit(t, seat) else Phase.END
        case "entrance":
            await pay_bonus(t, seat)
        case "dividend":
            dividends.pay_dividend(t, seat)
        case "give_dividend":
            await dividends.give_opponents(t, seat)
        case "prison":
            await prison.enter(t, seat)
        case "go_to_prison":
            await prison.perhaps_enter(t, seat)
        case "repay":
            await loans.must_repay(t, seat)
        case "small_drawing":
            await bonds.may_buy(t, seat)
            await bonds.small_drawing(t, seat)
        case "bond_dividend":
            await bond_and_dividend(t, seat)
    go_on(t, seat, then)


async def pay_bonus(t: Table, seat: Seat) -> None:
    """At the Bank Entrance both dice say how much the bank pays; the times change it."""
    dice = await t.roll(seat, 2, "bonus")
    news, each = t.news_in_force, t.data.numbers.bonus_per_eye
    eyes = min(dice) if isinstance(news, effects.BadTimes) else sum(dice)
    times = 2 if isinstance(news, effects.GoodTimes) else 1
    t.earn(seat, eyes * each * times, "bonus", "finans.bank.1")


async def bond_and_dividend(t: Table, seat: Seat) -> None:
    """A bond may be bought, and the bank pays a dividend: in Good Times for everyone."""
    for_all = isinstance(t.news_in_force, effects.GoodTimes)
    for each in t.state.seats_from(seat) if for_all else [seat]:
        await bonds.may_buy(t, each)
        dividends.pay_dividend(t, each)
