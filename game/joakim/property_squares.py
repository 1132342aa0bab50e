"""Property squares: buy or sell the kind shown, at market value, from and to the bank."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Literal, NamedTuple

from game.engine.requests import Choice, Facts, Option, Reason, Refused, Seat, Target
from game.joakim import own_move, reactions, winning
from game.joakim.crown import why_no_crown
from game.joakim.effects import Kind, OptionCard
from game.joakim.events import CrownReturned, OptionReturned
from game.joakim.sharks import NO_KIND, Purchase
from game.joakim.state import BANK, Phase
from game.joakim.table import Table

Verb = Literal["buy", "sell", "double", "option"]


class Deal(NamedTuple):
    """Cards of the square's kind: so many ones and fives, and which option card, if one is used."""

    verb: Verb
    ones: int
    fives: int
    card: int = -1

    @property
    def units(self) -> int:
        """How many properties change hands."""
        return self.ones + 5 * self.fives


Offer = Option[Deal | None]
PASS: Offer = Option("pass", None, Target("button", "pass"))


async def trade(t: Table, seat: Seat, kind: Kind) -> None:
    """One deal or none: buy, or sell, or use the crown or an option; never two in one move."""
    kind = kind_here(t, kind)
    deal = await Choice(
        seat,
        "trade",
        (*deals(t, seat, kind), *own_move.asides(t, seat, Phase.SQUARE)),
        (("kind", t.kind_id(kind)), ("price", t.state.market[kind])),
        partial(why_not, t, seat, kind),
    )
    if isinstance(deal, own_move.Aside):
        own_move.do(t, seat, deal, Phase.SQUARE)
        return
    if deal is not None:
        close(t, seat, kind, deal)
        winning.check(t)
    if not (deal is not None and may_be_worthless(t, seat, kind, deal)):
        t.begin(seat, Phase.END)


def kind_here(t: Table, kind: Kind) -> Kind:
    """The square's own kind, unless good contacts have put another in its place."""
    sharks = t.state.sharks
    return kind if sharks is None or sharks.contacts == NO_KIND else sharks.contacts


def close(t: Table, seat: Seat, kind: Kind, deal: Deal) -> None:
    """The cards and the money change hands."""
    total = price_of(t, kind, deal)
    if deal.verb == "buy":
        t.buy(seat, kind, deal.ones, deal.fives, total, "buy", "joakim.property.1")
    elif deal.verb == "sell":
        t.sell(seat, kind, deal.ones, deal.fives, total, "sell", "joakim.property.1")
    elif deal.verb == "double":
        t.emit(CrownReturned(seat, "double"))
        t.sell(seat, kind, deal.ones, deal.fives, total, "crown_sale", "joakim.crown.4")
    else:
        t.buy(seat, kind, deal.ones, deal.fives, total, "option", "joakim.club.5")
        t.emit(OptionReturned(seat, deal.card))
    move_value(t, kind, deal)


def may_be_worthless(t: Table, seat: Seat, kind: Kind, deal: Deal) -> bool:
    """Business sharks: whether others may react to a purchase now."""
    if t.state.sharks is None or deal.verb not in ("buy", "option"):
        return False
    return reactions.await_worthless(t, seat, Purchase(kind, deal.ones, deal.fives))


def move_value(t: Table, kind: Kind, deal: Deal) -> None:
    """Business sharks: right after a deal the value rises by what was bought, falls by sales."""
    exempt = deal.verb == "option" and t.state.options.option_step == "exempt"
    if t.state.sharks is None or exempt:
        return
    change = t.data.numbers.steps(deal.units)
    t.move_pin(kind, change if deal.verb in ("buy", "option") else -change, "trade_step")


def price_of(t: Table, kind: Kind, deal: Deal) -> int:
    """What the whole deal costs or brings, in M."""
    if deal.verb == "double":
        return t.double_value(kind) * deal.units
    if deal.verb == "option":
        return option_card(t, deal.card).strike
    return t.state.market[kind] * deal.units


def option_card(t: Table, card: int) -> OptionCard:
    """What stands on an option card of the club."""
    effect = t.data.club[card].effect
    assert isinstance(effect, OptionCard)
    return effect


# What is possible


def deals(t: Table, seat: Seat, kind: Kind) -> tuple[Offer, ...]:
    """Every deal that is possible here, the crown's and the options' included."""
    state = t.state
    limit = state.options.transaction_limit
    affordable = min(limit, state.cash[seat] // state.market[kind])
    offers = buying_and_selling(
        min(state.ones[BANK][kind], limit),
        min(state.fives[BANK][kind], limit // 5),
        min(state.ones[seat][kind], limit),
        min(state.fives[seat][kind], limit // 5),
        affordable,
        limit,
    )
    if state.crown == seat:
        offers += tuple(double_sales(t, seat, kind))
    if state.options_held[seat]:
        offers += tuple(option_deals(t, seat, kind))
    return offers


@lru_cache(maxsize=8192)
def buying_and_selling(
    bank_ones: int, bank_fives: int, own_ones: int, own_fives: int, affordable: int, limit: int
) -> tuple[Offer, ...]:
    """Only cards that are there, no change, and no more than the limit in one deal."""
    return (
        PASS,
        *_offers("buy", bank_ones, bank_fives, affordable),
        *_offers("sell", own_ones, own_fives, limit),
    )


def _offers(verb: Verb, most_ones: int, most_fives: int, most: int) -> Iterator[Offer]:
    for fives in range(most_fives + 1):
        for ones in range(most_ones + 1):
            if 0 < ones + 5 * fives <= most:
                yield offer(verb, ones, fives)


@lru_cache(maxsize=1024)
def offer(verb: Verb, ones: int, fives: int) -> Offer:
    """So many ones and fives, as an option: "buy 3x1 1x5"."""
    return Option(f"{verb} {ones}x1 {fives}x5", Deal(verb, ones, fives), Target("button", verb))


def double_sales(t: Table, seat: Seat, kind: Kind) -> Iterator[Offer]:
    """One single property at double value (options: one card, or up to ten properties)."""
    if why_no_crown(t, seat) is not None:
        return
    ones, fives, choice = (
        t.state.ones[seat][kind],
        t.state.fives[seat][kind],
        t.state.options.crown_sale,
    )
    if choice == "ten":
        most = t.data.numbers.crown_sale_most
        yield from _offers("double", min(ones, most), min(fives, most // 5), most)
        return
    if ones:
        yield offer("double", 1, 0)
    if fives and choice == "one_card":
        yield offer("double", 0, 1)


def option_deals(t: Table, seat: Seat, kind: Kind) -> Iterator[Offer]:
    """Five properties at the price on an option card, whatever the market says."""
    return (near for near, reason in _options_near(t, seat, kind) if reason is None)


def option_offer(t: Table, card: int, ones: int, fives: int) -> Offer:
    """Using an option card, as an option: "option c07 0x1 1x5"."""
    id = f"option {t.data.club[card].id} {ones}x1 {fives}x5"
    return Option(id, Deal("option", ones, fives, card), Target("card", t.data.club[card].id))


# What is not, and why


def why_not(t: Table, seat: Seat, kind: Kind) -> Iterator[Refused]:
    """The deals and whatever else is near on a property square, but not possible."""
    yield from why_not_deal(t, seat, kind)
    yield from own_move.why_not_asides(t, seat, Phase.SQUARE)


def why_not_deal(t: Table, seat: Seat, kind: Kind) -> Iterator[Refused]:
    """The deals that are near but not possible, one card more than there are included."""
    yield from _why_not_so_many(t, seat, kind, "buy")
    yield from _why_not_so_many(t, seat, kind, "sell")
    yield from _why_not_double(t, seat, kind)
    yield from _why_not_option(t, seat, kind)


def _why_not_so_many(t: Table, seat: Seat, kind: Kind, verb: Verb) -> Iterator[Refused]:
    holder, limit = BANK if verb == "buy" else seat, _limit(t, verb)
    fives_near = min(t.state.fives[holder][kind], limit // 5) + 1
    ones_near = min(t.state.ones[holder][kind], limit) + 1
    for fives in range(fives_near + 1):
        for ones in range(ones_near + 1):
            near = offer(verb, ones, fives)
            assert near.value is not None
            reason = _why_no_deal(t, seat, kind, near.value)
            if reason is not None:
                yield Refused(near.id, reason, near.target)


def _limit(t: Table, verb: Verb) -> int:
    """So many properties at the most in one deal; with the crown the choice is the option's."""
    crowned = verb == "double"
    return t.data.numbers.crown_sale_most if crowned else t.state.options.transaction_limit


def _why_no_deal(t: Table, seat: Seat, kind: Kind, deal: Deal) -> Reason | None:
    """The first of what keeps the seat from buying or selling so: cards, the limit, the cash."""
    state, limit = t.state, _limit(t, deal.verb)
    holder = BANK if deal.verb == "buy" else seat
    ones, fives = state.ones[holder][kind], state.fives[holder][kind]
    price, cash = state.market[kind], state.cash[seat]
    about = (("kind", t.kind_id(kind)), ("ones", ones), ("fives", fives))
    if deal.ones > ones or deal.fives > fives:
        where = "cards_not_in_bank" if holder == BANK else "cards_not_owned"
        return Reason(where, "joakim.property.4", about)
    if deal.units > limit:
        facts = (("units", deal.units), ("limit", limit))
        clause = "joakim.crown.4" if deal.verb == "double" else "joakim.property.3"
        return Reason("over_the_limit", clause, facts)
    if deal.verb == "buy" and deal.units * price > cash:
        costs = (("total", deal.units * price), ("cash", cash), ("price", price))
        return Reason("not_enough_cash", "joakim.property.1", costs)
    return None


def _why_not_double(t: Table, seat: Seat, kind: Kind) -> Iterator[Refused]:
    near = offer("double", 1, 0)
    reason = why_no_crown(t, seat)
    if reason is None and t.state.options.crown_sale == "ten":
        yield from _why_not_so_many(t, seat, kind, "double")
    elif reason is None and not t.state.ones[seat][kind]:
        reason = Reason("no_single_card", "joakim.crown.4", (("kind", t.kind_id(kind)),))
    if reason is not None:
        yield Refused(near.id, reason, near.target)


def _why_not_option(t: Table, seat: Seat, kind: Kind) -> Iterator[Refused]:
    for near, reason in _options_near(t, seat, kind):
        if reason is not None:
            yield Refused(near.id, reason, near.target)


def _options_near(t: Table, seat: Seat, kind: Kind) -> Iterator[tuple[Offer, Reason | None]]:
    """Both ways of using each option card in the seat's hands, and what keeps it from that."""
    for card in t.state.options_held[seat]:
        for ones, fives in ((5, 0), (0, 1)):
            reason = _why_no_option(t, seat, kind, option_card(t, card), ones, fives)
            yield option_offer(t, card, ones, fives), reason


def _why_no_option(
    t: Table, seat: Seat, kind: Kind, option: OptionCard, ones: int, fives: int
) -> Reason | None:
    there, cash = (t.state.ones[BANK][kind], t.state.fives[BANK][kind]), t.state.cash[seat]
    facts: Facts
    if option.property != kind:
        facts = (("kind", t.kind_id(option.property)),)
        return Reason("option_elsewhere", "joakim.club.5", facts)
    if there[0] < ones or there[1] < fives:
        facts = (("kind", t.kind_id(kind)), ("ones", there[0]), ("fives", there[1]))
        return Reason("cards_not_in_bank", "joakim.club.5", facts)
    if option.strike > cash:
        facts = (("total", option.strike), ("cash", cash))
        return Reason("not_enough_cash", "joakim.club.5", facts)
    return None
