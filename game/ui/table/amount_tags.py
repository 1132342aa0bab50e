"""Tags beside the players' cash that say by how much it has changed, until they have been read."""

from __future__ import annotations

from game.engine.requests import Seat
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.sprites import PaintedSprite

TIME = 2000.0
_WIDTH, _HEIGHT, _Z = 168, 60, 150
SIZE = Box(0, 0, _WIDTH, _HEIGHT)
TEXT = theme.NUMBER.sized(38).coloured(theme.WHITE)


class AmountTags:
    """One tag a seat at most; a new one takes the place of the old."""

    def __init__(self, scene: Scene[None]) -> None:
        self._scene = scene
        self._tags: dict[Seat, PaintedSprite] = {}

    def show(self, seat: Seat, right: float, middle: float, text: str, gain: bool) -> None:
        """With its right edge here, until it has been read; as wide as its text needs."""
        self._remove(seat)
        face = skin(gain)

        def paint(canvas: Canvas, box: Box) -> None:
            canvas.skin(box, face)
            canvas.text(box.inset(14, 6), text, TEXT, "centre")

        width = max(_WIDTH, self._scene.kit.writer.width(text, TEXT) + 44)
        box = Box(right - width, middle - _HEIGHT / 2, width, _HEIGHT)
        tag = self._scene.sprites.add(PaintedSprite(box, paint, _Z, margin=24))
        self._tags[seat] = tag
        self._scene.kit.after(TIME, lambda: self._expire(seat, tag))

    def clear(self) -> None:
        for seat in list(self._tags):
            self._remove(seat)

    def _expire(self, seat: Seat, tag: PaintedSprite) -> None:
        if self._tags.get(seat) is tag:
            self._remove(seat)

    def _remove(self, seat: Seat) -> None:
        tag = self._tags.pop(seat, None)
        if tag is not None:
            self._scene.sprites.remove(tag)


def skin(gain: bool) -> looks.Skin:
    """What a tag is drawn on."""
    colour = theme.GAIN if gain else theme.LOSS
    fill = theme.mixed(colour, theme.WHITE, 0.18), colour
    return looks.Skin(fill, theme.CREAM, 4, radius=22, shadow=10)
