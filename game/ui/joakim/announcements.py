"""Who does what is announced while it is shown, and stays until it has been read."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from game.engine.events import AnyEvent
from game.engine.requests import Seat
from game.joakim.state import NOBODY
from game.ui.joakim.banner import Banner
from game.ui.kit.animation import Call, Parallel, Sequence, Step, Wait
from game.ui.table.reading import Notice, reading_time
from game.ui.table.showing import Apply, Showing

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

ANNOUNCED = 1200.0
"""Milliseconds that it stays announced who did what."""


class Announcer(Showing):
    """What the makers of steps share here: the banner too."""

    def __init__(self, look: JoakimLook) -> None:
        super().__init__(look.table, look.hangar)
        self.look = look
        self.banner = Banner(look.table)

    def clear(self) -> None:
        super().clear()
        self.banner.hide()

    def say(self, event: AnyEvent, seat: Seat, *beside: Step) -> Step:
        """Announce the event's log line while other steps run."""
        return self.say_text(self.look.telling.line(event), seat, *beside)

    def say_text(self, text: str, seat: Seat, *beside: Step) -> Step:
        """Announce something while other steps run."""
        show = Call(partial(self.banner.show, text, self._look_of(seat)))
        return Sequence(show, Parallel(Wait(ANNOUNCED), *beside), Call(self.banner.hide))

    def announced(self, event: Any, apply: Apply) -> Iterable[Step]:
        """It happens at once, and its log line says so."""
        return (Call(apply), self.say(event, getattr(event, "seat", NOBODY)))

    def notice(self, event: Any, apply: Apply) -> Iterable[Step]:
        """Its log line stays as long as it takes to read: why a rule came to nothing."""
        text = self.look.telling.line(event)
        share: float = getattr(self.table.kit.settings, "reading_time", 1.0)
        show = partial(self.banner.show, text, self._look_of(event.seat))
        time = reading_time(text) * share
        return (Call(apply), Notice(time, self.table.kit.clock, show, self.banner.hide))

    def _look_of(self, seat: Seat) -> str:
        return self.table.seating(seat).look if seat >= 0 else ""
