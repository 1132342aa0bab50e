"""What a property may be worth: an outlook over the newspapers that can still come.

Drawn newspapers lie open (clause joakim.debts.7), so whoever counts them knows what is left in the
pile. To hold a property is worth what it brings when it is sold at the right moment: the solution
of a small problem of optimal stopping, a table of values for each set of changes that are left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.engine.requests import Card, Seat
from game.joakim import effects
from game.joakim.data import GameData, NewspaperCard
from game.joakim.effects import Kind
from game.joakim.state import State
from game.players.joakim_weights import Weights

Changes = tuple[tuple[int, int], ...]  # each change of a value in M, and its weight


class Ahead(NamedTuple):
    """What the newspapers can do to one kind."""

    next: Changes  # the very next one, changes of 0 included
    table: tuple[float, ...]  # what a property is worth to hold, from the lowest value up


class Outlook:
    """What the values may do, for all the decisions of one game.

    `opinions`, by kind, are factors near 1: what this player likes more or less than others do.
    """

    def __init__(self, data: GameData, weights: Weights, opinions: Sequence[float]) -> None:
        numbers = data.numbers
        self._weights = weights
        self._opinions = opinions
        self._lowest, self._highest = numbers.lowest_value, numbers.highest_value
        self._changes = [
            [change_of(card, kind) for card in data.newspaper] for kind in range(len(data.kinds))
        ]
        self._pile = frozenset[Card](), tuple[Card, ...]()  # for which `_ahead` was worked out
        self._ahead: list[Ahead] = []
        self._worths: list[tuple[float, ...]] = []

    def hold(self, view: State, seat: Seat) -> list[float]:
        """By kind: what one property is worth to this seat, in M, if it is not sold now."""
        worths = self.worths(view, seat)
        return [
            table[max(0, value - self._lowest)]
            for table, value in zip(worths, view.market, strict=True)
        ]

    def worths(self, view: State, seat: Seat) -> list[tuple[float, ...]]:
        """By kind: the same at each value, from the lowest up."""
        self._look(view, seat)
        return self._worths

    def next_change(self, view: State, seat: Seat) -> list[float]:
        """By kind: by how much the next newspaper moves the value in the mean, in M."""
        ahead = self._look(view, seat)
        return [self._mean(ahead[kind].next, value) for kind, value in enumerate(view.market)]

    def _mean(self, changes: Changes, value: int) -> float:
        total = sum(weight for _, weight in changes)
        lowest, highest = self._lowest - value, self._highest - value
        return sum(max(lowest, min(highest, by)) * weight for by, weight in changes) / (total or 1)

    def _look(self, view: State, seat: Seat) -> list[Ahead]:
        """By kind what lies ahead; worked out again only when a number has come or been seen."""
        known = tuple(view.known[seat])
        gone = (*view.newspaper_drawn, *view.newspaper_removed, *known, view.club_closed_by)
        pile = frozenset(range(len(self._changes[0]))).difference(gone), known
        if pile != self._pile or not self._ahead:
            self._pile = pile
            self._ahead = [self._ahead_of(changes, *pile) for changes in self._changes]
            self._worths = [
                tuple(opinion * worth for worth in ahead.table)
                for opinion, ahead in zip(self._opinions, self._ahead, strict=True)
            ]
        return self._ahead

    def _ahead_of(
        self, changes: list[int], left: frozenset[Card], known: tuple[Card, ...]
    ) -> Ahead:
        following = Counter(changes[card] for card in known[:1] or left)
        weights: Counter[int] = Counter()
        for card, change in enumerate(changes):
            if change:
                weights[change] += self._weights.pile if card in left else 1
        soon = tuple(change for card in known if (change := changes[card]))
        later, ends = tuple(sorted(weights.items())), (self._lowest, self._highest)
        return Ahead(
            tuple(sorted(following.items())), holding_table(later, soon, *ends, self._weights)
        )


def change_of(card: NewspaperCard, kind: Kind) -> int:
    """By how many M the large heading of this card moves the value of a kind."""
    change = 0
    for effect in card.large:
        match effect:
            case effects.Market(changes):
                change += sum(by for each, by in changes if each == kind)
            case effects.MarketAll(by):
                change += by
    return change


@lru_cache(maxsize=4096)
def holding_table(
    changes: Changes, soon: tuple[int, ...], lowest: int, highest: int, weights: Weights
) -> tuple[float, ...]:
    """What a property is worth to hold at each value from lowest to highest, in M.

    `soon` are the next changes where they are known; after them, `changes` come by their weights.
    """
    values = range(lowest, highest + 1)
    patience, sells = weights.patience, weights.chance_to_sell
    total = sum(weight for _, weight in changes)
    if not total:
        return tuple(patience * value for value in values)
    landing = [
        [(max(lowest, min(highest, value + by)) - lowest, weight / total) for by, weight in changes]
        for value in values
    ]
    best = [float(value) for value in values]  # at the end of the look ahead it is sold
    held = best
    for _ in range(weights.changes_ahead):
        held = [patience * sum(chance * best[at] for at, chance in row) for row in landing]
        best = [
            sells * max(value, hold) + (1 - sells) * hold
            for value, hold in zip(values, held, strict=True)
        ]
    for by in reversed(soon):
        held = [best[max(lowest, min(highest, value + by)) - lowest] for value in values]
        best = [max(value, hold) for value, hold in zip(values, held, strict=True)]
    return tuple(held)
