"""A printed paper at any size: its own units become those of the screen."""

from __future__ import annotations

from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.text import Align
from game.ui.kit.theme import TextStyle


class Sheet:
    """A picture with text on it. `width` and `height`: its own units, in which places are given."""

    def __init__(self, canvas: Canvas, box: Box, picture: str, width: float, height: float) -> None:
        self.canvas = canvas
        self.scale = min(box.w / width, box.h / height)
        self.box = Box.around(*box.centre, width * self.scale, height * self.scale)
        canvas.picture(picture, self.box)

    def place(self, x: float, y: float, w: float, h: float) -> Box:
        """A box of the paper on the screen."""
        s = self.scale
        return Box(self.box.x + x * s, self.box.y + y * s, w * s, h * s)

    def write(
        self, box: Box, text: str, style: TextStyle, align: Align = "left", lines: int = 1
    ) -> None:
        """Text in a place of the paper; `style` has the size in the paper's own units."""
        size = style.size * self.scale
        # Printed letters may be small on a small paper: what counts stands beside it as well.
        small = TextStyle(
            style.face, size, style.colour, style.shade, style.shade_offset * self.scale,
            min(theme.LABEL_SIZE, size * 0.52), style.leading,
        )  # fmt: skip
        self.canvas.text(box, text, small, align, max_lines=lines)

    def draw(self, picture: str, box: Box, alpha: float = 1.0) -> None:
        self.canvas.picture(picture, box, alpha=alpha)
