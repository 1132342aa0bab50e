"""Trade between players: offered, answered with yes, no or another price, on the move of one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal

from game.engine.requests import Amount, Choice, Facts, Option, Reason, Refused, Seat, Target
from game.joakim.effects import Kind
from game.joakim.events import OfferBegan, OfferMade, OfferRefused, OfferWithdrawn
from game.joakim.interrupted import go_on, interrupt
from game.joakim.sharks import Refusal, TradeOffer
from game.joakim.state import Phase
from game.joakim.table import Table

Verb = Literal["buy", "sell"]  # what the one who makes the offer would do
BOTH: tuple[Verb, ...] = ("buy", "sell")

Parties = tuple[Seat, Seat]  # who makes the offer, and to whom
_WITHDRAW: Option[None] = Option("pass", None, Target("button", "pass"))
_ACCEPT, _REFUSE, _COUNTER = (
    Option(word, word, Target("button", word)) for word in ("accept", "refuse", "counter")
)


# Who may offer to whom


def parties(t: Table, seat: Seat) -> Iterator[Option[Parties]]:
    """With whom the player whose move it is may trade, as options: "offer 2".

    Option: any two may, and then "offer 1 2" is what seat 1 offers to seat 2.
    """
    seats = t.state.seats_from(seat)
    for maker in seats if t.state.options.trade_parties == "any_two" else [seat]:
        for partner in seats:
            if partner != maker and any(_kinds(t, maker, partner, BOTH)):
                id = f"offer {partner}" if maker == seat else f"offer {maker} {partner}"
                yield Option(id, (maker, partner), Target("seat", partner))


def why_no_offer(t: Table, seat: Seat) -> Iterator[Refused]:
    """The others to whom nothing can be offered now."""
    limit = t.data.numbers.offers_in_move
    for partner in t.state.others(seat):
        if t.sharks.offers >= limit:
            reason = Reason("offers_used_up", "joakim.offers.3", (("limit", limit),))
        elif not any(_kinds(t, seat, partner, BOTH)):
            reason = Reason("nothing_to_trade", "joakim.offers.1", (("seat", partner),))
        else:
            continue
        yield Refused(f"offer {partner}", reason, Target("seat", partner))


def begin(t: Table, seat: Seat, parties: Parties, moment: Phase) -> None:
    """The move stops for an offer, and goes on where it was."""
    interrupt(t, moment)
    t.emit(OfferBegan(*parties))
    t.begin(seat, Phase.OFFER)


async def offer(t: Table, seat: Seat) -> None:
    """One offer, from its first word to the last."""
    maker, partner = t.sharks.maker, t.sharks.partner
    if not await negotiate(t, maker, partner, BOTH):
        t.emit(OfferWithdrawn(maker, partner))
    go_on(t, seat)


# From the first word to the last


async def negotiate(t: Table, maker: Seat, partner: Seat, verbs: tuple[Verb, ...]) -> bool:
    """Which cards, for how much; then the other says yes, no, or another price. False if nothing
    was offered after all."""
    proposed = await propose(t, maker, partner, verbs)
    if proposed is None:
        return False
    t.emit(OfferMade(maker, proposed))
    word = await _answer(t, partner, maker, proposed, (_ACCEPT, _REFUSE, _COUNTER))
    if word == "counter":
        countered = await counter(t, partner, maker, proposed)
        if countered is None:
            refuse(t, partner, maker, proposed)
            return True
        t.emit(OfferMade(partner, countered))
        if await _answer(t, maker, partner, countered, (_ACCEPT, _REFUSE)) == "accept":
            close(t, countered)
        else:
            refuse(t, maker, partner, countered, proposed)
    elif word == "accept":
        close(t, proposed)
    else:
        refuse(t, partner, maker, proposed)
    return True


async def propose(
    t: Table, maker: Seat, partner: Seat, verbs: tuple[Verb, ...]
) -> TradeOffer | None:
    """What the maker wants to buy or sell, and for how much; None if it is nothing after all."""
    kinds = (_WITHDRAW, *_kinds(t, maker, partner, verbs))
    deal = await Choice(maker, "offer_kind", kinds, (("seat", partner),))
    if deal is None:
        return None
    verb, kind = deal
    about: Facts = (("seat", partner), ("verb", verb), ("kind", t.kind_id(kind)))
    seller, buyer = (maker, partner) if verb == "sell" else (partner, maker)
    cards = await Choice(maker, "offer_cards", (_WITHDRAW, *_cards(t, seller, buyer, kind)), about)
    if cards is None:
        return None
    ones, fives = cards
    wanted = TradeOffer(seller, buyer, kind, ones, fives, 0)
    price = await _price(t, maker, "offer_price", wanted, (*about, *_about_cards(t, wanted)))
    return wanted._replace(price=price) if price else None


async def counter(t: Table, seat: Seat, other: Seat, offered: TradeOffer) -> TradeOffer | None:
    """The same cards for another price; None if there is none that would do."""
    facts = _about(t, seat, other, offered)
    price = await _price(t, seat, "counter_price", offered, facts)
    return offered._replace(price=price) if price else None


async def _price(t: Table, seat: Seat, prompt: str, wanted: TradeOffer, facts: Facts) -> int:
    low, high = price_bounds(t, wanted)
    return await Amount(seat, prompt, low, high, facts, partial(_why_no_price, low, high))


def _why_no_price(low: int, high: int, amount: int) -> Reason:
    return Reason("price_out_of_bounds", "joakim.offers.2", (("low", low), ("high", high)))


def price_bounds(t: Table, wanted: TradeOffer) -> tuple[int, int]:
    """The least and the highest price for these cards, in M: as for all buying and selling.

    Never more than the buyer has. Option: any price.
    """
    cash, numbers = t.state.cash[wanted.buyer], t.data.numbers
    if t.state.options.trade_prices == "free":
        return numbers.lowest_value, cash
    units = wanted.units
    return numbers.lowest_value * units, min(numbers.highest_value * units, cash)


async def _answer(
    t: Table, seat: Seat, other: Seat, offered: TradeOffer, words: tuple[Option[str], ...]
) -> str:
    prompt = "offer_answer" if len(words) > 2 else "counter_answer"
    question: Choice[str] = Choice(seat, prompt, words, _about(t, seat, other, offered))
    return await question


def _about(t: Table, seat: Seat, other: Seat, offered: TradeOffer) -> Facts:
    """An offer as the seat sees it that is asked about it."""
    return (
        ("seat", other),
        ("verb", "sell" if seat == offered.seller else "buy"),
        ("kind", t.kind_id(offered.kind)),
        *_about_cards(t, offered),
        ("price", offered.price),
        ("cash", t.state.cash[seat]),
    )


def _about_cards(t: Table, offered: TradeOffer) -> Facts:
    value = t.state.market[offered.kind] * offered.units
    return (("ones", offered.ones), ("fives", offered.fives), ("value", value))


def close(t: Table, agreed: TradeOffer) -> None:
    """Cards and money change hands; no value moves."""
    seller, buyer, kind, ones, fives, price = agreed
    t.hand_over(seller, buyer, kind, ones, fives, price, "player_trade", "joakim.offers.2")


def refuse(
    t: Table, seat: Seat, maker: Seat, offered: TradeOffer, first: TradeOffer | None = None
) -> None:
    """No; and for some rounds a computer player does not ask that again. `first`: what the seat
    itself had offered before, which has come to nothing with it."""
    rounds, seats = t.data.numbers.refused_rounds, len(t.state.seats_from(seat))
    until = t.state.turns + rounds * seats
    own = Refusal(until, seat, first) if first else None
    t.emit(OfferRefused(seat, Refusal(until, maker, offered), own))


# What there is to trade


def _kinds(
    t: Table, maker: Seat, partner: Seat, verbs: tuple[Verb, ...]
) -> Iterator[Option[tuple[Verb, Kind]]]:
    """The kinds of which one of the two has a card that the other could pay: "buy gold"."""
    for verb in verbs:
        seller, buyer = (maker, partner) if verb == "sell" else (partner, maker)
        for kind, each in enumerate(t.data.kinds):
            if any(_cards(t, seller, buyer, kind)):
                target = Target("property", each.id)
                yield Option(f"{verb} {each.id}", (verb, kind), target)


def _cards(t: Table, seller: Seat, buyer: Seat, kind: Kind) -> Iterator[Option[tuple[int, int]]]:
    """So many of the seller's ones and fives as the buyer could pay at all: "3x1 0x5"."""
    for fives in range(t.state.fives[seller][kind] + 1):
        for ones in range(t.state.ones[seller][kind] + 1):
            if ones or fives:
                low, high = price_bounds(t, TradeOffer(seller, buyer, kind, ones, fives, 0))
                if low <= high:
                    id, target = f"{ones}x1 {fives}x5", Target("property", t.kind_id(kind))
                    yield Option(id, (ones, fives), target)


# A forced seller


def may_help(t: Table, seat: Seat) -> Iterator[Option[Seat | None]]:
    """The others who could buy something of a seat in need: "offer 2"."""
    for partner in t.state.others(seat):
        if any(_kinds(t, seat, partner, ("sell",))):
            yield Option(f"offer {partner}", partner, Target("seat", partner))
