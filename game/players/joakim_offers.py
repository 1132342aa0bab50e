"""How the trader deals with other players: what it offers, at what price, and what it answers.

Its manners: one offer of its own in a move, and for some rounds none that was refused, not even for
other cards of the kind. It offers what it thinks good for both, and hands nobody the win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Any, NamedTuple

from game.engine.requests import Amount, Answer, AnyChoice, Facts, Option, Seat
from game.joakim.effects import Kind
from game.joakim.offers import BOTH, Verb, price_bounds
from game.joakim.own_move import Aside
from game.joakim.sharks import TradeOffer
from game.joakim.state import Phase
from game.players.joakim_shark_plan import SharkPlan

Lot = tuple[int, int]  # so many ones and fives
LOTS: tuple[Lot, ...] = ((1, 0), (3, 0), (5, 0), (0, 1), (5, 1), (0, 2))
MOST_UNITS = 10


class Proposal(NamedTuple):
    """An offer, and what it brings whoever makes it."""

    gain: float
    verb: Verb
    offer: TradeOffer


class Dealer:
    """All that a seat considers in a trade with one other."""

    def __init__(self, plan: SharkPlan, partner: Seat, forced: bool = False) -> None:
        self.partner, self.forced = partner, forced
        self.seat = plan.seat
        self.plan = plan.of(plan.seat, trading=True)

    @cached_property
    def theirs(self) -> SharkPlan:
        """The position as the other may see it."""
        return self.plan.of(self.partner, trading=True)

    @property
    def least(self) -> tuple[float, float]:
        """What an offer must bring this seat, and the other, to be made: anything, in need."""
        weights = self.plan.weights
        return (0.0, 0.0) if self.forced else (weights.offer_gain, weights.offer_for_them)

    # What an offer brings

    def gain(self, offer: TradeOffer) -> float:
        """What it brings this seat, beside what it brings the other."""
        need = self.plan.weights.forced_rate if self.forced else 1.0
        own, other = self._own(self.plan, offer, need), self._own(self.theirs, offer)
        return own - self.plan.rivals[self.partner] * max(0.0, other)

    def their_gain(self, offer: TradeOffer) -> float:
        """What it brings the other, as far as one can tell, beside what it brings this seat."""
        own, other = self._own(self.plan, offer), self._own(self.theirs, offer)
        return other - self.theirs.rivals[self.seat] * max(0.0, own)

    def _own(self, plan: SharkPlan, offer: TradeOffer, need: float = 1.0) -> float:
        """What it brings one of the two. In need, each M counts more: the bank gives half."""
        if plan.seat == offer.buyer:
            return plan.bought(offer.kind, offer.units, offer.price)
        return -need * plan.paying(-offer.price) - plan.last_ones(offer.kind, offer.units)

    def priced(self, wanted: TradeOffer) -> TradeOffer | None:
        """These cards at a price between what they are worth to both; None if there is none."""
        seller, buyer = (
            (self.plan, self.theirs) if wanted.seller == self.seat else (self.theirs, self.plan)
        )
        least = seller.last_ones(wanted.kind, wanted.units)
        if self.forced:
            least = seller.table.half_value(wanted.kind) * wanted.units
        most = buyer.one_more(wanted.kind, wanted.units)
        share = self.plan.weights.maker_share
        if most <= least:
            return None
        part = share if seller is self.plan else 1 - share
        low, high = price_bounds(self.plan.table, wanted)
        price = max(low, min(high, round(least + part * (most - least))))
        return wanted._replace(price=price) if low <= high else None

    # What may be offered

    def best(self) -> Proposal | None:
        """The best offer that may be made to the other, if one is worth making."""
        verbs: tuple[Verb, ...] = ("sell",) if self.forced else BOTH
        kinds = range(len(self.plan.hold))
        return best_of(self.best_of_kind(verb, kind) for verb in verbs for kind in kinds)

    def best_of_kind(self, verb: Verb, kind: Kind) -> Proposal | None:
        """The best offer to sell, or to buy, cards of one kind."""
        seller, buyer = (self.plan, self.theirs) if verb == "sell" else (self.theirs, self.plan)
        ones, fives = seller.view.ones[seller.seat][kind], seller.view.fives[seller.seat][kind]
        if not (ones or fives) or self.is_refused(verb, kind):
            return None
        promise = buyer.one_more(kind) - seller.last_ones(kind)
        if not self.forced and promise * min(MOST_UNITS, ones + 5 * fives) < sum(self.least):
            return None  # there is not so much to be had for both, whatever the cards
        return best_of(self.proposal(verb, kind, lot) for lot in lots(ones, fives))

    def proposal(self, verb: Verb, kind: Kind, lot: Lot) -> Proposal | None:
        """These cards at the price that this seat would ask or give, if it is worth it."""
        seller, buyer = (self.seat, self.partner) if verb == "sell" else (self.partner, self.seat)
        offer = self.priced(TradeOffer(seller, buyer, kind, *lot, 0))
        if offer is None:
            return None
        gain, (least, least_for_them) = self.gain(offer), self.least
        if gain <= least or self.their_gain(offer) <= least_for_them:
            return None
        return Proposal(gain, verb, offer)

    def is_refused(self, verb: Verb, kind: Kind) -> bool:
        """Whether this seat has been refused such an offer by the other in the last rounds."""
        view = self.plan.view
        return any(
            until > view.turns
            and maker == self.seat
            and kind == refused.kind
            and self.partner == (refused.buyer if verb == "sell" else refused.seller)
            for until, maker, refused in self.plan.sharks.refusals
        )

    def countered(self, offered: TradeOffer) -> Proposal | None:
        """The same cards at a price of one's own that is better for this seat, if both gain."""
        verb: Verb = "sell" if offered.seller == self.seat else "buy"
        if self.is_refused(verb, offered.kind):
            return None
        counter = self.priced(offered)
        if counter is None or (counter.price > offered.price) != (verb == "sell"):
            return None
        gain = self.gain(counter)
        if counter.price == offered.price or min(gain, self.their_gain(counter)) <= 0:
            return None
        return Proposal(gain, verb, counter)


def best_of(proposals: Iterable[Proposal | None]) -> Proposal | None:
    """The first of those that bring most."""
    return max((each for each in proposals if each), key=lambda each: each.gain, default=None)


def lots(ones: int, fives: int) -> Iterator[Lot]:
    """What is offered of so many cards: some single ones, fives, or both, as in a deal."""
    for lot in LOTS:
        if lot[0] <= ones and lot[1] <= fives:
            yield lot


# The questions


def unasked_offer(plan: SharkPlan, options: Iterable[Option[Aside]]) -> str | None:
    """The one offer of its own that the trader may make in a move, at the end of it."""
    partners = [
        each.value.other
        for each in options
        if each.value.what == "offer" and each.value.number == plan.seat
    ]
    partner = None if plan.sharks.tries else offer_to(plan, partners)
    return None if partner is None else f"offer {partner}"


def offer_to(plan: SharkPlan, partners: Iterable[Seat], forced: bool = False) -> Seat | None:
    """To whom the best offer can be made; None if there is none worth making."""
    found = [(partner, Dealer(plan, partner, forced).best()) for partner in partners]
    ranked = [(proposal.gain, partner) for partner, proposal in found if proposal]
    return max(ranked)[1] if ranked else None


def dealer_of(plan: SharkPlan, facts: Facts) -> Dealer:
    """With whom: outside the phase of offers, the seller is in need."""
    return Dealer(plan, int(dict(facts)["seat"]), plan.view.phase is not Phase.OFFER)


def wanted_of(plan: SharkPlan, facts: Facts) -> tuple[Verb, Kind]:
    """What the seat that is asked would do, and with which kind."""
    told = dict(facts)
    return "sell" if told["verb"] == "sell" else "buy", plan.data.kind(str(told["kind"]))


def offer_on_table(plan: SharkPlan, facts: Facts) -> TradeOffer:
    """The offer that the seat is asked about."""
    told, (verb, kind) = dict(facts), wanted_of(plan, facts)
    seats = (plan.seat, int(told["seat"]))
    seller, buyer = seats if verb == "sell" else seats[::-1]
    return TradeOffer(
        seller, buyer, kind, int(told["ones"]), int(told["fives"]), int(told["price"])
    )


def forced_offer(plan: SharkPlan, request: AnyChoice) -> Answer:
    """To another player while one may give more than the bank; refused kinds do not come again."""
    partners = [option.value for option in request.options if option.value is not None]
    partner = offer_to(plan, partners, forced=True)
    return "bank" if partner is None else f"offer {partner}"


def offer_kind(plan: SharkPlan, request: AnyChoice) -> Answer:
    best = dealer_of(plan, request.facts).best()
    return f"{best.verb} {plan.table.kind_id(best.offer.kind)}" if best else "pass"


def offer_cards(plan: SharkPlan, request: AnyChoice) -> Answer:
    best = dealer_of(plan, request.facts).best_of_kind(*wanted_of(plan, request.facts))
    return f"{best.offer.ones}x1 {best.offer.fives}x5" if best else "pass"


def offer_price(plan: SharkPlan, request: Amount) -> Answer:
    told = dict(request.facts)
    lot = int(told["ones"]), int(told["fives"])
    dealer = dealer_of(plan, request.facts)
    proposal = dealer.proposal(*wanted_of(plan, request.facts), lot)
    return proposal.offer.price if proposal else 0


def offer_answer(plan: SharkPlan, request: AnyChoice) -> Answer:
    """Yes to what brings something, unless a price of one's own promises more."""
    offered, dealer = offer_on_table(plan, request.facts), dealer_of(plan, request.facts)
    gain, counter = dealer.gain(offered), dealer.countered(offered)
    if counter and plan.weights.counter_chance * counter.gain > gain:
        return "counter"
    return "accept" if gain > 0 else "refuse"


def counter_price(plan: SharkPlan, request: Amount) -> Answer:
    counter = dealer_of(plan, request.facts).countered(offer_on_table(plan, request.facts))
    return counter.offer.price if counter else 0


def counter_answer(plan: SharkPlan, request: AnyChoice) -> Answer:
    gain = dealer_of(plan, request.facts).gain(offer_on_table(plan, request.facts))
    return "accept" if gain > 0 else "refuse"


DEALINGS: dict[str, Callable[[SharkPlan, Any], Answer]] = {
    "forced_offer": forced_offer,
    "offer_kind": offer_kind,
    "offer_cards": offer_cards,
    "offer_price": offer_price,
    "offer_answer": offer_answer,
    "counter_price": counter_price,
    "counter_answer": counter_answer,
}
"""The answer to each question of a trade between players."""

MUTE: dict[str, Answer] = {"forced_offer": "bank", "offer_kind": "pass"}
"""The answers of a player who makes no offers."""
