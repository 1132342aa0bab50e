"""The picture of the shelf: room, props, sign, boxes and their brass plates.

Every rectangle is in design units; style and measures are those of the pictures in images/shelf.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.kit import looks, theme
from game.ui.kit.box import SCREEN, Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.looks import Skin
from game.ui.kit.theme import CREAM, TextStyle, rgb

PLACES = 545, 968, 1391
"""The middle of each box, from left to right."""
_FOOT = 776
"""Where the boxes stand."""
_CHOSEN, _OTHER = 1.0, 0.95
_PROPS = {
    "lamp": Box(6, 166, 300, 629),
    "dice": Box(214, 742, 116, 64),
    "plant": Box(1662, 312, 262, 493),
    "mug": Box(1598, 656, 132, 154),
}
SIGN = Box(540, -22, 840, 233)
_TITLE = TextStyle("heading", 92, rgb("FFF0C8"), rgb("35180A"), 6)
_BOX_TITLE = TextStyle("heading", 50, CREAM, rgb("2A0C10"), 3, leading=0.86)
_PLATE = Skin(
    (rgb("FFE6A4"), rgb("F2C468"), rgb("D8983A")), rgb("5A3208"), 4, radius=12, lip=5,
    gloss=0.2, shine=0.7, shadow=8,
)  # fmt: skip
_PLATE_TEXT = TextStyle("text", 31, theme.INK_ON_GOLD)
_RIM = Skin((rgb("FFF6D0"), rgb("FFDC78"), rgb("F2B63C")), rgb("8A5A10"), 3, radius=24, shadow=22)


def draw_props(canvas: Canvas) -> None:
    for name, box in _PROPS.items():
        canvas.picture(f"shelf/prop_{name}", box)


def draw_light(canvas: Canvas) -> None:
    """The light of the lamp, over everything but the chosen box."""
    canvas.picture("shelf/menu_light", SCREEN, "stretch")


def draw_sign(canvas: Canvas, title: str) -> None:
    canvas.picture("shelf/prop_sign", SIGN, "stretch")
    canvas.text(Box(620, 40, 680, 112), title, _TITLE, "centre")


def draw_note(canvas: Canvas, text: str) -> None:
    """A quiet note on the wall, between the sign and the boxes."""
    box = Box(340, 190, 1240, 74)
    canvas.skin(box, looks.TOAST)
    canvas.picture("shelf/sym_warning", Box(box.x + 20, box.y + 12, 50, 50))
    room = Box(box.x + 78, box.y + 6, box.w - 100, box.h - 12)
    canvas.text(room, text, theme.BODY_LIGHT.sized(34), max_lines=2)


@dataclass(frozen=True)
class BoxOnShelf:
    """A game's box. The chosen one stands a little nearer, with a golden rim."""

    game: str
    place: float
    chosen: bool

    @property
    def _scale(self) -> float:
        return _CHOSEN if self.chosen else _OTHER

    @property
    def _picture(self) -> Box:
        scale = self._scale
        return Box(self.place - 215 * scale, _FOOT - 510 * scale, 430 * scale, 530 * scale)

    def _on_front(self, x: float, y: float, w: float, h: float) -> Box:
        """A rectangle in the measures of the front, 370 x 490."""
        scale, picture = self._scale, self._picture
        left, top = picture.x + (20 + x) * scale, picture.y + (20 + y) * scale
        return Box(left, top, w * scale, h * scale)

    @property
    def outline(self) -> Box:
        """Front and side together."""
        return self._on_front(-4, -4, 404, 502)

    def draw(self, canvas: Canvas, title: str) -> None:
        if self.chosen:
            canvas.skin(self.outline.inset(-11), _RIM)
        canvas.picture(f"shelf/box_{self.game}", self._picture)
        style = _BOX_TITLE.sized(50 * self._scale)
        canvas.text(self._on_front(36, 22, 298, 106), title, style, "centre", max_lines=2)

    def draw_plate(self, canvas: Canvas, text: str) -> None:
        """The brass plate below the box, as wide as its text."""
        width = min(400.0, max(250.0, canvas.writer.width(text, _PLATE_TEXT) + 96))
        plate = Box.around(self.place, 836, width, 56)
        canvas.skin(plate, _PLATE)
        for x in (plate.x + 20, plate.right - 20):
            canvas.dot(x, plate.y + 25, 6, rgb("6A4210"))
            canvas.dot(x - 1, plate.y + 24, 3, rgb("FFF4CC"))
        room = Box(plate.x + 34, plate.y + 5, plate.w - 68, plate.h - 15)
        canvas.text(room, text, _PLATE_TEXT, "centre")
