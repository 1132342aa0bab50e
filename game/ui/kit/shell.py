"""Ties window, input, scenes and time together, one frame at a time; knows no game.

The program's loop and the tests' driver both call `feed` for events and `frame` for time. An
exception in a scene goes to `failed`, which may put another scene in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import pygame

from game.ui.kit.actions import Action, PadCame, PadWent, Shortcut
from game.ui.kit.background import Background
from game.ui.kit.gate import HAND_OVER, SETTLE
from game.ui.kit.input import Input
from game.ui.kit.kit import Kit
from game.ui.kit.scene import SceneStack
from game.ui.kit.settings import Settings, Words
from game.ui.kit.stage import Stage

T = TypeVar("T")
_REDRAWN = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)
_RESIZED = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED)


class Shell:
    """Everything between the window and the scenes. `clock`: milliseconds, ever growing."""

    kiosk = False
    """Does it stand in public?"""

    def __init__(
        self,
        window: pygame.Surface,
        settings: Settings,
        words: Words,
        images: Path,
        sounds: Path,
        clock: Callable[[], float],
    ) -> None:
        self.clock = clock
        self.kit = Kit(settings, words, images, sounds, clock, window.get_size())
        self.stage = Stage(window, self.kit.canvas(window))
        self.input = Input(lambda: self.kit.view)
        self.stack = SceneStack(self.stage, self.settle)
        self.background = Background()
        self.running = True
        self.moving = False
        """Does the scene want another frame soon?"""
        self.preparing = False
        """Is more to be read before the scene that has come can be shown?"""
        self.slice: float | None = None
        """Seconds for which that is read before the next look for events; None: all at once."""
        self._minimised = False

    # -- for scenes ----------------------------------------------------------------------------

    def run_in_background(self, work: Callable[[], T], on_done: Callable[[T], object]) -> None:
        """Do long work in a thread; `on_done` gets its result between two frames."""
        self.background.run(work, on_done, self.failed)

    def hand_over(self) -> None:
        """Somebody else takes the seat: ignore input for 400 ms and until all is released."""
        self.input.gate.close(self.clock(), HAND_OVER)

    def settle(self) -> None:
        """Something else is asked, or a dialog came or went: ignore input for 100 ms and until
        all is released."""
        self.input.gate.close(self.clock(), SETTLE)

    def refresh(self) -> None:
        """Language, text size or safe margin changed: lay everything out anew."""
        self.kit.fit(self.stage.window.get_size())
        self.stage.resize(self.stage.window, self.kit.canvas(self.stage.window))
        self.stack.refresh()

    def quit(self) -> None:
        """End after this frame."""
        self.running = False

    def shortcut(self, key: str) -> None:
        """A key for which the scene has no use was pressed; nothing by default."""

    # -- for the loop and the tests ------------------------------------------------------------

    def failed(self, fault: Exception) -> None:
        """Something in a scene went wrong."""
        raise fault

    def feed(self, events: Iterable[pygame.Event]) -> None:
        """Events since the last frame."""
        try:
            for event in events:
                self._take(event)
        except Exception as fault:
            self.failed(fault)

    def frame(self, ms: float) -> bool:
        """`ms` have passed: move on and bring the window up to date. True: it was updated."""
        try:
            if not self.preparing:
                self._go_on(ms)
            self.preparing = not (
                self._minimised or self.slice is None or self.stage.prepare(self.slice)
            )
            self.input.gate.blind = self.preparing
            if self._minimised or self.preparing:
                return False
            updated = self.stage.render(self.moving)
            self.input.gate.shown(self.clock())
            return updated
        except Exception as fault:
            self.failed(fault)
            return False

    def _go_on(self, ms: float) -> None:
        """`ms` have passed for everything there is."""
        self.background.deliver()
        self.kit.timers.run(self.clock())
        for action in self.input.due(self.clock()):
            self._act(action)
        top = self.stack.top
        self.moving = top.update(ms) if top is not None else False

    def sleep_until(self) -> float | None:
        """When something is due next (milliseconds on the clock), None: only events matter."""
        times = (self.kit.timers.next_due(), self.input.next_due())
        return min((t for t in times if t is not None), default=None)

    def fit_window(self, window: pygame.Surface) -> None:
        """The window is a new surface or has a new size."""
        if window.get_width() < 2 or window.get_height() < 2:
            return
        if window is self.stage.window and window.get_size() == self.kit.view.size:
            return
        self.kit.fit(window.get_size())
        self.stage.resize(window, self.kit.canvas(window))

    def close(self) -> None:
        """The program ends: every scene may save, then thread and sound go."""
        for scene in reversed(self.stack.scenes):
            scene.closing()
        self.background.close()
        self.kit.sounds.close()

    def _take(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in _RESIZED:
            surface = pygame.display.get_surface()
            if surface is not None:
                self.fit_window(surface)
        elif event.type == pygame.WINDOWMINIMIZED:
            self._minimised = True
        elif event.type in _REDRAWN:
            self._minimised = False
            self.stage.present_again()
        else:
            focused = self.stack.top.focus.current if self.stack.top else None
            self.input.typing = focused is not None and focused.takes_text
            for action in self.input.translate(event, self.clock()):
                self._act(action)

    def _act(self, action: Action) -> None:
        top = self.stack.top
        if top is None:
            return
        if isinstance(action, PadCame | PadWent):
            key = "kit.pad_came" if isinstance(action, PadCame) else "kit.pad_went"
            top.toast(self.kit.t(key, pad=action.name))
        elif not top.handle(action) and isinstance(action, Shortcut):
            self.shortcut(action.key)
