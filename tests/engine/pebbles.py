"""A tiny game for the engine's tests: players take pebbles, and chance may give one back.

A heap lies on the table. In each turn the player takes one to three pebbles; then a die is thrown,
and on a 6 one pebble comes back. Who takes the last one wins. `peek` shows a secret number to the
player alone, `gamble` throws the die before and not after, and `stumble` makes a rule fail.
"""

from __future__ import annotations

import random
from collections.abc import Coroutine
from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar

from game.engine.events import Event
from game.engine.requests import (
    Amount,
    AnyRequest,
    Choice,
    Option,
    Reason,
    Refused,
    Roll,
    Shuffle,
)
from game.engine.rulebook import GameSetup, Json, Rulebook, Seating
from game.engine.session import Session
from game.engine.table import GameOver, Table


@dataclass
class Heap:
    """The state: pebbles in the heap, whose turn it is, and a pile that nobody sees."""

    pebbles: int
    players: int
    seat: int = 0
    pile: list[int] = field(default_factory=lambda: [0, 1, 2])
    winner: int = -1

    def copy(self) -> Heap:
        return Heap(self.pebbles, self.players, self.seat, self.pile[:], self.winner)

    def to_json(self) -> Json:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Taken(Event[Heap]):
    count: int

    def apply(self, state: Heap) -> None:
        state.pebbles -= self.count


@dataclass(frozen=True, slots=True)
class TurnPassed(Event[Heap]):
    seat: int

    def apply(self, state: Heap) -> None:
        state.seat = self.seat


@dataclass(frozen=True, slots=True)
class Peek(Event[Heap]):
    reveals: ClassVar[bool] = True
    seat: int
    number: int

    @property
    def seen_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def veiled(self) -> Peek:
        return Peek(self.seat, -1)


@dataclass(frozen=True, slots=True)
class PileShuffled(Event[Heap]):
    order: tuple[int, ...]

    def apply(self, state: Heap) -> None:
        state.pile = list(self.order)


@dataclass(frozen=True, slots=True)
class Won(Event[Heap]):
    seat: int

    def apply(self, state: Heap) -> None:
        state.winner = self.seat


class Pebbles(Rulebook[Heap]):
    """The rules. A heap of zero pebbles cannot be."""

    game = "pebbles"
    version = 1

    def new_state(self, setup: GameSetup) -> Heap:
        pebbles = setup.options["pebbles"]
        if not isinstance(pebbles, int) or pebbles < 1:
            raise ValueError("no pebbles")
        return Heap(pebbles, len(setup.seats))

    def table(self, state: Heap, log: list[Event[Heap]]) -> Table[Heap]:
        return Table(state, log)

    def phase(self, table: Table[Heap]) -> Coroutine[AnyRequest, Any, None]:
        return turn(table, table.state.seat)

    def round(self, state: Heap) -> int:
        return 0

    def view(self, state: Heap, seat: int | None) -> Heap:
        seen = state.copy()
        seen.pile = [-1] * len(state.pile)
        return seen

    def deal_unseen(self, state: Heap, seat: int, rng: random.Random) -> Heap:
        dealt = state.copy()
        rng.shuffle(dealt.pile)
        return dealt

    def state_from_json(self, raw: Json) -> Heap:
        return Heap(**raw)


async def turn(t: Table[Heap], seat: int) -> None:
    ways = tuple(Option(word, word) for word in ("take", "peek", "shuffle", "gamble", "stumble"))
    way = await Choice(seat, "turn", ways, refuse=lambda: [Refused("cheat", Reason("no", "p.1"))])
    if way == "stumble":
        t.emit(Taken(1))
        raise ZeroDivisionError
    if way == "peek":
        t.emit(Peek(seat, t.state.pile[0]))
    if way == "shuffle":
        t.emit(PileShuffled(await Shuffle("pile", tuple(t.state.pile))))
        return
    if way == "gamble":
        await Roll("luck")
    most = min(3, t.state.pebbles)
    count = await Amount(seat, "take", 1, most, refuse=lambda n: Reason("too_many", "p.2"))
    t.emit(Taken(count))
    if not t.state.pebbles:
        t.emit(Won(seat))
        raise GameOver
    if way == "take" and await Roll("luck") == 6:
        t.emit(Taken(-1))
    t.emit(TurnPassed((seat + 1) % t.state.players))


def begin(pebbles: int = 10, seed: int = 3, players: int = 2) -> Session[Heap]:
    """A new game of pebbles."""
    return Session.begin(Pebbles(), setup_of(pebbles, seed, players))


def setup_of(pebbles: int = 10, seed: int = 3, players: int = 2) -> GameSetup:
    looks = ("red", "blue", "green")
    seats = tuple(Seating(f"P{seat}", looks[seat]) for seat in range(players))
    return GameSetup(seats, {"pebbles": pebbles}, seed)
