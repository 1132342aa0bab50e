"""The table of Joakim: what is printed, the state under play, and how rules tell what happens."""

from __future__ import annotations

from functools import cache

from game.engine import events as engine_events
from game.engine import table as engine_table
from game.engine.requests import Facts, Seat
from game.joakim.data import GameData
from game.joakim.effects import Kind
from game.joakim.events import Cards, MarketMoved, Money, NothingHappened, PhaseBegan
from game.joakim.sharks import Sharks
from game.joakim.state import BANK, Holder, Phase, State

_phase_began = cache(PhaseBegan)  # frozen, and few of them differ


class Table(engine_table.Table[State]):
    """A game in play, with the board and the decks it is played on."""

    __slots__ = ("data",)

    def __init__(self, data: GameData, state: State, log: list[engine_events.Event[State]]) -> None:
        super().__init__(state, log)
        self.data = data

    def begin(self, seat: Seat, phase: Phase) -> None:
        """Go on to this phase, played by this seat."""
        self.emit(_phase_began(seat, phase))

    def earn(self, seat: Seat, amount: int, cause: str, clause: str, card: str = "") -> None:
        """The bank pays the seat an amount in M."""
        self.emit(Money(BANK, seat, amount, cause, clause, card))

    def buy(
        self, seat: Seat, kind: Kind, ones: int, fives: int, price: int, cause: str, clause: str
    ) -> None:
        """The seat gets cards from the bank for a price in M, all told."""
        self.hand_over(BANK, seat, kind, ones, fives, price, cause, clause)

    def sell(
        self, seat: Seat, kind: Kind, ones: int, fives: int, price: int, cause: str, clause: str
    ) -> None:
        """The seat gives cards to the bank for a price in M, all told."""
        self.hand_over(seat, BANK, kind, ones, fives, price, cause, clause)

    def hand_over(
        self,
        giver: Holder,
        taker: Holder,
        kind: Kind,
        ones: int,
        fives: int,
        price: int,
        cause: str,
        clause: str,
    ) -> None:
        """Cards change hands, and the taker pays the giver a price in M, all told."""
        if price:
            self.emit(Money(taker, giver, price, cause, clause))
        self.emit(Cards(giver, taker, kind, ones, fives, price, cause, clause))

    def nothing(self, seat: Seat, code: str, clause: str, facts: Facts = ()) -> None:
        """Tell why a rule came to nothing."""
        self.emit(NothingHappened(seat, code, clause, facts))

    def move_pin(self, kind: Kind, change: int, cause: str) -> None:
        """The value of a kind rises or falls, but stays between the ends (clause debts.6)."""
        value = self.data.numbers.clamp(self.state.market[kind] + change)
        if value != self.state.market[kind]:
            self.emit(MarketMoved(kind, value, cause))

    # What every chapter looks up.

    @property
    def sharks(self) -> Sharks:
        """What the business sharks add to the state; only where they play."""
        assert self.state.sharks is not None
        return self.state.sharks

    def kind_id(self, kind: Kind) -> str:
        """The id of a kind: "gold"."""
        return self.data.kinds[kind].id

    def half_value(self, kind: Kind) -> int:
        """What the bank gives for one property in a forced sale, in M (clauses debts.2 and .6)."""
        return self.data.numbers.clamp(self.state.market[kind] // 2)

    def double_value(self, kind: Kind) -> int:
        """Double the market value, in M, but no more than the highest (clause debts.6)."""
        return self.data.numbers.clamp(self.state.market[kind] * 2)

    def kinds_held(self, counts: list[int]) -> list[Kind]:
        """The kinds of which there is at least one card in such a row."""
        return [kind for kind, count in enumerate(counts) if count]
