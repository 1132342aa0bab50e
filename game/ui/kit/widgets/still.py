"""Widgets that only show: Label, Picture, Panel, Ribbon."""

from __future__ import annotations

from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.looks import Skin
from game.ui.kit.text import Align, VAlign
from game.ui.kit.theme import TextStyle
from game.ui.kit.widgets.base import Widget


class Label(Widget):
    """Text in a box. Assign with `set_text`."""

    def __init__(
        self,
        box: Box,
        text: str,
        style: TextStyle = theme.BODY,
        align: Align = "left",
        valign: VAlign = "middle",
        max_lines: int | None = 1,
        name: str = "",
    ) -> None:
        super().__init__(box, name)
        self.text = text
        self.style = style
        self.align = align
        self.valign = valign
        self.max_lines = max_lines

    def spoken(self) -> str:
        return self.text

    def set_text(self, text: str) -> None:
        if text != self.text:
            self.text = text
            self.changed()

    def draw(self, canvas: Canvas) -> None:
        self.cut = canvas.text(
            self.box, self.text, self.style, self.align, self.valign, self.max_lines
        )


class Picture(Widget):
    """A picture by name."""

    def __init__(self, box: Box, picture: str, name: str = "") -> None:
        super().__init__(box, name)
        self.picture = picture

    def draw(self, canvas: Canvas) -> None:
        canvas.picture(self.picture, self.box)


class Panel(Widget):
    """A skin as a background."""

    def __init__(self, box: Box, skin: Skin = looks.PAPER_PANEL, name: str = "") -> None:
        super().__init__(box, name)
        self.skin = skin

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(self.box, self.skin)


class Ribbon(Widget):
    """A title on a burgundy ribbon."""

    def __init__(self, box: Box, text: str, name: str = "") -> None:
        super().__init__(box, name)
        self.text = text

    def spoken(self) -> str:
        return self.text

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(self.box, looks.RIBBON)
        face = Box(self.box.x + 34, self.box.y + 8, self.box.w - 68, self.box.h - 26)
        self.cut = canvas.text(face, self.text, theme.TITLE, "centre", max_lines=1)
