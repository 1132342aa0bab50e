"""Financial News: for everyone, and some of them in force until the next."""

from __future__ import annotations

from game.engine.requests import Seat
from game.finans import bonds, dividends, effects
from game.finans.debts import pay
from game.finans.effects import NewsEffect
from game.finans.events import CardDrawn, CardPutUnder, NewsInForce, NewsOver, NewsToCome
from game.finans.groups import share_capital
from game.finans.state import BANK, NO_CARD, Phase
from game.finans.table import Table
from game.finans.winning import go_on


async def take(t: Table, seat: Seat) -> None:
    """The next news end those in force.

    They are followed in a phase of their own: what lies face up in it is known to everyone.
    """
    if t.state.then_news:
        t.emit(NewsToCome(seat, False))
    if t.state.in_force != NO_CARD:
        t.emit(NewsOver(t.state.in_force))
    t.emit(CardDrawn(seat, "news", t.state.news[0]))
    t.begin(seat, Phase.NEWS_CARD)


async def follow_card(t: Table, seat: Seat) -> None:
    """The news are followed, or hold until further notice."""
    number = t.state.face_up
    card = t.data.news[number]
    await follow(t, seat, card.effect, card.id)
    if card.until_further_notice:
        t.emit(NewsInForce(number))
    else:
        t.emit(CardPutUnder("news", number))
    go_on(t, seat, Phase.END)


async def follow(t: Table, seat: Seat, effect: NewsEffect, card: str) -> None:
    """What happens at once, to everyone, beginning with whoever took the card."""
    clause = "finans.news.1"
    match effect:
        case effects.LargeDrawing():
            await bonds.large_drawing(t, seat)
        case effects.DividendForAll():
            for each in t.state.seats_from(seat):
                dividends.pay_dividend(t, each, card)
        case effects.ShareGain(group):
            for each in t.state.seats_from(seat):
                if share_capital(t, group, each):
                    dividends.pay_dividend(t, each, card, group)
        case effects.ShareFall(group, percent):
            for each in t.state.seats_from(seat):
                amount = share_capital(t, group, each) * percent // 100
                await pay(t, each, amount, BANK, effect.do, clause, card)
        case effects.CarTax(amount):
            for each in t.state.seats_from(seat):
                if t.state.cars[each]:
                    await pay(t, each, amount, BANK, effect.do, clause, card)
        case effects.BuildingTax(amount):
            for each in t.state.seats_from(seat):
                await pay(t, each, amount * buildings_of(t, each), BANK, effect.do, clause, card)
        case effects.AllEarn(amount):
            for each in t.state.seats_from(seat):
                t.earn(each, amount, effect.do, clause, card)


def buildings_of(t: Table, seat: Seat) -> int:
    """How many buildings stand on a seat's plots."""
    return sum(
        built and owner == seat for built, owner in zip(t.state.built, t.state.plots, strict=True)
    )
