"""Things that move above the static layer: only what they leave and what they cover is redrawn.

pawn = scene.sprites.add(PictureSprite("joakim/pawn_red", Box(100, 100, 102, 143)))
pawn.box = pawn.box.moved(4, 0)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

import pygame

from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

S = TypeVar("S", bound="Sprite")

_PIXEL = 3.0
"""A pixel of the smallest window in design units: a picture keeps its shape, and so may lie that
far beyond its box."""


class Sprite:
    """A thing with a box. Setting `box`, `alpha`, `angle` or `visible` has it drawn anew.

    `margin`: design units that it paints beyond its box; `z`: higher is nearer.
    """

    def __init__(self, box: Box, z: int = 0, margin: float = 0) -> None:
        self.z = z
        self.margin = margin
        self.dirty = True
        self.shown: pygame.Rect | None = None
        """The pixels it covers on the window now; kept by the stage."""
        self._box = box
        self._alpha = 1.0
        self._angle = 0.0
        self._visible = True

    @property
    def box(self) -> Box:
        return self._box

    @box.setter
    def box(self, box: Box) -> None:
        self._box = box
        self.dirty = True

    @property
    def alpha(self) -> float:
        """Opacity, 0 to 1."""
        return self._alpha

    @alpha.setter
    def alpha(self, alpha: float) -> None:
        self._alpha = alpha
        self.dirty = True

    @property
    def angle(self) -> float:
        """Degrees against the clock."""
        return self._angle

    @angle.setter
    def angle(self, angle: float) -> None:
        self._angle = angle
        self.dirty = True

    @property
    def visible(self) -> bool:
        return self._visible

    @visible.setter
    def visible(self, visible: bool) -> None:
        self._visible = visible
        self.dirty = True

    def reach(self) -> Box:
        """Everything it may paint on."""
        margin = self.margin
        if self._angle:
            margin += max(self._box.w, self._box.h) * 0.25
        return self._box.inset(-margin) if margin else self._box

    def paint(self, canvas: Canvas) -> None:
        """Draw it; the clip is set to what must be redrawn."""


class PictureSprite(Sprite):
    """A picture that moves."""

    def __init__(self, name: str, box: Box, z: int = 0) -> None:
        super().__init__(box, z, margin=_PIXEL)
        self.name = name

    def show(self, name: str) -> None:
        """Another picture from now on (the next side of a die)."""
        self.name = name
        self.dirty = True

    def paint(self, canvas: Canvas) -> None:
        canvas.picture(self.name, self._box, alpha=self._alpha, angle=self._angle)


class PaintedSprite(Sprite):
    """Anything that a function draws into the sprite's box."""

    def __init__(
        self, box: Box, paint: Callable[[Canvas, Box], None], z: int = 0, margin: float = 0
    ) -> None:
        super().__init__(box, z, margin)
        self._paint = paint

    def paint(self, canvas: Canvas) -> None:
        self._paint(canvas, self._box)


class Sprites:
    """The sprites of a scene, farthest first."""

    def __init__(self) -> None:
        self._all: list[Sprite] = []
        self.left_behind: list[pygame.Rect] = []
        """Pixels of removed sprites, to be restored by the stage."""

    def add(self, sprite: S) -> S:
        sprite.dirty = True
        self._all.append(sprite)
        self._all.sort(key=lambda s: s.z)
        return sprite

    def remove(self, sprite: Sprite) -> None:
        """Take it away; nothing happens if it is not there."""
        if sprite in self._all:
            self._all.remove(sprite)
            if sprite.shown:
                self.left_behind.append(sprite.shown)
                sprite.shown = None

    def clear(self) -> None:
        for sprite in list(self._all):
            self.remove(sprite)

    def __iter__(self) -> Iterator[Sprite]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)
