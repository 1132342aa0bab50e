"""What is true after every single event of a game of Aku Ankka, and rules that are watched."""

from __future__ import annotations

from dataclasses import replace

from game.ankka import effects
from game.ankka.data import TOPICS, GameData, Question
from game.ankka.rulebook import AnkkaRules
from game.ankka.state import NEVER, NO_CARD, NOBODY, State
from game.ankka.table import Table
from game.engine.events import Event
from game.games import GAMES


def check_table(table: Table) -> None:
    """Every card, pawn and token is somewhere, once; there is one dime; nobody owes steps."""
    data, state = table.data, table.state
    assert state.steps >= 0
    assert sorted(state.pawn) == list(range(state.players))
    assert len(set(state.characters)) == state.players
    assert state.dime in range(state.players) or (
        state.dime == NOBODY and (state.options.first_dime == "bin" or state.turns == 0)
    )
    assert not (state.safe and state.options.after_capture == "open")
    _check_pawns(table)
    _check_cards(data, state)


def _check_pawns(table: Table) -> None:
    state, nodes = table.state, {node.id for node in table.data.nodes}
    for pawn in range(state.players):
        route = table.route(pawn)
        assert state.nodes[pawn] in nodes
        assert 0 <= state.visited[pawn] <= len(route)
        assert state.lock[pawn] == 0 or state.visited[pawn] < state.lock[pawn] <= len(route)
        assert NEVER <= state.lost_in[pawn] <= state.turns


def _check_cards(data: GameData, state: State) -> None:
    kept = [card for cards in state.kept for card in cards]
    face_up = [card for card in [state.face_up] if card != NO_CARD]
    lying = [*state.events, *state.used, *kept, *face_up]
    assert sorted(lying) == list(range(len(data.events)))
    assert all(isinstance(data.events[card].effect, effects.Keep) for card in kept)
    for topic, pile in enumerate(state.piles):
        assert sorted(pile) == list(range(len(data.questions[topic])))
        assert 0 <= state.fresh[topic] <= len(pile)


class WatchedTable(Table):
    """A table on which every event is looked at."""

    __slots__ = ()

    def emit(self, event: Event[State]) -> None:
        super().emit(event)
        check_table(self)


class WatchedRules(AnkkaRules):
    """The rules of Aku Ankka, played on a watched table."""

    def table(self, state: State, log: list[Event[State]]) -> Table:
        return WatchedTable(self.data, state, log)


QUESTIONS = tuple(
    tuple(Question(f"q{n:03}", level=n % 3 + 1, right=n % 2) for n in range(20)) for _ in TOPICS
)
"""Always the same, so that random games stay as they are when questions are added to the box."""


def watched_rules() -> WatchedRules:
    rules = GAMES["ankka"].rulebook()
    assert isinstance(rules, AnkkaRules)
    return WatchedRules(replace(rules.data, questions=QUESTIONS))
