"""What the makers of this game's steps share: how long a line of the log is left to be read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.engine.events import AnyEvent
from game.ui.kit.animation import Call, Step, Wait
from game.ui.table.reading import Notice, reading_time
from game.ui.table.showing import Apply, Showing

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook

_TOLD, _TO_THE_NEXT = 900.0, 200.0
"""Milliseconds for which a line of the log is left to be read, and between events of one kind: all
who pay the same tax, all papers that one takes over."""


class Shows(Showing):
    """One for each table of Nya Finans."""

    def __init__(self, look: FinansLook) -> None:
        super().__init__(look.table, look.hangar)
        self.look = look

    def told(self, event: AnyEvent) -> Step:
        """Time to read an event's line in the log; none if it has no line."""
        if not self.look.telling.line(event):
            return Wait(0)
        return Wait(_TO_THE_NEXT if self._goes_on(event) else _TOLD)

    def brief(self, event: AnyEvent, apply: Apply, sound: str = "") -> Iterable[Step]:
        """It happens at once, and its line stands for a moment."""
        heard = (self.sound(sound),) if sound else ()
        return (*heard, Call(apply), self.told(event))

    def notice(self, event: AnyEvent, apply: Apply) -> Iterable[Step]:
        """Its line stays as long as it takes to read: why a rule came to nothing."""
        kit = self.table.kit
        share: float = getattr(kit.settings, "reading_time", 1.0)
        time = reading_time(self.look.telling.line(event)) * share
        return (Call(apply), Notice(time, kit.clock, lambda: None, lambda: None))

    def _goes_on(self, event: AnyEvent) -> bool:
        """Whether the next that happens is of the same kind, for the same cause."""
        log, place = self.table.session.log, self.table.told + 1
        follows = log[place] if place < len(log) else None
        cause = getattr(event, "cause", None)
        return type(follows) is type(event) and getattr(follows, "cause", None) == cause
