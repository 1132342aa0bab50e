"""Pictures that move: always at one size, scaled once, and kept where nothing pushes them out."""

from __future__ import annotations

import pygame

from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.kit import Kit
from game.ui.kit.sprites import Sprite
from game.ui.kit.view import View

Size = tuple[float, float]


class Hangar:
    """The pictures that fly over one table, by name and size in design units, for one view."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._view: View | None = None
        self._pictures: dict[tuple[str, Size], pygame.Surface] = {}

    def picture(self, name: str, size: Size) -> pygame.Surface:
        """The picture in pixels, loaded at its first flight or before."""
        view = self._kit.view
        if view is not self._view:
            self._view = view
            self._pictures.clear()
        key = name, size
        if key not in self._pictures:
            pixels = (view.px(side) for side in size)
            self._pictures[key] = self._kit.assets.picture(name, *pixels)
        return self._pictures[key]


class FlyingPicture(Sprite):
    """Drawn at its first box's size, wherever it is."""

    def __init__(self, hangar: Hangar, name: str, box: Box, z: int = 0) -> None:
        super().__init__(box, z, margin=2)
        self.name = name
        self._hangar = hangar
        self._size = box.w, box.h

    def paint(self, canvas: Canvas) -> None:
        picture = self._hangar.picture(self.name, self._size)
        if self.alpha < 1:
            picture = canvas.assets.faded(self.name, *picture.get_size(), self.alpha)
        canvas.blit(picture, canvas.view.point(self.box.x, self.box.y))
