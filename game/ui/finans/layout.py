"""Where everything lies on the table, in design units.

The ring of 34 fills the edge of the screen on a grid of 11 x 8; the bank with its two floors of six
rooms stands in the felt, so that each floor lines up with its door in the ring.
"""

from __future__ import annotations

from functools import cache

from game.ui.kit.box import SCREEN, Box

BOARD = SCREEN
FELT = Box(227, 175, 1458, 728)
NEWS = Box(236, 180, 700, 98)
NEWS_EMBLEM = Box(236, 166, 128, 114)
NEWS_RIBBON = Box(640, 164, 284, 38)
LOG = Box(236, 284, 700, 64)
DICE_TRAY = Box(954, 184, 238, 160)
DICE = Box(959, 206, 122, 122), Box(1069, 206, 122, 122)
ONE_DIE = Box(1013, 206, 122, 122)
HALL = Box(200, 336, 1024, 354)
HALL_NAME = Box(614, 343, 240, 68)
PLAQUE = Box(236, 682, 956, 62)
ROWS = Box(236, 750, 956, 66), Box(236, 824, 956, 66)
PANELS = Box(1210, 184, 466, 712)

_COLUMN, _ROW = 164, 124
RING, _ROOMS_BACK = 34, 41
"""The last space of the ring, and the first of the bank's upper floor, which leads back."""

_CHEVRON, _DOOR_CHEVRON = 26.0, 36.0
DOORS = (
    Box.around(230, 638.5, _DOOR_CHEVRON, _DOOR_CHEVRON),
    Box.around(228, 514.5, _DOOR_CHEVRON, _DOOR_CHEVRON),
)
"""The arrows on the carpet: into the bank, and out of it."""

FOLDED, LARGE, ROOMY, TALL = 98.0, 174.0, 230.0, 346.0
"""Heights of panels."""

_HEIGHTS = {
    2: (TALL, TALL), 3: (ROOMY, ROOMY), 4: (LARGE, LARGE), 5: (ROOMY, FOLDED), 6: (LARGE, FOLDED)
}  # fmt: skip
"""By the number of players: the height of the panel of whoever is active, and of the others."""

_BAND = 44
"""Units at the left of a face on which its number and its signs stand: no piece hides them."""

_SLOTS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (98, ((0.6, 0),)),
    2: (86, ((0.3, 0), (0.74, 0))),
    3: (76, ((0.2, 0), (0.47, 0), (0.74, 0))),
    4: (66, ((0.28, -40), (0.74, -40), (0.28, 0), (0.74, 0))),
    5: (60, ((0.2, -40), (0.5, -40), (0.8, -40), (0.34, 0), (0.66, 0))),
    6: (60, ((0.2, -40), (0.5, -40), (0.8, -40), (0.2, 0), (0.5, 0), (0.8, 0))),
}
"""How high the pieces are that share a space, and where each stands: the share of the width right
of the band, and units above the foot of the face. The back row comes first."""

PIECE_SHAPE = 400 / 560
"""Width of a piece to its height."""


def is_room(number: int) -> bool:
    """Whether a space is a room of the bank rather than a tile of the ring."""
    return number > RING


def _cell(number: int) -> tuple[int, int]:
    """Column and row of a space of the ring."""
    if number == 1:
        return 0, 3
    if number <= 4:
        return 0, 4 - number
    if number <= 14:
        return number - 4, 0
    if number <= 21:
        return 10, number - 14
    if number <= 31:
        return 31 - number, 7
    return 0, 38 - number


@cache
def space_box(number: int) -> Box:
    """The face of a space, by its printed number."""
    if number <= RING:
        column, row = _cell(number)
        return Box(58 + _COLUMN * column, 44 + _ROW * row, 156, 110)
    if number < _ROOMS_BACK:
        return Box(258 + 146 * (number - 35), 540, 130, 110)
    return Box(258 + 146 * (46 - number), 416, 130, 110)


@cache
def chevron_box(number: int) -> tuple[str, Box]:
    """The arrow on the joint from a space of the ring to the next: its picture's ending and box."""
    here, there = space_box(number), space_box(number + 1)
    (x, y), (x2, y2) = here.centre, there.centre
    way = ("r" if x2 > x else "l") if y == y2 else ("d" if y2 > y else "u")
    lower = 4 if y == y2 else 5
    return way, Box.around((x + x2) / 2, (y + y2) / 2 + lower, _CHEVRON, _CHEVRON)


def piece_box(number: int, place: int = 0, pieces: int = 1) -> Box:
    """Where a piece stands: the `place`-th of so many on this space."""
    face = space_box(number)
    height, slots = _SLOTS[pieces]
    share, up = slots[place]
    width = height * PIECE_SHAPE
    band = _BAND if not is_room(number) else 24 if pieces < 3 else 36
    x = face.x + band + (face.w - band) * share
    return Box(x - width / 2, face.bottom + 3 + up - height, width, height)


def panel_boxes(players: int, active: int) -> list[Box]:
    """The players' panels by seat, from above; of many only the active one is large."""
    large, other = _HEIGHTS[players]
    heights = [large if seat == active else other for seat in range(players)]
    gap = (PANELS.h - sum(heights)) / (players - 1)
    boxes: list[Box] = []
    y = PANELS.y
    for height in heights:
        boxes.append(Box(PANELS.x, y, PANELS.w, height))
        y += height + gap
    return boxes


def row_boxes(row: Box, widths: tuple[float, ...], gap: float = 10) -> list[Box]:
    """A row cut into boxes whose widths are in these proportions."""
    room = row.w - gap * (len(widths) - 1)
    unit = room / sum(widths)
    boxes: list[Box] = []
    x = row.x
    for width in widths:
        boxes.append(Box(x, row.y, width * unit, row.h))
        x += width * unit + gap
    return boxes
