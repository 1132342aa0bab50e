"""Things to do later. Nothing ticks: the loop sleeps until the earliest is due."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from itertools import count


class Timers:
    """Callbacks by time, in milliseconds."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, Callable[[], object]]] = []
        self._number = count()

    def at(self, when: float, call: Callable[[], object]) -> int:
        """Call it once `run` is given a time of `when` or later; the number is for `cancel`."""
        number = next(self._number)
        heapq.heappush(self._waiting, (when, number, call))
        return number

    def cancel(self, number: int) -> None:
        self._waiting = [entry for entry in self._waiting if entry[1] != number]
        heapq.heapify(self._waiting)

    def next_due(self) -> float | None:
        return self._waiting[0][0] if self._waiting else None

    def run(self, now: float) -> None:
        """Call everything that is due."""
        while self._waiting and self._waiting[0][0] <= now:
            heapq.heappop(self._waiting)[2]()
