"""The program on the screen: window, loop, languages, full screen, faults, and the way out.

exit_code = run(Options(settings=settings, texts=Texts, images=..., ...), Window(size, False))
"""

from __future__ import annotations

import math
import signal
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.ui.kit.dialog import Choice, MessageDialog
from game.ui.kit.scene import Scene
from game.ui.kit.settings import Settings, Words
from game.ui.kit.shell import Shell
from game.ui.kit.waiting import Waiting
from game.ui.kit.window import Window, return_memory_at_once

FRAMES_PER_SECOND = 60
_LONGEST_FRAME = 100.0
"""Milliseconds; after a longer pause animations go on where they were."""
_SLICE = 0.02
"""Seconds for which pictures are read before the next look for events."""
_MOST_FAULTS = 3
"""Faults in a row, with no press in between, after which the program gives up."""


_INPUT = frozenset(
    (
        pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL,
        pygame.FINGERDOWN, pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION, pygame.JOYAXISMOTION,
        pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERAXISMOTION,
    )
)  # fmt: skip
"""Events that come of somebody who is there."""


@dataclass
class Options:
    """What `run` needs. Hooks: `texts(language)`, `report(fault)` -> path of the report or "",
    `save_settings()`, `first_scene(app)` (default: game.ui.scenes.start.first_scene).
    `shortcuts`: what keys do ("m") that the scene on top has no use for. `pin`: with it the staff
    end a kiosk; without one it is ended from outside."""

    settings: Settings
    texts: Callable[[str], Words]
    images: Path
    sounds: Path
    kiosk: bool = False
    pin: str = ""
    game: str = ""
    resume: bool = False
    report: Callable[[Exception], str] = lambda fault: ""
    save_settings: Callable[[], None] = lambda: None
    first_scene: Callable[[App], Scene[Any]] | None = None
    shortcuts: Mapping[str, Callable[[App], object]] = field(default_factory=dict)


class App(Shell):
    """The shell with the program's window, settings and first scene. Scenes get it as `app`."""

    def __init__(
        self,
        options: Options,
        window: pygame.Surface,
        clock: Callable[[], float],
        frame: Window | None,
    ) -> None:
        """`frame`: the real window, None when tests draw on a plain surface."""
        self.options = options
        self.kiosk = options.kiosk
        self.settings = options.settings
        words = options.texts(options.settings.language)
        super().__init__(window, options.settings, words, options.images, options.sounds, clock)
        self.exit_code = 0
        self._frame = frame
        self.slice = None if frame is None else _SLICE
        self._faults = 0
        self._last_event = 0.0
        self.last_input = clock()  # when something was pressed, moved or touched

    def show_first_scene(self) -> None:
        """Leave whatever is shown for the first scene."""
        self.stack.replace((self.options.first_scene or _start)(self))

    def set_language(self, language: str) -> None:
        """Speak another language from now on, in the middle of anything."""
        self.settings.language = language
        self.kit.words = self.options.texts(language)
        self.options.save_settings()
        self.refresh()

    def settings_changed(self) -> None:
        """Text size, safe margin or full screen were set: show and save them."""
        if self._frame is not None and self._frame.fullscreen != self.settings.fullscreen:
            self._frame.toggle_fullscreen()
            self.fit_window(self._frame.surface)
        self.options.save_settings()
        self.refresh()

    def shortcut(self, key: str) -> None:
        call = self.options.shortcuts.get(key)
        if call is not None:
            call(self)

    def failed(self, fault: Exception) -> None:
        """Say plainly that something went wrong, keep a report, and go on from the first scene."""
        self._faults += 1
        try:
            report = self.options.report(fault)
        except Exception:
            report = ""
        if self._faults > _MOST_FAULTS:
            print(self.kit.t("kit.crash_text"), report, file=sys.stderr)
            self.exit_code = 1
            self.quit()
            return
        text = self.kit.t("kit.crash_text")
        if report:
            text += "\n" + self.kit.t("kit.crash_report", path=report)
        dialog = MessageDialog(
            self.kit,
            self.kit.t("kit.crash_title"),
            text,
            [Choice(None, self.kit.t("kit.crash_go_on"), "primary")],
        )
        self.stack.replace(dialog, lambda _: self.show_first_scene())

    def run(self) -> int:
        """Show the first scene and run until the end; the exit code."""
        try:
            self.show_first_scene()
        except Exception as fault:
            self.failed(fault)
        self.kit.after(50, self.input.pads.start)
        if self._frame is not None:
            icon = self.options.images / "shelf" / "app_icon.png"
            self.kit.after(150, partial(self._frame.set_icon, icon))
        ticker, waiting = pygame.time.Clock(), Waiting()
        last = self.clock()
        while self.running:
            was_moving = self.moving
            self.feed(self._events(ticker, waiting))
            now = self.clock()
            self.frame(min(_LONGEST_FRAME, now - last) if was_moving else 0)
            last = now
        self.close()
        return self.exit_code

    def _events(self, ticker: pygame.time.Clock, waiting: Waiting) -> list[pygame.Event]:
        """Wait for the next frame while something moves, else for an event or a due time."""
        if self.preparing:
            return pygame.event.get()
        if self.moving:
            ticker.tick(FRAMES_PER_SECOND)
            return pygame.event.get()
        while self.running:
            events = pygame.event.get()
            now = self.clock()
            if events:
                self._last_event = now
                return events
            due = self.sleep_until()
            if self.background.results_waiting or (due is not None and due <= now):
                break
            waiting.sleep(
                longest=math.inf if due is None else due - now,
                quiet=0 if self.background.open_jobs else now - self._last_event,
                looking=bool(self.input.pads.pads or self.background.open_jobs),
            )
        return []

    def _take(self, event: pygame.Event) -> None:
        if event.type in _INPUT:
            self.last_input = self.clock()
        if event.type == pygame.KEYDOWN:
            self._faults = 0
            alt_enter = event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
            if event.key == pygame.K_F11 or alt_enter:
                if not self.kiosk:
                    self.settings.fullscreen = not self.settings.fullscreen
                    self.settings_changed()
                return
        if event.type == pygame.QUIT and self.kiosk:
            return
        super()._take(event)


def run(options: Options, window: Window) -> int:
    """Play in the open window until the end. 0: all went well; 1: said on standard error why."""
    return_memory_at_once()
    options.settings.fullscreen = window.fullscreen
    app = App(options, window.surface, lambda: time.monotonic() * 1000, window)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: app.quit())
    window.set_title(app.kit.t("kit.window_title"))
    return app.run()


def _start(app: App) -> Scene[Any]:
    from game.ui.scenes.start import first_scene

    return first_scene(app)
