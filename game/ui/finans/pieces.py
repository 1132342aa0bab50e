"""The pieces on the board, and the arrow over the one whose turn it is: sprites."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.requests import Seat
from game.finans.state import State
from game.ui.finans import layout
from game.ui.finans.pictures import piece_picture
from game.ui.kit.box import Box
from game.ui.kit.sprites import PictureSprite, Sprites

_PIECE_Z, _ARROW_Z = 20, 40
_ARROW = 48.0


class Pieces:
    """One sprite a seat, kept where the state says; animations move them in between."""

    def __init__(self, sprites: Sprites, look: Callable[[Seat], str]) -> None:
        self.sprites = sprites
        self._look = look
        self._pieces: dict[Seat, PictureSprite] = {}
        self._arrow: PictureSprite | None = None

    def piece(self, seat: Seat) -> PictureSprite:
        """The sprite of a seat's piece, made when first asked for."""
        if seat not in self._pieces:
            picture = piece_picture(self._look(seat))
            sprite = PictureSprite(picture, layout.piece_box(1), _PIECE_Z)
            self._pieces[seat] = self.sprites.add(sprite)
        return self._pieces[seat]

    def place(self, state: State, active: Seat) -> None:
        """Put every piece where it stands, side by side where several do; hide who is out.

        Whose turn it is stands first, in the back row: there the arrow hides nobody else.
        """
        for seat, number in enumerate(state.spaces):
            piece = self.piece(seat)
            piece.visible = not state.out[seat]
            if piece.visible:
                piece.alpha = 1.0
                piece.box = _home(state, active, seat, number)

    def mark(self, seat: Seat) -> None:
        """The arrow over the piece of this seat."""
        if self._arrow is None:
            box = Box(0, 0, _ARROW, _ARROW)
            self._arrow = self.sprites.add(PictureSprite("finans/chev_d", box, _ARROW_Z))
        piece = self.piece(seat)
        box = Box.around(piece.box.centre[0], piece.box.y - _ARROW * 0.3, _ARROW, _ARROW)
        if (piece.visible, box) != (self._arrow.visible, self._arrow.box):
            self._arrow.visible, self._arrow.box = piece.visible, box

    def hide_arrow(self) -> None:
        """While something moves."""
        if self._arrow is not None:
            self._arrow.visible = False


def _home(state: State, active: Seat, seat: Seat, number: int) -> Box:
    """Where a seat's piece stands on a space, beside all others that are there."""
    there = [
        other
        for other, space in enumerate(state.spaces)
        if space == number and not state.out[other]
    ]
    there.sort(key=lambda other: other != active)
    return layout.piece_box(number, there.index(seat), len(there))
