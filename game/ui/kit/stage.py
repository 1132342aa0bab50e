"""The window's pixels: a static layer that is kept, sprites above it, and only changes redrawn.

A scene's `draw` paints the static layer; `invalidate` has a part of it painted again (the clip is
set to that part). In a frame of an animation only the rectangles that sprites left or entered are
restored, drawn and presented. When nothing changed, nothing is presented.

While something moves, a damaged part is painted piece by piece, as much in each frame as leaves the
animation smooth, and shown when it is whole. Sprites above it uncover what was there before.
"""

from __future__ import annotations

import time
from collections import deque
from functools import partial
from typing import Protocol

import pygame

from game.ui.kit import theme
from game.ui.kit.areas import apart, tiles
from game.ui.kit.backdrop import Backdrop
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.rehearsal import Job, Rehearsal
from game.ui.kit.sprites import Sprites
from game.ui.kit.view import View

_BLEED = 2
"""Pixels around a changed box that are redrawn with it, for smoothed edges."""

_TILE = 200, 80
"""Design units of a piece that is painted at a time while something moves."""

_PAINTING = 0.0002
"""Seconds of a frame of an animation after which no further piece is begun, on a window of
1920 x 1080; larger windows take, and give, more."""

_SOON = 20
"""Frames in which all pieces are painted, whatever that takes: a third of a second."""

_HD = 1920 * 1080


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
        self._tiles: list[pygame.Rect] = []
        """Pieces of earlier damage that wait to be painted."""
        self._ready: list[pygame.Rect] = []
        """Areas that are shown once none of their pieces waits any more."""
        self._veiled: list[tuple[pygame.Rect, pygame.Surface]] = []
        """Pieces painted on the layer but not to be shown yet, the latest first, each with what the
        layer held there before."""
        self._jobs: deque[Job] = deque()
        """What is put in store before the next piece is painted."""
        self._fresh: list[pygame.Rect] = []
        """Areas of which it is not known yet what must be in store."""
        self._pace = 1
        """Pieces that each frame must paint, so that all are painted soon."""
        self._frames = 0
        """For how many frames anything has been waiting."""
        self._anew = True
        """Must all be painted at once, whatever moves?"""
        self._has_come = False
        """Is it not known yet what must be in store for the scene on top?"""
        self.resize(window, brush)

    def resize(self, window: pygame.Surface, brush: Canvas) -> None:
        """The window has another size or was made anew."""
        self.window = window
        self.view: View = brush.view
        self.layer = pygame.Surface(self.view.size, 0, window)
        parts = brush.view, brush.assets, brush.skins, brush.writer, brush.letter
        self._on_window = Canvas(window, *parts)
        self._on_layer = Canvas(self.layer, *parts)
        for scene in self._scenes:
            scene.backdrop = None
        self.show(self._scenes)
        self._has_come = False  # the window is empty: it is filled at once

    def show(self, scenes: list[Drawn]) -> None:
        """These scenes from bottom to top, all drawn anew; only the top one lives."""
        before = self._scenes[-1] if self._scenes else None
        self._scenes = list(scenes)
        if not scenes:
            return
        top = scenes[-1]
        if len(self._unpainted()) > 1 and before is scenes[-2] and not self.damaged:
            top.backdrop = self._backdrop(scenes[:-1], True)  # the layer still holds what is below
        self.redraw()
        self._has_come = True

    def redraw(self) -> None:
        """Everything anew with the next frame."""
        self._forget_damage()
        self._damage = [self.view.window]
        self._anew = True

    @property
    def damaged(self) -> bool:
        """Is a part of the static layer waiting to be painted?"""
        return bool(self._damage or self._tiles)

    @property
    def anew(self) -> bool:
        """Will the next frame draw everything (a scene came or went, the window changed)?"""
        return self._anew

    def invalidate(self, box: Box) -> None:
        """Paint this part of the static layer again with the next frame."""
        rect = self.view.rect(box).inflate(2 * _BLEED, 2 * _BLEED)
        self._damage.append(rect.clip(self.view.window))

    def render(self, moving: bool = False) -> bool:
        """Bring the window up to date; False if there was nothing to do.

        `moving`: other frames follow at once, so that painting may be spread over them.
        """
        if not self._scenes:
            return False
        scene = self._scenes[-1]
        sprites = scene.sprites
        dirty: list[pygame.Rect] = []
        if self._damage or self._tiles or self._ready:
            in_pieces = moving and not self._anew
            dirty = self._paint_piece(scene) if in_pieces else self._paint_all(scene)
            scene.drawn()
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
        if not dirty:
            return False
        window = self.window
        areas = apart(dirty) if len(dirty) > 1 else dirty
        for area in areas:
            window.set_clip(area)
            self._restore(area)
            for sprite in sprites:
                if sprite.shown and sprite.shown.colliderect(area):
                    sprite.paint(self._on_window)
        window.set_clip(None)
        pygame.display.update(areas)
        self.presented += 1
        return True

    def prepare(self, longest: float) -> bool:
        """Put in store what the scene that has come will draw, for about so many seconds. False as
        long as there is more: until then the window shows what was there before."""
        began = time.perf_counter()
        if self._has_come:
            self._has_come = False
            for scene in self._unpainted():
                self._jobs += self._rehearse(scene, self.view.window, with_sprites=True)
        while self._anew and self._jobs:
            self._jobs.popleft()()
            if time.perf_counter() - began > longest:
                break
        return not (self._anew and self._jobs)

    def present_again(self) -> None:
        """The system lost the window's contents: show them once more."""
        pygame.display.flip()
        self.presented += 1

    def _restore(self, area: pygame.Rect) -> None:
        """The static layer on this part of the window, as far as it may be seen yet."""
        self.window.blit(self.layer, area, area)
        for piece, before in self._veiled:
            if piece.colliderect(area):
                self.window.blit(before, piece)

    def _paint_all(self, scene: Drawn) -> list[pygame.Rect]:
        """Paint all that is damaged; the areas that can be shown now."""
        if len(self._unpainted()) > 1:
            scene.backdrop = self._backdrop(self._scenes[:-1], False)
        areas = apart(self._damage + self._tiles)
        self._paint(scene, areas)
        shown = apart(areas + self._ready)
        self._forget_damage()
        self._anew = False
        return shown

    def _forget_damage(self) -> None:
        for waiting in (self._damage, self._tiles, self._ready, self._veiled, self._fresh):
            waiting.clear()
        self._jobs.clear()
        self._frames = 0

    def _paint_piece(self, scene: Drawn) -> list[pygame.Rect]:
        """Paint as much as a frame has time for; the areas that are whole by now, to be shown."""
        begins = not self._tiles
        if self._damage:
            self._cut_damage()
        if begins:
            return []  # this frame has new sprites to draw, as a rule
        self._frames += 1
        if self._frames > _SOON:
            self._jobs.clear()
            self._fresh.clear()
        began = time.perf_counter()
        longest = _PAINTING * max(1.0, self.view.width * self.view.height / _HD)
        left = len(self._tiles) - self._pace
        while self._tiles:
            is_late = not self._jobs and not self._fresh and len(self._tiles) > left
            if time.perf_counter() - began > longest and not is_late:
                break
            if self._jobs:
                self._jobs.popleft()()
            elif self._fresh:
                self._jobs = self._rehearse(scene, self._fresh.pop())
            else:
                piece = self._tiles.pop(0)
                self._veiled.insert(0, (piece, self.layer.subsurface(piece).copy()))
                self._paint(scene, [piece])
        shown: list[pygame.Rect] = []
        if not self._tiles or self._frames > 2 * _SOON:  # or what changes all the time is not seen
            shown, self._frames = list(self._ready), 0
            self._veiled.clear()
        if not self._tiles:
            self._ready.clear()
        return shown

    def _cut_damage(self) -> None:
        """Line up the pieces of what was damaged, behind those that wait already."""
        width, height = (self.view.px(side) for side in _TILE)
        areas = apart(self._damage)
        pieces = [piece for area in areas for piece in tiles(area, width, height)]
        self._tiles += [piece for piece in pieces if piece not in self._tiles]
        self._pace = -(-len(self._tiles) // _SOON)
        self._fresh += [area for area in areas if area not in self._fresh]
        self._ready = apart(self._ready + areas)
        self._damage = []

    def _rehearse(self, scene: Drawn, area: pygame.Rect, with_sprites: bool = False) -> deque[Job]:
        """What must be in store before this area is painted."""
        brush = self._on_layer
        parts = brush.view, brush.assets, brush.skins, brush.writer, brush.letter
        canvas = Rehearsal(*parts, area)
        scene.draw(canvas)
        if with_sprites:
            canvas.jobs += [partial(each.paint, canvas) for each in scene.sprites if each.visible]
        return canvas.jobs

    def _paint(self, scene: Drawn, areas: list[pygame.Rect]) -> None:
        for area in areas:
            self.layer.set_clip(area)
            if scene.backdrop is not None:
                scene.backdrop.paint(self.layer, area)
            elif not self.view.picture.contains(area) or not scene.opaque:
                self.layer.fill(theme.BARS)
            scene.draw(self._on_layer)
        self.layer.set_clip(None)

    def _unpainted(self) -> list[Drawn]:
        """The scene on top, and before it those of which its backdrop has still to be made."""
        first = len(self._scenes) - 1
        while first and not self._scenes[first].opaque and self._scenes[first].backdrop is None:
            first -= 1
        return self._scenes[first:]

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
