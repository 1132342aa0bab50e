"""The town: the map, circles, buildings with name plates, and the tokens that hang on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.ankka.board import way
from game.ankka.data import GameData, Node, NodeId
from game.ankka.state import Pawn, State
from game.ui.ankka import layout
from game.ui.ankka.pictures import circle_picture, token_picture
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_PLATE = replace(
    looks.CARD_PANEL, border=theme.rgb("3A2012"), border_width=4, radius=24, lip=6, shadow=8
)
_REACHED = replace(_PLATE, border=theme.rgb("F0A81C"), border_width=7)
_NAME = replace(theme.HEADING.sized(30), floor=24)
_MARGIN = 10.0
_SHADOW = 30.0

_TOWN = Box(0, 0, 1445, 915)
"""All that nodes, plates and tokens cover."""


class Board:
    """Draws the town from a state. `short`: what a place's plate says."""

    def __init__(self, data: GameData, short: Callable[[NodeId], str]) -> None:
        self.nodes = {node.id: node for node in data.nodes}
        self._looks = {each.id: each.look for each in data.characters}
        self.data = data
        self._short = short
        self._circles = [node for node in data.nodes if not node.is_place]
        places = [node for node in data.nodes if node.is_place]
        self._places = sorted(places, key=lambda node: node.at[1])  # the nearer, the later

    def draw(self, canvas: Canvas, state: State) -> None:
        canvas.background("ankka/map_town")
        if not canvas.sees(_TOWN):
            return  # only what lies beside or below the town is painted anew
        for node in self._circles:
            canvas.picture(circle_picture(node), layout.circle_box(node))
        for node in self._places:
            canvas.picture(f"ankka/place_{node.id}", layout.building_box(node))
            self._draw_plate(canvas, node, _PLATE)
        for node in self._places:
            if canvas.sees(self.reach(node.id)):
                self._draw_tokens(canvas, state, node)

    def _draw_plate(self, canvas: Canvas, node: Node, skin: looks.Skin) -> None:
        box = layout.plate_box(node)
        canvas.skin(box, skin)
        canvas.text(
            box.inset(_MARGIN, 4)._replace(h=box.h - 14), self._short(node.id), _NAME, "centre"
        )

    def _draw_tokens(self, canvas: Canvas, state: State, node: Node) -> None:
        """A token of every character that has been at a destination of its route."""
        for pawn in self._been_at(state, node.id):
            picture = token_picture(self._looks[state.characters[pawn]])
            canvas.picture(picture, self.token_box(state, node.id, pawn))

    def _been_at(self, state: State, id: NodeId) -> list[Pawn]:
        pawns = range(state.players)
        return [pawn for pawn in pawns if id in self.route(state, pawn)[: state.visited[pawn]]]

    def token_box(self, state: State, id: NodeId, pawn: Pawn) -> Box:
        """Where the token of a pawn hangs on a plate, or would hang."""
        there = sorted({*self._been_at(state, id), pawn})
        return layout.token_box(self.nodes[id], there.index(pawn), len(there))

    def route(self, state: State, pawn: Pawn) -> tuple[NodeId, ...]:
        """The destinations of a pawn, on the side of the Route cards that lies up."""
        return self.data.route(state.characters[pawn], state.options.route)

    def goal(self, state: State, pawn: Pawn) -> NodeId:
        """Where a pawn has to go next: the bin, when all destinations are done."""
        return self.data.goal(state.characters[pawn], state.options.route, state.visited[pawn])

    def way(self, state: State, pawn: Pawn, to: NodeId) -> list[Node]:
        """The nodes that a pawn comes past on its way to one, with the one it stands on."""
        route, visited = self.route(state, pawn), state.visited[pawn]
        by = route[visited] if visited < len(route) else None
        start = state.nodes[pawn]
        return [self.nodes[id] for id in (start, *way(self.data, start, to, by))]

    # Marks

    def mark(self, canvas: Canvas, state: State, id: NodeId, possible: bool, focused: bool) -> None:
        """Light up a node that can be reached, point at the focused one."""
        node = self.nodes[id]
        if node.is_place:
            if possible:
                self._draw_plate(canvas, node, _REACHED)
            if focused:
                canvas.ring(layout.plate_box(node), 24)
            self._draw_tokens(canvas, state, node)  # those below the plate are seen also then
            return
        if possible:
            canvas.picture(circle_picture(node, reach=True), layout.ring_box(node))
        if focused:
            canvas.picture("ankka/circle_cursor", layout.ring_box(node))
            canvas.ring(layout.face_box(node), layout.DISC)

    def reach(self, id: NodeId) -> Box:
        """All that changes with a node: its marks, its plate and the tokens on it."""
        node = self.nodes[id]
        if node.is_place:
            plate = layout.plate_box(node)
            return plate.union(layout.token_box(node, 0, 1)).inset(-_SHADOW * 2, -_SHADOW)
        return layout.ring_box(node).inset(-6)
