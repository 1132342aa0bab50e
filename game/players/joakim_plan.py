"""How a seat of Joakim values its position: what deals, squares and rolls are worth to it, in M.

All of it comes from the seat's view; nothing here knows more than a person at the table.
"""

from __future__ import annotations

import math
from functools import cached_property

from game.engine.requests import Seat
from game.joakim import club, effects, property_squares
from game.joakim.data import GameData, SquareIndex
from game.joakim.effects import Kind, SmallEffect
from game.joakim.property_squares import Deal
from game.joakim.state import NO_CARD, State
from game.joakim.table import Table
from game.players.joakim_outlook import Outlook
from game.players.joakim_weights import Weights


class Plan:
    """One position as one seat values it.

    `eyes` is the seat whose view it is, where that is another: what may this be worth to them?
    """

    def __init__(
        self,
        data: GameData,
        outlook: Outlook,
        view: State,
        seat: Seat,
        weights: Weights,
        eyes: Seat | None = None,
    ) -> None:
        if not any(view.market):  # before the first values are thrown, each is half of the die
            view.market = [data.numbers.die // 2] * len(view.market)
        self.data, self.view, self.seat = data, view, seat
        self.weights = weights
        self.eyes = seat if eyes is None else eyes
        self.cash = view.cash[seat]
        self._cash_now = self.cash_worth(self.cash)
        self.outlook = outlook
        self.hold = self._hold()
        self.table = Table(data, view, [])
        self._kinds: dict[Kind, float] = {}

    def _hold(self) -> list[float]:
        """What one property is worth to keep: little when it is time to turn it into cash."""
        view, weights = self.view, self.weights
        if view.options.numbers_game == "on":
            share = min(1.0, len(view.newspaper) / weights.last_numbers)
            return [share * worth for worth in self.outlook.hold(view, self.eyes)]
        if view.worth(self.seat) >= view.options.win_limit:
            return [weights.closing_share * value for value in view.market]
        return self.outlook.hold(view, self.eyes)

    # Properties and deals

    def worth(self, kind: Kind, units: int, besides: int) -> float:
        """So many properties of a kind, to whoever has so many besides them."""
        visits = besides / self.view.options.transaction_limit
        crowd = math.pow(self.weights.crowding, visits)
        return self.hold[kind] * units * crowd

    def one_more(self, kind: Kind, units: int = 1) -> float:
        """What it is worth to get some more of a kind."""
        return self.worth(kind, units, self.view.owned(self.seat, kind))

    def last_ones(self, kind: Kind, units: int = 1) -> float:
        """What it costs to lose some of a kind."""
        return self.worth(kind, units, self.view.owned(self.seat, kind) - units)

    def cash_worth(self, cash: int) -> float:
        """What it is worth to have this much cash: the limit wins, little is a risk."""
        weights, options = self.weights, self.view.options
        if cash >= options.win_limit and options.numbers_game == "off":
            return cash + weights.win
        return cash - weights.short_of_reserve * max(0, weights.reserve - cash)

    def paying(self, amount: int) -> float:
        """What it costs to pay an amount; below zero for what it brings to be paid one."""
        return self._cash_now - self.cash_worth(self.cash - amount)

    def gain(self, kind: Kind, deal: Deal | None) -> float:
        """What a deal on a property square brings."""
        if deal is None:
            return 0.0
        total, units = property_squares.price_of(self.table, kind, deal), deal.units
        if deal.verb in ("buy", "option"):
            return self.bought(kind, units, total)
        crown = self.weights.crown if deal.verb == "double" else 0.0
        return self.sold(kind, units, total) - crown

    def bought(self, kind: Kind, units: int, price: int) -> float:
        """What it brings to get so many of a kind for a price, all told."""
        return self.one_more(kind, units) - self.paying(price)

    def sold(self, kind: Kind, units: int, price: int) -> float:
        """What it brings to give so many of a kind away for a price, all told."""
        return -self.paying(-price) - self.last_ones(kind, units)

    def best_swap(self, given: Kind) -> float:
        """What the best property brings that the club swaps for one of this kind."""
        swaps = club.swaps(self.table, self.seat, given)
        return max(self.swapped(offer.value) for offer in swaps)

    def swapped(self, swap: club.Swap) -> float:
        """What the property that is taken in a swap is worth beyond its price."""
        kind, price = swap
        return self.one_more(kind) - self.paying(price)

    # Squares and moves

    def best_deal(self, kind: Kind) -> float:
        """What the best deal on a square of this kind brings: nothing at the worst."""
        if kind not in self._kinds:
            offers = property_squares.deals(self.table, self.seat, kind)
            self._kinds[kind] = max(self.gain(kind, offer.value) for offer in offers)
        return self._kinds[kind]

    def square(self, square: SquareIndex) -> float:
        """What it is worth to end a move on this square."""
        place = self.data.board.squares[square]
        if place.sells is not None:
            return self.best_deal(place.sells)
        match place.type:
            case "newspaper":
                return self.newspaper
            case "uncle":
                return self.weights.uncle
            case "club":
                is_open = self.view.club_closed_by == NO_CARD
                return self.weights.club if is_open else 0.0
        return self.exchange()

    def exchange(self) -> float:
        """What the Stock Exchange gives."""
        return -self.paying(-self.data.numbers.exchange_pays)

    @cached_property
    def newspaper(self) -> float:
        """The next number: what it does to one's own property more than to the others'."""
        seats = self.view.seats_from(self.seat)
        moved = 0.0
        for kind, change in enumerate(self.outlook.next_change(self.view, self.seat)):
            mine, *others = (self.view.owned(seat, kind) for seat in seats)
            moved += change * (mine - sum(others) / max(1, len(others)))
        return moved + self.weights.news + self._small_heading()

    def _small_heading(self) -> float:
        """The small heading of the next number, if the seat has peeked at it."""
        known = self.view.known[self.seat]
        return self.small_heading(self.data.newspaper[known[0]].small) if known else 0.0

    def small_heading(self, effect: SmallEffect) -> float:
        """What it is worth to follow a small heading."""
        match effect:
            case effects.Earn(amount):
                return float(amount)
            case effects.Pay(amount):
                return -self.paying(amount)
            case effects.TakeOver():
                return self.weights.take_over
            case effects.CameBy():
                return self.weights.any_property
            case effects.Worthless():
                return -self.weights.any_property
            case effects.Crown():
                return self.weights.crown
        return 0.0

    def roll(self) -> float:
        """What a roll of the die is worth: the mean over its faces of the best square in reach."""
        board, faces = self.data.board, range(1, self.data.numbers.die + 1)
        reach = board.reach[self.view.squares[self.seat]]
        return sum(self.best_square(reach[steps]) for steps in faces) / len(faces)

    def best_square(self, squares: tuple[SquareIndex, ...] | range) -> float:
        """The best of these squares that no pawn stands on; nothing at the worst."""
        taken = self.view.squares
        return max((self.square(each) for each in squares if each not in taken), default=0.0)

    def anywhere(self) -> float:
        """The best square of the whole board."""
        return self.best_square(range(len(self.data.board.squares)))
