"""Confetti for whoever wins, whichever game it is."""

from __future__ import annotations

from collections.abc import Iterator
from math import sin

from game.ui.kit import theme
from game.ui.kit.animation import Step, Tween, steady
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import PaintedSprite, Sprites

_PIECES, _SIZE, _FALL, _Z = 26, 26.0, 1450.0, 250
_COLOURS = [look.top for look in theme.SEATS.values()]


def confetti(sprites: Sprites, area: Box) -> Iterator[Step]:
    """Pieces that fall side by side from above the area to its foot. Not for reduced motion."""
    for place in range(_PIECES):
        yield _piece(sprites, area, place)


def _piece(sprites: Sprites, area: Box, place: int) -> Step:
    """One piece: it falls, swaying, and is gone."""
    colour = _COLOURS[place % len(_COLOURS)]
    x = area.x + 30 + (place * 271) % (area.w - 90)
    late = (place * 7 % 10) / 25

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.fill(box, colour, 6)

    sprite = PaintedSprite(Box(x, -60, _SIZE, _SIZE * 0.6), paint, _Z)

    def fall(share: float) -> None:
        down = max(0.0, share - late) / (1 - late)
        y = area.y - 60 + down * (area.h + 20)
        sprite.box = sprite.box.at(x + 40 * sin(8 * down + place), y)
        if share >= 1:
            sprites.remove(sprite)

    sprites.add(sprite)
    return Tween(_FALL, fall, steady)
