"""Where everything lies on the table, in design units: the town at the left, who plays and what can
be done at the right, the step counter below. Nodes stand where the board's file puts them."""

from __future__ import annotations

from typing import NamedTuple

from game.ankka.data import BIN, Node
from game.ui.kit.box import Box

MAP = Box(0, 0, 1436, 940)
LOG = Box(58, 950, 380, 92)
TRAY = Box(452, 934, 984, 132)
STEPS = Box(TRAY.x + 30, TRAY.y + 4, TRAY.w - 60, 104)
"""What is pressed to see where the steps came from."""

_COLUMN = Box(1468, 36, 400, 1008)
PANELS = Box(_COLUMN.x, _COLUMN.y, _COLUMN.w, 566)
PLAQUE = Box(_COLUMN.x, 618, _COLUMN.w, 92)
ACTIONS = Box(_COLUMN.x, 722, _COLUMN.w, 216)
ROW = Box(_COLUMN.x, 950, _COLUMN.w, 92)

BANNER = Box.around(MAP.w / 2, 470, 1060, 136)
"""What has just happened, across the town."""

DISC = 72.0
"""Width of a circle's disc, and height of a reachable one's ring within its picture."""

_CIRCLE, _RING = 98.0, 131.0
_PLATE = 52.0
_BUILDING = (222.0, 400 / 414, 352 / 414)
_BIN = (286.0, 446 / 480, 418 / 480)
"""Width of a building's picture, its width to its height, and where in its height it stands."""

_STANDS = (4.0, -18.0)
"""Where a building stands, from the centre of its plate."""

_PAWN, _PAWN_SHAPE, _FOOT = 106.0, 280 / 364, 316 / 364
_ON_CIRCLE, _ON_PLACE = 12.0, -24.0
"""How far below its node's centre a pawn's foot is."""

_BESIDE_ON_CIRCLE, _BESIDE_ON_PLACE = 46.0, 62.0
_FEW, _CLOSE, _BEHIND = 3, 34.0, 46.0
"""More pawns than these few stand closer together, every other one behind: all heads are seen."""
_TOKEN, _TOKEN_GAP, _TOKEN_LOWER = 46.0, 40.0, 34.0
_HOLE, _HOLE_GAP = 72.0, 70.0
MOST_SHOWN = 12
"""The last hole of the step counter."""


def circle_box(node: Node) -> Box:
    """The picture of a circle with its shadow."""
    x, y = node.at
    return Box(x - _CIRCLE / 2, y - _CIRCLE * 56 / 120, _CIRCLE, _CIRCLE)


def ring_box(node: Node) -> Box:
    """The picture of a circle that can be reached, its halo, or the focus on it."""
    x, y = node.at
    return Box(x - _RING / 2, y - _RING * 76 / 160, _RING, _RING)


def plate_box(node: Node) -> Box:
    """The name plate of a place."""
    return Box.around(*node.at, node.width, _PLATE)


def face_box(node: Node) -> Box:
    """What is pressed to go to a node."""
    if node.is_place:
        return plate_box(node).inset(-6, -8)
    return Box.around(*node.at, DISC + 12, DISC + 12)


def building_box(node: Node) -> Box:
    """The building of a place, above its plate."""
    width, shape, stands = _BIN if node.id == BIN else _BUILDING
    x, y = node.at[0] + _STANDS[0], node.at[1] + _STANDS[1]
    height = width / shape
    return Box(x - width / 2, y - stands * height, width, height)


def token_box(node: Node, place: int, tokens: int) -> Box:
    """The `place`-th of so many tokens that hang on a plate's lower rim."""
    x = node.at[0] + (place - (tokens - 1) / 2) * _TOKEN_GAP
    return Box.around(x, node.at[1] + _TOKEN_LOWER, _TOKEN, _TOKEN)


def pawn_box(node: Node, place: int = 0, pawns: int = 1) -> Box:
    """Where a pawn stands: the `place`-th of so many on this node, from left to right."""
    beside = _BESIDE_ON_PLACE if node.is_place else _BESIDE_ON_CIRCLE
    if pawns > _FEW:
        beside = _CLOSE
    half = (pawns - 1) / 2 * beside
    middle = max(MAP.x + half + _PAWN / 2 + 1, node.at[0])  # all of them on the screen
    x = middle + place * beside - half
    foot = node.at[1] + (_ON_PLACE if node.is_place else _ON_CIRCLE)
    if pawns > _FEW and place % 2:
        foot -= _BEHIND
    height = _PAWN / _PAWN_SHAPE
    return Box(x - _PAWN / 2, foot - height * _FOOT, _PAWN, height)


def goal_box(node: Node) -> Box:
    """The marker at the right end of the plate of a next destination."""
    plate = plate_box(node)
    return Box.around(plate.right - 6, plate.y - 14, 52, 67)


def arrow_box(pawn: Box) -> Box:
    """The arrow above whoever's turn it is."""
    return Box.around(pawn.centre[0], pawn.y - 14, 46, 46)


def dime_box(pawn: Box) -> Box:
    """The dime beside the pawn that has it."""
    foot = pawn.y + pawn.h * _FOOT
    return Box.around(pawn.centre[0] + 38, foot - 18, 56, 58)


def way_price_box(node: Node) -> Box:
    """What it costs to go to a node, at its lower right."""
    face = face_box(node)
    return Box.around(face.right - 6, face.bottom - 4, 70, 56)


def pin_box(steps: int) -> Box:
    """The pin in the hole for so many steps; more than the counter has holes: in the last."""
    x = TRAY.x + _HOLE + _HOLE_GAP * min(steps, MOST_SHOWN)
    return Box(x - 25, TRAY.y + 31 - 84, 50, 93)


def number_box(steps: int) -> Box:
    """Where the number of a hole stands."""
    return Box.around(TRAY.x + _HOLE + _HOLE_GAP * steps, TRAY.y + 71, 76, 54)


class PanelParts(NamedTuple):
    """Where the parts of a player's panel lie. `who`: the character's name, on tall ones only."""

    pawn: Box
    head: Box
    who: Box | None
    route: Box


_TALLEST, _PANEL_GAP, _TALL, _LIP = 188.0, 14.0, 160.0, 7.0


def panel_boxes(players: int) -> list[Box]:
    """The players' panels by seat, from above: few players have taller ones."""
    height = min(_TALLEST, (PANELS.h - (players - 1) * _PANEL_GAP) / players)
    step = height + _PANEL_GAP
    return [Box(PANELS.x, PANELS.y + seat * step, PANELS.w, height) for seat in range(players)]


def panel_parts(panel: Box) -> PanelParts:
    """The pawn at the left, the name with its signs above, the route below."""
    face = panel._replace(h=panel.h - _LIP)
    height = min(150.0, face.h + 2)
    width = min(112.0, height * 0.84)
    left = face.x + width + 4
    room = Box(left, face.y + 3, face.right - left - 12, face.h - 3)
    if panel.h >= _TALL:
        head, rest = room.split_top(58)
        who, route = rest.split_top(38)
        return PanelParts(Box(face.x + 4, face.y, width, face.h), head, who, route.inset(0, 4))
    head, route = room.split_top(room.h * 0.46)
    return PanelParts(Box(face.x + 4, face.y, width, face.h), head, None, route)


def action_boxes() -> list[Box]:
    """The buttons of what steps can buy, two and two."""
    return [box for row in ACTIONS.rows(2, 12) for box in row.columns(2, 12)]
