"""What a game must bring so that scenarios can be written for it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.engine.events import AnyEvent
from game.engine.rulebook import GameSetup, Json, Rulebook
from game.engine.session import Session
from game.files.faults import did_you_mean
from game.files.shapes import Indices
from game.files.yaml_source import Place, Source
from game.scenarios.shapes import Expectation, ScenarioFile

Names = tuple[str, ...]


class Scenery(ABC):
    """How one game's positions are written, held against expectations, and shown."""

    shape: type[ScenarioFile]
    short_forms: Mapping[str, Mapping[type, str]] = {}
    """For keys of the position and of expectations: which key a value of a type stands for."""
    short_items: Mapping[str, Mapping[type, str]] = {}
    """The same for the items under a key."""

    rulebook: Rulebook[Any]
    decks: Mapping[str, tuple[str, ...]]
    """By deck the ids of its cards, in the printed order."""

    def check(self, file: ScenarioFile, source: Source) -> None:
        """Note the cards that chance is told to lay on top, and that are cards of no deck."""
        known = [id for ids in self.decks.values() for id in ids]
        for index, line in enumerate(file.chance):
            for at, id in enumerate(line.order):
                if id not in known:
                    place: Place = ("chance", index, "order", at)
                    source.fault(place, f"unknown card {id}{did_you_mean(id, known)}")

    def card(self, deck: str, id: str) -> int | None:
        """The card of a deck by its id, or None if it has none."""
        ids = self.decks.get(deck, ())
        return ids.index(id) if id in ids else None

    @abstractmethod
    def indices(self) -> Indices:
        """For each sort of thing in the files, besides players, the index of each name."""

    @abstractmethod
    def position(self, file: ScenarioFile, source: Source, setup: GameSetup) -> Any:
        """The state that the file describes. What is impossible about it becomes faults."""

    @abstractmethod
    def unmet(
        self,
        expected: Expectation,
        keys: Mapping[str, int],
        session: Session[Any],
        log: list[AnyEvent],
        names: Names,
    ) -> Iterator[tuple[str, str]]:
        """Each key, of those with a line in the file, that is not as expected, and how it is."""

    @abstractmethod
    def shown(self, session: Session[Any], names: Names) -> Json:
        """Everything that lies on the table, by name."""

    @abstractmethod
    def event(self, event: AnyEvent, names: Names) -> Json:
        """One event by name."""


def scenery_of(game: str, rulebook: Rulebook[Any]) -> Scenery:
    """The scenery of a game that is on the shelf."""
    from game.scenarios.ankka import AnkkaScenery
    from game.scenarios.finans import FinansScenery
    from game.scenarios.joakim import JoakimScenery

    sceneries: dict[str, Callable[[Rulebook[Any]], Scenery]] = {
        "joakim": JoakimScenery,
        "finans": FinansScenery,
        "ankka": AnkkaScenery,
    }
    return sceneries[game](rulebook)
