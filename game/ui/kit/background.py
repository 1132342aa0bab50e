"""Long work beside the screen, one job at a time (computer players think here)."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")
_SWITCH = 0.001
"""Seconds after which a thread that thinks lets the screen have its turn (Python's own: 5 ms)."""

Job = tuple[Callable[[], Any], Callable[[Any], object], Callable[[Exception], object]]


class Background:
    """One thread, begun with the first job."""

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._done: queue.SimpleQueue[Callable[[], object]] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self.open_jobs = 0
        """Jobs whose result was not handed over yet."""

    def run(
        self,
        work: Callable[[], T],
        on_done: Callable[[T], object],
        on_fault: Callable[[Exception], object],
    ) -> None:
        """Do the work in the thread; the result comes to `on_done` in the screen's own thread."""
        self.open_jobs += 1
        self._jobs.put((work, on_done, on_fault))
        if self._thread is None:
            sys.setswitchinterval(_SWITCH)
            self._thread = threading.Thread(target=self._work, daemon=True)
            self._thread.start()

    @property
    def results_waiting(self) -> bool:
        """Is there a result to be handed over?"""
        return not self._done.empty()

    def deliver(self) -> None:
        """Hand over all results that are there; called by the loop."""
        while not self._done.empty():
            self.open_jobs -= 1
            self._done.get()()

    def close(self) -> None:
        """No more jobs; what still thinks is left to end with the program."""
        self._jobs.put(None)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, on_done, on_fault = job
            try:
                result = work()
            except Exception as fault:
                self._done.put(partial(on_fault, fault))
            else:
                self._done.put(partial(on_done, result))
