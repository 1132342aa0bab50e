"""Steps of the table's playback that give people time to read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.ui.kit.scene import Scene

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

LEAST_TIME, TIME_A_WORD = 2000.0, 350.0
"""Milliseconds that a text stays at least, and for each of its words."""


def reading_time(text: str) -> float:
    """How many milliseconds it takes to read a text."""
    return max(LEAST_TIME, TIME_A_WORD * len(text.split()))


class Reading:
    """Waits until something has been read: whoever shows it calls `done`."""

    waits = True

    def __init__(self, show: Callable[[], object]) -> None:
        """`show` puts it on the screen (a scene above the table, as a rule)."""
        self._show = show
        self._open = True

    def start(self) -> None:
        self._show()

    def update(self, ms: float) -> bool:
        return self._open

    def done(self) -> None:
        """It has been read."""
        self._open = False

    def finish(self) -> None:
        self._open = False


class Notice:
    """Shows something as long as it takes to read it, at any speed; a press ends it sooner.

    `show` and `hide` are called once each, `hide` only after `show`. `clock`: milliseconds.
    """

    def __init__(
        self,
        time: float,
        clock: Callable[[], float],
        show: Callable[[], object],
        hide: Callable[[], object],
    ) -> None:
        self._time = time
        self._clock = clock
        self._show = show
        self._hide = hide
        self._until: float | None = None
        self._done = False

    def start(self) -> None:
        self._until = self._clock() + self._time
        self._show()

    def update(self, ms: float) -> bool:
        if not self._done and (self._until is None or self._clock() >= self._until):
            self.finish()
        return not self._done

    def finish(self) -> None:
        if not self._done:
            self._done = True
            if self._until is not None:
                self._hide()


def scene_to_read(table: TableScene, make: Callable[[], Scene[Any]]) -> Reading:
    """A scene above the table, made when its turn comes, until it finishes."""

    def show() -> None:
        assert table.stack is not None
        table.stack.push(make(), lambda _: reading.done())

    reading = Reading(show)
    return reading
