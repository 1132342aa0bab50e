"""The pawns on the board, and the ring under the one whose move it is: sprites."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.requests import Seat
from game.joakim.data import Cell, SquareIndex
from game.joakim.state import NOWHERE, State
from game.ui.joakim import layout
from game.ui.joakim.board import Board
from game.ui.kit.box import Box
from game.ui.kit.sprites import Sprites
from game.ui.table.flying import FlyingPicture, Hangar

_PAWN_Z, _RING_Z = 20, 10


class Pawns:
    """One sprite a seat, kept where the state says; animations move them in between."""

    def __init__(
        self, sprites: Sprites, hangar: Hangar, board: Board, look: Callable[[Seat], str]
    ) -> None:
        self.sprites = sprites
        self.hangar = hangar
        self.board = board
        self._look = look
        self._pawns: dict[Seat, FlyingPicture] = {}
        self._ring: FlyingPicture | None = None

    def pawn(self, seat: Seat) -> FlyingPicture:
        """The sprite of a seat's pawn, made when first asked for."""
        if seat not in self._pawns:
            home = Box(0, 0, 102, 143)
            picture = f"joakim/pawn_{self._look(seat)}"
            self._pawns[seat] = self.sprites.add(FlyingPicture(self.hangar, picture, home, _PAWN_Z))
            self._pawns[seat].visible = False
        return self._pawns[seat]

    def place(self, state: State) -> None:
        """Put every pawn where it stands; hide those that are not on the board."""
        for seat, square in enumerate(state.squares):
            pawn = self.pawn(seat)
            if square == NOWHERE:
                pawn.visible = False
                continue
            pawn.box = layout.pawn_box(self.board.cell(square))
            pawn.alpha, pawn.visible = 1.0, True

    def mark(self, state: State, seat: Seat) -> None:
        """The ring under the pawn of this seat."""
        if self._ring is None:
            box = Box(0, 0, 122, 69)
            self._ring = self.sprites.add(
                FlyingPicture(self.hangar, "joakim/ring_pawn", box, _RING_Z)
            )
        square = state.squares[seat]
        visible = square != NOWHERE
        if visible != self._ring.visible:
            self._ring.visible = visible
        box = ring_box(self.board.cell(square)) if visible else self._ring.box
        if box != self._ring.box:
            self._ring.box = box

    def hide_ring(self) -> None:
        if self._ring is not None:
            self._ring.visible = False

    def way(self, start: SquareIndex, end: SquareIndex, steps: int) -> list[Box]:
        """The pawn's boxes from square to square, the first left out."""
        return [
            layout.pawn_box(self.board.cell(square))
            for square in self.board.board.path(start, end, steps)[1:]
        ]


def ring_box(cell: Cell) -> Box:
    x, y = layout.centre(cell)
    return Box(x - 37, y + 22, 122, 69)
