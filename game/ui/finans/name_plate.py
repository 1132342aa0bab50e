"""The plate beside a space that is looked at: its number, its name, and what it means now."""

from __future__ import annotations

from dataclasses import replace

from game.finans.data import PlotIndex
from game.finans.rent import rent_of
from game.finans.state import BANK
from game.ui.finans import layout
from game.ui.finans.words import Words
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.sprites import PaintedSprite
from game.ui.kit.text import Writer

_Z = 180
_TITLE = theme.HEADING.coloured(theme.MONEY).sized(40)
_TEXT = theme.BODY.sized(34)
_WIDEST, _NARROWEST, _MARGIN = 780.0, 360.0, 34.0
_LINE = 40.0
_CLEAR = 22.0
"""Units between a plate and the panels."""
_PAPER = replace(looks.CARD_PANEL, radius=26, lip=8, shadow=18)


def plate_text(words: Words, number: int) -> str:
    """What a space means now: who owns it and what landing on it costs, or what one does there."""
    space = words.data.space(number)
    return words.space_told(number) if space.plot is None else _plot_text(words, space.plot)


def _plot_text(words: Words, plot: PlotIndex) -> str:
    rules = words.rules
    owner, deed = rules.state.plots[plot], words.data.plots[plot]
    if owner == BANK:
        return words.t("table.plate.for_sale", amount=deed.price)
    name = words.name(owner)
    if rules.state.mortgaged[plot]:
        return words.t("table.plate.mortgaged", name=name)
    return words.t("table.plate.owned", name=name, amount=rent_of(rules, plot))


class NamePlate:
    """At most one plate is up at a time. It lies above all pieces."""

    def __init__(self, scene: Scene[None], words: Words) -> None:
        self._scene = scene
        self._words = words
        self._sprite: PaintedSprite | None = None
        self._number = 0

    def show(self, number: int) -> None:
        """Put the plate of this space up."""
        if self._sprite is not None and self._number == number:
            return
        self.hide()
        title = f"{number}  {self._words.space(number)}"
        text = plate_text(self._words, number)
        box, lines = _place(self._scene.kit.writer, number, title, text)

        def paint(canvas: Canvas, box: Box) -> None:
            canvas.skin(box, _PAPER)
            head, rest = box.inset(_MARGIN, 10).split_top(_LINE + 4)
            canvas.text(head, title, _TITLE, "centre")
            canvas.text(rest._replace(h=rest.h - 8), text, _TEXT, "centre", max_lines=lines)

        self._number = number
        self._sprite = self._scene.sprites.add(PaintedSprite(box, paint, _Z, margin=40))

    def hide(self) -> None:
        """Take the plate down, if there is one."""
        if self._sprite is not None:
            self._scene.sprites.remove(self._sprite)
            self._sprite = None


def _place(writer: Writer, number: int, title: str, text: str) -> tuple[Box, int]:
    """The plate's box, towards the felt from its space, and how many lines its text takes. It lies
    on nobody's panel: beyond these it stands at the height of its space."""
    needed = max(writer.width(title, _TITLE), writer.width(text, _TEXT)) + 2 * _MARGIN
    lines = 1 if needed <= _WIDEST else 3 if needed > 2 * _WIDEST else 2
    width = min(_WIDEST, max(_NARROWEST, needed))
    height = 72 + _LINE * lines * min(writer.text_size, 1.25)
    face = layout.space_box(number)
    leftmost = layout.FELT.x + 8 if layout.is_room(number) else 60.0
    rightmost = layout.PANELS.x - _CLEAR - width
    x = min(max(face.centre[0] - width / 2, leftmost), rightmost)
    if face.y < layout.FELT.y:
        return Box(x, face.bottom + 22, width, height), lines
    if face.y > layout.FELT.bottom or layout.is_room(number):
        return Box(x, face.y - height - 22, width, height), lines
    y = min(max(face.centre[1] - height / 2, 60), 1000 - height)
    left = face.right + 22 if face.x < layout.FELT.x else rightmost
    return Box(left, y, width, height), lines
