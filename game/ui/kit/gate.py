"""Keeps one press from acting twice: closed for a while and until everything held is released."""

from __future__ import annotations

from collections.abc import Hashable

HAND_OVER = 400
"""Milliseconds that input is ignored after the screen was handed to somebody else."""

SETTLE = 100
"""Milliseconds that input is ignored after a dialog opened or closed (a double click is one)."""

QUIET = 200
"""Milliseconds without a press until a closed gate may open: whoever hammers keeps it closed."""


class Gate:
    """Held keys, buttons and fingers, and whether actions may pass. Times in milliseconds."""

    def __init__(self) -> None:
        self.held: set[Hashable] = set()
        self.blind = False
        """Is what a press would go to not on the screen yet? Then nothing passes."""
        self._until = 0.0
        self._pause = 0.0
        self._unseen = False
        self._closed = False

    def close(self, now: float, duration: float = HAND_OVER) -> None:
        """Let nothing pass for `duration` and until all that is held then is released."""
        self._pause = duration
        self._until = max(self._until, now + duration)
        self._closed = self._unseen = True

    def shown(self, now: float) -> None:
        """A frame is on the screen. The pause counts from the first one on: what was pressed while
        that was being painted was meant for what could be seen before."""
        if self._unseen:
            self._unseen = False
            self._until = max(self._until, now + self._pause)

    def press(self, what: Hashable, now: float) -> None:
        if not self.is_open(now):
            self._until = max(self._until, now + min(QUIET, self._pause))
        self.held.add(what)

    def release(self, what: Hashable) -> None:
        self.held.discard(what)

    def is_open(self, now: float) -> bool:
        if self._closed and now >= self._until and not self.held:
            self._closed = False
        return not self._closed and not self.blind
