"""The die: one sprite that tumbles, rests, and moves aside."""

from __future__ import annotations

from math import pi, sin

import pygame

from game.ui.joakim import layout
from game.ui.kit.animation import Tween, steady
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import Sprite
from game.ui.table.dice import FACES, die_picture
from game.ui.table.flying import Hangar
from game.ui.table.motion import Way

SIZE = 124.0
"""Design units of a side while it is thrown; at rest on the plaque it is smaller."""

_Z = 30
_TURNS = 8


class DieSprite(Sprite):
    """Shows one of its six faces. What it last drew turned or shrunk is kept: a frame in which it
    only moves costs no more than a blit."""

    def __init__(self, hangar: Hangar) -> None:
        super().__init__(layout.DIE, _Z)
        self._hangar = hangar
        self.face = 1
        self.visible = False
        self._drawn: pygame.Surface | None = None
        self._drawn_as: tuple[int, float, int, float] = (0, 0, 0, 0)

    def show(self, face: int) -> None:
        """This face from now on."""
        if face != self.face:
            self.face = face
            self.dirty = True

    def rest(self, face: int | None) -> None:
        """Lie on the plaque with this face up; None: it has not been thrown."""
        self.box, self.angle, self.alpha = layout.DIE, 0, 1.0
        self.visible = face is not None
        if face is not None:
            self.show(face)

    def paint(self, canvas: Canvas) -> None:
        side = canvas.view.px(self.box.w)
        now = self.face, self.angle, side, self.alpha
        if self._drawn is None or now != self._drawn_as:
            self._drawn, self._drawn_as = self._draw(canvas, side), now
        middle = canvas.view.rect(self.box).center
        canvas.blit(self._drawn, self._drawn.get_rect(center=middle).topleft)

    def _draw(self, canvas: Canvas, side: int) -> pygame.Surface:
        name = die_picture(self.face)
        picture = self._hangar.picture(name, (SIZE, SIZE))
        if self.alpha < 1:
            picture = canvas.assets.faded(name, *picture.get_size(), self.alpha)
        if side != picture.get_width():
            picture = pygame.transform.smoothscale(picture, (side, side))
        return pygame.transform.rotozoom(picture, self.angle, 1) if self.angle else picture


class Tumble(Tween):
    """A die tumbles over the table and comes to rest. The face it rests on is shown only then."""

    def __init__(self, die: DieSprite, way: Way, face: int, time: float, reduced: bool) -> None:
        self._die = die
        self._way = way
        self._face = face
        super().__init__(time, self._fade if reduced else self._roll, steady)

    def _roll(self, share: float) -> None:
        die = self._die
        die.visible = True
        if share >= 1:
            self._rest()
            return
        slowing = 1 - (1 - share) ** 2
        turn = int(slowing * 2 * _TURNS)
        die.show(FACES[turn // 2 % 6])
        die.angle = turn * 40 % 360
        bounce = abs(sin(3 * pi * slowing)) * 130 * (1 - slowing)
        die.box = self._way(slowing).moved(0, -bounce)

    def _fade(self, share: float) -> None:
        self._die.visible = True
        if share >= 1:
            self._rest()
        else:
            self._die.show(FACES[0])
            self._die.box, self._die.alpha = self._way(1.0), 0.35

    def _rest(self) -> None:
        die = self._die
        die.show(self._face)
        die.box, die.angle, die.alpha = self._way(1.0), 0, 1.0


def landing() -> Box:
    """Where a thrown die comes to rest before it goes to its place."""
    x, y = layout.BOARD.centre
    return Box.around(x, y + 20, SIZE, SIZE)


def thrown_from() -> Box:
    return Box(layout.BOARD.x + 150, layout.BOARD.y + 30, SIZE, SIZE)
