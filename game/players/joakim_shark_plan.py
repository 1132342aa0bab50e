"""How a seat values its position among business sharks: net of loans, and beside what others have.

A deal moves the value of all that one keeps, may turn out to be worthless, and what others lose is
worth something too.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from game.engine.requests import Seat
from game.joakim import effects
from game.joakim.data import GameData
from game.joakim.effects import Kind
from game.joakim.property_squares import Deal, Verb
from game.joakim.sharks import HIDDEN
from game.joakim.state import State
from game.players.joakim_outlook import Outlook
from game.players.joakim_plan import Plan
from game.players.joakim_weights import Weights

BUYING = ("buy", "option")


class SharkPlan(Plan):
    """One position of a game with business sharks as one seat values it.

    `trading` with another, nobody has to sell below its worth to get at the cash for the win.
    """

    def __init__(
        self,
        data: GameData,
        outlook: Outlook,
        view: State,
        seat: Seat,
        weights: Weights,
        eyes: Seat | None = None,
        trading: bool = False,
    ) -> None:
        assert view.sharks is not None
        self.sharks = view.sharks
        self._trading = trading
        self._due = view.sharks.due[seat]
        super().__init__(data, outlook, view, seat, weights, eyes)
        self._gains: dict[tuple[Kind, Verb, int, bool, int], float] = {}

    @property
    def hand(self) -> list[int]:
        """The tips in the seat's own hand."""
        return self.sharks.hands[self.seat]

    def of(self, seat: Seat, trading: bool = False) -> SharkPlan:
        """The same position as another may value it, as far as this seat can tell."""
        data, outlook, view = self.data, self.outlook, self.view
        return SharkPlan(data, outlook, view, seat, self.weights, self.eyes, trading)

    def moved(self, kind: Kind, change: int) -> SharkPlan:
        """The same position if the value of a kind had risen or fallen by so much."""
        market = self.view.market[:]
        market[kind] = self.data.numbers.clamp(market[kind] + change)
        view = replace(self.view, market=market)
        return SharkPlan(self.data, self.outlook, view, self.seat, self.weights, self.eyes)

    # Riches

    def _hold(self) -> list[float]:
        if self._trading and self.view.options.numbers_game == "off":
            return self.outlook.hold(self.view, self.eyes)
        return super()._hold()

    def cash_worth(self, cash: int) -> float:
        """Winning is net of loans."""
        options = self.view.options
        won = cash - self._due >= options.win_limit and options.numbers_game == "off"
        short = max(0, self.weights.reserve - cash)
        return cash + (self.weights.win if won else -self.weights.short_of_reserve * short)

    @cached_property
    def rivals(self) -> dict[Seat, float]:
        """By seat: what it is worth that another loses 1 M. The richest count most."""
        riches = {
            other: max(1, self.view.worth(other))
            for other in self.view.seats_from(self.seat)
            if other != self.seat
        }
        share = self.weights.rivalry / max(1, sum(riches.values()))
        return {other: share * worth for other, worth in riches.items()}

    def standing(self, here: Kind | None) -> float:
        """All that the seat holds, and the best deal with the kind that it may trade now, beside
        what the others hold."""
        total = 0.0 if here is None else self.best_deal(here)
        for kind, envied in enumerate(self.envied):
            total += self.worth(kind, self.view.owned(self.seat, kind), 0)
            total -= envied * self.hold_at(kind, self.view.market[kind])
        return total

    @cached_property
    def envied(self) -> list[float]:
        """By kind: the others' properties, as so many in the seat's own hands."""
        owned, rivals = self.view.owned, self.rivals.items()
        return [
            sum(share * owned(other, kind) for other, share in rivals)
            for kind in range(len(self.hold))
        ]

    def hold_at(self, kind: Kind, value: int) -> float:
        """What a property of a kind were worth to hold, if its value were this."""
        return self._worths[kind][value - self.data.numbers.lowest_value]

    @cached_property
    def _worths(self) -> list[tuple[float, ...]]:
        return self.outlook.worths(self.view, self.eyes)

    # Deals

    def gain(self, kind: Kind, deal: Deal | None) -> float:
        """What a deal on a property square brings, with what it does to the value.

        Most deals of as many properties are alike, whatever the cards: they are worked out once.
        """
        if deal is None:
            return 0.0
        like = kind, deal.verb, deal.units, deal.ones > 0, deal.card
        gain = self._gains.get(like)
        if gain is None:
            gain = super().gain(kind, deal) + self._step(kind, deal) - self._spoilt(kind, deal)
            self._gains[like] = gain
        return gain

    def _step(self, kind: Kind, deal: Deal) -> float:
        """A big deal moves the value of what one has then, and of what the others have."""
        exempt = deal.verb == "option" and self.view.options.option_step == "exempt"
        by = self.data.numbers.steps(deal.units)
        if exempt or not by:
            return 0.0
        buys, owned = deal.verb in BUYING, self.view.owned(self.seat, kind)
        kept = owned + (deal.units if buys else -deal.units)
        return (kept - self.envied[kind]) * self._shift(kind, by if buys else -by)

    def _shift(self, kind: Kind, change: int) -> float:
        """By how much the worth of a property changes with its value."""
        now = self.view.market[kind]
        then = self.data.numbers.clamp(now + change)
        return self.hold_at(kind, then) - self.hold_at(kind, now)

    def _spoilt(self, kind: Kind, deal: Deal) -> float:
        """What a purchase may lose if others find it worthless: a single card, or else a five."""
        if deal.verb not in BUYING or not self.spoilers:
            return 0.0
        if deal.ones == 0 and self.view.options.worthless_takes == "ones_only":
            return 0.0
        return self.spoilers * self.hold[kind] * (1 if deal.ones else 5)

    @cached_property
    def spoilers(self) -> float:
        """How likely it is that somebody makes a purchase worthless now, by the hands it knows."""
        missed = 1.0
        for other in self.rivals:
            hand = self.sharks.hands[other]
            seen = sum(self._spoils(card) for card in hand if card != HIDDEN)
            for _ in range(hand.count(HIDDEN)):
                missed *= 1 - self.weights.spoiling * self._unseen_spoilers
            if seen:
                missed *= 1 - self.weights.spoiling
        return 1 - missed

    @cached_property
    def _unseen_spoilers(self) -> float:
        """The share of such cards among the tips that the seat does not see."""
        seen = {card for hand in self.sharks.hands for card in hand if card != HIDDEN}
        unseen = [card for card in range(len(self.data.tips)) if card not in seen]
        return sum(map(self._spoils, unseen)) / max(1, len(unseen))

    def _spoils(self, card: int) -> bool:
        return isinstance(self.data.tips[card].effect, effects.WorthlessPurchase)

    # Squares

    def exchange(self) -> float:
        """Three tips for an empty hand; and where loans are repaid only here, that."""
        draws = not self.hand and bool(self.sharks.tips)
        tips = self.weights.three_tips if draws else 0.0
        if self.view.options.repay_where == "anywhere":
            return tips
        held = self.sharks.loans[self.seat]
        return tips + sum(max(0.0, self.repaying(size)) for size, count in enumerate(held) if count)

    def repaying(self, size: int) -> float:
        """What it brings to repay a loan card: no interest any more, but less cash to work with."""
        loan, weights, options = self.data.loans[size], self.weights, self.view.options
        net, by_hand = self.view.net_cash(self.seat), options.loans_at_win == "by_hand"
        if by_hand and options.numbers_game == "off" and net >= options.win_limit:
            return weights.win
        left = self.cash - loan.repayment
        if left < 0:
            return 0.0
        lost = min(loan.repayment, max(0, weights.working - left))
        return weights.interest_risk * loan.interest - weights.growth * lost

    def borrowing(self, size: int) -> float:
        """What it brings to borrow: cash where it can work, for its price and its risk."""
        loan, weights = self.data.loans[size], self.weights
        useful = min(loan.amount, max(0, weights.working - self.cash))
        price = loan.repayment - loan.amount + weights.interest_risk * loan.interest
        return weights.growth * useful - price
