"""How scenarios of Aku Ankka are written, held against expectations, and shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from enum import Enum
from typing import Any

from game.ankka.data import TOPICS, GameData
from game.ankka.questions import LETTERS
from game.ankka.rulebook import MOST_PLAYERS, AnkkaRules
from game.ankka.state import NEVER, NO_CARD, NOBODY, State
from game.ankka.table import Table
from game.engine.events import AnyEvent
from game.engine.rulebook import GameSetup, Json, Rulebook
from game.engine.session import Session
from game.files.shapes import Indices
from game.files.yaml_source import Source
from game.scenarios.ankka_expectations import unmet
from game.scenarios.ankka_position import build
from game.scenarios.ankka_shapes import AnkkaExpectation, AnkkaFile
from game.scenarios.held import Held
from game.scenarios.scenery import Names, Scenery
from game.scenarios.shapes import NOBODY as NOBODY_WORD
from game.scenarios.shapes import Expectation, ScenarioFile

_SEATS = ("seat", "other", "holder", "judge")
_PAWNS = ("pawn", "giver", "taker")


class AnkkaScenery(Scenery):
    """The scenery of Aku Ankka."""

    rulebook: AnkkaRules
    shape: type[ScenarioFile] = AnkkaFile

    def __init__(self, rulebook: Rulebook[Any]) -> None:
        assert isinstance(rulebook, AnkkaRules)
        self.rulebook = rulebook
        self._data: GameData = rulebook.data
        questions = zip(TOPICS, self._data.questions, strict=True)
        self.decks = {
            "events": tuple(card.id for card in self._data.events),
            "answers": tuple(LETTERS),
            "dimes": ("genuine", *(f"fake_{n}" for n in range(1, MOST_PLAYERS))),
            **{topic: tuple(card.id for card in cards) for topic, cards in questions},
        }

    def indices(self) -> Indices:
        return {
            "node": {node.id: n for n, node in enumerate(self._data.nodes)},
            "event card": {id: n for n, id in enumerate(self.decks["events"])},
        }

    def position(self, file: ScenarioFile, source: Source, setup: GameSetup) -> State:
        assert isinstance(file, AnkkaFile) and file.position is not None
        return build(self.rulebook, file.position, source, setup)

    def unmet(
        self,
        expected: Expectation,
        keys: Mapping[str, int],
        session: Session[Any],
        log: list[AnyEvent],
        names: Names,
    ) -> Iterator[tuple[str, str]]:
        assert isinstance(expected, AnkkaExpectation)
        return unmet(expected, keys, Held(self._data, session, log, names))

    # How it is shown

    def shown(self, session: Session[Any], names: Names) -> Json:
        state: State = session.state
        questions = {
            name: [self.decks[name][card] for card in state.piles[topic]]
            for topic, name in enumerate(TOPICS)
        }
        return {
            "move": names[state.seat],
            "phase": state.phase.name.lower(),
            "turns": state.turns,
            "steps": state.steps,
            "players": {name: self._player(state, seat) for seat, name in enumerate(names)},
            "dime": _name(state.holder, names),
            "safe": state.safe,
            "face_up": None if state.face_up == NO_CARD else self._event(state.face_up),
            "open": None if state.open is None else self._open(state),
            "decks": {"events": [self._event(card) for card in state.events], **questions},
            "used": [self._event(card) for card in state.used],
            "winners": [names[seat] for seat in state.winners],
            "ending": state.ending.name.lower(),
        }

    def _player(self, state: State, seat: int) -> Json:
        table, pawn = Table(self._data, state, []), state.pawn[seat]
        return {
            "character": state.characters[pawn],
            "node": state.nodes[pawn],
            "visited": list(table.route(pawn)[: state.visited[pawn]]),
            "goal": table.next_destination(pawn) or "bin",
            "kept": [self._event(card) for card in state.kept[pawn]],
            "lock": state.lock[pawn],
            "barred": state.lost_in[pawn] != NEVER,
            "short_turn": state.short_turn[seat],
        }

    def _open(self, state: State) -> Json:
        assert state.open is not None
        asked = state.open
        return {
            "topic": TOPICS[asked.topic],
            "id": self.decks[TOPICS[asked.topic]][asked.card],
            "shown": [LETTERS[answer] for answer in asked.shown],
            "right": asked.right,
        }

    def _event(self, card: int) -> str:
        return self.decks["events"][card]

    def event(self, event: AnyEvent, names: Names) -> Json:
        topic = getattr(event, "topic", None)
        deck = str(getattr(event, "deck", "events" if topic is None else TOPICS[topic]))
        shown: Json = {"event": type(event).__name__}
        for each in fields(event):
            shown[each.name] = self._value(each.name, getattr(event, each.name), deck, names)
        return shown

    def _value(self, name: str, value: Any, deck: str, names: Names) -> Any:
        if name in (*_SEATS, *_PAWNS):  # a pawn goes by who began with it
            return _name(value, names)
        if name == "winners":
            return [names[seat] for seat in value]
        if name == "topic":
            return TOPICS[value]
        if name == "card" and type(value) is int:
            return self.decks[deck][value]
        if name == "order":
            return [self.decks[deck][card] for card in value]
        if name == "facts":
            return dict(value)
        return value.name.lower() if isinstance(value, Enum) else value


def _name(seat: int, names: Names) -> str:
    return NOBODY_WORD if seat == NOBODY else names[seat]
