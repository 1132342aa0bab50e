"""Colours, inks, text styles and the six seat looks: everything that makes the shelf one product.

Sizes are in design units. Body text is 34 or more, labels 28 or more, tile numbers 24.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.ui.kit.fonts import Face

Colour = tuple[int, int, int]

BODY_SIZE, LABEL_SIZE, TILE_NUMBER_SIZE = 34, 28, 24


def rgb(code: str) -> Colour:
    """A colour from six hexadecimal digits."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mixed(a: Colour, b: Colour, share: float) -> Colour:
    """Colour a with this share (0 to 1) of colour b."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


INK = rgb("34201A")
INK_SOFT = rgb("6E4A26")
INK_ON_GOLD = rgb("402208")
CREAM = rgb("FFF6E4")
WHITE = (255, 255, 255)
MONEY = rgb("96182A")
GAIN, LOSS = rgb("1D7A3A"), rgb("B0202E")
PAPER = (rgb("FFFAEC"), rgb("F4E4BE"))
PAPER_EDGE = rgb("3A2012")
WOOD = (rgb("D08C4C"), rgb("783F1A"))
GOLD = (rgb("FFF4B8"), rgb("FFD24A"), rgb("EE9F1E"), rgb("B06A0C"))
BURGUNDY = (rgb("C8343A"), rgb("8C1824"))
FELT = (rgb("227059"), rgb("123C32"))
BARS = rgb("160C07")
"""Beside the picture, where the window has another shape."""
UNLIT = rgb("3A2616")
"""Where a background will be once it is read."""
DIM = (24, 10, 6, 120)
"""Laid over the blurred table behind a dialog."""
SHADOW = (24, 10, 4)


@dataclass(frozen=True)
class TextStyle:
    """How a text looks. `shade`: a second print of the letters `shade_offset` units lower."""

    face: Face
    size: float
    colour: Colour
    shade: Colour | None = None
    shade_offset: float = 3
    floor: float = LABEL_SIZE
    leading: float = 1.0
    """Line distance as a share of the typeface's own."""

    def sized(self, size: float) -> TextStyle:
        return replace(self, size=size, floor=min(self.floor, size))

    def coloured(self, colour: Colour, shade: Colour | None = None) -> TextStyle:
        return replace(self, colour=colour, shade=shade)


TITLE = TextStyle("heading", 60, CREAM, rgb("4A0A16"), 4, leading=0.9)
HEADING = TextStyle("heading", 46, INK, leading=0.92)
BODY = TextStyle("text", 36, INK, leading=0.98)
BODY_SOFT = BODY.coloured(INK_SOFT)
BODY_LIGHT = BODY.coloured(CREAM)
LABEL = TextStyle("text", 30, INK_SOFT)
MONEY_STYLE = TextStyle("heading", 50, MONEY)
NUMBER = TextStyle("heading", 40, INK)
TILE_NUMBER = TextStyle("heading", TILE_NUMBER_SIZE, INK, floor=TILE_NUMBER_SIZE)
BUTTON = TextStyle("heading", 40, WHITE, rgb("0A3216"))


@dataclass(frozen=True)
class SeatLook:
    """What tells a seat apart: colour, shape or pattern alone is enough (and its letter, which is
    a text: Kit.seat_letter)."""

    colour: str
    top: Colour
    bottom: Colour
    edge: Colour
    ink: Colour
    shape: str
    pattern: str


SEATS: dict[str, SeatLook] = {
    look.colour: look
    for look in (
        SeatLook("red", rgb("C8343A"), rgb("8C1824"), rgb("4A0A16"), CREAM, "circle", "plain"),
        SeatLook("blue", rgb("2C70C4"), rgb("14468C"), rgb("0A2450"), CREAM, "square", "bars"),
        SeatLook("green", rgb("227E3E"), rgb("105028"), rgb("082C14"), CREAM, "triangle", "dots"),
        SeatLook(
            "yellow",
            rgb("FFD65C"),
            rgb("E8A828"),
            rgb("6E4208"),
            INK_ON_GOLD,
            "star",
            "checks",
        ),
        SeatLook("violet", rgb("763EB8"), rgb("481C7C"), rgb("280C4A"), CREAM, "rhomb", "slants"),
        SeatLook(
            "white", rgb("F7F0E2"), rgb("CDBFA4"), rgb("5A4A34"), INK_ON_GOLD, "hexagon", "stripes"
        ),
        SeatLook("orange", rgb("FFAE5C"), rgb("E0781C"), rgb("6E3408"), INK, "star", "checks"),
        SeatLook("pink", rgb("F9A0CB"), rgb("DC5A98"), rgb("6A1844"), INK, "hexagon", "stripes"),
    )
}
"""Seat looks by colour name, in the order in which they are offered."""
