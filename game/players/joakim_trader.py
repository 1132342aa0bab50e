"""A sensible player of Joakim: buys low, sells high, and goes where there is most to be had.

It sees what its seat may see and nothing else, and uses no dice of its own: the same seed and the
same view give the same answer. Every question has a small function below; one that is not there
is answered by trying each option in an imagined game.
"""

from __future__ import annotations

import random
from typing import Any

from game.engine.players import Position
from game.engine.requests import Amount, Answer, AnyChoice, AnyRequest, Choice, Option
from game.joakim.data import GameData
from game.joakim.own_move import Aside
from game.joakim.rulebook import JoakimRules
from game.joakim.state import State
from game.players.joakim_offers import DEALINGS, MUTE, unasked_offer
from game.players.joakim_outlook import Outlook
from game.players.joakim_plan import Plan
from game.players.joakim_shark_plan import SharkPlan
from game.players.joakim_sharks import SEALED, SHARK_SCORES, WITH_ASIDES, Score, best_aside
from game.players.joakim_weights import WEIGHTS, Weights


class JoakimTrader:
    """A computer player for joakim. From `seed` come its opinions and what it imagines.

    Without `offers` it makes none to other players, and still answers theirs.
    """

    def __init__(self, seed: int, weights: Weights = WEIGHTS, offers: bool = True) -> None:
        self._seed = seed
        self._weights = weights
        self._offers = offers
        self._rules: JoakimRules | None = None
        self._outlook: Outlook | None = None

    def choose(self, position: Position[State]) -> Answer:
        """An answer to the open question. TypeError for a kind of question that is unknown."""
        request = position.request
        if isinstance(request, Choice) and len(request.options) == 1:
            return request.options[0].id
        plan = self._plan(position)
        answer = self._among_sharks(plan, request) if isinstance(plan, SharkPlan) else None
        if answer is not None:
            return answer
        if isinstance(request, Choice):
            return self._best(position, plan, request)
        if isinstance(request, Amount):
            return bid(plan, request) if request.prompt == "bid" else 0
        raise TypeError(f"no player can answer {request!r}")

    def _best(self, position: Position[State], plan: Plan, request: AnyChoice) -> str:
        """The option that scores best, of those with which the move goes on."""
        score, options = SCORES.get(request.prompt), request.options
        if score is None:
            return self._try_each(position, request)
        if isinstance(plan, SharkPlan):
            options = tuple([each for each in options if not isinstance(each.value, Aside)])
        if len(options) == 1:
            return options[0].id
        return max(options, key=lambda option: score(plan, request, option)).id

    def _among_sharks(self, plan: SharkPlan, request: AnyRequest) -> Answer | None:
        """What only the variant asks, or allows beside the move; None for all the rest."""
        if not self._offers and request.question in MUTE:
            return MUTE[request.question]
        if request.question in DEALINGS:
            return DEALINGS[request.question](plan, request)
        if isinstance(request, Amount) and request.sealed:
            return SEALED[request.prompt](plan, request, self._rng(plan.view.turns))
        if not isinstance(request, Choice) or request.prompt not in WITH_ASIDES:
            return None
        asides = [each for each in request.options if isinstance(each.value, Aside)]
        wanted = best_aside(plan, request, asides)
        if wanted is None and self._offers and request.prompt == "end_move":
            return unasked_offer(plan, asides)
        return wanted

    def _plan(self, position: Position[State]) -> Plan:
        if self._rules is None or self._outlook is None:
            rules = position.imagine(self._rng()).rulebook
            assert isinstance(rules, JoakimRules)
            self._rules = rules
            self._outlook = Outlook(rules.data, self._weights, self._opinions(rules.data))
        view = position.view
        kind = Plan if view.sharks is None else SharkPlan
        return kind(self._rules.data, self._outlook, view, position.seat, self._weights)

    def _opinions(self, data: GameData) -> list[float]:
        """No two traders quite agree on what a kind of property is worth."""
        rng, most = self._rng(), self._weights.opinion
        return [1 + rng.uniform(-most, most) for _ in data.kinds]

    def _rng(self, turns: int = 0) -> random.Random:
        """Nothing but the seed and the moves ended so far go into what it throws for itself."""
        return random.Random(self._seed + 1_000_003 * turns)

    def _try_each(self, position: Position[State], request: AnyChoice) -> str:
        """The option after which the seat is richest in an imagined game."""

        def outcome(option: Option[Any]) -> int:
            session = position.imagine(self._rng())
            session.answer(option.id)
            return session.state.worth(position.seat)

        return max(request.options, key=outcome).id


# What an option of each question is worth, in M. The first of the best ones is taken.


def square(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    return plan.square(option.value)


def start_square(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """The square itself has no effect yet: what counts is where it leads."""
    plan.view.squares[plan.seat] = option.value
    return plan.roll()


def starting_property(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """The best kind, and single cards: they can be sold and exchanged by any heading."""
    units: int
    kind, units = option.value
    return plan.one_more(kind, units) / units - (units > 1)


def start_of_move(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """Jump when the roll is not likely to do; the crown's holder has a button of their own."""
    if option.id == "roll":
        return plan.roll()
    return plan.anywhere() - plan.weights.crown if option.id == "jump" else -plan.weights.win


def crown_before(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """Go before if an ordinary roll promises more than the crown is worth to keep."""
    return plan.roll() - plan.weights.crown if option.value else 0.0


def trade(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    kind = plan.data.kind(str(dict(request.facts)["kind"]))
    return plan.gain(kind, option.value)


def auction_kind(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    return plan.one_more(option.value, plan.data.numbers.auction_units)


def forced_sale(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """The least loss for each M that it brings."""
    value: int
    kind, units, value = option.value
    return -plan.last_ones(kind, units) / value


def lose_one(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    units = int(dict(request.facts).get("units", 1))
    return -plan.last_ones(option.value, units)


def gain_one(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    return plan.one_more(option.value)


def take(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """The dearest; of equal ones from whoever is nearest to winning.

    Nothing, where it could only be had for a five (an option at setup), unless it is worth one.
    """
    view = plan.view
    if option.value is None:
        fives = [kind for kind, count in enumerate(view.fives[plan.seat]) if count]
        return min(plan.one_more(kind, 5) for kind in fives)
    other, kind, units = option.value
    free = request.prompt != "take_over" or view.options.take_over_price == "free"
    price = 0.0 if free else plan.paying(view.market[kind] * units)
    envy = plan.weights.envy * view.worth(other) / view.options.win_limit
    return plan.one_more(kind, units) - price + envy


def sold(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    price = int(dict(request.facts)[option.id])
    return -plan.paying(-price) - plan.last_ones(option.value)


def may_buy(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    facts = dict(request.facts)
    if not option.value:
        return 0.0
    kind = plan.data.kind(str(facts["kind"]))
    return plan.one_more(kind) - plan.paying(int(facts["price"]))


def keep_option(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """An option is worth what its five are worth now beyond its price for them."""
    facts = dict(request.facts)
    if not option.value:
        return 0.0
    kind = plan.data.kind(str(facts["kind"]))
    promise = plan.one_more(kind, plan.data.numbers.auction_units) - int(facts["strike"])
    return promise - plan.weights.option_margin * plan.paying(int(facts["price"]))


def swap_give(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    """What the best swap for it brings, beyond what it is worth itself."""
    if option.value is None:
        return 0.0
    return plan.best_swap(option.value) - plan.last_ones(option.value)


def swap_take(plan: Plan, request: AnyChoice, option: Option[Any]) -> float:
    return plan.swapped(option.value)


SCORES: dict[str, Score] = {
    "start_square": start_square,
    "starting_property": starting_property,
    "roll": start_of_move,
    "jump": square,
    "move": square,
    "trade": trade,
    "crown_before": crown_before,
    "auction_kind": auction_kind,
    "forced_sale": forced_sale,
    "give_up": lose_one,
    "exchange_take": take,
    "exchange_give": lose_one,
    "take_over": take,
    "came_by": gain_one,
    "sold": sold,
    "may_buy": may_buy,
    "option": keep_option,
    "swap_give": swap_give,
    "swap_take": swap_take,
} | SHARK_SCORES


# The auction


def bid(plan: Plan, request: Amount) -> int:
    """Go up while the lot is worth it, in steps that bring an auction to its end."""
    facts = dict(request.facts)
    kind = plan.data.kind(str(facts["kind"]))
    lot = plan.one_more(kind, plan.data.numbers.auction_units)
    most = min(int(lot * plan.weights.bid_share), plan.cash - plan.weights.reserve)
    if most < request.low:
        return 0
    return min(request.high, request.low + (most - request.low) // 3)
