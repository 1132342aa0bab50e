"""The window's pixels: a static layer that is kept, sprites above it, and only changes redrawn.

A scene's `draw` paints the static layer; `invalidate` has a part of it painted again (the clip is
set to that part). In a frame of an animation only the rectangles that sprites left or entered are
restored, drawn and presented. When nothing changed, nothing is presented.
"""

from __future__ import annotations

from typing import Protocol

import pygame

from game.ui.kit import theme
from game.ui.kit.backdrop import Backdrop
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import Sprites
from game.ui.kit.view import View

_BLEED = 2
"""Pixels around a changed box that are redrawn with it, for smoothed edges."""


class Drawn(Protocol):
    """What the stage needs of a scene."""

    opaque: bool
    sprites: Sprites
    backdrop: Backdrop | None

    def draw(self, canvas: Canvas) -> None: ...

    def drawn(self) -> None: ...


class Stage:
    """Shows scenes on one window. `presented` counts updates of the window."""

    def __init__(self, window: pygame.Surface, brush: Canvas) -> None:
        """`brush`: a canvas whose view, pictures and skins are used (its surface is not)."""
        self.presented = 0
        self._scenes: list[Drawn] = []
        self._damage: list[pygame.Rect] = []
        self.resize(window, brush)

    def resize(self, window: pygame.Surface, brush: Canvas) -> None:
        """The window has another size or was made anew."""
        self.window = window
        self.view: View = brush.view
        self.layer = pygame.Surface(self.view.size, 0, window)
        parts = brush.view, brush.assets, brush.skins, brush.writer
        self._on_window = Canvas(window, *parts)
        self._on_layer = Canvas(self.layer, *parts)
        for scene in self._scenes:
            scene.backdrop = None
        self.show(self._scenes)

    def show(self, scenes: list[Drawn]) -> None:
        """These scenes from bottom to top, all drawn anew; only the top one lives."""
        before = self._scenes[-1] if self._scenes else None
        self._scenes = list(scenes)
        if not scenes:
            return
        top = scenes[-1]
        if not top.opaque and top.backdrop is None and len(scenes) > 1:
            # The layer often still holds the scene below: then it need not be painted again.
            painted = before is scenes[-2] and not self._damage
            top.backdrop = self._backdrop(scenes[:-1], painted)
        self.redraw()

    def redraw(self) -> None:
        """Everything anew with the next frame."""
        self._damage = [self.view.window]

    def invalidate(self, box: Box) -> None:
        """Paint this part of the static layer again with the next frame."""
        rect = self.view.rect(box).inflate(2 * _BLEED, 2 * _BLEED)
        self._damage.append(rect.clip(self.view.window))

    def render(self) -> bool:
        """Bring the window up to date; False if there was nothing to do."""
        if not self._scenes:
            return False
        scene = self._scenes[-1]
        sprites = scene.sprites
        dirty = self._damage
        if dirty:
            dirty = self._damage = _merged(dirty)
            self._paint(scene, dirty)
            scene.drawn()
        else:
            dirty = []
        if sprites.left_behind:
            dirty += sprites.left_behind
            sprites.left_behind = []
        for sprite in sprites:
            if sprite.dirty:
                sprite.dirty = False
                if sprite.shown:
                    dirty.append(sprite.shown)
                sprite.shown = None
                if sprite.visible:
                    sprite.shown = self.view.rect(sprite.reach())
                    dirty.append(sprite.shown)
        self._damage = []
        if not dirty:
            return False
        window, layer = self.window, self.layer
        areas = _merged(dirty) if len(dirty) > 1 else dirty
        for area in areas:
            window.set_clip(area)
            window.blit(layer, area, area)
            for sprite in sprites:
                if sprite.shown and sprite.shown.colliderect(area):
                    sprite.paint(self._on_window)
        window.set_clip(None)
        pygame.display.update(areas)
        self.presented += 1
        return True

    def present_again(self) -> None:
        """The system lost the window's contents: show them once more."""
        pygame.display.flip()
        self.presented += 1

    def _paint(self, scene: Drawn, areas: list[pygame.Rect]) -> None:
        for area in areas:
            self.layer.set_clip(area)
            if scene.backdrop is not None:
                scene.backdrop.paint(self.layer, area)
            elif not self.view.picture.contains(area) or not scene.opaque:
                self.layer.fill(theme.BARS)
            scene.draw(self._on_layer)
        self.layer.set_clip(None)

    def _backdrop(self, below: list[Drawn], painted: bool) -> Backdrop:
        """The blurred picture of the scenes below, as these stand now."""
        top = below[-1]
        if not painted:
            if not top.opaque and top.backdrop is None and len(below) > 1:
                top.backdrop = self._backdrop(below[:-1], False)
            self._paint(top, [self.view.window])
        for sprite in top.sprites:
            if sprite.visible:
                sprite.paint(self._on_layer)
        return Backdrop(self.layer)


def _merged(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that overlap made one, until none do; empty ones left out."""
    out: list[pygame.Rect] = []
    for rect in rects:
        if rect.w < 1 or rect.h < 1:
            continue
        while (hit := rect.collidelist(out)) >= 0:
            rect = rect.union(out.pop(hit))
        out.append(rect)
    return out
