"""Lay a position of a game by name, as scenario files do, and play it answer by answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self, TypeVar

from game.engine.common_events import Money, NothingHappened
from game.engine.events import AnyEvent
from game.engine.requests import Amount, AnyRequest, Choice, Shuffle
from game.engine.session import Session
from game.files.yaml_source import Mapping, Sequence, Source
from game.scenarios.reading import Scenario, scenario_of

E = TypeVar("E", bound=AnyEvent)


def as_read(value: Any) -> Any:
    """A plain value as the reader of YAML files gives it, all of it in line 1."""
    if isinstance(value, dict):
        mapping = Mapping()
        for key, item in value.items():
            mapping[key] = as_read(item)
            mapping.lines[key] = 1
        return mapping
    if isinstance(value, (list, tuple)):
        sequence = Sequence()
        for index, item in enumerate(value):
            sequence.append(as_read(item))
            sequence.lines[index] = 1
        return sequence
    return value


def scenario(game: str, **said: Any) -> Scenario:
    """A scenario of a game as a file would say it."""
    written = {"kind": "scenario", "format": 1, "game": game, **said}
    return scenario_of(Source(Path("laid"), as_read(written)))


class LaidGame:
    """A game in play. Chance shows what `chance` lists, one after another, then what the seed has.

    In `chance` a whole number is a die; a list of card ids lies on top of a shuffled deck.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.session: Session[Any] = scenario.session
        self.names = scenario.names
        self.chance: list[int | list[str]] = []

    # Doing

    def answer(self, *answers: str | int) -> Self:
        """Give these answers in turn; chance answers in between."""
        self.settle()
        for answer in answers:
            self.session.answer(answer)
            self.settle()
        return self

    def settle(self) -> None:
        while self.request is not None and self.request.asked is None:
            if not self.chance:
                self.session.answer_by_chance()
                continue
            forced = self.chance.pop(0)
            if isinstance(forced, int):
                self.session.answer(forced)
            else:
                assert isinstance(self.request, Shuffle)
                deck = self.request.deck
                top = [self.scenario.scenery.card(deck, id) for id in forced]
                rest = [card for card in self.request.cards if card not in top]
                self.session.answer(tuple(card for card in (*top, *rest) if card is not None))

    # The question

    @property
    def request(self) -> AnyRequest | None:
        return self.session.request

    @property
    def asked(self) -> str | None:
        seat = self.session.seat_asked
        return None if seat is None else self.names[seat]

    @property
    def prompt(self) -> str:
        assert self.request is not None
        return self.request.question

    @property
    def choice(self) -> Choice[Any]:
        assert isinstance(self.request, Choice)
        return self.request

    @property
    def amount(self) -> Amount:
        assert isinstance(self.request, Amount)
        return self.request

    @property
    def offered(self) -> list[str]:
        return [option.id for option in self.choice.options]

    @property
    def refused(self) -> dict[str, str]:
        return {each.id: each.reason.code for each in self.choice.refused}

    # The table

    def seat(self, name: str) -> int:
        return -1 if name == "bank" else self.names.index(name)

    def cash(self, name: str) -> int:
        cash: int = self.session.state.cash[self.seat(name)]
        return cash

    @property
    def mover(self) -> str:
        return self.names[self.session.state.seat]

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.session.state.winners]

    # What has happened

    def events(self, kind: type[E]) -> list[E]:
        return [event for event in self.session.log if isinstance(event, kind)]

    @property
    def money(self) -> list[tuple[str, str, int, str]]:
        """Payer, payee, amount and cause of all money that changed hands."""
        everyone = (*self.names, "bank")
        return [
            (everyone[event.payer], everyone[event.payee], event.amount, event.cause)
            for event in self.session.log
            if isinstance(event, Money)
        ]

    @property
    def nothing(self) -> list[str]:
        """The reasons why rules came to nothing."""
        return [event.code for event in self.session.log if isinstance(event, NothingHappened)]
