"""A ribbon across the town that says what has just happened, until it has been read."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ui.ankka import layout
from game.ui.kit import looks, theme
from game.ui.kit.animation import Step
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import PaintedSprite
from game.ui.table.reading import Notice, reading_time

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_Z, _SHADOW, _RIM = 200, 80.0, 14.0
_TEXT = theme.HEADING.sized(46)


class Banner:
    """One for each table; at most one text is up at a time."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._sprite: PaintedSprite | None = None

    @property
    def is_up(self) -> bool:
        return self._sprite is not None

    def notice(self, text: str, picture: str) -> Step:
        """As long as it takes to read; a press ends it sooner."""
        kit = self._table.kit
        share: float = getattr(kit.settings, "reading_time", 1.0)
        show = partial(self._show, text, picture)
        return Notice(reading_time(text) * share, kit.clock, show, self.hide)

    def _show(self, text: str, picture: str) -> None:
        self.hide()

        def paint(canvas: Canvas, box: Box) -> None:
            draw_banner(canvas, box, text, picture)

        self._sprite = PaintedSprite(layout.BANNER, paint, _Z, _SHADOW)
        self._table.sprites.add(self._sprite)

    def hide(self) -> None:
        """Take it down."""
        if self._sprite is not None:
            self._table.sprites.remove(self._sprite)
            self._sprite = None


def draw_banner(canvas: Canvas, box: Box, text: str, picture: str) -> None:
    """The picture stands out over the left end of the paper."""
    canvas.skin(box.inset(-_RIM), looks.WOOD_FRAME)
    canvas.skin(box, looks.CARD_PANEL)
    side = box.h + 2 * _RIM
    canvas.picture(picture, Box(box.x - 20, box.y - _RIM - 4, side, side))
    room = Box(box.x + side + 6, box.y + 8, box.w - side - 36, box.h - 24)
    canvas.text(room, text, _TEXT, max_lines=2)
