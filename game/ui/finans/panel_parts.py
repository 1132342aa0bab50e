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
    """Loan, bond and car; none in a folded panel."""
    tracker: Box
    """How near to winning."""

    @property
    def are_folded(self) -> bool:
        return not self.things

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
        _things(box, 147, (120, 196, 276), 1), Box(box.x + 318, box.y + 131, 138, 32),
    )  # fmt: skip


def _roomy(box: Box) -> Parts:
    row = Box(box.x + 108, box.y + 14, box.w - 126, 50)
    return Parts(
        _piece(box.x + 56, box, 132), row, 40, row, 44, Box(box.x + 104, box.y + 76, 350, 88),
        _things(box, 194, (130, 206, 284), 1.1), Box(box.x + 320, box.y + 174, 136, 40),
    )  # fmt: skip


def _tall(box: Box) -> Parts:
    top = Box(box.x + 150, box.y + 16, box.w - 170, 136)
    name, cash = top.rows(2)
    return Parts(
        _piece(box.x + 80, box, 148, 88), name, 46, cash, 60,
        Box(box.x + 18, box.y + 164, 432, 112), _things(box, 308, (54, 154, 256), 1.3),
        Box(box.x + 306, box.y + 286, 146, 44),
    )  # fmt: skip


def _piece(x: float, panel: Box, height: float, y: float = 0) -> Box:
    """A piece of this height, in the middle of the panel unless `y` says how far down."""
    middle = panel.y + (y or (panel.h - _LIP) / 2)
    return Box.around(x, middle, height * layout.PIECE_SHAPE, height)


def _things(panel: Box, y: float, xs: tuple[float, float, float], scale: float) -> dict[str, Box]:
    sizes = {"loan": (44, 30), "bond": (44, 30), "car": (52, 31)}
    return {
        thing: Box.around(panel.x + x, panel.y + y, w * scale, h * scale)
        for x, (thing, (w, h)) in zip(xs, sizes.items(), strict=True)
    }
