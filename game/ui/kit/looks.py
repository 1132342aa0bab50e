"""The named skins: panels, ribbons, buttons, slots, and those in a seat's colour.

canvas.skin(box, looks.PAPER_PANEL)
canvas.skin(box, looks.plaque("red"))
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from game.ui.kit import theme
from game.ui.kit.theme import Colour, mixed, rgb

ButtonKind = Literal[
    "primary", "gold", "brown", "danger", "red", "blue", "green", "yellow", "violet", "white"
]


@dataclass(frozen=True)
class Skin:
    """A rounded box: light from the upper left, thickness below, a soft warm shadow.

    Lengths in design units. `fill`: colours from top to bottom; `lip`: how much of the box's height
    is its thickness; `gloss` and `shine`: strength (0 to 1) of the lit upper half and upper edge.
    """

    fill: tuple[Colour, ...]
    border: Colour
    border_width: float = 5
    radius: float = 24
    lip: float = 0
    gloss: float = 0.0
    shine: float = 0.0
    shadow: float = 0
    inner_line: Colour | None = None
    alpha: int = 255


@dataclass(frozen=True)
class ButtonLook:
    """A button's skin and the style of its label."""

    skin: Skin
    label: theme.TextStyle


PAPER_PANEL = Skin(theme.PAPER, theme.PAPER_EDGE, 5, radius=30, lip=12, shine=0.7, shadow=26)
CARD_PANEL = Skin(theme.PAPER, theme.PAPER_EDGE, 5, radius=20, lip=8, shine=0.6, shadow=10)
WOOD_FRAME = Skin(
    (rgb("DDA265"), rgb("C07F42"), theme.WOOD[1]),
    theme.PAPER_EDGE, 6, radius=44, lip=14, gloss=0.0, shine=0.5, shadow=34,
)  # fmt: skip
WOOD_PANEL = replace(WOOD_FRAME, radius=26, lip=10, shadow=14, border_width=5)
DIALOG_PAPER = replace(PAPER_PANEL, lip=0, shadow=0)
DARK_PANEL = Skin(
    (rgb("4A2814"), rgb("2C160B")), rgb("1C0D06"), 4, radius=22, lip=0, shine=0.15, shadow=8
)
RIBBON = Skin(
    (theme.BURGUNDY[0], theme.BURGUNDY[1]), rgb("4A0A16"), 6, radius=30, lip=10,
    gloss=0.14, shine=0.5, shadow=14, inner_line=rgb("E9B84C"),
)  # fmt: skip
CHIP = Skin((rgb("FFF4DA"), rgb("E9D2A2")), rgb("A9783C"), 3, radius=18, shine=0.5)
SLOT = Skin((rgb("F3E6C6"), rgb("F7EBCF")), rgb("DCC597"), 3, radius=18)
FIELD = Skin((rgb("FFFDF4"), rgb("FFF8E4")), rgb("8A5A2A"), 4, radius=18)
GROOVE = Skin((rgb("B08A58"), rgb("E0C79A")), rgb("54300F"), 4, radius=14)
GROOVE_FULL = Skin((rgb("FFE278"), rgb("E6961E")), rgb("6E3E0A"), 4, radius=14, gloss=0.2)
KNOB = Skin(
    (rgb("FFF4C4"), rgb("FFD24A"), rgb("DE941C")), rgb("6E3E0A"), 5, radius=36, lip=6,
    gloss=0.2, shine=0.8, shadow=8,
)  # fmt: skip
SCROLL_TRACK = Skin((rgb("C9A86E"), rgb("E0C79A")), rgb("8A5A2A"), 3, radius=9)
SCROLL_KNOB = Skin((rgb("FFD970"), rgb("E0942A")), rgb("6E3E0A"), 3, radius=9, shine=0.6)
BUBBLE = Skin((rgb("FFF3D0"), rgb("FFE3A0")), rgb("6E3E0A"), 5, radius=26, shine=0.8, shadow=20)
TOAST = Skin((rgb("5A3218"), rgb("38190A")), rgb("E9B84C"), 4, radius=30, shadow=16)
TRACK_OFF = Skin((rgb("A08A6E"), rgb("C8B492")), rgb("5C4022"), 5, radius=34)
TRACK_ON = Skin((rgb("2A8A3C"), rgb("66C058")), rgb("0C3A18"), 5, radius=34)

_BUTTON = Skin((), theme.INK, 5, radius=30, lip=8, gloss=0.17, shine=0.6, shadow=10)
_LABEL = theme.BUTTON

BUTTONS: dict[str, ButtonLook] = {
    "primary": ButtonLook(
        replace(_BUTTON, fill=(rgb("4FA446"), rgb("2E8338"), rgb("166428")), border=rgb("0A3216")),
        _LABEL,
    ),
    "gold": ButtonLook(
        replace(
            _BUTTON, fill=(rgb("FFE6A4"), rgb("F6C868"), rgb("E0A238")), border=rgb("6E3E0A"),
            gloss=0.25,
        ),
        _LABEL.coloured(theme.INK_ON_GOLD, rgb("FFF0C4")).sized(40),
    ),
    "brown": ButtonLook(
        replace(
            _BUTTON, fill=(rgb("7E563E"), rgb("5C381F"), rgb("42220F")), border=rgb("241007")
        ),
        _LABEL.coloured(theme.CREAM, rgb("241007")),
    ),
    "danger": ButtonLook(
        replace(
            _BUTTON, fill=(rgb("D6483F"), rgb("B42A36"), rgb("8C1824")), border=rgb("4A0A16")
        ),
        _LABEL.coloured(theme.CREAM, rgb("4A0A16")),
    ),
}  # fmt: skip
"""Button looks by kind; those in seat colours come from `button`."""

GREYED = ButtonLook(
    replace(
        _BUTTON, fill=(rgb("CDBFA8"), rgb("B5A48A"), rgb("9C8A70")), border=rgb("5E4E3A"),
        gloss=0.1, shine=0.3, shadow=6,
    ),
    _LABEL.coloured(rgb("4A3B29")),
)  # fmt: skip
"""A button that gives a reason instead of acting."""


@lru_cache(maxsize=32)
def button(kind: str) -> ButtonLook:
    """The look of a button kind. Raises KeyError for an unknown one."""
    if kind in BUTTONS:
        return BUTTONS[kind]
    seat = theme.SEATS[kind]
    skin = replace(_BUTTON, fill=(seat.top, seat.bottom), border=seat.edge)
    shade = seat.edge if seat.ink == theme.CREAM else rgb("FFF0C4")
    return ButtonLook(skin, _LABEL.coloured(seat.ink, shade))


@lru_cache(maxsize=16)
def plaque(colour: str) -> Skin:
    """The long plaque that names whose turn it is, in the seat's colour."""
    seat = theme.SEATS[colour]
    return Skin(
        (seat.top, seat.bottom), seat.edge, 5, radius=26, lip=10, gloss=0.12, shine=0.5, shadow=12
    )


@lru_cache(maxsize=16)
def seat_column(colour: str) -> Skin:
    """A seat's colour, for the column of a player's panel."""
    seat = theme.SEATS[colour]
    return Skin((mixed(seat.top, theme.WHITE, 0.12), seat.bottom), seat.edge, 4, radius=18)


@lru_cache(maxsize=32)
def sunk(skin: Skin) -> Skin:
    """The skin while it is pressed: most of its thickness gone."""
    return replace(skin, lip=2, shadow=skin.shadow / 2)
