"""The rulebook of Aku Ankka as the engine knows it: its phases, and how its games begin."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any

from game.ankka import capture, disputes, event_cards, machine, questions, setup, turn, views
from game.ankka.data import GameData
from game.ankka.helps import help_of
from game.ankka.memory import memory_of, pile_of
from game.ankka.options import Options
from game.ankka.state import NEVER, NO_LOCK, Help, Phase, State
from game.ankka.table import Table
from game.engine.events import Event
from game.engine.requests import AnyRequest, Card, Seat
from game.engine.rulebook import GameSetup, Json, Rulebook

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6

PhaseScript = Callable[[Table, Seat], Coroutine[AnyRequest, Any, None]]

PHASES: dict[Phase, PhaseScript] = {
    Phase.DECKS: setup.shuffle_decks,
    Phase.DIMES: setup.deal_dimes,
    Phase.BEGINNER: setup.name_beginner,
    Phase.TURN: turn.take,
    Phase.SHIELD: capture.ask_for_shield,
    Phase.QUESTION_CARD: questions.draw,
    Phase.QUESTION: questions.answer,
    Phase.JUDGE: questions.judge,
    Phase.VERDICT: disputes.verdict,
    Phase.VOTE: disputes.vote,
    Phase.EVENT: event_cards.draw,
    Phase.EVENT_CARD: event_cards.follow_card,
    Phase.MACHINE: machine.spin,
    Phase.SWAP: machine.swap,
    Phase.BEAM: machine.beam,
}


class AnkkaRules(Rulebook[State]):
    """Aku Ankka, played in this town and with these cards."""

    game = "ankka"
    version = 1

    def __init__(self, data: GameData) -> None:
        self.data = data

    def new_state(self, setup: GameSetup) -> State:
        """The table before the first card is shuffled.

        Raises ValueError for too few or too many seats, a character that there is not or that is
        taken twice, an unknown option, or a help that makes no sense.
        """
        looks = [seat.look for seat in setup.seats]
        if not FEWEST_PLAYERS <= len(looks) <= MOST_PLAYERS:
            raise ValueError(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} can play, not {len(looks)}")
        by_look = {each.look: each.id for each in self.data.characters}
        if unknown := [look for look in looks if look not in by_look]:
            raise ValueError(f"no such character: {', '.join(unknown)}")
        if len(set(looks)) < len(looks):
            raise ValueError("two seats have the same character")
        characters, options = [by_look[look] for look in looks], Options.from_json(setup.options)
        if options.first_player in [f"seat_{n}" for n in range(len(looks) + 1, MOST_PLAYERS + 1)]:
            raise ValueError(f"there is no {options.first_player} to begin")
        state = self.empty_table(characters, options, setup.memory.get("asked", {}))
        state.people = tuple(seat.player == "human" for seat in setup.seats)
        state.helps = tuple(map(help_of, setup.seats))
        return state

    def empty_table(self, characters: list[str], options: Options, asked: Json) -> State:
        """All characters on their starts, all cards in their piles, the dime with nobody.

        `asked`: by topic the ids of the questions of earlier evenings, those asked first first.
        """
        data, players = self.data, len(characters)
        piles = [pile_of(data, topic, asked) for topic in range(len(data.questions))]
        return State(
            options=options,
            people=(True,) * players,
            helps=(Help(),) * players,
            pawn=list(range(players)),
            characters=tuple(characters),
            nodes=[data.character(id).start for id in characters],
            visited=[0] * players,
            kept=[[] for _ in range(players)],
            lock=[NO_LOCK] * players,
            lost_in=[NEVER] * players,
            short_turn=[False] * players,
            out=[False] * players,
            events=list(range(len(data.events))),
            piles=[cards for cards, _ in piles],
            fresh=[fresh for _, fresh in piles],
            used=list[Card](),
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
        return state.turns // state.players + 1

    def answers_for(self, request: AnyRequest, computers: Collection[Seat]) -> Seat | None:
        return questions.judge_in_place_of(request, computers)

    def memory(self, state: State, log: Sequence[Event[State]], before: Json) -> Json:
        return memory_of(self.data, log, before)

    def state_from_json(self, raw: Json) -> State:
        return State.from_json(raw)
