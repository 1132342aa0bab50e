"""The window: its first picture, title, icon, full screen, resizing; a fault when there is none."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

import pygame

_INVISIBLE = ("dummy", "offscreen", "evdev")
_SMALLEST = 640, 360
_MMAP_THRESHOLD = -3
"""M_MMAP_THRESHOLD of glibc's malloc.h."""


class NoDisplayError(Exception):
    """There is no screen to show anything on."""


def _prepare() -> None:
    """What SDL must be told before it starts; whatever the user chose stays."""
    defaults = {
        "SDL_VIDEO_CENTERED": "1",
        "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
        "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
        "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
        "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS": "0",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    if sys.platform.startswith("linux"):
        # Presenting through a software renderer costs several times the plain copy.
        defaults["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    for name, value in defaults.items():
        os.environ.setdefault(name, value)


def return_memory_at_once() -> None:
    """Have the C library give large pictures back to the system when they are freed.

    Otherwise the peak of loading (masters of 30 MB) stays with the program for good. Only glibc
    has this switch.
    """
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, 1 << 20)


class Window:
    """The one window of the program."""

    def __init__(self, size: tuple[int, int] | None, fullscreen: bool) -> None:
        """Opens it. `size`: when not full screen. Raises NoDisplayError."""
        _prepare()
        chosen = os.environ.get("SDL_VIDEODRIVER", "")
        try:
            pygame.display.init()
        except pygame.error as fault:
            raise NoDisplayError(str(fault)) from fault
        driver = pygame.display.get_driver()
        if driver in _INVISIBLE and driver not in chosen:
            raise NoDisplayError(driver)
        self.set_title("")
        self._size = size
        self._place: tuple[int, int] | int = pygame.WINDOWPOS_CENTERED
        self.fullscreen = fullscreen
        try:
            self._open()
        except pygame.error as fault:
            raise NoDisplayError(str(fault)) from fault

    @property
    def surface(self) -> pygame.Surface:
        """The pixels of the window."""
        surface = pygame.display.get_surface()
        assert surface is not None, "the window was closed"
        return surface

    def set_title(self, title: str) -> None:
        """What the window is called in title bar and task bar."""
        pygame.display.set_caption(title)

    def fill_with(self, path: Path) -> None:
        """Show a small picture as large as the window, blurred by that, while the program is still
        being read; without the file nothing happens."""
        try:
            picture = pygame.image.load(path)
        except (FileNotFoundError, pygame.error):
            return
        window = self.surface
        seen = window.get_rect().fit(picture.get_rect())
        part = picture.convert(window).subsurface(seen)
        pygame.transform.smoothscale(part, window.get_size(), window)
        pygame.display.flip()

    def toggle_fullscreen(self) -> None:
        """Between window and full screen, on the screen where the window is."""
        window = pygame.Window.from_display_module()
        desktops = pygame.display.get_desktop_sizes()
        if self.fullscreen:
            # Not every window manager (and none at all) gives size and place back by itself.
            window.set_windowed()
            window.resizable = True
            window.size = self._size or _fitting(desktops[0])
            window.position = self._place
        else:
            self._size, self._place = window.size, window.position
            screen = _screen_at(window.position[0], desktops)
            if len(desktops) == 1:
                window.position = 0, 0
            pygame.display.set_mode(desktops[screen], pygame.FULLSCREEN, display=screen)
        self.fullscreen = not self.fullscreen

    def set_icon(self, path: Path) -> None:
        """The picture for title bar and task bar; without the file it stays as it is."""
        try:
            pygame.display.set_icon(pygame.image.load(path))
        except (FileNotFoundError, pygame.error):
            return

    def close(self) -> None:
        pygame.display.quit()

    def _open(self) -> None:
        desktop = pygame.display.get_desktop_sizes()[0]
        if self.fullscreen:
            pygame.display.set_mode(desktop, pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._size or _fitting(desktop), pygame.RESIZABLE)


def _screen_at(x: int, desktops: list[tuple[int, int]]) -> int:
    """The number of the screen at this place, screens standing side by side."""
    left = 0
    for number, (width, _) in enumerate(desktops):
        if left <= x < left + width:
            return number
        left += width
    return 0


def _fitting(desktop: tuple[int, int]) -> tuple[int, int]:
    """A window of 16:9 with some room around it."""
    width = min(desktop[0] * 0.85, desktop[1] * 0.85 * 16 / 9)
    return max(_SMALLEST[0], round(width)), max(_SMALLEST[1], round(width * 9 / 16))
