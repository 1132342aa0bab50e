"""Farbror Joakim: on 1 to 3 he is away; on 4 to 6 he is at home, and one of his cards is drawn."""

from __future__ import annotations

from functools import partial

from game.engine.requests import Choice, Option, Reason, Refused, Seat, Target
from game.joakim import crown, effects, loans, reactions, winning
from game.joakim.effects import Kind
from game.joakim.events import CardDrawn, CardKept, CardPutUnder, Peeked
from game.joakim.movement import roll
from game.joakim.state import BANK, NO_CARD, Phase
from game.joakim.table import Table

_BUY_OR_NOT: tuple[Option[bool], ...] = (
    Option("buy", True, Target("button", "buy")),
    Option("pass", False, Target("button", "pass")),
)


async def visit(t: Table, seat: Seat) -> None:
    """Roll to see whether he is at home."""
    value = await roll(t, seat, "uncle")
    if value < t.data.numbers.uncle_home_from:
        t.nothing(seat, "uncle_is_away", "joakim.uncle.1", (("value", value),))
        t.begin(seat, Phase.END)
        return
    if t.state.sharks is not None and others_may_send_him_away(t, seat):
        return
    reactions.draw_uncle_card(t, seat)


def others_may_send_him_away(t: Table, seat: Seat) -> bool:
    """Business sharks: whether others are asked, before the card is drawn (option: after)."""
    holders = reactions.tip_holders(t, seat)
    if holders and t.state.options.away_cancels == "drawn_card":
        t.emit(CardDrawn(seat, "uncle", t.state.uncle[0]))
    return reactions.await_reactions(t, seat, Phase.UNCLE_IS_AWAY, holders)


async def follow_card(t: Table, seat: Seat) -> None:
    """Follow his card; then it goes under the pile."""
    number = t.state.face_up
    card = t.data.uncle[number]
    then = Phase.END
    match card.effect:
        case effects.Earn(amount):
            t.earn(seat, amount, "encouragement", "joakim.uncle.2", card.id)
        case effects.MayBuy(kind, price):
            await may_buy(t, seat, kind, price)
        case effects.Crown():
            crown.lend(t, seat)
        case effects.Tip(cards):
            peek(t, seat, cards, "joakim.uncle.5")
        case effects.NextNumber():
            then = Phase.NEWSPAPER
        case effects.Borrow():
            await loans.borrow(t, seat, card.id)
        case effects.Inspect() | effects.DoNotBelieve():
            t.emit(CardKept(seat, number))
    if t.state.face_up != NO_CARD:
        t.emit(CardPutUnder("uncle", number))
    winning.check(t)
    t.begin(seat, then)


async def may_buy(t: Table, seat: Seat, kind: Kind, price: int) -> None:
    """One property at the card's fixed price, for whoever wants it and can pay."""
    about = (("kind", t.kind_id(kind)), ("price", price))
    if not t.state.ones[BANK][kind]:
        t.nothing(seat, "no_single_card_in_bank", "joakim.debts.8", about)
        return
    facts = (*about, ("value", t.state.market[kind]), ("cash", t.state.cash[seat]))
    if await buy_or_not(t, seat, "may_buy", price, "joakim.uncle.3", facts):
        t.buy(seat, kind, 1, 0, price, "may_buy", "joakim.uncle.3")


async def buy_or_not(
    t: Table,
    seat: Seat,
    prompt: str,
    price: int,
    clause: str,
    facts: tuple[tuple[str, int | str], ...],
) -> bool:
    """Whether the seat takes an offer at this price; without the cash it can only pass."""
    cash = t.state.cash[seat]
    options = _BUY_OR_NOT if price <= cash else _BUY_OR_NOT[1:]
    reason = Reason("not_enough_cash", clause, (("total", price), ("cash", cash)))
    refused = () if price <= cash else (Refused("buy", reason, Target("button", "buy")),)
    offer = Choice(seat, prompt, options, facts, partial(iter, refused))
    return await offer


def peek(t: Table, seat: Seat, cards: int, clause: str) -> None:
    """Look at the top newspapers in secret, and put them back as they lay."""
    t.emit(Peeked(seat, tuple(t.state.newspaper[:cards])))
