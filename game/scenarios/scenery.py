"""What a game must bring so that scenarios can be written for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from game.engine.events import AnyEvent
from game.engine.rulebook import GameSetup, Json, Rulebook
from game.engine.session import Session
from game.files.shapes import Indices
from game.files.yaml_source import Source
from game.scenarios.shapes import Expectation, ScenarioFile

Names = tuple[str, ...]


class Scenery(Protocol):
    """How one game's positions are written, held against expectations, and shown."""

    @property
    def rulebook(self) -> Rulebook[Any]: ...

    shape: type[ScenarioFile]
    short_forms: Mapping[str, Mapping[type, str]]
    """For keys of the position and of expectations: which key a value of a type stands for."""
    short_items: Mapping[str, Mapping[type, str]]
    """The same for the items under a key."""

    def indices(self) -> Indices:
        """For each sort of thing in the files, besides players, the index of each name."""

    def check(self, file: ScenarioFile, source: Source) -> None:
        """Note whatever names nothing, outside the position."""

    def position(self, file: ScenarioFile, source: Source, setup: GameSetup) -> Any:
        """The state that the file describes. What is impossible about it becomes faults."""

    def card(self, deck: str, id: str) -> int | None:
        """The card of a deck by its id, or None if it has none."""

    def unmet(
        self,
        expected: Expectation,
        keys: Mapping[str, int],
        session: Session[Any],
        log: list[AnyEvent],
        names: Names,
    ) -> Iterator[tuple[str, str]]:
        """Each key, of those with a line in the file, that is not as expected, and how it is."""

    def shown(self, session: Session[Any], names: Names) -> Json:
        """Everything that lies on the table, by name."""

    def ledger(self, log: list[AnyEvent], names: Names) -> list[Json]:
        """All money that changed hands: payer, payee, amount, cause, clause, card."""

    def event(self, event: AnyEvent, names: Names) -> Json:
        """One event by name."""


def scenery_of(game: str, rulebook: Rulebook[Any]) -> Scenery:
    """The scenery of a game that is on the shelf."""
    from game.scenarios.finans import FinansScenery
    from game.scenarios.joakim import JoakimScenery

    sceneries: dict[str, Callable[[Rulebook[Any]], Scenery]] = {
        "joakim": JoakimScenery,
        "finans": FinansScenery,
    }
    return sceneries[game](rulebook)
