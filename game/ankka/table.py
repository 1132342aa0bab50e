"""The table of Aku Ankka: what is printed, the state under play, and how rules tell of it."""

from __future__ import annotations

from functools import cache

from game.ankka.data import Character, GameData, NodeId
from game.ankka.events import NothingHappened, PhaseBegan, StepsChanged
from game.ankka.state import Pawn, Phase, State
from game.engine import events as engine_events
from game.engine import table as engine_table
from game.engine.requests import Facts, Reason, Seat


class Table(engine_table.Table[State]):
    """A game in play, with the town and the cards it is played with."""

    __slots__ = ("data",)

    def __init__(self, data: GameData, state: State, log: list[engine_events.Event[State]]) -> None:
        super().__init__(state, log)
        self.data = data

    def begin(self, seat: Seat, phase: Phase) -> None:
        """Go on to this phase, played by this seat."""
        self.emit(PhaseBegan(seat, phase))

    def nothing(self, seat: Seat, code: str, clause: str, facts: Facts = ()) -> None:
        """Tell why a rule came to nothing."""
        self.emit(NothingHappened(seat, code, clause, facts))

    # Steps

    def gain(self, seat: Seat, steps: int, cause: str, clause: str, card: str = "") -> None:
        """The seat whose turn it is gets steps: its turn goes on (ankka.steps.4)."""
        if steps:
            self.emit(StepsChanged(seat, steps, cause, clause, card))

    def lose(self, seat: Seat, steps: int, cause: str, clause: str, card: str = "") -> None:
        """It loses steps, but no more than it has (ankka.steps.5)."""
        self.gain(seat, -min(steps, self.state.steps), cause, clause, card)

    def why_not_pay(self, cost: int) -> Reason | None:
        """There must be as many steps as something costs."""
        steps = self.state.steps
        if steps >= cost:
            return None
        return _not_enough(cost, steps)

    # What every chapter looks up

    def pawn_of(self, seat: Seat) -> Pawn:
        """The pawn that a seat moves now."""
        return self.state.pawn[seat]

    def node_of(self, seat: Seat) -> NodeId:
        """Where the pawn of a seat stands."""
        return self.state.nodes[self.state.pawn[seat]]

    def character(self, pawn: Pawn) -> Character:
        """The character of a pawn."""
        return self.data.character(self.state.characters[pawn])

    def route(self, pawn: Pawn) -> tuple[NodeId, ...]:
        """The destinations of a character, on the side of the Route card that lies up."""
        return self.data.route(self.state.characters[pawn], self.state.options.route)

    def next_destination(self, pawn: Pawn) -> NodeId | None:
        """The first that a character has not visited; None if it has visited all."""
        route, visited = self.route(pawn), self.state.visited[pawn]
        return route[visited] if visited < len(route) else None

    def has_visited_all(self, pawn: Pawn) -> bool:
        """Whether a character has left a token at every destination."""
        return self.next_destination(pawn) is None

    def previous_place(self, pawn: Pawn) -> NodeId:
        """Where a character left its last token, or else its start."""
        visited = self.state.visited[pawn]
        return self.route(pawn)[visited - 1] if visited else self.character(pawn).start

    def person_left_of(self, seat: Seat) -> Seat:
        """The nearest human on a seat's left; without any the seat itself."""
        return next((each for each in self.state.others(seat) if self.state.people[each]), seat)


@cache
def _not_enough(cost: int, steps: int) -> Reason:
    return Reason("not_enough_steps", "ankka.steps.2", (("cost", cost), ("steps", steps)))
