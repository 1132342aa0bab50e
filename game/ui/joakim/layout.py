"""Where everything lies on the table, in design units."""

from __future__ import annotations

from game.joakim.data import Cell
from game.ui.kit.box import Box

BOARD = Box(28, 20, 1144, 840)
BOARD_PICTURE = Box(-12, -20, 1224, 940)
"""The frame's picture with its shadow: 40 units more on the left and above."""

PITCH = 152
MARKET = Box(1198, 20, 688, 300)
MARKET_SPOT = Box(MARKET.x, 34, MARKET.w, MARKET.bottom - 34)
"""Where the market can be pressed: inside the safe margin."""

PANELS = Box(1198, 338, 688, 590)
LOG = Box(1198, 946, 688, 98)
PLAQUE = Box(28, 872, 1144, 84)
BUTTON_ROW = Box(40, 971, 1132, 76)
_BUTTON_GAP = 22.0
_SHARK_BUTTONS = (234.0, 266.0, 226.0, 166.0, 152.0)
"""Widths of the buttons with sharks: the move is begun, ended, dealt beside, undone; the menu."""
DIE = Box(1064, 868, 84, 84)
BANNER = Box(90, 782, 1020, 92)
"""Where it is announced what happens."""

_PANEL_HEIGHT = {4: (118.0, 16.0), 5: (106.0, 14.0)}
_USUAL_PANEL = (134.0, 18.0)


def button_places(with_sharks: bool) -> list[Box]:
    """Where the buttons stand below the plaque; sharks have one more, for their dealings."""
    if not with_sharks:
        return BUTTON_ROW.columns(4, _BUTTON_GAP)
    places, rest = [], BUTTON_ROW
    for width in _SHARK_BUTTONS:
        place, rest = rest.split_left(width, _BUTTON_GAP)
        places.append(place)
    return places


def centre(cell: Cell) -> tuple[float, float]:
    """The middle of a cell of the board."""
    column, row = cell
    return 144.0 + PITCH * column, 136.0 + PITCH * row


def cell_box(cell: Cell) -> Box:
    return Box.around(*centre(cell), PITCH, PITCH)


def tile_box(cell: Cell) -> Box:
    """Where a tile's picture goes."""
    x, y = centre(cell)
    return Box(x - 75, y - 72, 150, 150)


def dim_box(cell: Cell) -> Box:
    """What is darkened of a tile that cannot be chosen."""
    x, y = centre(cell)
    return Box(x - 69, y - 69, 138, 143)


def pawn_box(cell: Cell) -> Box:
    """A pawn on its tile: a little to the right, so that the picture can be recognised."""
    x, y = centre(cell)
    return Box(x - 27, y - 72, 102, 143)


def deck_box(cell: Cell, height: float = 0) -> Box:
    """The top card of a pile in its place, `height` units above the felt."""
    x, y = centre(cell)
    return Box(x - 53.5, y - 68 - height, 107, 150)


def panel_boxes(players: int) -> list[Box]:
    """The players' panels by seat, from above."""
    height, gap = _PANEL_HEIGHT.get(players, _USUAL_PANEL)
    return [
        Box(PANELS.x, PANELS.y + seat * (height + gap), PANELS.w, height) for seat in range(players)
    ]


def log_box(players: int) -> Box:
    """The log takes what room the panels leave."""
    lowest = panel_boxes(players)[-1]
    top = min(LOG.y, lowest.bottom + 18)
    return Box(LOG.x, top, LOG.w, LOG.bottom - top)
