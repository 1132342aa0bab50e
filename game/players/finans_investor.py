"""A sensible player of Nya Finans: buys towards complete groups, borrows early, and calls meetings.

It sees what its seat may see and nothing else, and uses no dice of its own: the same seed and the
same view give the same answer. Every question has a small function; one that is not there gets the
first answer.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from game.engine.players import Position
from game.engine.requests import Amount, Answer, AnyChoice, Choice, Option
from game.finans.actions import Action
from game.finans.rulebook import FinansRules
from game.finans.state import State
from game.players.finans_plan import Plan

OPINION = 0.15  # how much the players differ about groups
RUIN = 1e9  # more than raising money can cost otherwise

Score = Callable[[Plan, AnyChoice, Option[Any]], float]


class FinansInvestor:
    """A computer player for Nya Finans. From `seed` comes which groups it likes best."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, position: Position[State]) -> Answer:
        """An answer to the open question. TypeError for a kind of question that is unknown."""
        request = position.request
        if isinstance(request, Choice) and len(request.options) == 1:
            return request.options[0].id
        rules = position.rulebook
        assert isinstance(rules, FinansRules)
        opinions = opinions_of(self._seed, len(rules.data.groups))
        plan = Plan(rules.data, position.view, position.seat, opinions)
        if isinstance(request, Choice):
            score = SCORES.get(request.prompt, first)
            return max(request.options, key=lambda option: score(plan, request, option)).id
        if isinstance(request, Amount):
            return amount(plan, request)
        raise TypeError(f"no player can answer {request!r}")


@cache
def opinions_of(seed: int, groups: int) -> tuple[float, ...]:
    """How much this player likes each group, around 1."""
    rng = random.Random(seed)
    return tuple([1 + rng.uniform(-OPINION, OPINION) for _ in range(groups)])


def first(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """Nothing is better than anything else: the first option it is."""
    return 0.0


# What an option of each question is worth, in thousands of kronor.


def in_turn(plan: Plan, request: AnyChoice, option: Option[Action]) -> float:
    """Rolling, or ending the turn, is worth nothing by itself: what is better comes first."""
    action = option.value
    match action.verb:
        case "buy_plot":
            return plan.gain_of_plot(action.paper)
        case "buy_share":
            return plan.gain_of_share(action.paper)
        case "build":
            return plan.gain_of_building(action.paper)
        case "buy_car":
            return plan.gain_of_car()
        case "redeem":
            return plan.gain_of_redeeming(action.paper)
        case "repay":
            return plan.gain_of_repaying()
        case "loan":
            return max(plan.gain_of_loan(), plan.gain_of_raising(action))
        case "meet":
            return plan.gain_of_meeting(action.paper)
        case "use_tip":
            return plan.gain_of_tip()
        case "mortgage" | "sell_plot" | "sell_share" | "sell_car":
            return plan.gain_of_raising(action)
        case "offer":
            return -1.0
    return 0.0


def raising(plan: Plan, request: AnyChoice, option: Option[Action]) -> float:
    """The way that costs least for each krona, and not much more than is missing; last of all one
    after which the debt could not be paid any more."""
    facts = dict(request.facts)
    cost = plan.cost_of_raising(option.value, int(facts["missing"]))
    return -cost - (RUIN if plan.ruins(option.value, int(facts["debt"])) else 0.0)


def bond(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    return 0.0 if option.value is None else plan.gain_of_bond(option.value)


def fee(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    facts = dict(request.facts)
    group = [each.id for each in plan.data.groups].index(str(facts["group"]))
    return 0.0 if option.value is None else plan.gain_of_fee(group, option.value)


def take_share(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    if option.value is None:
        return 0.0
    price = plan.data.shares[option.value].face
    return plan.gain_of_taking(plan.worth_of_share(option.value), price)


def take_plot(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    if option.value is None:
        return 0.0
    price = plan.data.plots[option.value].price
    return plan.gain_of_taking(plan.worth_of_plot(option.value), price)


def yes(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """Whoever may ask for the rent does so; bail is paid when there is enough."""
    return float(bool(option.value))


def bail(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    price = int(dict(request.facts)["price"])
    return float(bool(option.value)) * (plan.cash - 4 * price / 1000)


def offered(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """Another's offer: yes if it is worth more than its price."""
    facts = dict(request.facts)
    return plan.gain_of_offer(facts) if option.value else 0.0


SCORES: dict[str, Score] = {
    "turn": in_turn,
    "end_turn": in_turn,
    "raise_money": raising,
    "bond": bond,
    "fee": fee,
    "take_share": take_share,
    "buy_share": take_share,
    "take_plot": take_plot,
    "claim_rent": yes,
    "bail": bail,
    "offer_answer": offered,
}


def amount(plan: Plan, request: Amount) -> int:
    """Bid up to what a bankrupt's paper is worth; make no offers of one's own."""
    if request.prompt != "bid":
        return 0
    most = plan.worth_of_paper(str(dict(request.facts)["paper"]))
    return request.low if request.low <= min(request.high, int(1000 * most)) else 0
