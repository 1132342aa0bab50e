"""How far the steps of a turn of Aku Ankka can bring a seat: walking, capturing and winning.

All of it is certain, but for a shield; how good the end of the turn is tells the outlook.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from game.ankka import effects
from game.ankka.board import distances, neighbours, within
from game.ankka.data import BIN, GameData, NodeId
from game.ankka.event_cards import kept_of
from game.ankka.state import NEVER, NOBODY, State
from game.engine.requests import Seat
from game.players.ankka_outlook import Outlook, Spot
from game.players.ankka_weights import Weights

CERTAIN = 1.0
SHORT = 2  # steps that a short turn is late
SHIELDS = 0.9  # how often a shield that lies there is used


class Way(NamedTuple):
    """A chance to win, and the first thing to do for it: an answer, or nothing if it is done."""

    chance: float
    first: str = ""


class Walks:
    """A position in which one seat may walk and capture."""

    def __init__(self, data: GameData, view: State, seat: Seat, weights: Weights) -> None:
        self.data, self.view, self.seat, self.weights = data, view, seat, weights
        self.outlook = Outlook(data, view, seat, weights)
        self.pawn, self.here = self.outlook.pawn, self.outlook.here
        self.route = self.outlook.routes[self.pawn]
        self.steps_to = distances(data)
        self.late = SHORT * view.short_turn[seat] - self._steps_kept()
        self._walks: dict[tuple[Spot, int, int], Way] = {}

    def _steps_kept(self) -> int:
        """The steps that its kept cards are worth."""
        cards = kept_of(self.outlook.table, self.pawn, "steps")
        kept = [self.data.events[card].effect for card in cards]
        return sum(effect.steps for effect in kept if isinstance(effect, effects.Keep))

    def walk(self, spot: Spot, steps: int, late: int = 0) -> Way:
        """The best that only walking and capturing can do from a spot with so many steps."""
        key = (spot, steps, late)
        if key not in self._walks:
            self._walks[key] = max(self._walks_from(spot, steps, late), key=lambda way: way.chance)
        return self._walks[key]

    def _walks_from(self, spot: Spot, steps: int, late: int) -> Iterator[Way]:
        outlook = self.outlook
        if outlook.has_won(spot):
            yield Way(CERTAIN, self._towards(spot, BIN, steps))
            return
        if not steps or self.view.options.stop_early == "on":
            yield Way(outlook.chance(spot, self.late + late), "stop" if steps else "")
        if not steps:
            return
        if spot.dime == self.pawn and outlook.need(spot) <= steps:
            yield Way(CERTAIN, self._towards(spot, BIN, steps))
            return
        if spot.dime == NOBODY:
            yield from self._fetch(spot, steps, late)
        elif spot.dime != self.pawn:
            yield from self._capture(spot, steps, late)
        theres = [self._at(spot, node, steps) for node in ends(self.data, spot.node, steps)]
        chances = [outlook.chance(there, self.late + late) for there in theres]
        best = max(chances)
        yield Way(best, self._towards(spot, theres[chances.index(best)].node, steps))

    def _at(self, spot: Spot, node: NodeId, steps: int) -> Spot:
        """The spot at a node, with all the destinations that can be visited on the way there."""
        at, visited, dime = spot
        for goal in self.route[visited:]:
            steps -= self.steps_to[at][goal]
            if steps < self.steps_to[goal][node]:
                break
            at, visited = goal, visited + 1
        return Spot(node, visited, dime)

    def _towards(self, spot: Spot, node: NodeId, steps: int) -> str:
        """The first walk of the way there: to a destination that can be visited before, and, if
        one is there already, to a neighbour (and back)."""
        if spot.visited < len(self.route):
            goal = self.route[spot.visited]
            if self.steps_to[spot.node][goal] + self.steps_to[goal][node] <= steps:
                node = goal
        if node == spot.node:
            node = neighbours(self.data)[node][0]
        return f"go {node}"

    def _fetch(self, spot: Spot, steps: int, late: int) -> Iterator[Way]:
        """Option: the dime lies in the bin, for whoever comes first."""
        cost = self.steps_to[spot.node][BIN]
        if 0 < cost <= steps:
            there = self._at(spot, BIN, cost)._replace(dime=self.pawn)
            found = self.walk(there, steps - cost, late)
            yield Way(found.chance, self._towards(spot, BIN, cost))

    def _capture(self, spot: Spot, steps: int, late: int) -> Iterator[Way]:
        """Go to the holder, and take the dime."""
        view, holder = self.view, spot.dime
        if view.captured or view.safe or view.lost_in[self.pawn] != NEVER:
            return
        node, needed = view.nodes[holder], max(view.visited[holder], view.lock[self.pawn])
        steps -= self.data.numbers.capture_cost
        cost = self.steps_to[spot.node][node]
        if spot.visited < needed:
            goal = self.route[spot.visited]
            cost = self.steps_to[spot.node][goal] + self.steps_to[goal][node]
        if not cost and view.options.capture_from == "moved_in" and not view.moved:
            cost = 2  # away and back
        there = self._at(spot, node, cost)
        if cost > steps or there.visited < needed:
            return
        first = self._towards(spot, node, cost) if cost else f"capture {view.seat_of(holder)}"
        taken = self.walk(there._replace(dime=self.pawn), steps - cost, late).chance
        if kept_of(self.outlook.table, holder, "shield"):
            failed = self.outlook.chance(there, self.late + late)
            taken = (1 - SHIELDS) * taken + SHIELDS * failed
        yield Way(taken, first)


@cache
def ends(data: GameData, node: NodeId, steps: int) -> tuple[NodeId, ...]:
    """Where a walk can end that uses all of so many steps: turning back, it may be nearer."""
    steps_to = distances(data)[node]
    reached = within(data, node, steps)
    again = (node,) if steps % 2 == 0 else ()
    return again + tuple(each for each in reached if (steps - steps_to[each]) % 2 == 0)
