"""How the trader plays among business sharks: tips, loans, reactions, and secret bids.

Like its other answers, these are functions of the view: nothing is remembered from one question to
the next. Each thing that it does beside its move changes something, so that the move always ends.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.engine.requests import Amount, AnyChoice, Facts, Option, Seat
from game.joakim import effects
from game.joakim.effects import Kind
from game.joakim.own_move import Aside
from game.joakim.sharks import HIDDEN, Lot
from game.joakim.state import BANK, NO_CARD
from game.players.joakim_plan import Plan
from game.players.joakim_shark_plan import SharkPlan

Score = Callable[[Plan, AnyChoice, Option[Any]], float]

LEAST_TO_SEE = 2  # tips in a hand that is worth looking at


def shark(plan: Plan) -> SharkPlan:
    """The plan in a game with sharks: where these questions are asked, it is one."""
    assert isinstance(plan, SharkPlan)
    return plan


# Beside the move


def best_aside(plan: SharkPlan, request: AnyChoice, options: Sequence[Option[Aside]]) -> str | None:
    """What is done before the move goes on; None if nothing of it brings anything now."""
    scores = [aside(plan, request, option.value) for option in options]
    best = max(scores, default=0.0)
    return options[scores.index(best)].id if best > 0 else None


def aside(plan: SharkPlan, request: AnyChoice, wanted: Aside) -> float:
    """What it brings to do this now rather than later or never; above zero, it is done."""
    if wanted.what == "repay":
        return plan.repaying(wanted.number)
    if wanted.what == "inspect":
        return looking(plan, wanted.number)
    return playing(plan, request, wanted.number) if wanted.what == "tip" else 0.0


def looking(plan: SharkPlan, owner: Seat) -> float:
    """A hand of which nothing is known yet: best that of the richest."""
    hand = plan.sharks.hands[owner]
    if hand.count(HIDDEN) < LEAST_TO_SEE:
        return 0.0
    return plan.weights.look * len(hand) * (1 + plan.rivals[owner])


def playing(plan: SharkPlan, request: AnyChoice, card: int) -> float:
    """A tip is played where it brings more than it may bring later.

    The end of the move is the time for it. Before that, it is what a trade makes worth more, or the
    last one in hand: whoever comes to the Stock Exchange without any draws three.
    """
    effect = plan.data.tips[card].effect
    if request.prompt == "trade":
        here = plan.data.kind(str(dict(request.facts)["kind"]))
        suits = isinstance(effect, effects.Rumour | effects.GoodContacts)
    else:
        here = None
        suits = request.prompt == "end_move" or len(plan.hand) == 1
    return tip(plan, effect, here) - later(plan, effect) if suits else 0.0


def tip(plan: SharkPlan, effect: effects.TipEffect, here: Kind | None) -> float:
    """What it brings to follow a tip now; `here` is the kind that may be traded, if any."""
    match effect:
        case effects.Rumour(kind, change):
            return plan.moved(kind, change).standing(here) - plan.standing(here)
        case effects.BeagleBoys():
            return plan.weights.missed_move * max(plan.rivals.values(), default=0.0)
        case effects.ClosedAuction():
            return plan.weights.lot_share * max(lot_worth(plan, lot) for lot in lots(plan))
        case effects.Interest():
            theirs = sum(share * interest(plan, seat) for seat, share in plan.rivals.items())
            return theirs - plan.paying(interest(plan, plan.seat))
        case effects.TaxInspection(amount):
            return amount * max(plan.rivals.values(), default=0.0)
        case effects.GoodContacts():
            assert here is not None
            others = (kind for kind in range(len(plan.hold)) if kind != here)
            return max(map(plan.best_deal, others)) - plan.best_deal(here)
    return 0.0


def later(plan: SharkPlan, effect: effects.TipEffect) -> float:
    """What a tip may still bring in a better moment, less the room that it takes until then."""
    weights, room = plan.weights, plan.weights.tip_room
    if isinstance(effect, effects.GoodContacts):
        return weights.contacts_later - room
    if not isinstance(effect, effects.Rumour):
        return -room
    owned, limit = plan.view.owned(plan.seat, effect.property), plan.view.options.transaction_limit
    if effect.change > 0:
        units = min(owned, limit)
    else:
        price = plan.view.market[effect.property]
        units = 0 if owned else min(limit, plan.cash // price) // 2
    return weights.tip_later * abs(effect.change) * units - room


def interest(plan: SharkPlan, seat: Seat) -> int:
    """What a demand for interest costs a seat, in M."""
    held = plan.sharks.loans[seat]
    return sum(loan.interest * held[size] for size, loan in enumerate(plan.data.loans))


# What a tip asks


def tip_seat(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """It hits the richest."""
    return shark(plan).rivals[option.value]


def tip_kind(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    return plan.best_deal(option.value)


def lots(plan: SharkPlan) -> Iterator[Lot]:
    """The cards in the bank."""
    for kind in range(len(plan.hold)):
        if plan.view.ones[BANK][kind]:
            yield Lot(kind, 1)
        if plan.view.fives[BANK][kind]:
            yield Lot(kind, 5)


def lot_worth(plan: SharkPlan, lot: Lot) -> float:
    """What a card is worth, as far as the cash goes that there is to bid."""
    return min(plan.one_more(lot.kind, lot.units), max(0, plan.cash - plan.weights.reserve))


def closed_auction_card(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    return lot_worth(shark(plan), option.value)


def sealed_bid(plan: Plan, request: Amount, rng: random.Random) -> int:
    """What the lot is worth to this player, less a little that nobody else can know."""
    share = plan.weights.bid_share - rng.uniform(0, plan.weights.sealed_spread)
    most = min(int(share * lot_of(plan, request.facts)), plan.cash - plan.weights.reserve)
    return min(most, request.high) if most >= request.low else 0


def sealed_raise(plan: Plan, request: Amount, rng: random.Random) -> int:
    """Something between the least and all that the lot is still worth: equal again is lost."""
    left = int(lot_of(plan, request.facts)) - int(dict(request.facts)["bid"])
    most = min(request.high, left)
    return rng.randint(request.low, most) if most >= request.low else 0


def lot_of(plan: Plan, facts: Facts) -> float:
    """What the lot that is asked about is worth."""
    about = dict(facts)
    return plan.one_more(plan.data.kind(str(about["kind"])), int(about["units"]))


# Loans


def borrow(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    return 0.0 if option.value is None else shark(plan).borrowing(option.value)


# Off one's own move


def uncle_at_home(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """Send him away from whoever would gain by the visit."""
    if option.value is None:
        return 0.0
    visitor = shark(plan).rivals[int(dict(request.facts)["seat"])]
    return visitor * visit(plan) + plan.weights.tip_room - plan.weights.keep_reaction


def visit(plan: Plan) -> float:
    """What his card brings: option: it lies open already."""
    if plan.view.face_up == NO_CARD:
        return plan.weights.visit
    effect = plan.data.uncle[plan.view.face_up].effect
    match effect:
        case effects.Earn(amount):
            return amount
        case effects.MayBuy(kind, price):
            return max(0, plan.view.market[kind] - price)
        case effects.Crown():
            return plan.weights.crown
    return plan.weights.visit / 2


def purchase(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """Make it worthless where that hurts enough."""
    if option.value is None:
        return 0.0
    sharks = shark(plan).sharks
    assert sharks.purchase is not None
    lost = plan.view.market[sharks.purchase.kind] * (1 if sharks.purchase.ones else 5)
    buyer = shark(plan).rivals[int(dict(request.facts)["seat"])]
    return buyer * lost + plan.weights.tip_room - plan.weights.keep_reaction


def rumour(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """Deny it where it hurts."""
    if option.value is None:
        return 0.0
    facts, shark_plan = dict(request.facts), shark(plan)
    kind, change = plan.data.kind(str(facts["kind"])), int(facts["change"])
    gain = shark_plan.moved(kind, change).standing(None) - shark_plan.standing(None)
    return -gain - plan.weights.keep_doubt


def go_on(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """Nothing is left to be done beside the move."""
    return 0.0


WITH_ASIDES = ("roll", "before_square", "trade", "end_move")

SHARK_SCORES: dict[str, Score] = {
    "tip_seat": tip_seat,
    "tip_kind": tip_kind,
    "closed_auction_card": closed_auction_card,
    "borrow": borrow,
    "uncle_at_home": uncle_at_home,
    "purchase": purchase,
    "rumour": rumour,
    "before_square": go_on,
    "end_move": go_on,
}

SEALED: dict[str, Callable[[Plan, Amount, random.Random], int]] = {
    "sealed_bid": sealed_bid,
    "sealed_raise": sealed_raise,
}
"""Amounts that nobody else can work out: part of them comes from the player's own seed."""
