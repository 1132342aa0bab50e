"""Lay a position of Aku Ankka by name, as scenario files do, and play it answer by answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.ankka.data import GameData
from game.ankka.events import DimeMoved, StepsChanged
from game.ankka.rulebook import AnkkaRules
from game.ankka.state import State
from tests import laying

LOOKS = ("blue", "green", "violet", "orange", "red", "pink")
"""Those of aku, hannu, mummo, pelle, ankanpojat and iines."""


class Laid(laying.LaidGame):
    """A game of Aku Ankka in play. Names stand for players, and for the pawns they move."""

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    @property
    def data(self) -> GameData:
        rules = self.session.rulebook
        assert isinstance(rules, AnkkaRules)
        return rules.data

    def pawn(self, name: str) -> int:
        return self.state.pawn[self.seat(name)]

    def node(self, name: str) -> str:
        return self.state.nodes[self.pawn(name)]

    def visited(self, name: str) -> int:
        return self.state.visited[self.pawn(name)]

    def kept(self, name: str) -> list[str]:
        return [self.data.events[card].id for card in self.state.kept[self.pawn(name)]]

    @property
    def holder(self) -> str | None:
        return None if self.state.holder < 0 else self.names[self.state.holder]

    @property
    def steps(self) -> int:
        return self.state.steps

    @property
    def ledger(self) -> list[tuple[str, int, str]]:
        """Who got or lost how many steps, and why."""
        changes = self.events(StepsChanged)
        return [(self.names[each.seat], each.amount, each.cause) for each in changes]

    @property
    def dime_moves(self) -> list[tuple[int, int, str]]:
        """From which pawn to which one the dime went, and why."""
        return [(each.giver, each.taker, each.cause) for each in self.events(DimeMoved)]


def lay(
    seats: str = "Anna Bo Cia",
    options: dict[str, Any] | None = None,
    chance: Iterable[int | list[str]] = (),
    seed: int = 1,
    helps: Mapping[str, dict[str, int | str]] | None = None,
    computers: str = "",
    at_start: bool = False,
    **position: Any,
) -> Laid:
    """A game with these players (they are aku, hannu, mummo …), in this position: by default all
    stand where they begin, and it is the first one's turn. Or at its very start."""
    names = seats.split()
    lines = [
        {
            "name": name,
            "look": LOOKS[seat],
            "player": "random" if name in computers.split() else "human",
            "helps": (helps or {}).get(name, {}),
        }
        for seat, name in enumerate(names)
    ]
    said: dict[str, Any] = {"seats": lines, "options": options or {}, "seed": seed}
    if not at_start:
        said["position"] = {"move": names[0], **position}
    laid = Laid(laying.scenario("ankka", **said))
    laid.chance = list(chance)
    laid.settle()
    return laid
