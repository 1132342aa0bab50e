"""Makes ready what will be drawn soon, in small jobs between frames, so that no frame waits for it.

kit.rehearse(scene.draw)       # its pictures, skins and texts are in store when it comes
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial

import pygame

from game.ui.kit.assets import Assets
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas, Fit
from game.ui.kit.looks import Skin
from game.ui.kit.skins import Skins
from game.ui.kit.text import Align, VAlign, Writer
from game.ui.kit.theme import BODY, Colour, TextStyle
from game.ui.kit.view import View

Job = Callable[[], object]


class Rehearsal(Canvas):
    """A canvas that shows nothing: each thing drawn on it becomes a job that puts its pieces in
    store. Whatever costs nothing to draw is passed over."""

    def __init__(
        self,
        view: View,
        assets: Assets,
        skins: Skins,
        writer: Writer,
        letter: Callable[[str], str],
        area: pygame.Rect | None = None,
    ) -> None:
        """`area`: the pixels that will be drawn, None for all there is and more."""
        super().__init__(pygame.Surface((1, 1)), view, assets, skins, writer, letter)
        self.area = area
        self.jobs: deque[Job] = deque()

    def sees(self, box: Box, reach: float = 0) -> bool:
        return self.area is None or self.view.rect(box.inset(-reach)).colliderect(self.area)

    @contextmanager
    def within(self, box: Box) -> Iterator[None]:
        yield

    def blit(self, picture: pygame.Surface, at: tuple[int, int]) -> None:
        pass

    def picture(
        self, name: str, box: Box, fit: Fit = "contain", alpha: float = 1.0, angle: float = 0
    ) -> None:
        self.jobs.append(partial(super().picture, name, box, fit, alpha))

    def background(self, name: str) -> None:
        self.jobs.append(partial(super().background, name))

    def skin(self, box: Box, skin: Skin) -> None:
        self.jobs.append(partial(super().skin, box, skin))

    def ring(self, box: Box, radius: float = 30) -> None:
        self.jobs.append(partial(super().ring, box, radius))

    def text(
        self,
        box: Box,
        text: str,
        style: TextStyle = BODY,
        align: Align = "left",
        valign: VAlign = "middle",
        max_lines: int | None = 1,
        shrink: bool = True,
    ) -> bool:
        if text:
            fit = self.writer.fit
            self.jobs.append(partial(fit, text, style, box.w, box.h, align, max_lines, shrink))
        return False

    def fill(self, box: Box, colour: Colour, radius: float = 0, alpha: int = 255) -> None:
        pass

    def line(self, points: list[tuple[float, float]], colour: Colour, width: float = 4) -> None:
        pass

    def dot(self, x: float, y: float, radius: float, colour: Colour) -> None:
        pass

    def shape(self, box: Box, shape: str, colour: Colour, edge: Colour | None = None) -> None:
        self.jobs.append(partial(super().shape, box, shape, colour, edge))

    def pattern(self, box: Box, pattern: str, colour: Colour, alpha: int = 60) -> None:
        self.jobs.append(partial(super().pattern, box, pattern, colour, alpha))


class Rehearsals:
    """Works through jobs, a few at a time. `after(delay, call)` as that of the kit."""

    _PAUSE = 12.0
    """Milliseconds until the next jobs: a frame and the presses come in between."""

    _TIME = 0.0005
    """Seconds after which no further job is begun."""

    def __init__(self, after: Callable[[float, Callable[[], object]], object]) -> None:
        self._after = after
        self._jobs: deque[Job] = deque()
        self._waiting = False

    def add(self, jobs: Iterable[Job]) -> None:
        self._jobs.extend(jobs)
        self._go_on()

    def forget(self) -> None:
        """The window has another size: what was to come would be of no use."""
        self._jobs.clear()

    def _go_on(self) -> None:
        if self._jobs and not self._waiting:
            self._waiting = True
            self._after(self._PAUSE, self._next)

    def _next(self) -> None:
        self._waiting = False
        began = time.perf_counter()
        while self._jobs and time.perf_counter() - began < self._TIME:
            self._jobs.popleft()()
        self._go_on()
