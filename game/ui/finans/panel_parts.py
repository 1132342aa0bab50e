"""Where things stand in a player's panel, of each of its four heights.

Few players have tall panels: there is room for all that matters in large. With many all are folded
but that of whoever is active.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.ui.finans import layout
from game.ui.kit.box import Box

_LIP = 6
"""Units of a panel's height that are its thickness."""

_THINGS = {"loan": (44, 30, 18), "bond": (44, 30, 32), "car": (52, 31, 0), "tip": (40, 34, 18)}
"""Width and height of each thing, and the width of how many there are: bonds may be twelve."""

_BEFORE_COUNT, _APART = 3, 10
_GATE, _CHIP = 36.0, 32.0
"""Least height of the prison's gate below a piece, and the side of the chip beside it."""


class Parts(NamedTuple):
    """The parts of one panel. Cash and name share a row, or stand below one another."""

    piece: Box
    name: Box
    name_size: float
    cash: Box
    cash_size: float
    chips: Box
    """The company groups."""
    things: Mapping[str, Box]
    """Loan, bond, car and kept tip; none in a folded panel."""
    tracker: Box
    """How near to winning."""

    def thing(self, thing: str) -> Box:
        """Where a thing stands. A folded panel does not show it: it comes to the piece."""
        return self.things.get(thing, self.piece)

    @property
    def tag(self) -> tuple[float, float]:
        """The right edge and the middle of the tag that says by how much the cash has changed."""
        return self.tracker.right + 6, self.tracker.centre[1] - 4


def parts_of(panel: Box) -> Parts:
    """The parts of a panel, by its height."""
    place = {
        layout.FOLDED: _folded, layout.LARGE: _large, layout.ROOMY: _roomy, layout.TALL: _tall,
    }  # fmt: skip
    return place[panel.h](panel)


def _folded(box: Box) -> Parts:
    row = Box(box.x + 80, box.y + 6, box.w - 96, 36)
    return Parts(
        _piece(box.x + 42, box, 78), row, 34, row, 36, Box(box.x + 80, box.y + 43, 276, 45), {},
        Box(box.x + 360, box.y + 48, 98, 36),
    )  # fmt: skip


def _large(box: Box) -> Parts:
    row = Box(box.x + 98, box.y + 6, box.w - 114, 44)
    return Parts(
        _piece(box.x + 49, box, 120), row, 36, row, 40, Box(box.x + 98, box.y + 51, 357, 80),
        _things(box.x + 98, box.y + 147, 0.85), Box(box.x + 362, box.y + 131, 94, 32),
    )  # fmt: skip


def _roomy(box: Box) -> Parts:
    row = Box(box.x + 108, box.y + 14, box.w - 126, 50)
    return Parts(
        _piece(box.x + 56, box, 132), row, 40, row, 44, Box(box.x + 104, box.y + 76, 350, 88),
        _things(box.x + 100, box.y + 194, 0.85), Box(box.x + 361, box.y + 174, 95, 40),
    )  # fmt: skip


def _tall(box: Box) -> Parts:
    top = Box(box.x + 150, box.y + 16, box.w - 170, 136)
    name, cash = top.rows(2)
    return Parts(
        _piece(box.x + 80, box, 148, 88), name, 46, cash, 60,
        Box(box.x + 18, box.y + 164, 432, 112), _things(box.x + 18, box.y + 308, 1.15),
        Box(box.x + 346, box.y + 286, 106, 44),
    )  # fmt: skip


def _piece(x: float, panel: Box, height: float, y: float = 0) -> Box:
    """A piece of this height, in the middle of the panel unless `y` says how far down."""
    middle = panel.y + (y or (panel.h - _LIP) / 2)
    return Box.around(x, middle, height * layout.PIECE_SHAPE, height)


def in_prison(piece: Box) -> tuple[Box, Box, Box]:
    """Of a piece in prison: where it stands, smaller; and below it, within the room that it has
    else, the gate and the chip with the rounds that are left."""
    room, below = piece.split_bottom(max(_GATE, piece.h * 0.36), gap=0)
    gate = Box(below.centre[0] - (below.h + _CHIP) / 2, below.y, below.h, below.h)
    chip = Box(gate.right, gate.bottom - _CHIP, _CHIP, _CHIP)
    return Box.around(*room.centre, room.h * layout.PIECE_SHAPE, room.h), gate, chip


def _things(x: float, y: float, scale: float) -> dict[str, Box]:
    """The things in a row, from its left end and with its middle at this height."""
    boxes = {}
    for thing, (width, height, count) in _THINGS.items():
        boxes[thing] = Box(x, y - height * scale / 2, width * scale, height * scale)
        x = boxes[thing].right + (_BEFORE_COUNT + count if count else 0) + _APART
    return boxes


def count_box(thing: str, icon: Box) -> Box | None:
    """Where it stands how many there are of a thing; None for what one has only one of."""
    width = _THINGS[thing][2]
    return Box(icon.right + _BEFORE_COUNT, icon.centre[1] - 16, width, 32) if width else None
