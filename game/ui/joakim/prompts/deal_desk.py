"""The deals that a property square offers, looked up by how many ones and fives they are of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.engine.requests import AnyChoice, Reason
from game.joakim.data import GameData
from game.joakim.effects import OptionCard
from game.joakim.property_squares import Deal
from game.joakim.state import BANK, State

Verb = Literal["buy", "sell", "double", "option"]
COSTLY = 0.25
"""Share of the cash from which on a deal is asked about twice."""


@dataclass(frozen=True)
class Side:
    """One way of dealing: buying, selling, the crown's sale, or one option card.

    `most_ones` and `most_fives`: how many cards lie with whoever gives them.
    """

    verb: Verb
    card: str
    most_ones: int
    most_fives: int

    @property
    def name(self) -> str:
        return f"{self.verb} {self.card}".strip()

    def id(self, ones: int, fives: int) -> str:
        """The option id of a deal on this side."""
        return f"{self.name} {ones}x1 {fives}x5"


class DealDesk:
    """What can be dealt here and what it comes to. Amounts in M."""

    def __init__(self, choice: AnyChoice, state: State, data: GameData) -> None:
        facts = dict(choice.facts)
        self.seat = choice.seat
        self.kind_id = str(facts["kind"])
        self.kind = data.kind(self.kind_id)
        self.price = int(facts["price"])
        self.limit = state.options.transaction_limit
        self._state = state
        self._data = data
        self._deals: dict[str, Deal] = {
            option.id: option.value for option in choice.options if isinstance(option.value, Deal)
        }
        self._refused: dict[str, Reason] = {each.id: each.reason for each in choice.refused}

    def sides(self) -> list[Side]:
        """Buying and selling always; the crown's sale and options only with whoever holds them."""
        out = [self._side("buy", BANK), self._side("sell", self.seat)]
        if self._state.crown == self.seat:
            out.append(self._side("double", self.seat))
        ids = [self._data.club[card].id for card in self._state.options_held[self.seat]]
        here = [id for id in ids if self.option_card(id).property == self.kind]
        return out + [self._side("option", BANK, id) for id in here or ids[:1]]

    def _side(self, verb: Verb, holder: int, card: str = "") -> Side:
        ones, fives = self._state.ones[holder][self.kind], self._state.fives[holder][self.kind]
        return Side(verb, card, ones, fives)

    def option_card(self, id: str) -> OptionCard:
        """What stands on an option card of this id."""
        effect = next(card.effect for card in self._data.club if card.id == id)
        assert isinstance(effect, OptionCard)
        return effect

    def possible(self, side: Side) -> list[tuple[int, int]]:
        """Ones and fives of every deal on this side, fewest properties first."""
        prefix = f"{side.name} "
        deals = [(d.ones, d.fives) for id, d in self._deals.items() if id.startswith(prefix)]
        return sorted(deals, key=lambda deal: (deal[0] + 5 * deal[1], deal[1]))

    def is_possible(self, side: Side, ones: int, fives: int) -> bool:
        return side.id(ones, fives) in self._deals

    def why_not(self, side: Side, ones: int, fives: int) -> Reason | None:
        """The rules' reason against a deal, None if it is possible or they name none."""
        return self._refused.get(side.id(ones, fives))

    def why_not_side(self, side: Side) -> Reason | None:
        """Why nothing at all can be dealt on this side, None if something can."""
        if self.possible(side):
            return None
        prefix = f"{side.name} "
        return next((why for id, why in self._refused.items() if id.startswith(prefix)), None)

    def is_counted(self, side: Side) -> bool:
        """Are ones and fives counted here, or is one of a few ways picked?"""
        return side.verb in ("buy", "sell") or (
            side.verb == "double" and self._state.options.crown_sale == "ten"
        )

    def most(self, side: Side) -> tuple[int, int] | None:
        """The largest deal; of two equally large ones the one with more fives."""
        deals = self.possible(side)
        return deals[-1] if deals else None

    def total(self, side: Side, ones: int, fives: int) -> int:
        """What the deal costs or brings."""
        units = ones + 5 * fives
        if side.verb == "option":
            return self.option_card(side.card).strike
        if side.verb == "double":
            return self._data.numbers.clamp(self.price * 2) * units
        return self.price * units

    def cash_after(self, side: Side, ones: int, fives: int) -> int:
        total = self.total(side, ones, fives)
        brings = side.verb in ("sell", "double")
        return self._state.cash[self.seat] + (total if brings else -total)

    def value_after(self, side: Side, ones: int, fives: int) -> int | None:
        """Business sharks: to what a deal of this size moves the value; None if it stays."""
        options, numbers = self._state.options, self._data.numbers
        exempt = side.verb == "option" and options.option_step == "exempt"
        if self._state.sharks is None or exempt:
            return None
        value, steps = self._state.market[self.kind], numbers.steps(ones + 5 * fives)
        after = numbers.clamp(value + (steps if side.verb in ("buy", "option") else -steps))
        return None if after == value else after

    def leaves_only_fives(self, side: Side, ones: int, fives: int) -> bool:
        """Whether after this deal a five can be taken over from the seat: it has no ones at all."""
        if not ones + fives or self._state.options.take_over_fives == "ones_only":
            return False
        sign = 1 if side.verb in ("buy", "option") else -1
        ones_left = sum(self._state.ones[self.seat]) + sign * ones
        return not ones_left and sum(self._state.fives[self.seat]) + sign * fives > 0

    def is_costly(self, side: Side, ones: int, fives: int) -> bool:
        """More than a quarter of the cash, or the last property of all that one has."""
        if side.verb in ("buy", "option"):
            return self.total(side, ones, fives) > COSTLY * self._state.cash[self.seat]
        kinds = range(len(self._data.kinds))
        owned = sum(self._state.owned(self.seat, kind) for kind in kinds)
        return owned == ones + 5 * fives
