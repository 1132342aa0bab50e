"""How the end of a turn looks to a seat of Aku Ankka: about how likely it wins from there.

All of it comes from the seat's view: how far everyone has to go, who has the dime, who can reach
its holder. Nothing here knows more than a person at the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp
from typing import NamedTuple

from game.ankka.board import distances, route_length, way
from game.ankka.data import BIN, GameData, NodeId
from game.ankka.event_cards import kept_of
from game.ankka.state import NEVER, NOBODY, Pawn, State
from game.ankka.table import Table
from game.engine.requests import Seat
from game.players.ankka_weights import Held, Sought, Weights

FAR = 99  # steps: out of reach
PATIENCE = 30  # rounds: after so many, getting on matters twice as much, so that every game ends


class Spot(NamedTuple):
    """How far the seat's pawn has come, and which pawn has the dime."""

    node: NodeId
    visited: int
    dime: Pawn


@cache
def steps_left(data: GameData, route: tuple[NodeId, ...], visited: int) -> Mapping[NodeId, int]:
    """By node the steps from there along the rest of a route and into the bin."""
    rest = route[visited:]
    return {node.id: route_length(data, node.id, rest) for node in data.nodes}


class Outlook:
    """A position as one seat sees it; its own pawn may be imagined elsewhere, and the dime too."""

    def __init__(self, data: GameData, view: State, seat: Seat, weights: Weights) -> None:
        self.data, self.view, self.seat, self.weights = data, view, seat, weights
        self.table = Table(data, view, [])
        self.pawn = view.pawn[seat]
        self.others = [view.pawn[other] for other in view.others(seat)]
        self.routes = [self.table.route(pawn) for pawn in range(view.players)]
        self.steps_to = distances(data)
        self.hurry = 1 + view.turns / view.players / PATIENCE
        self._seen: dict[tuple[Spot, int], float] = {}
        self._expected: dict[Pawn, tuple[NodeId, int]] = {}

    @property
    def here(self) -> Spot:
        """Where the seat's pawn really stands."""
        view = self.view
        return Spot(view.nodes[self.pawn], view.visited[self.pawn], view.dime)

    def need(self, spot: Spot) -> int:
        """The steps along the rest of its route and into the bin."""
        return steps_left(self.data, self.routes[self.pawn], spot.visited)[spot.node]

    def has_won(self, spot: Spot) -> bool:
        """Whether all is done, with the dime and in the bin."""
        done = spot.visited == len(self.routes[self.pawn])
        return spot.dime == self.pawn and spot.node == BIN and done

    def chance(self, spot: Spot, late: int = 0) -> float:
        """How likely the seat wins if its turn ends here, being so many steps late besides."""
        key = (spot, late)
        if key not in self._seen:
            self._seen[key] = self._chance(spot, late)
        return self._seen[key]

    def _chance(self, spot: Spot, late: int) -> float:
        if self.has_won(spot):
            return 1.0
        if spot.dime == self.pawn:
            odds = self.weights.of_holder(self.held(spot, late))
        else:
            odds = self.weights.of_seeker(self.sought(spot, late))
        return 1 / (1 + exp(-odds))

    # With the dime

    def held(self, spot: Spot, late: int = 0) -> Held:
        """What matters to whoever has the dime."""
        safe, able = 1.0, 0
        for rival in self.others:
            able += self.view.visited[rival] >= spot.visited
            if not self._is_barred(rival, spot):
                start, has = self.view.nodes[rival], self.view.visited[rival]
                reach = self.reach(rival, start, has, spot.node, spot.visited)
                safe *= 1 - near(reach, self._steps_of(rival))
        need = self.need(spot) + late
        return Held(
            need=self.hurry * need,
            threat=1 - safe,
            arrives=float(need <= self.data.numbers.steps),
            able=able / len(self.others),
            shield=float(bool(kept_of(self.table, self.pawn, "shield"))),
            rivals=len(self.others),
        )

    def _is_barred(self, rival: Pawn, spot: Spot) -> bool:
        """Whether a rival cannot capture in its next turn: it has lost the dime a moment ago."""
        loses_it = spot.dime == self.pawn and self.view.dime == rival
        return loses_it or self.view.lost_in[rival] != NEVER

    def reach(self, pawn: Pawn, start: NodeId, has: int, node: NodeId, visited: int) -> int:
        """The steps of a pawn from a start, where it has visited so many, until it could capture
        from a holder at a node who has visited so many."""
        needed = max(visited, self.view.lock[pawn])
        if has >= needed:
            return self.steps_to[start][node]
        if has + 1 >= needed:
            goal = self.routes[pawn][has]
            return self.steps_to[start][goal] + self.steps_to[goal][node]
        return FAR

    def _steps_of(self, pawn: Pawn) -> int:
        """The steps of a pawn's next turn."""
        numbers, short = self.data.numbers, self.view.short_turn[self.view.seat_of(pawn)]
        return numbers.short_steps if short else numbers.steps

    # Without it

    def sought(self, spot: Spot, late: int = 0) -> Sought:
        """What matters to whoever has not."""
        need, holder, numbers = self.need(spot) + late, spot.dime, self.data.numbers
        if holder == NOBODY:
            chase = near(self.steps_to[spot.node][BIN] - 1, numbers.steps)
            return Sought(self.hurry * need, need, chase, 1.0, 0.0, len(self.others))
        node, visited = self.expected(holder)
        theirs = steps_left(self.data, self.routes[holder], self.view.visited[holder])
        loses_it = self.view.dime == self.pawn or self.view.lost_in[self.pawn] == self.view.turns
        chase = 0.0
        if not loses_it:
            reach = self.reach(self.pawn, spot.node, spot.visited, node, visited)
            chase = near(reach, numbers.steps)
        return Sought(
            need=self.hurry * need,
            their_need=theirs[self.view.nodes[holder]],
            chase=chase,
            able=float(spot.visited >= visited),
            they_arrive=float(node == BIN and visited == len(self.routes[holder])),
            rivals=len(self.others),
        )

    def expected(self, holder: Pawn) -> tuple[NodeId, int]:
        """Where a holder will stand after its next turn if it only walks on, and what it will
        have visited then."""
        if holder not in self._expected:
            node, visited = self.view.nodes[holder], self.view.visited[holder]
            route, steps = self.routes[holder], self._steps_of(holder)
            goals = [*route[visited:], BIN]
            for goal in goals:
                to_goal = self.steps_to[node][goal]
                if to_goal > steps:
                    node = way(self.data, node, goal)[steps - 1] if steps else node
                    break
                node, steps = goal, steps - to_goal
                visited = min(visited + 1, len(route))
            self._expected[holder] = (node, visited)
        return self._expected[holder]


def near(reach: int, steps: int) -> float:
    """How likely somebody with so many steps can go there and capture: the capture costs one, and
    the wheel or a card may give a few more."""
    short = reach + 1 - steps
    if short <= 0:
        return 1.0
    return 0.3 if short <= 2 else 0.1 if short <= 4 else 0.0
