"""The kit in one hand: what scenes draw, sound and speak with, for the window as it is now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.ui.kit.assets import Assets
from game.ui.kit.canvas import Canvas
from game.ui.kit.fonts import Fonts
from game.ui.kit.rehearsal import Rehearsal, Rehearsals
from game.ui.kit.settings import Settings, Words
from game.ui.kit.skins import Skins
from game.ui.kit.sound import Sounds
from game.ui.kit.text import Writer
from game.ui.kit.timers import Timers
from game.ui.kit.view import View

_HD_PIXELS = 1920 * 1080


class Kit:
    """View, pictures, skins, text, sounds, settings and words. `clock` gives milliseconds."""

    def __init__(
        self,
        settings: Settings,
        words: Words,
        images: Path,
        sounds: Path,
        clock: Callable[[], float],
        size: tuple[int, int],
    ) -> None:
        self.settings = settings
        self.words = words
        self.clock = clock
        self.timers = Timers()
        self.fonts = Fonts()
        self.assets = Assets(images, 0)
        self.sounds = Sounds(
            sounds,
            lambda: settings.sound,
            lambda: 0 if settings.muted else settings.music,
            self.after,
        )
        self._rehearsals = Rehearsals(self.after)
        self.fit(size)

    def fit(self, size: tuple[int, int]) -> None:
        """The window has this size in pixels, or text size or margin changed."""
        self.view = View(size, self.settings.safe_margin)
        share = max(0.5, size[0] * size[1] / _HD_PIXELS)
        self._rehearsals.forget()
        self.fonts.clear()
        self.assets.set_budget(int(21_600_000 * share), halves=self.view.scale <= 1)
        self.skins = Skins(self.view, int(2_400_000 * share))
        self.writer = Writer(self.fonts, self.view, self.settings.text_size, int(2_000_000 * share))

    def canvas(self, surface: pygame.Surface) -> Canvas:
        """A canvas that draws on this surface."""
        return Canvas(surface, self.view, self.assets, self.skins, self.writer, self.seat_letter)

    def rehearse(self, paint: Callable[[Canvas], object]) -> None:
        """Put in store what `paint` will draw, in small jobs between the frames that come."""
        rehearsal = Rehearsal(self.view, self.assets, self.skins, self.writer, self.seat_letter)
        paint(rehearsal)
        self._rehearsals.add(rehearsal.jobs)

    def t(self, key: str, **values: object) -> str:
        """The text of this key in the language now chosen."""
        return self.words.t(key, **values)

    def seat_letter(self, colour: str) -> str:
        """What stands on the mark of the seat of this colour: no two alike in one language."""
        return self.t(f"kit.seat_letter.{colour}")

    def after(self, delay: float, call: Callable[[], object]) -> int:
        """Call it `delay` milliseconds from now; the number is for `timers.cancel`."""
        return self.timers.at(self.clock() + delay, call)
