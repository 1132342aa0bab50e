"""Moving: a step a circle, along the roads; and what happens where one comes."""

from __future__ import annotations

from game.ankka.board import distances, way
from game.ankka.data import BIN, NodeId
from game.ankka.dime import pass_to
from game.ankka.events import DestinationVisited, PawnMoved
from game.ankka.state import NOBODY, Pawn
from game.ankka.table import Table
from game.ankka.winning import check_stepped_in
from game.engine.requests import Reason, Seat


def why_not_go(t: Table, seat: Seat, node: NodeId) -> Reason | None:
    """Every circle costs a step."""
    steps, start = t.state.steps, t.node_of(seat)
    if node == start:
        return Reason("stands_here", "ankka.moving.1")
    cost = distances(t.data)[start][node] * t.data.numbers.move_cost
    if cost > steps:
        return Reason("too_far", "ankka.moving.1", (("cost", cost), ("steps", steps)))
    return None


def walk(t: Table, seat: Seat, goal: NodeId) -> None:
    """Walk there by the shortest way, if possible past one's next destination.

    Raises GameOver as soon as a step wins.
    """
    pawn = t.pawn_of(seat)
    for node in way(t.data, t.node_of(seat), goal, t.next_destination(pawn)):
        t.lose(seat, t.data.numbers.move_cost, "move", "ankka.steps.2")
        t.emit(PawnMoved(pawn, node, "walk"))
        arrive(t, pawn, stops=node == goal)


def arrive(t: Table, pawn: Pawn, *, stops: bool) -> None:
    """The next destination gets a token (option: if one stops there), and the bin may be the end.

    Option: the dime may still lie in the bin. Raises GameOver if this wins.
    """
    node = t.state.nodes[pawn]
    if node == t.next_destination(pawn) and (stops or t.state.options.passing == "counts"):
        t.emit(DestinationVisited(pawn, node, t.state.visited[pawn] + 1))
    if node == BIN:
        if t.state.dime == NOBODY:
            pass_to(t, pawn, "fetched", "ankka.setup.4")
        check_stepped_in(t, pawn)
