"""What can be looked at closer at any time: places and circles, players, the dime, the log."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.ui.ankka import layout
from game.ui.kit.widgets.button import Spot
from game.ui.table.spots import TableSpot

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook

_GO = "go "


def things_of(look: AnkkaLook) -> Iterator[Spot]:
    """A spot for each thing. A node bears the name of the option that goes there."""
    state, words = look.state, look.words
    for seat, box in enumerate(layout.panel_boxes(state.players)):
        pawn = state.pawn[seat]
        route, done = look.board.route(state, pawn), state.visited[pawn]
        goal = words.place(look.board.goal(state, pawn))
        told = words.t("table.player", name=words.name(seat), done=done, all=len(route), place=goal)
        yield Spot(box, partial(_open_route, look, seat), told, name=f"player {seat}", radius=26)
    told = words.t("table.steps_left", n=state.steps)
    yield Spot(layout.STEPS, partial(_open_steps, look), told, name="steps", radius=40)
    yield Spot(layout.LOG, look.history, look.log.last()[0], name="log", radius=22)
    for node in look.data.nodes:
        press = partial(look.zoom, node.id)
        box = layout.face_box(node)
        yield TableSpot(look, box, press, words.place(node.id), name=f"{_GO}{node.id}")


def node_id(name: str) -> str:
    """The node of a spot of this name; "" for another thing."""
    return name.removeprefix(_GO) if name.startswith(_GO) else ""


def _open_steps(look: AnkkaLook) -> None:
    """Where the steps came from, of whoever's turn it is."""
    from game.ui.ankka.step_book import StepBook

    assert look.table.stack is not None
    look.table.stack.push(StepBook(look, look.state.seat))


def _open_route(look: AnkkaLook, seat: Seat) -> None:
    """A player's Route card, with all that its character has."""
    from game.ui.ankka.route_card import RouteScene

    assert look.table.stack is not None
    look.table.stack.push(RouteScene(look, seat))
