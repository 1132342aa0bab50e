"""The way to what is in focus: dots on the roads, what it costs, and where the pin would stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, dist, sin, tau

from game.ankka.data import Node
from game.ui.ankka import layout
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import PaintedSprite, PictureSprite, Sprite, Sprites

_DOT_Z, _PIN_Z, _RING_Z, _CHIP_Z = 10, 29, 47, 48
_DOT, _GAP, _MARGIN = 13.0, 25.0, 3.0
_RIM, _FACE = theme.rgb("5B3208"), theme.rgb("FFF3C4")
_PALE, _CORNERS = 0.45, 120
_PRICE = theme.HEADING.sized(36)


class WayShown:
    """The dots and the rest while one option of a turn is in focus: sprites, gone with it."""

    def __init__(self, sprites: Sprites) -> None:
        self._sprites = sprites
        self._shown: list[Sprite] = []

    def show_way(self, nodes: Sequence[Node], cost: int, left: int) -> None:
        """`nodes`: from where the pawn stands to the one in focus; `left`: steps after it."""
        self.show_left(left)
        for one, other in pairwise(nodes):
            for x, y in dots(one, other):
                self._add(
                    PaintedSprite(Box.around(x, y, 2 * _DOT, 2 * _DOT), _dot, _DOT_Z, _MARGIN)
                )

        def chip(canvas: Canvas, box: Box) -> None:
            draw_price(canvas, box, cost)

        if not nodes[-1].is_place:
            self._add(PaintedSprite(layout.ring_box(nodes[-1]), _ring, _RING_Z))
        self._add(PaintedSprite(layout.way_price_box(nodes[-1]), chip, _CHIP_Z, _MARGIN))

    def show_left(self, left: int) -> None:
        """A pale pin stands in the hole of the steps that would be left."""
        self.hide()
        pin = self._add(PictureSprite("ankka/pin", layout.pin_box(left), _PIN_Z))
        pin.alpha = _PALE

    def hide(self) -> None:
        """Nothing is in focus that costs steps."""
        for sprite in self._shown:
            self._sprites.remove(sprite)
        self._shown.clear()

    def _add(self, sprite: Sprite) -> Sprite:
        self._shown.append(self._sprites.add(sprite))
        return sprite


def draw_price(canvas: Canvas, box: Box, steps: int, alpha: float = 1.0) -> None:
    """So many steps, on the chip that stands for a price."""
    canvas.picture("ankka/chip_cost", box, alpha=alpha)
    number = Box(box.x + 4, box.y + 4, box.w * 0.6, box.h - 12)
    canvas.text(number, str(steps), _PRICE, "centre")


def dots(one: Node, other: Node) -> Iterator[tuple[float, float]]:
    """Points on the road between two neighbours, clear of the faces of both."""
    length = dist(one.at, other.at)
    number = max(1, round(length / _GAP))
    faces = [layout.face_box(node).inset(_DOT / 2) for node in (one, other)]
    between = []
    for place in range(1, number):
        share = place / number
        x, y = (a + (b - a) * share for a, b in zip(one.at, other.at, strict=True))
        if not any(face.holds(x, y) for face in faces):
            between.append((x, y))
    yield from between


def _ring(canvas: Canvas, box: Box) -> None:
    """At the end of the dots, and of their colours: above the pawns, and not to be taken for the
    gold rings of all the circles that can be reached."""
    x, y = box.centre
    radius = layout.DISC / 2 + 8
    turns = [tau * place / _CORNERS for place in range(_CORNERS + 1)]
    circle = [(x + radius * cos(turn), y - 2 + radius * sin(turn)) for turn in turns]
    canvas.line(circle, _RIM, 20)
    canvas.line(circle, _FACE, 12)


def _dot(canvas: Canvas, box: Box) -> None:
    x, y = box.centre
    canvas.dot(x, y, _DOT, _RIM)
    canvas.dot(x, y, _DOT - 4, _FACE)
