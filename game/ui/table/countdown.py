"""A clock for bids, answers and reactions: a ring that empties, and passes for the slow."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, cos, pi, sin

from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.kit import Kit
from game.ui.kit.sprites import Sprite

TICK = 250.0  # ms between two looks at the clock
LATE = 5  # seconds from which on the ring is red
_CORNERS = 72


class Countdown(Sprite):
    """Seconds left, as a ring with a number. It stands still while `is_open` says no."""

    def __init__(
        self,
        kit: Kit,
        box: Box,
        seconds: int,
        is_open: Callable[[], bool],
        run_out: Callable[[], object],
        late: int = LATE,
    ) -> None:
        super().__init__(box, margin=6)
        self.seconds = seconds
        self.left = seconds * 1000.0
        self._kit = kit
        self._is_open = is_open
        self._run_out = run_out
        self._late = late
        self._timer: int | None = None
        self._seen = 0.0

    def start(self) -> None:
        """Begin to run down."""
        self._seen = self._kit.clock()
        self._wait()

    def stop(self) -> None:
        if self._timer is not None:
            self._kit.timers.cancel(self._timer)
            self._timer = None

    def more_time(self) -> None:
        """All the time there was, once more."""
        self.left = self.seconds * 1000.0
        self.dirty = True

    def _wait(self) -> None:
        self._timer = self._kit.after(TICK, self._tick)

    def _tick(self) -> None:
        now = self._kit.clock()
        passed, self._seen = now - self._seen, now
        if self._is_open():
            self.left -= passed
            self.dirty = True
        if self.left <= 0:
            self._timer = None
            self._run_out()
        else:
            self._wait()

    def paint(self, canvas: Canvas) -> None:
        x, y = self.box.centre
        radius = min(self.box.w, self.box.h) / 2
        colour = theme.LOSS if self.left <= self._late * 1000 else theme.GAIN
        canvas.dot(x, y, radius, theme.PAPER_EDGE)
        canvas.dot(x, y, radius - 4, theme.PAPER[0])
        share = max(0.0, self.left / (self.seconds * 1000.0))
        corners = max(2, ceil(_CORNERS * share) + 1)
        turns = [2 * pi * share * corner / (corners - 1) for corner in range(corners)]
        ring = radius - 12
        canvas.line([(x + ring * sin(a), y - ring * cos(a)) for a in turns], colour, 12)
        number = theme.NUMBER.sized(max(46, radius * 0.6)).coloured(colour)
        canvas.text(
            Box.around(x, y, radius * 1.3, radius), str(ceil(self.left / 1000)), number, "centre"
        )
