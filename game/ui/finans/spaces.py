"""The spaces: tiles of the ring and rooms of the bank, with owner, building and mortgage."""

from __future__ import annotations

from functools import cache

from game.engine.requests import Seat
from game.finans.data import GameData, PlotIndex, Space
from game.finans.state import BANK, State
from game.ui.finans import layout
from game.ui.finans.pictures import building_picture, ground_picture, group_of, space_picture
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_NUMBER = theme.TILE_NUMBER.coloured(theme.rgb("FFF6E4"))
_NUMBER_EDGE = theme.rgb("2A1206")
_EDGES = ((-2, 0), (2, 0), (0, -2), (0, 2))
_GREY: theme.Colour = (196, 188, 174)
_GREY_ALPHA = 170
_LIP = 8
_REACH = 12
"""Units that a tile paints beyond its face: rim, thickness and shadow."""


@cache
def reach(number: int) -> Box:
    """Everything that is painted of a space."""
    return layout.space_box(number).inset(-_REACH - 4, -_REACH - _LIP)


class Spaces:
    """Draws the spaces of one game from a state. `look`: that of a seat."""

    def __init__(self, data: GameData, look: tuple[str, ...]) -> None:
        self.data = data
        self._look = look

    def draw(self, canvas: Canvas, state: State) -> None:
        """All of the ring and of the bank, as far as they can be seen."""
        for space in self.data.spaces:
            if canvas.sees(reach(space.number)):
                self.draw_space(canvas, state, space)
        for space in self.data.spaces[: layout.RING - 1]:
            way, box = layout.chevron_box(space.number)
            canvas.picture(f"finans/chev_{way}", box)

    def draw_space(self, canvas: Canvas, state: State, space: Space) -> None:
        """One of them, with what stands on it."""
        if layout.is_room(space.number):
            self._draw_room(canvas, space)
        elif space.plot is None:
            self._draw_special(canvas, space)
        else:
            self._draw_plot(canvas, state, space, space.plot)

    def _draw_room(self, canvas: Canvas, space: Space) -> None:
        face = layout.space_box(space.number)
        picture = Box.around(face.centre[0] + 6, face.y + 52, 100, 86)
        canvas.picture(space_picture(self.data, space), picture)
        _draw_number(canvas, face.x + 20.5, face.y + 15.5, space.number)

    def _draw_special(self, canvas: Canvas, space: Space) -> None:
        face = layout.space_box(space.number)
        canvas.picture(ground_picture(self.data, space), _tile(face))
        picture = Box.around(face.centre[0] + 8, face.centre[1], 112, 98)
        canvas.picture(space_picture(self.data, space), picture)
        _draw_number(canvas, face.x + 24, face.y + 21, space.number)

    def _draw_plot(self, canvas: Canvas, state: State, space: Space, plot: PlotIndex) -> None:
        face, deed = layout.space_box(space.number), self.data.plots[plot]
        owner = state.plots[plot]
        canvas.picture(ground_picture(self.data, space), _tile(face))
        if owner != BANK:
            canvas.picture(f"finans/rim_{self._look[owner]}", _tile(face))
        canvas.picture(space_picture(self.data, space), Box(face.x + 48, face.y + 8, 105, 96.25))
        if state.built[plot]:
            canvas.picture(building_picture(deed), self.building_box(plot))
        if state.mortgaged[plot]:
            room = Box(face.x + 49, face.y + 6, face.w - 56, face.h - 12)
            canvas.fill(room, _GREY, 8, _GREY_ALPHA)
            canvas.picture("finans/mark_pant", Box.around(face.x + 126, face.y + 84, 46, 49))
        sign = Box.around(face.x + 25, face.y + 48, 34, 34)
        canvas.picture(f"finans/glyph_{group_of(self.data, deed)}", sign)
        _draw_number(canvas, face.x + 25, face.y + 20, space.number)
        if owner != BANK:
            self._draw_owner(canvas, face, owner)

    def _draw_owner(self, canvas: Canvas, face: Box, owner: Seat) -> None:
        """The silhouette of the piece, for who cannot tell rims by their colour."""
        marker = Box.around(face.x + 25, face.y + 88, 40, 42.7)
        canvas.picture(f"finans/marker_{self._look[owner]}", marker)

    def number_of(self, plot: PlotIndex) -> int:
        """The number of the space of a plot."""
        return next(space.number for space in self.data.spaces if space.plot == plot)

    def building_box(self, plot: PlotIndex) -> Box:
        """Where a building stands: the lower right corner, which the picture leaves empty."""
        face = layout.space_box(self.number_of(plot))
        if self.data.plots[plot].is_industrial:
            return Box(face.x + 88, face.y + 54, 66, 58.4)
        return Box(face.x + 101, face.y + 59, 52, 52)


def _tile(face: Box) -> Box:
    """The tile's picture with its rim and shadow, around a face."""
    return Box(face.x - 12, face.y - 8, 180, 142)


def _draw_number(canvas: Canvas, x: float, y: float, number: int) -> None:
    """Ivory with a dark edge: it stands on grounds of all colours."""
    room = Box.around(x, y, 44, 30)
    edge = _NUMBER.coloured(_NUMBER_EDGE)
    for dx, dy in _EDGES:
        canvas.text(room.moved(dx, dy), str(number), edge, "centre")
    canvas.text(room, str(number), _NUMBER, "centre")
