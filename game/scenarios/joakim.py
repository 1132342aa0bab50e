"""How scenarios of Joakim are written, held against expectations, and shown."""

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
from game.joakim.data import GameData
from game.joakim.rulebook import JoakimRules
from game.joakim.state import BANK, NO_CARD, NOBODY, NOWHERE, State
from game.scenarios.held import Held, holder_name
from game.scenarios.joakim_expectations import unmet
from game.scenarios.joakim_position import build
from game.scenarios.joakim_shapes import JoakimExpectation, JoakimFile
from game.scenarios.joakim_sharks import shown_with_player
from game.scenarios.scenery import Names, Scenery
from game.scenarios.shapes import Expectation, ScenarioFile

_DECKS = {
    "Option": "club",
    "Tip": "tips",
    "Beagle": "tips",
    "Hand": "tips",
    "CardKept": "uncle",
    "Kept": "uncle",
}
"""By how the names of events begin, the deck that their cards belong to."""

_HOLDERS = ("seat", "payer", "payee", "giver", "taker", "owner", "maker", "partner")


class JoakimScenery(Scenery):
    """The scenery of Joakim von Ankas fantastiska affärer."""

    rulebook: JoakimRules
    shape: type[ScenarioFile] = JoakimFile
    short_forms: Mapping[str, Mapping[type, str]] = {"crown": {str: "holder"}}
    short_items: Mapping[str, Mapping[type, str]] = {"pawns": {int: "square", list: "cell"}}

    def __init__(self, rulebook: Rulebook[Any]) -> None:
        assert isinstance(rulebook, JoakimRules)
        self.rulebook = rulebook
        self._data: GameData = rulebook.data
        self.decks: dict[str, tuple[str, ...]] = {
            "newspaper": tuple(card.id for card in self._data.newspaper),
            "uncle": tuple(card.id for card in self._data.uncle),
            "club": tuple(card.id for card in self._data.club),
            "tips": tuple(card.id for card in self._data.tips),
            "loans": tuple(loan.id for loan in self._data.loans),
        }

    def indices(self) -> Indices:
        return {
            "property": {kind.id: n for n, kind in enumerate(self._data.kinds)},
            "newspaper": {id: n for n, id in enumerate(self.decks["newspaper"])},
            "uncle card": {id: n for n, id in enumerate(self.decks["uncle"])},
            "club card": {id: n for n, id in enumerate(self.decks["club"])},
            "business tip": {id: n for n, id in enumerate(self.decks["tips"])},
            "loan card": {id: n for n, id in enumerate(self.decks["loans"])},
        }

    def position(self, file: ScenarioFile, source: Source, setup: GameSetup) -> State:
        assert isinstance(file, JoakimFile) and file.position is not None
        return build(self.rulebook, file.position, source, setup)

    def unmet(
        self,
        expected: Expectation,
        keys: Mapping[str, int],
        session: Session[Any],
        log: list[AnyEvent],
        names: Names,
    ) -> Iterator[tuple[str, str]]:
        assert isinstance(expected, JoakimExpectation)
        return unmet(expected, keys, Held(self._data, session, log, names))

    # How it is shown

    def shown(self, session: Session[Any], names: Names) -> Json:
        state: State = session.state
        ids = [kind.id for kind in self._data.kinds]
        return {
            "move": names[state.seat],
            "phase": state.phase.name.lower(),
            "turns": state.turns,
            "market": dict(zip(ids, state.market, strict=True)),
            "players": {name: self._player(state, seat) for seat, name in enumerate(names)},
            "bank": {"cash": state.cash[BANK], "holdings": self._holdings(state, BANK)},
            "crown": {
                "holder": None if state.crown == NOBODY else names[state.crown],
                "fresh": state.crown_is_fresh,
            },
            "club_closed": state.club_closed_by != NO_CARD,
            "decks": self._piles(state),
            "winners": [names[seat] for seat in state.winners],
            "ending": state.ending.name.lower(),
        }

    def _player(self, state: State, seat: int) -> Json:
        at = state.squares[seat]
        square = None if at == NOWHERE else self._data.board.squares[at]
        return {
            "cash": state.cash[seat],
            "holdings": self._holdings(state, seat),
            "worth": state.worth(seat),
            "square": None
            if square is None
            else {
                "index": square.index,
                "cell": [square.column, square.row],
                "type": square.type,
                "sells": None if square.sells is None else self._data.kinds[square.sells].id,
            },
            "options_held": [self.decks["club"][card] for card in state.options_held[seat]],
            "knows": [self.decks["newspaper"][card] for card in state.known[seat]],
            "out": state.out[seat],
            **shown_with_player(state, seat, self.decks),
        }

    def _named(self, value: Any, names: Names) -> Json:
        """A purchase, an offer, a refusal or a lot, by name."""
        return {
            name: self._data.kinds[item].id
            if name == "kind"
            else holder_name(item, names)
            if name in ("seller", "buyer", "maker")
            else self._named(item, names)
            if hasattr(item, "_asdict")
            else item
            for name, item in value._asdict().items()
        }

    def _holdings(self, state: State, holder: int) -> Json:
        return {
            kind.id: {"ones": state.ones[holder][n], "fives": state.fives[holder][n]}
            for n, kind in enumerate(self._data.kinds)
        }

    def _piles(self, state: State) -> Json:
        numbers = self.decks["newspaper"]
        return {
            "newspaper": [numbers[card] for card in state.newspaper],
            "drawn": [numbers[card] for card in state.newspaper_drawn],
            "removed": [numbers[card] for card in state.newspaper_removed],
        } | {
            deck: [self.decks[deck][card] for card in state.pile(deck)]
            for deck in state.decks
            if deck != "newspaper"
        }

    def event(self, event: AnyEvent, names: Names) -> Json:
        deck = self.decks[_deck_of(event)]
        shown: Json = {"event": type(event).__name__}
        for each in fields(event):
            value = getattr(event, each.name)
            if each.name in _HOLDERS:
                value = holder_name(value, names)
            elif each.name in ("winners", "seats", "tied"):
                value = [names[seat] for seat in value]
            elif each.name == "bids":
                value = {names[seat]: amount for seat, amount in value}
            elif isinstance(value, tuple) and hasattr(value, "_asdict"):
                value = self._named(value, names)
            elif each.name == "kind":
                value = self._data.kinds[value].id
            elif each.name in ("card", "cards", "order") and not isinstance(value, str):
                value = deck[value] if isinstance(value, int) else [deck[card] for card in value]
            elif each.name == "facts":
                value = dict(value)
            elif isinstance(value, Enum):
                value = value.name.lower()
            shown[each.name] = value
        return shown


def _deck_of(event: AnyEvent) -> str:
    """The deck that an event's cards belong to."""
    deck = getattr(event, "deck", None)
    if isinstance(deck, str):
        return deck
    return next(
        (deck for start, deck in _DECKS.items() if type(event).__name__.startswith(start)),
        "newspaper",
    )
