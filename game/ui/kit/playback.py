"""Plays steps one after another at the chosen speed; `off` brings about the same end at once.

scene.playback.add(step, step, step)      # the scene's update and presses drive it
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from game.ui.kit.animation import Step
from game.ui.kit.settings import Speed

PACE: dict[Speed, float] = {"slow": 0.6, "normal": 1.0, "fast": 2.5}
"""How fast time passes for animations at each speed; `off` plays none."""


class Playback:
    """A queue of steps. A step with the attribute `waits` (a card to be read) also waits at `off`
    and is not skipped by a press: it ends when its own `update` says so."""

    def __init__(self, speed: Callable[[], Speed]) -> None:
        self._speed = speed
        self._queue: deque[Step] = deque()
        self._current: Step | None = None
        self._working = False

    @property
    def busy(self) -> bool:
        """Is anything running or waiting to run?"""
        return self._current is not None or bool(self._queue)

    @property
    def skippable(self) -> bool:
        """Would a press end the step that runs?"""
        return self._current is not None and not getattr(self._current, "waits", False)

    def add(self, *steps: Step) -> None:
        """Play these after all that is there already."""
        self._queue.extend(steps)
        self._advance()

    def update(self, ms: float) -> bool:
        """`ms` of real time have passed; True while anything is running."""
        if self._current is None:
            self._advance()
        pace = PACE.get(self._speed())
        if self._current is not None:
            running = self._current.update(ms * (pace or 1.0))
            if pace is None and running and not getattr(self._current, "waits", False):
                self._current.finish()
                running = False
            if not running:
                self._current = None
                self._advance()
        return self.busy

    def skip(self) -> bool:
        """End the step that runs now; False if none can be ended."""
        current = self._current
        if current is None or not self.skippable:
            return False
        self._current = None
        current.finish()
        self._advance()
        return True

    def finish(self) -> None:
        """Bring about the end of everything (the scene is left)."""
        if self._current is not None:
            self._current.finish()
            self._current = None
        while self._queue:
            self._queue.popleft().finish()

    def _advance(self) -> None:
        """Start what is next; steps added while this works are played in their turn."""
        if self._working:
            return
        self._working = True
        try:
            while self._current is None and self._queue:
                step = self._queue.popleft()
                if self._speed() == "off" and not getattr(step, "waits", False):
                    step.start()
                    step.finish()
                else:
                    self._current = step
                    step.start()
        finally:
            self._working = False
