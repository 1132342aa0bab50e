"""The pawns in the town, the dime beside its holder, the arrow over whose turn it is: sprites."""

from __future__ import annotations

from collections.abc import Callable

from game.ankka.data import BIN, Node, NodeId
from game.ankka.state import NOBODY, Pawn, State
from game.ui.ankka import layout
from game.ui.ankka.pictures import pawn_picture
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import PaintedSprite, PictureSprite, Sprites

_PAWN_Z, _DIME_Z, _ARROW_Z = 20, 40, 45
_HALO = 12.0
"""Room round the arrow over whose turn it is, for the disc on which it lies."""


class Pawns:
    """One sprite a pawn, kept where the state says; animations move them in between."""

    def __init__(
        self, sprites: Sprites, node: Callable[[NodeId], Node], look: Callable[[Pawn], str]
    ) -> None:
        self.sprites = sprites
        self._node = node
        self._look = look
        self._pawns: dict[Pawn, PictureSprite] = {}
        self._dime: PictureSprite | None = None
        self._arrow: PaintedSprite | None = None
        self._goal: PictureSprite | None = None

    def pawn(self, pawn: Pawn) -> PictureSprite:
        """The sprite of a pawn, made when first asked for."""
        if pawn not in self._pawns:
            sprite = PictureSprite(pawn_picture(self._look(pawn)), Box(0, 0, 1, 1), _PAWN_Z)
            self._pawns[pawn] = self.sprites.add(sprite)
        return self._pawns[pawn]

    @property
    def dime(self) -> PictureSprite:
        """The sprite of the Number One Dime."""
        if self._dime is None:
            sprite = PictureSprite("ankka/dime_front", Box(0, 0, 1, 1), _DIME_Z)
            self._dime = self.sprites.add(sprite)
        return self._dime

    def home(self, state: State, pawn: Pawn, id: NodeId) -> Box:
        """Where a pawn stands on a node, beside all others that are there."""
        there = [other for other, at in enumerate(state.nodes) if at == id or other == pawn]
        return layout.pawn_box(self._node(id), there.index(pawn), len(there))

    def place(self, state: State) -> None:
        """Put every pawn where it stands, and the dime beside its holder or in the bin."""
        for pawn, id in enumerate(state.nodes):
            sprite = self.pawn(pawn)
            sprite.box, sprite.alpha = self.home(state, pawn, id), 1.0
        self._put_in_order(state)
        dealt = state.dime != NOBODY or state.options.first_dime == "bin"
        self.dime.visible = dealt
        self.dime.box = self.dime_home(state)

    def _put_in_order(self, state: State) -> None:
        """Those farther down the screen stand in front; on one node, whoever's turn it is."""
        active = state.pawn[state.seat]
        order = sorted(self._pawns, key=lambda pawn: (self._pawns[pawn].box.y, pawn == active))
        for place, pawn in enumerate(order):
            sprite = self._pawns[pawn]
            if sprite.z != _PAWN_Z + place:
                self.sprites.remove(sprite)
                sprite.z = _PAWN_Z + place
                self.sprites.add(sprite)

    def dime_home(self, state: State) -> Box:
        """Where the dime is."""
        if state.dime == NOBODY:
            return layout.dime_box(layout.pawn_box(self._node(BIN)))
        return layout.dime_box(self.home(state, state.dime, state.nodes[state.dime]))

    def mark(self, pawn: Pawn, goal: NodeId) -> None:
        """The arrow over a pawn, and the marker at the place where it has to go."""
        if self._arrow is None or self._goal is None:
            box = Box(0, 0, 1, 1)
            self._arrow = self.sprites.add(PaintedSprite(box, _arrow, _ARROW_Z, _HALO))
            self._goal = self.sprites.add(PictureSprite("ankka/marker_goal", box, _PAWN_Z - 1))
        self._arrow.visible = self._goal.visible = True
        self._arrow.box = layout.arrow_box(self.pawn(pawn).box)
        self._goal.box = layout.goal_box(self._node(goal))

    def hide_arrow(self) -> None:
        """While something moves."""
        if self._arrow is not None:
            self._arrow.visible = False

    def hide_arrow_and_dime(self) -> None:
        """While the pawn moves that has the dime."""
        self.hide_arrow()
        self.dime.visible = False


def _arrow(canvas: Canvas, box: Box) -> None:
    """On a disc of its own: gold alone is lost on a yellow circle with its gold ring."""
    x, y = box.centre
    canvas.dot(x, y, box.w / 2 + 7, theme.PAPER_EDGE)
    canvas.dot(x, y, box.w / 2 + 3, theme.CREAM)
    canvas.picture("ankka/marker_turn", box)
