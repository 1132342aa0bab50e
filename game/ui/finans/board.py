"""The board: frame and felt, the ring, the bank with its rooms; marks on spaces."""

from __future__ import annotations

from game.finans.data import GameData
from game.finans.state import State
from game.ui.finans import layout
from game.ui.finans.spaces import Spaces
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_HALL_NAME = theme.HEADING.coloured(theme.rgb("FFF2CC"), theme.rgb("4A0A16")).sized(34)
_PLAQUE_FOOT = 6
"""Design units at the foot of the plaque that are edge and shadow, below its red face."""

_DIM: theme.Colour = (18, 9, 4)
_DIM_ALPHA = 110


class Board:
    """Draws the board of one game from a state. Spaces are asked for by their numbers."""

    def __init__(self, data: GameData, spaces: Spaces) -> None:
        self.data = data
        self.spaces = spaces

    def draw(self, canvas: Canvas, state: State, hall_name: str) -> None:
        """`hall_name`: what stands over the bank's door."""
        canvas.background("finans/board")
        canvas.picture("finans/hall", layout.HALL)
        canvas.picture("finans/plaque", layout.HALL_NAME)
        room = layout.HALL_NAME.split_bottom(_PLAQUE_FOOT)[0].inset(22, 8)
        canvas.text(room, hall_name, _HALL_NAME, "centre")
        self.spaces.draw(canvas, state)
        for way, box in zip("rl", layout.DOORS, strict=True):
            canvas.picture(f"finans/chev_{way}", box)

    # Marks

    def mark(self, canvas: Canvas, number: int, possible: bool, focused: bool) -> None:
        """Darken a space that cannot be chosen, point at the focused one."""
        if not possible:
            canvas.fill(layout.space_box(number), _DIM, 12, _DIM_ALPHA)
        if focused:
            self.point_at(canvas, number)

    def point_at(self, canvas: Canvas, number: int) -> None:
        """The focus on a space."""
        box = layout.space_box(number)
        canvas.ring(box if layout.is_room(number) else Box(box.x, box.y, box.w, box.h + 6), 14)
