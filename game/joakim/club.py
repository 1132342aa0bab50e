"""Miljardärsklubben: a card must be drawn and followed; among them are the options."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.engine.requests import Choice, Option, Reason, Refused, Seat, Target
from game.joakim import effects, winning
from game.joakim.debts import pay
from game.joakim.effects import Kind, OptionCard
from game.joakim.events import CardDrawn, CardPutUnder, Money, OptionKept
from game.joakim.small_headings import kind_options
from game.joakim.state import BANK, NO_CARD, Phase
from game.joakim.table import Table
from game.joakim.uncle import buy_or_not, peek

Swap = tuple[Kind, int]  # the kind taken, and what it costs in M
_NO_SWAP: Option[Kind | None] = Option("pass", None, Target("button", "pass"))


def visit(t: Table, seat: Seat) -> None:
    """Whoever lands in the club must draw one of its cards."""
    t.emit(CardDrawn(seat, "club", t.state.club[0]))
    t.begin(seat, Phase.CLUB_CARD)


async def follow_card(t: Table, seat: Seat) -> None:
    """Follow the card; then it goes under the pile, unless it is an option that was bought."""
    number = t.state.face_up
    card = t.data.club[number]
    match card.effect:
        case effects.OptionCard():
            await offer_option(t, seat, number, card.effect)
        case effects.Swap():
            await swap(t, seat)
        case effects.Tip(cards):
            peek(t, seat, cards, "joakim.club.3")
        case effects.Pay(amount, cause):
            await pay(t, seat, amount, cause, "joakim.club.7", card.id)
        case effects.Earn(amount):
            t.earn(seat, amount, "bonus", "joakim.club.7", card.id)
    if t.state.face_up != NO_CARD:
        t.emit(CardPutUnder("club", number))
    winning.check(t)
    t.begin(seat, Phase.END)


async def offer_option(t: Table, seat: Seat, number: int, option: OptionCard) -> None:
    """Pay the price at the bottom to keep the card, or let it go under the pile."""
    facts = (
        ("card", t.data.club[number].id),
        ("kind", t.kind_id(option.property)),
        ("price", option.price),
        ("strike", option.strike),
        ("cash", t.state.cash[seat]),
    )
    if await buy_or_not(t, seat, "option", option.price, "joakim.club.4", facts):
        card = t.data.club[number].id
        t.emit(Money(seat, BANK, option.price, "option_card", "joakim.club.4", card))
        t.emit(OptionKept(seat, number))


# Swap one for another


async def swap(t: Table, seat: Seat) -> None:
    """For a fee, a single property of one's own may be swapped for another in the bank."""
    given_kinds = [kind for kind in t.kinds_held(t.state.ones[seat]) if any(swaps(t, seat, kind))]
    if not given_kinds:
        why_no_swap(t, seat)
        return
    options = (_NO_SWAP, *kind_options(t, given_kinds))
    given = await Choice(seat, "swap_give", options, (("price", t.data.numbers.club_swap_price),))
    if given is None:
        return
    offers = tuple(swaps(t, seat, given))
    refuse = partial(why_not_swap, t, seat, given)
    swapped = await Choice(seat, "swap_take", offers, (("kind", t.kind_id(given)),), refuse)
    taken, price = swapped
    if price:
        t.emit(Money(seat, BANK, price, "swap", "joakim.club.2"))
    t.sell(seat, given, 1, 0, 0, "swap", "joakim.club.2")
    t.buy(seat, taken, 1, 0, 0, "swap", "joakim.club.2")


def why_no_swap(t: Table, seat: Seat) -> None:
    """Tell what is missing: a card to give, a card to take, or the fee."""
    ones = t.state.ones
    held, offered = t.kinds_held(ones[seat]), t.kinds_held(ones[BANK])
    if not held:
        t.nothing(seat, "has_no_single_card", "joakim.club.2")
    elif not offered:
        t.nothing(seat, "no_single_card_in_bank_at_all", "joakim.debts.8")
    elif held == offered and len(held) == 1:
        about = (("kind", t.kind_id(held[0])),)
        t.nothing(seat, "only_the_same_kind_in_bank", "joakim.club.2", about)
    else:
        t.nothing(seat, "cannot_pay_swap", "joakim.club.2", (("cash", t.state.cash[seat]),))


def swap_price(t: Table, given: Kind, taken: Kind) -> int:
    """The fee (option: what the other is worth more than one's own)."""
    if t.state.options.club_swap_price == "flat":
        return t.data.numbers.club_swap_price
    return max(0, t.state.market[taken] - t.state.market[given])


def swaps(t: Table, seat: Seat, given: Kind) -> Iterator[Option[Swap]]:
    """The other kinds of which a single card lies in the bank, and the fee can be paid."""
    for kind in range(len(t.data.kinds)):
        if why_no_swap_for(t, seat, given, kind) is None:
            id = t.kind_id(kind)
            yield Option(id, (kind, swap_price(t, given, kind)), Target("property", id))


def why_not_swap(t: Table, seat: Seat, given: Kind) -> Iterator[Refused]:
    """The kinds that cannot be had for this one."""
    for kind in range(len(t.data.kinds)):
        reason = why_no_swap_for(t, seat, given, kind)
        if reason is not None:
            id = t.kind_id(kind)
            yield Refused(id, reason, Target("property", id))


def why_no_swap_for(t: Table, seat: Seat, given: Kind, taken: Kind) -> Reason | None:
    """What keeps the seat from one kind in exchange for another: it is the same, or not there,
    or too dear."""
    about = (("kind", t.kind_id(taken)),)
    if taken == given:
        return Reason("same_kind", "joakim.club.2", about)
    if not t.state.ones[BANK][taken]:
        return Reason("no_single_card_in_bank", "joakim.debts.8", about)
    price, cash = swap_price(t, given, taken), t.state.cash[seat]
    if price > cash:
        return Reason("not_enough_cash", "joakim.club.2", (("total", price), ("cash", cash)))
    return None
