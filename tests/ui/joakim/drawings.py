"""What scenes would paint, written down instead of painted: for comparing hundreds of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pygame

from game.ui.app import App
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.kit import Kit
from game.ui.kit.scene import Scene
from game.ui.kit.stage import Stage
from game.ui.table.flying import FlyingPicture

Drawn = tuple[object, ...]


class Drawing(Canvas):
    """A canvas that shows nothing and notes everything: what is drawn, where, and how."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(
            pygame.Surface((1, 1)), kit.view, kit.assets, kit.skins, kit.writer, kit.seat_letter
        )
        self.drawn: list[Drawn] = []

    def sees(self, box: Box, reach: float = 0) -> bool:
        return True

    @contextmanager
    def within(self, box: Box) -> Iterator[None]:
        self.drawn.append(("within", box))
        yield

    def blit(self, picture: pygame.Surface, at: tuple[int, int]) -> None:
        self.drawn.append(("blit", picture.get_size(), at))

    def _note(self, *what: object, **more: object) -> None:
        self.drawn.append((*what, *sorted(more.items())))

    def picture(self, *what: Any, **how: Any) -> None:
        self._note("picture", *what, **how)

    def background(self, name: str) -> None:
        self._note("background", name)

    def skin(self, *what: Any) -> None:
        self._note("skin", *what)

    def ring(self, *what: Any, **how: Any) -> None:
        self._note("ring", *what, **how)

    def fill(self, *what: Any, **how: Any) -> None:
        self._note("fill", *what, **how)

    def line(self, points: list[tuple[float, float]], *how: Any, **more: Any) -> None:
        self._note("line", tuple(points), *how, **more)

    def dot(self, *what: Any) -> None:
        self._note("dot", *what)

    def shape(self, *what: Any) -> None:
        self._note("shape", *what)

    def pattern(self, *what: Any, **how: Any) -> None:
        self._note("pattern", *what, **how)

    def text(self, *what: Any, **how: Any) -> bool:
        self._note("text", *what, **how)
        return False


@contextmanager
def unpainted() -> Iterator[None]:
    """Scenes that come meanwhile are not painted, and nothing is put in store for them."""
    with patch.object(Stage, "show"), patch.object(Kit, "rehearse"):
        yield


def drawing_of(scene: Scene[Any]) -> list[Drawn]:
    """All that a scene paints, and what can be pressed or asked about in it."""
    drawing = Drawing(scene.kit)
    scene.draw(drawing)
    for sprite in scene.sprites:
        name = sprite.name if isinstance(sprite, FlyingPicture) else ""
        drawing._note("sprite", type(sprite).__name__, name, sprite.box, sprite.visible)
        sprite.paint(drawing)
    for widget in scene.focus:
        why = getattr(widget, "reason", "")
        drawing._note("widget", widget.name, widget.box, widget.takes_focus(), why, widget.spoken())
    return drawing.drawn


def drawings_of(app: App) -> list[list[Drawn]]:
    """Those of all scenes, from the bottom to the top."""
    return [drawing_of(scene) for scene in app.stack.scenes]
