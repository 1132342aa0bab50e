"""Lay a position of Nya Finans by name, as scenario files do, and play it answer by answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.finans.state import State
from tests import laying


class Laid(laying.LaidGame):
    """A game of Nya Finans in play."""

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    @property
    def data(self) -> Any:
        return self.session.rulebook.data  # type: ignore[attr-defined]

    def plots(self, name: str) -> list[str]:
        """The ids of the plots that somebody, or the bank, has."""
        seat = self.seat(name)
        return [
            plot.id
            for plot, owner in zip(self.data.plots, self.state.plots, strict=True)
            if owner == seat
        ]

    def shares(self, name: str) -> list[str]:
        """The ids of the shares that somebody, or the bank, has."""
        seat = self.seat(name)
        return [
            share.id
            for share, owner in zip(self.data.shares, self.state.shares, strict=True)
            if owner == seat
        ]

    def space(self, name: str) -> int:
        return self.state.spaces[self.seat(name)]


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
    laid = Laid(laying.scenario("finans", **said))
    laid.chance = list(chance)
    laid.settle()
    return laid
