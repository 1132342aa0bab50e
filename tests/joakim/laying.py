"""Lay a position of joakim by name, as scenario files do, and play it answer by answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.joakim.state import State
from game.scenarios.reading import Scenario
from tests import laying

KINDS = ("gold", "oil", "diamond", "plane", "bank", "ship")


def scenario(**said: Any) -> Scenario:
    """A scenario of joakim as a file would say it."""
    return laying.scenario("joakim", **said)


class Laid(laying.LaidGame):
    """A game of joakim in play."""

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    def has(self, name: str, kind: str) -> tuple[int, int]:
        """The ones and fives of this kind."""
        seat, number = self.seat(name), KINDS.index(kind)
        return self.state.ones[seat][number], self.state.fives[seat][number]

    def value(self, kind: str) -> int:
        return self.state.market[KINDS.index(kind)]


def lay(
    seats: str = "Anna Bo Cia",
    options: dict[str, Any] | None = None,
    chance: Iterable[int | list[str]] = (),
    seed: int = 1,
    **position: Any,
) -> Laid:
    """A game with these players, in this position; without one, at its very start."""
    said: dict[str, Any] = {"seats": seats.split(), "options": options or {}, "seed": seed}
    if position:
        said["position"] = {"move": seats.split()[0], **position}
    laid = Laid(scenario(**said))
    laid.chance = list(chance)
    laid.settle()
    return laid
