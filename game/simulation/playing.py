"""Whole games between computer players, one after another or in several processes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from game.engine.chance import answer_of_chance
from game.engine.match import Match
from game.engine.requests import Shuffle
from game.engine.rulebook import GameSetup, Seating
from game.engine.saves import state_hash
from game.engine.session import Session
from game.games import GAMES
from game.setup_options import OptionValue

BEFORE = -1  # the answer of chance before the first one that a game asks for
MOST_TURNS = 20_000  # no sensible game is so long: one that is counts as a fault

Play = Callable[["Order"], "Record"]
CardCounts = Mapping[str, tuple[int, int]]  # by card: how often it was drawn, and followed


@dataclass(frozen=True, slots=True)
class Order:
    """A game to be played: who sits where is told by their levels, seat by seat."""

    game: str
    levels: tuple[str, ...]
    options: Mapping[str, OptionValue]
    seed: int
    cards: bool = False  # whether its cards are to be counted


@dataclass(frozen=True, slots=True)
class Record:
    """How a game went. `fault` tells what went wrong, and is empty if all went well."""

    order: Order
    turns: int
    answers: int
    seconds: float  # of the processor
    winners: tuple[int, ...]
    ending: str
    hash: str  # of the last state
    fault: str = ""
    cards: CardCounts = field(default_factory=dict)

    @property
    def rounds(self) -> float:
        """How many moves each seat had in the mean."""
        return self.turns / len(self.order.levels)


def looks_of(order: Order) -> list[str]:
    """The look of each seat: dealt anew in every game, so that no seat profits from a good one."""
    looks = GAMES[order.game].looks
    dealt = answer_of_chance(Shuffle("looks", tuple(range(len(looks)))), order.seed, BEFORE)
    assert isinstance(dealt, tuple)
    return [looks[n] for n in dealt[: len(order.levels)]]


def setup_of(order: Order) -> GameSetup:
    """The setup of the game: seats are named by their numbers."""
    dealt = zip(looks_of(order), order.levels, strict=True)
    seats = [Seating(f"{n} {level}", look, level) for n, (look, level) in enumerate(dealt)]
    return GameSetup(tuple(seats), dict(order.options), order.seed)


def play(order: Order) -> Record:
    """Play a game to its end, or to its first fault. Raises ValueError for an impossible setup."""
    game, setup = GAMES[order.game], setup_of(order)
    began = time.process_time()
    session = Session.begin(game.rulebook(), setup)
    match = Match(session, game.players(setup))
    answers, fault = 0, ""
    try:
        while session.request is not None and session.state.turns < MOST_TURNS:
            answers += match.play(most=100)
        if session.request is not None:
            fault = f"no end after {session.state.turns} turns"
    except Exception as error:  # whatever it was, the other games are played all the same
        fault = f"{error!r} at {session.request!r}, from {error.__cause__!r}"
    state: Any = session.state
    return Record(
        order,
        state.turns,
        answers,
        time.process_time() - began,
        tuple(state.winners),
        state.ending.name.lower(),
        state_hash(state),
        fault,
        _cards(session) if order.cards else {},
    )


def _cards(session: Session[Any]) -> CardCounts:
    """Each game knows its own; none is needed, and none loaded, unless it is asked for."""
    counters = import_module(f"game.simulation.{session.rulebook.game}_cards")
    counts: CardCounts = counters.cards(session)
    return counts


def play_all(orders: Iterable[Order], jobs: int = 1) -> Iterator[Record]:
    """Play the games, in so many processes at a time; their records come in the same order."""
    if jobs <= 1:
        yield from map(play, orders)
        return
    from multiprocessing import get_context  # not needed, and not loaded, for one process

    # Begun afresh: a copy of a process in which a screen or a sound runs may wait for ever.
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, orders, chunksize=4)
