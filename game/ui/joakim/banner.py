"""Says over the board what happens just now, in the colour of whom it concerns."""

from __future__ import annotations

from game.ui.joakim import layout
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.sprites import PaintedSprite
from game.ui.kit.theme import mixed

STYLE = theme.BODY.sized(38)
_Z = 200
_SECOND_LINE = 34


class Banner:
    """At most one line is up at a time."""

    def __init__(self, scene: Scene[None]) -> None:
        self._scene = scene
        self._sprite: PaintedSprite | None = None

    def show(self, text: str, look: str) -> None:
        """Put a line up, in the colour of this look ("" for none)."""
        self.hide()
        writer = self._scene.kit.writer
        width = max(420.0, min(layout.BANNER.w, writer.width(text, STYLE) + 150))
        height = layout.BANNER.h
        if writer.width(text, STYLE) + 150 > layout.BANNER.w:
            height += _SECOND_LINE
        bottom = layout.BANNER.bottom
        box = Box(layout.BANNER.centre[0] - width / 2, bottom - height, width, height)

        def paint(canvas: Canvas, box: Box) -> None:
            _paint(canvas, box, text, look)

        self._sprite = self._scene.sprites.add(PaintedSprite(box, paint, _Z, margin=34))

    def hide(self) -> None:
        """Take the line down, if there is one."""
        if self._sprite is not None:
            self._scene.sprites.remove(self._sprite)
            self._sprite = None


def rehearse(canvas: Canvas, look: str) -> None:
    """Draw its frames for this look, on a canvas of Kit.rehearse."""
    box = layout.BANNER
    _paint(canvas, box, "", look)
    _paint(canvas, box._replace(h=box.h + _SECOND_LINE), "", look)


def _paint(canvas: Canvas, box: Box, text: str, look: str) -> None:
    edge = theme.SEATS[look].top if look else theme.rgb("B8730C")
    canvas.skin(box, looks.Skin(theme.PAPER, edge, 8, radius=30, lip=6, shine=0.6, shadow=16))
    room = box.inset(34, 8)
    if look:
        mark, room = room.split_left(58, gap=18)
        canvas.seat_mark(Box.around(*mark.centre, 54, 54).moved(0, -3), look)
    canvas.text(room.moved(0, -3), text, STYLE.coloured(mixed(theme.INK, edge, 0.1)), max_lines=2)
