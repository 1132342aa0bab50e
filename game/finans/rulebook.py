"""The rulebook of Nya Finans as the engine knows it: its phases, and how its games begin."""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine
from typing import Any

from game.engine.events import Event
from game.engine.requests import AnyRequest, Seat
from game.engine.rulebook import GameSetup, Json, Rulebook
from game.finans import dealing, news, rent, setup, spaces, tips, turn, views
from game.finans.data import GameData
from game.finans.options import Options
from game.finans.state import BANK, START, Phase, State
from game.finans.table import Table

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6

PhaseScript = Callable[[Table, Seat], Coroutine[AnyRequest, Any, None]]

PHASES: dict[Phase, PhaseScript] = {
    Phase.DECKS: setup.shuffle_decks,
    Phase.BEGINNER: setup.name_beginner,
    Phase.PAPERS: setup.deal_papers,
    Phase.TURN: turn.before_roll,
    Phase.LANDED: spaces.land,
    Phase.NEWS: news.take,
    Phase.NEWS_CARD: news.follow_card,
    Phase.TIP: tips.take,
    Phase.TIP_CARD: tips.follow_card,
    Phase.END: turn.after_roll,
    Phase.RENT: rent.claim,
    Phase.AUCTION: dealing.auction,
    Phase.OFFER: dealing.offer,
}


class FinansRules(Rulebook[State]):
    """Nya Finans, played with this board and these papers."""

    game = "finans"
    version = 1

    def __init__(self, data: GameData) -> None:
        self.data = data

    def new_state(self, setup: GameSetup) -> State:
        """The table before the first card is shuffled.

        Raises ValueError for too few or too many seats, two pieces alike, or an unknown option.
        """
        players = len(setup.seats)
        if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            raise ValueError(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} can play, not {players}")
        if len({seat.look for seat in setup.seats}) < players:
            raise ValueError("two seats have the same piece")
        return self.empty_table(players, Options.from_json(setup.options))

    def empty_table(self, players: int, options: Options) -> State:
        """All papers with the bank, all cards in their piles, all pieces on the Bank Exit."""
        data = self.data
        return State(
            options=options,
            cash=[0] * (players + 1),
            plots=[BANK] * len(data.plots),
            mortgaged=[False] * len(data.plots),
            built=[False] * len(data.plots),
            shares=[BANK] * len(data.shares),
            bonds=[BANK] * data.numbers.bonds,
            loans=[0] * players,
            cars=[False] * players,
            spaces=[START] * players,
            laps=[0] * players,
            missing=[0] * players,
            freed=[False] * players,
            out=[False] * players,
            news=list(range(len(data.news))),
            tips=list(range(len(data.tips))),
            kept=[[] for _ in range(players)],
        )

    def table(self, state: State, log: list[Event[State]]) -> Table:
        return Table(self.data, state, log)

    def phase(self, table: Any) -> Coroutine[AnyRequest, Any, None]:
        state: State = table.state
        return PHASES[state.phase](table, state.seat)

    def view(self, state: State, seat: Seat | None) -> State:
        return views.view(state, seat)

    def deal_unseen(self, state: State, seat: Seat, rng: random.Random) -> State:
        return views.deal_unseen(state, seat, rng)

    def round(self, state: State) -> int:
        return state.rounds + 1

    def state_from_json(self, raw: Json) -> State:
        return State.from_json(raw)
