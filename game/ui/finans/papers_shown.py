"""What a player has of each company group: its badge, a slab for each plot and each share."""

from __future__ import annotations

from game.engine.requests import Seat
from game.finans.data import GameData, Group
from game.finans.groups import has_part, is_complete
from game.finans.state import State
from game.finans.table import Table
from game.ui.finans.pictures import GROUPS
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_COMPLETE = looks.Skin(
    (theme.GOLD[0], theme.GOLD[1], theme.GOLD[2]), theme.rgb("8A540E"), 3, radius=14, shine=0.6,
    shadow=5,
)  # fmt: skip
_SMALL = 44
"""Width of a cell up to which there is no room for empty slabs."""
_SMALLER = 0.84
"""Then the badge is this share of its cell, so that the slabs upon it have room below the name."""

_SLAB = 26 / 50
"""Width of a slab to that of its badge: plots on the left, shares on the right."""


class Papers:
    """Draws the groups side by side in a box; a complete one stands in a gold frame."""

    def __init__(self, data: GameData) -> None:
        self.data = data

    def draw(self, canvas: Canvas, state: State, seat: Seat, box: Box) -> None:
        """What the seat has, in the order of the board."""
        table = Table(self.data, state, [])
        for number, group in enumerate(self.data.groups):
            self._draw_group(canvas, table, seat, number, group, self.cell(box, number))

    def cell(self, box: Box, group: int) -> Box:
        """Where a group stands in the row."""
        pitch = box.w / len(self.data.groups)
        return Box(box.x + pitch * group, box.y, pitch * 0.98, box.h)

    def _draw_group(
        self, canvas: Canvas, table: Table, seat: Seat, number: int, group: Group, cell: Box
    ) -> None:
        picture = GROUPS[group.id]
        side = cell.w if cell.w > _SMALL else cell.w * _SMALLER
        badge = Box(cell.centre[0] - side / 2, cell.bottom - side * 0.85, side, side * 0.85)
        if not has_part(table, number, seat):
            canvas.picture(f"finans/badge_{picture}_off", badge)
            return
        if is_complete(table, number, seat):
            canvas.skin(Box(cell.x - 4, cell.y - 4, cell.w + 8, cell.h + 8), _COMPLETE)
        state = table.state
        columns = (
            ("plot", [state.plots[plot] == seat for plot in group.plots]),
            ("share", [state.shares[share] == seat for share in group.shares]),
        )
        for place, (sort, has) in enumerate(columns):
            self._draw_slabs(canvas, f"finans/slab_{sort}_{picture}", has, badge, cell.y, place)
        canvas.picture(f"finans/badge_{picture}", badge)

    def _draw_slabs(
        self, canvas: Canvas, picture: str, has: list[bool], badge: Box, top: float, column: int
    ) -> None:
        """As high as there are papers of the group; those that others have are empty, and not
        shown where there is little room."""
        width = badge.w * _SLAB
        height = width * 36 / 52
        foot = badge.y - height * 0.72
        step = min(height * 12 / 18, (foot - top) / (len(has) - 1))  # the pile ends in its cell
        owned = sum(has)
        levels = len(has) if badge.w > _SMALL else owned
        for level in reversed(range(levels)):
            x = badge.x + column * (badge.w - width)
            slab = Box(x, foot - step * level, width, height)
            canvas.picture(picture if level < owned else "finans/slab_none", slab)
