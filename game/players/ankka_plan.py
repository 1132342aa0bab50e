"""How a seat of Aku Ankka uses the steps of its turn: the best walk, and what else could pay.

The wheel and a question are weighed by all that can come of them, with the odds that everyone can
count: the sectors of the spinner, and the event cards that were not seen yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property

from game.ankka import effects
from game.ankka.board import way
from game.ankka.data import BIN, TOPICS, GameData, Invention, NodeId
from game.ankka.dime import fewest_tokens
from game.ankka.effects import EventEffect
from game.ankka.event_cards import kept_of, nearest_rival
from game.ankka.events import PawnMoved, PawnsSwapped
from game.ankka.state import Pawn, State
from game.engine.requests import Seat
from game.players.ankka_knowledge import Known, chance_of_right
from game.players.ankka_outlook import Spot
from game.players.ankka_walks import CERTAIN, SHORT, Walks, Way
from game.players.ankka_weights import Weights

KEPT = 0.02  # what a kept card adds to the chance to win, about


class Plan(Walks):
    """One position as one seat plans from it; `known` tells how much it knows."""

    def __init__(
        self, data: GameData, view: State, seat: Seat, weights: Weights, known: Known
    ) -> None:
        super().__init__(data, view, seat, weights)
        self.known = known

    # The wheel

    def spin(self, spot: Spot, steps: int) -> float:
        """The chance to win with a spin of the wheel first."""
        wheel, left = self.data.spinner.wheel, steps - self.data.numbers.wheel_cost
        return sum([self.walk(spot, left + won).chance for won in wheel]) / len(wheel)

    # Questions

    def ask(self, spot: Spot, steps: int, cost: int) -> float:
        """The chance to win with a question first, on the circle of this spot."""
        left = steps - cost
        right = self.chance_of_right(spot.node)
        total = sum(self._unseen.values())
        drawn = sum([n * self._follow(each, spot, left) for each, n in self._unseen.items()])
        return right * drawn / total + (1 - right) * self.walk(spot, left).chance

    def chance_of_right(self, node: NodeId) -> float:
        """How likely this seat answers the next question of a circle right."""
        help = self.view.helps[self.seat]
        topic = TOPICS.index(self.data.node(node).topic)
        while topic in help.left_out:
            topic = (topic + 1) % len(TOPICS)
        return chance_of_right(self.data, topic, self.known, help)

    @cached_property
    def _unseen(self) -> Counter[EventEffect]:
        """What the cards do that may come up next, and how many there are of each."""
        kept = [card for cards in self.view.kept for card in cards]
        seen = {*kept, self.view.face_up, *(self.view.used if self.view.events else ())}
        left = [each.effect for card, each in enumerate(self.data.events) if card not in seen]
        return Counter(left or [effects.Steps(0)])

    def _follow(self, effect: EventEffect, spot: Spot, steps: int) -> float:
        """The chance to win when a card does this at a spot."""
        match effect:
            case effects.Steps(gain):
                return self.walk(spot, max(0, steps + gain)).chance
            case effects.Machine():
                ring = Counter(self.data.spinner.machine)
                found = [n * self._invent(each, spot, steps) for each, n in ring.items()]
                return sum(found) / len(self.data.spinner.machine)
            case effects.Dime(to):
                return self.walk(spot._replace(dime=self._taker(to)), steps).chance
            case effects.Keep("steps", gain):
                return self.walk(spot, steps, -gain).chance
            case effects.Keep():
                return self.walk(spot, steps).chance + KEPT
            case effects.Milla(loss) if spot.dime != self.pawn:
                return self.walk(spot, max(0, steps - loss)).chance
            case effects.Milla():
                rival = nearest_rival(self.outlook.table, self.seat)
                return self.walk(spot._replace(dime=rival), steps).chance
            case effects.Back():
                return self.walk(spot._replace(node=self._place_before(spot)), steps).chance
            case effects.LoseKept():
                lost = KEPT * bool(self.view.kept[self.pawn])
                return self.walk(spot, steps).chance - lost
            case effects.ShortTurn():
                return self.walk(spot, steps, SHORT).chance

    def _taker(self, to: str) -> Pawn:
        table = self.outlook.table
        if to == "self":
            return self.pawn
        if to == "left":
            return table.pawn_of(self.view.seat_after(self.seat))
        return fewest_tokens(table, self.seat)

    def _place_before(self, spot: Spot) -> NodeId:
        if spot.visited:
            return self.route[spot.visited - 1]
        return self.outlook.table.character(self.pawn).start

    def _invent(self, invention: Invention, spot: Spot, steps: int) -> float:
        """The chance to win when the machine does this at a spot."""
        match invention:
            case "time":
                done = spot.visited == len(self.route)
                goal = BIN if done else self.route[spot.visited]
                visited = spot.visited if done else spot.visited + 1
                return self.walk(Spot(goal, visited, spot.dime), steps).chance
            case "magnet":
                return self.walk(spot._replace(dime=self.pawn), steps).chance
            case "shrink":
                return self.walk(spot, steps, SHORT).chance
            case "swap":
                return max(self.walk(spot, steps).chance, self._best_swap)
            case "beam":
                return self.walk(spot, steps).chance + KEPT

    @cached_property
    def _best_swap(self) -> float:
        """With the best of the other characters, if the turn ended there."""
        return max(self.swapped(other).at_once() for other in self.view.others(self.seat))

    # What an invention lets one choose

    def at_once(self) -> float:
        """The chance to win if the turn ended now."""
        return self.outlook.chance(self.here, self.late)

    def now(self) -> float:
        """The chance to win with the steps that are left, by walking."""
        return self.walk(self.here, self.view.steps).chance

    def swapped(self, other: Seat) -> Plan:
        """The plan with another's character."""
        view = self.view.copy()
        PawnsSwapped(self.seat, other).apply(view)
        return Plan(self.data, view, self.seat, self.weights, self.known)

    def beamed(self, other: Seat) -> Plan:
        """The plan when another's character is sent back."""
        view, table = self.view.copy(), self.outlook.table
        pawn = table.pawn_of(other)
        PawnMoved(pawn, table.previous_place(pawn), "beam").apply(view)
        return Plan(self.data, view, self.seat, self.weights, self.known)

    # The turn

    def ways(self) -> Iterator[Way]:
        """What could be done next, each with the chance to win: the best walk, the wheel, and a
        question here or on the way."""
        here, steps, numbers = self.here, self.view.steps, self.data.numbers
        best = self.walk(here, steps)
        yield best
        if best.chance == CERTAIN:
            return
        if steps >= numbers.wheel_cost:
            yield Way(self.spin(here, steps), "wheel")
        if self.data.node(here.node).topic:
            if kept_of(self.outlook.table, self.pawn, "free_question"):
                yield Way(self.ask(here, steps, 0), "ask_free")
            if steps >= numbers.question_cost:
                yield Way(self.ask(here, steps, numbers.question_cost), "ask")
        if best.first.startswith("go "):
            yield from self._ask_later(best.first.removeprefix("go "))
        for card in kept_of(self.outlook.table, self.pawn, "steps"):
            effect = self.data.events[card].effect
            assert isinstance(effect, effects.Keep)
            more = self.walk(here, steps + effect.steps, effect.steps)
            yield Way(more.chance, f"steps {self.data.events[card].id}")
        yield Way(self.at_once(), "end")

    def _ask_later(self, goal: NodeId) -> Iterator[Way]:
        """Ask with the last steps, where one comes by on the best walk."""
        spot, steps, cost = self.here, self.view.steps, self.data.numbers.question_cost
        on_the_way = way(self.data, spot.node, goal)
        for done, node in enumerate(on_the_way, 1):
            left = steps - done
            if cost <= left <= cost + 1 and self.data.node(node).topic:
                yield Way(self.ask(self._at(spot, node, done), left, cost), f"go {node}")
