"""Makes ready what will move or change on a table before it does, so that nothing stutters then."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from game.ui.kit.kit import Kit
from game.ui.kit.view import View
from game.ui.table.flying import Hangar, Size

Job = Callable[[], object]

_PAUSE = 40.0
"""Milliseconds between two jobs: frames and presses come in between."""


class Warming:
    """Works through the jobs of one table while it is open; `stop` when it is left."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._view: View | None = None
        self._left: Iterator[Job] = iter(())
        self._timer: int | None = None

    def start(self, jobs: Iterable[Job]) -> None:
        """One at a time, from the first one on; only once for each size of the window."""
        if self._view is self._kit.view:
            return
        self.stop()
        self._view = self._kit.view
        self._left = iter(jobs)
        self._timer = self._kit.after(_PAUSE, self._next)

    def stop(self) -> None:
        """No more of them; a new start begins anew."""
        self._view = None
        if self._timer is not None:
            self._kit.timers.cancel(self._timer)
            self._timer = None

    def _next(self) -> None:
        self._timer = None
        job = next(self._left, None)
        if job is not None:
            job()
            self._timer = self._kit.after(_PAUSE, self._next)


def loads(hangar: Hangar, pictures: Iterable[tuple[str, Size]]) -> Iterator[Job]:
    """Jobs that load pictures which will fly, each by its name and its size in design units."""
    return (partial(hangar.picture, name, size) for name, size in pictures)
