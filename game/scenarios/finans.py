"""How scenarios of Nya Finans are written, held against expectations, and shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from enum import Enum
from typing import Any

from game.engine.events import AnyEvent
from game.engine.rulebook import GameSetup, Json, Rulebook
from game.engine.session import Session
from game.files.shapes import Indices
from game.files.yaml_source import Source
from game.finans.data import GameData
from game.finans.groups import complete_groups
from game.finans.rulebook import FinansRules
from game.finans.state import BANK, NO_CARD, State
from game.finans.table import Table
from game.finans.winning import worth
from game.scenarios.finans_expectations import unmet
from game.scenarios.finans_position import build
from game.scenarios.finans_shapes import FinansExpectation, FinansFile
from game.scenarios.held import Held, holder_name
from game.scenarios.scenery import Names, Scenery
from game.scenarios.shapes import Expectation, ScenarioFile

_HOLDERS = ("seat", "payer", "payee", "giver", "taker", "maker", "partner", "seller", "buyer")


class FinansScenery(Scenery):
    """The scenery of Nya Finans."""

    rulebook: FinansRules
    shape: type[ScenarioFile] = FinansFile

    def __init__(self, rulebook: Rulebook[Any]) -> None:
        assert isinstance(rulebook, FinansRules)
        self.rulebook = rulebook
        self._data: GameData = rulebook.data
        self.decks = {
            "news": tuple(card.id for card in self._data.news),
            "tips": tuple(card.id for card in self._data.tips),
        }
        self._plots = tuple(plot.id for plot in self._data.plots)
        self._shares = tuple(share.id for share in self._data.shares)

    def indices(self) -> Indices:
        return {
            "plot": {id: n for n, id in enumerate(self._plots)},
            "share": {id: n for n, id in enumerate(self._shares)},
            "news": {id: n for n, id in enumerate(self.decks["news"])},
            "market tip": {id: n for n, id in enumerate(self.decks["tips"])},
        }

    def position(self, file: ScenarioFile, source: Source, setup: GameSetup) -> State:
        assert isinstance(file, FinansFile) and file.position is not None
        return build(self.rulebook, file.position, source, setup)

    def unmet(
        self,
        expected: Expectation,
        keys: Mapping[str, int],
        session: Session[Any],
        log: list[AnyEvent],
        names: Names,
    ) -> Iterator[tuple[str, str]]:
        assert isinstance(expected, FinansExpectation)
        return unmet(expected, keys, Held(self._data, session, log, names))

    # How it is shown

    def shown(self, session: Session[Any], names: Names) -> Json:
        state: State = session.state
        return {
            "move": names[state.seat],
            "phase": state.phase.name.lower(),
            "turns": state.turns,
            "players": {name: self._player(state, seat) for seat, name in enumerate(names)},
            "bank": {"cash": state.cash[BANK]} | self._papers(state, BANK),
            "in_force": None if state.in_force == NO_CARD else self.decks["news"][state.in_force],
            "decks": {
                deck: [ids[card] for card in getattr(state, deck)]
                for deck, ids in self.decks.items()
            },
            "winners": [names[seat] for seat in state.winners],
            "ending": state.ending.name.lower(),
        }

    def _player(self, state: State, seat: int) -> Json:
        table = Table(self._data, state, [])
        return {
            "cash": state.cash[seat],
            "worth": worth(table, seat),
            "complete": complete_groups(table, seat),
            "space": state.spaces[seat],
            **self._papers(state, seat),
            "loans": state.loans[seat],
            "car": state.cars[seat],
            "kept": [self.decks["tips"][card] for card in state.kept[seat]],
            "missing": state.missing[seat],
            "laps": state.laps[seat],
            "out": state.out[seat],
        }

    def _papers(self, state: State, holder: int) -> Json:
        return {
            "plots": {
                self._plots[n]: {"mortgaged": state.mortgaged[n], "built": state.built[n]}
                for n, owner in enumerate(state.plots)
                if owner == holder
            },
            "shares": [self._shares[n] for n, owner in enumerate(state.shares) if owner == holder],
            "bonds": [n for n, owner in enumerate(state.bonds, start=1) if owner == holder],
        }

    def event(self, event: AnyEvent, names: Names) -> Json:
        deck = self.decks["news" if type(event).__name__.startswith("News") else "tips"]
        deck = self.decks.get(str(getattr(event, "deck", "")), deck)
        shown: Json = {"event": type(event).__name__}
        for each in fields(event):
            shown[each.name] = self._value(each.name, getattr(event, each.name), deck, names)
        return shown

    def _value(self, name: str, value: Any, deck: tuple[str, ...], names: Names) -> Any:
        if name in _HOLDERS and isinstance(value, int):
            return holder_name(value, names)
        if name == "winners":
            return [names[seat] for seat in value]
        if name == "plot" and type(value) is int:
            return self._plots[value]
        if name == "share":
            return self._shares[value]
        if name == "group":
            return self._data.groups[value].id
        if name == "card" and type(value) is int:
            return deck[value]
        if name == "order":
            return [deck[card] for card in value]
        if name == "facts":
            return dict(value)
        return value.name.lower() if isinstance(value, Enum) else value
