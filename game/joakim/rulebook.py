"""The rulebook of Joakim as the engine knows it: its phases, and how its games begin."""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine
from typing import Any

from game.engine.events import Event
from game.engine.requests import AnyRequest, Seat
from game.engine.rulebook import GameSetup, Json, Rulebook
from game.joakim import (
    closed_auction,
    club,
    newspaper,
    offers,
    reactions,
    setup,
    tips,
    turn,
    uncle,
    views,
)
from game.joakim.crown import crown_window
from game.joakim.data import GameData
from game.joakim.movement import move
from game.joakim.options import Options
from game.joakim.sharks import Sharks
from game.joakim.state import NOWHERE, Phase, State
from game.joakim.table import Table

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5

PhaseScript = Callable[[Table, Seat], Coroutine[AnyRequest, Any, None]]

PHASES: dict[Phase, PhaseScript] = {
    Phase.DECKS: setup.shuffle_decks,
    Phase.BEGINNER: setup.name_beginner,
    Phase.PAWNS: setup.place_pawn,
    Phase.HOLDINGS: setup.take_holding,
    Phase.VALUES: setup.throw_values,
    Phase.MOVE: move,
    Phase.SQUARE: turn.use_square,
    Phase.NEWSPAPER: newspaper.draw_number,
    Phase.LARGE_HEADING: newspaper.follow_large_heading,
    Phase.SMALL_HEADING: newspaper.follow_small_heading,
    Phase.UNCLE_CARD: uncle.follow_card,
    Phase.CLUB_CARD: club.follow_card,
    Phase.END: turn.end_move,
    Phase.CROWN: crown_window,
    Phase.TIP: tips.follow,
    Phase.RUMOUR: tips.rumour,
    Phase.UNCLE_IS_AWAY: reactions.uncle_at_home,
    Phase.WORTHLESS_PURCHASE: reactions.worthless_purchase,
    Phase.CLOSED_AUCTION: closed_auction.bid,
    Phase.OFFER: offers.offer,
}


class JoakimRules(Rulebook[State]):
    """Joakim von Ankas fantastiska affärer, played with these boards and decks."""

    game = "joakim"
    version = 1

    def __init__(self, data: GameData) -> None:
        self.data = data

    def new_state(self, setup: GameSetup) -> State:
        """The table before the first card is shuffled.

        Raises ValueError for too few or too many seats, two pawns alike, an unknown option, a first
        player who is not there, or a start that reaches the limit.
        """
        players = len(setup.seats)
        if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            raise ValueError(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} can play, not {players}")
        if len({seat.look for seat in setup.seats}) < players:
            raise ValueError("two seats have the same pawn")
        options = Options.from_json(setup.options)
        if options.numbers_game == "off" and options.start_cash >= options.win_limit:
            raise ValueError(f"{options.start_cash} M at the start reach the limit at once")
        if options.first_player in [f"seat_{n}" for n in range(players + 1, MOST_PLAYERS + 1)]:
            raise ValueError(f"there is no {options.first_player} to begin")
        return self.empty_table(players, options)

    def empty_table(self, players: int, options: Options) -> State:
        """All property and cards with the bank and in their piles, nobody on the board."""
        kinds = self.data.kinds
        nothing = [[0] * len(kinds) for _ in range(players)]
        sharks = options.sharks == "on"
        return State(
            options=options,
            cash=[0] * (players + 1),
            ones=[*nothing, [kind.ones for kind in kinds]],
            fives=[*(row[:] for row in nothing), [kind.fives for kind in kinds]],
            market=[0] * len(kinds),
            squares=[NOWHERE] * players,
            out=[False] * players,
            options_held=[[] for _ in range(players)],
            known=[[] for _ in range(players)],
            newspaper=list(range(len(self.data.newspaper))),
            uncle=[n for n, card in enumerate(self.data.uncle) if sharks or not card.shark],
            club=list(range(len(self.data.club))),
            sharks=self.empty_sharks(players) if sharks else None,
        )

    def empty_sharks(self, players: int) -> Sharks:
        """All tips in their pile and all loan cards with the bank (clause sharks.1)."""
        sizes = self.data.loans
        return Sharks(
            tips=list(range(len(self.data.tips))),
            hands=[[] for _ in range(players)],
            inspected=[[False] * players for _ in range(players)],
            kept=[[] for _ in range(players)],
            loans=[*([0] * len(sizes) for _ in range(players)), [size.cards for size in sizes]],
            due=[0] * players,
            beagles=[[] for _ in range(players)],
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
