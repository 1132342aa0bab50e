"""Drives scenes without a window, with made-up time: for tests and screenshots.

pilot = Pilot.start(lambda shell: Shelf(shell), size=(1280, 720))
pilot.press("down", "enter").type("Åsa").click(960, 540)
assert pilot.scene.focus.current.name == "ok"
pilot.screenshot(Path("shelf.png"))
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.ui.kit.recorder import DrawnText, TextRecorder
from game.ui.kit.scene import Scene
from game.ui.kit.settings import Settings, Speed, Words
from game.ui.kit.shell import Shell
from game.ui.kit.widgets.base import Widget

if TYPE_CHECKING:
    from game.ui.app import Options

FRAME = 16.0
"""Milliseconds of a made-up frame."""

BETWEEN = 200.0
"""Milliseconds between two presses: nobody is faster, and closed gates open again."""

KEYS = {
    "enter": pygame.K_RETURN, "space": pygame.K_SPACE, "escape": pygame.K_ESCAPE,
    "tab": pygame.K_TAB, "up": pygame.K_UP, "down": pygame.K_DOWN, "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT, "backspace": pygame.K_BACKSPACE, "f1": pygame.K_F1,
    "f10": pygame.K_F10, "pageup": pygame.K_PAGEUP, "pagedown": pygame.K_PAGEDOWN,
}  # fmt: skip


@dataclass
class PlainSettings:
    """Settings for tests: Swedish, no animations unless asked for."""

    language: str = "sv"
    text_size: float = 1.0
    speed: Speed = "normal"
    sound: int = 0
    music: int = 0
    muted: bool = False
    reduced_motion: bool = False
    fullscreen: bool = False
    safe_margin: float = 0.03


class EchoWords:
    """Words whose texts are their keys, where no texts are at hand."""

    def t(self, key: str, **values: object) -> str:
        return " ".join([key, *(str(value) for value in values.values())])


class Clock:
    """Time that passes only when told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Pilot:
    """Presses keys, clicks and looks. Each call ends when the scene is still again."""

    def __init__(self, shell: Shell, clock: Clock) -> None:
        self.shell = shell
        self.clock = clock
        self.settle().wait(BETWEEN)

    @classmethod
    def start(
        cls,
        first: Callable[[Shell], Scene[Any]],
        size: tuple[int, int] = (1280, 720),
        settings: Settings | None = None,
        words: Words | None = None,
        images: Path = Path("images"),
        sounds: Path = Path("sounds"),
    ) -> Pilot:
        """A shell of its own with this first scene, on an invisible window."""
        clock = Clock()
        window = headless_window(size)
        shell = Shell(
            window, settings or PlainSettings(), words or EchoWords(), images, sounds, clock
        )
        shell.stack.push(first(shell))
        return cls(shell, clock)

    @classmethod
    def start_app(cls, options: Options, size: tuple[int, int] = (1280, 720)) -> Pilot:
        """The whole program with its first scene, on an invisible window."""
        from game.ui.app import App

        clock = Clock()
        app = App(options, headless_window(size), clock, None)
        app.show_first_scene()
        return cls(app, clock)

    @property
    def scene(self) -> Scene[Any]:
        """The scene on top. Raises IndexError when there is none."""
        return self.shell.stack.scenes[-1]

    @property
    def focused(self) -> str:
        """The name of the focused widget, empty without one."""
        widget = self.scene.focus.current
        return widget.name if widget is not None else ""

    def wait(self, ms: float) -> Pilot:
        """Let time pass, frame by frame."""
        end = self.clock.now + ms
        while self.clock.now < end:
            step = min(FRAME, end - self.clock.now)
            self.clock.now += step
            self.shell.frame(step)
        return self

    def settle(self, longest: float = 60_000) -> Pilot:
        """Until no animation runs and no background work is open. Raises TimeoutError."""
        import time

        end, deadline = self.clock.now + longest, time.monotonic() + 60
        self.shell.frame(0)
        while self.shell.moving or self.shell.background.open_jobs:
            if self.clock.now > end or time.monotonic() > deadline:
                raise TimeoutError("the scene does not come to rest")
            if self.shell.background.open_jobs and not self.shell.moving:
                time.sleep(0.002)
            self.clock.now += FRAME
            self.shell.frame(FRAME)
        return self

    def post(self, kind: int, **values: object) -> Pilot:
        """Any raw event, then one frame."""
        self.shell.feed([pygame.event.Event(kind, values)])
        self.shell.frame(0)
        return self

    def press(self, *keys: str, mod: int = 0) -> Pilot:
        """Press and release keys: names as in KEYS, or single letters; "shift+tab" works."""
        for name in keys:
            shift = name.startswith("shift+")
            name = name.removeprefix("shift+")
            key = KEYS.get(name) or pygame.key.key_code(name)
            mods = mod | (pygame.KMOD_SHIFT if shift else 0)
            self.wait(BETWEEN)
            self.post(pygame.KEYDOWN, key=key, mod=mods, unicode="", scancode=0)
            self.post(pygame.KEYUP, key=key, mod=mods, unicode="", scancode=0)
            self.settle()
        return self

    def type(self, text: str) -> Pilot:
        """Type letters into the focused field."""
        self.wait(BETWEEN)
        for letter in text:
            self.post(pygame.TEXTINPUT, text=letter)
        return self.settle()

    def click(self, x: float, y: float) -> Pilot:
        """Press and release the left button at a point in design units."""
        self.wait(BETWEEN)
        pos = self.shell.kit.view.point(x, y)
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0), touch=False)
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)
        return self.settle()

    def tap(self, x: float, y: float, finger: int = 1) -> Pilot:
        """Touch a point (design units) as SDL reports it: finger events and made-up mouse ones."""
        self.wait(BETWEEN)
        view = self.shell.kit.view
        pos = view.point(x, y)
        at = {"x": pos[0] / view.width, "y": pos[1] / view.height, "finger_id": finger}
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=True)
        self.post(pygame.FINGERDOWN, touch_id=1, dx=0.0, dy=0.0, **at)
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=True)
        self.post(pygame.FINGERUP, touch_id=1, dx=0.0, dy=0.0, **at)
        return self.settle()

    def find(self, name: str) -> Widget:
        """The widget of this name in the top scene. Raises LookupError with those there are."""
        widget = self.scene.focus.find(name)
        if widget is None:
            names = ", ".join(w.name for w in self.scene.focus)
            raise LookupError(f"no widget {name!r} among: {names}")
        return widget

    def click_on(self, name: str) -> Pilot:
        """Click the middle of a widget."""
        return self.click(*self.find(name).box.centre)

    def focus_on(self, name: str) -> Pilot:
        """Give a widget the focus."""
        self.scene.focus.set(self.find(name))
        return self.settle()

    def texts(self) -> list[DrawnText]:
        """Every string that the top scene draws, with its box and ink."""
        with TextRecorder() as recorder:
            self.shell.stage.redraw()
            self.shell.frame(0)
        return recorder.texts

    def screenshot(self, path: Path) -> Path:
        """Write what the window shows; the folder is made if needed."""
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.shell.stage.window, path)
        return path


def headless_window(size: tuple[int, int]) -> pygame.Surface:
    """An invisible window of this size; sets SDL's drivers unless a window is already open."""
    if not pygame.display.get_init():
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode(size)


def unreachable_by_arrows(scene: Scene[Any]) -> list[str]:
    """Names of widgets to which no arrow leads, starting from the first."""
    from game.ui.kit.focus import neighbour

    widgets = [w for w in scene.focus if w.takes_focus()]
    reached: list[Widget] = widgets[:1]
    for widget in reached:
        for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            target = neighbour(widget, widgets, dx, dy)
            if target is not None and target not in reached:
                reached.append(target)
    return [w.name for w in widgets if w not in reached]
