"""Waiting for the next event at no cost, where the system can wake us; else in short naps.

pygame.event.wait looks into the queue every millisecond (3 % of a core). SDL's own wait sleeps in
the system until something comes; it is reached through the library that pygame has loaded.
"""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame

NAP, LONG_NAP, DEAD_NAP = 10.0, 25.0, 125.0
"""Milliseconds between two looks at the queue: soon after an event, later, and where there is no
person to make one (an invisible driver)."""
WAKEFUL = 5000.0
"""Milliseconds after an event during which naps are short."""
LONGEST_WAIT = 250.0
"""Milliseconds after which the wait is broken off, so that signals are heard."""
_WAKING_DRIVERS = ("x11", "wayland")
_INVISIBLE_DRIVERS = ("dummy", "offscreen")


class Waiting:
    """Sleeps until an event may be there. Made once the window is open."""

    def __init__(self) -> None:
        self._driver = pygame.display.get_driver()
        self._wait = _sdl_wait() if self._driver in _WAKING_DRIVERS else None

    def sleep(self, longest: float, quiet: float, looking: bool) -> None:
        """At most `longest` milliseconds. `quiet`: for how long no event has come.

        `looking`: do not wait to be woken, since something else may come (a thread's result), or
        since SDL would look every millisecond itself (with a gamepad).
        """
        if self._wait is not None and not looking:
            self._wait(None, max(1, int(min(longest, LONGEST_WAIT))))
            return
        nap = NAP if quiet < WAKEFUL else LONG_NAP
        if self._driver in _INVISIBLE_DRIVERS and nap == LONG_NAP:
            nap = DEAD_NAP
        time.sleep(min(nap, longest) / 1000)


def _sdl_wait() -> Callable[[None, int], int] | None:
    """SDL_WaitEventTimeout, which with no place for the event leaves it in the queue."""
    if not sys.platform.startswith("linux"):
        return None
    import ctypes

    with contextlib.suppress(OSError, AttributeError, StopIteration):
        maps = Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace").splitlines()
        library = next(line[line.index("/") :] for line in maps if "/libSDL2-2" in line)
        wait: Callable[[None, int], int] = ctypes.CDLL(library).SDL_WaitEventTimeout
        return wait
    return None
