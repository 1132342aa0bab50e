"""Who does what is announced while it is shown, and stays until it has been read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from game.engine.events import AnyEvent
from game.engine.requests import Seat
from game.joakim.state import NOBODY
from game.ui.joakim.amount_tags import AmountTags
from game.ui.joakim.banner import Banner
from game.ui.joakim.motion import Passing, flight
from game.ui.kit.animation import Call, Parallel, Sequence, Step, Wait
from game.ui.kit.box import Box
from game.ui.table.reading import Notice, reading_time

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

Apply = Callable[[], None]
Maker = Callable[[Any, Apply], Iterable[Step]]
"""Makes the steps that show an event; one of them calls the second argument."""

ANNOUNCED = 1200.0
"""Milliseconds that it stays announced who did what."""

FLIGHT, LINGER = 520.0, 80.0
"""Milliseconds of a flight, and for which what flew lies where it came to."""


class Announcer:
    """What the makers of steps share: the banner, the tags beside the cash, sounds and flights."""

    def __init__(self, look: JoakimLook) -> None:
        self.look = look
        self.table = look.table
        self.banner = Banner(look.table)
        self.tags = AmountTags(look.table)

    @property
    def reduced(self) -> bool:
        """Nothing may travel, tumble or fall."""
        return self.table.kit.settings.reduced_motion

    @property
    def moving(self) -> bool:
        """Is anything animated at all?"""
        return self.table.kit.settings.speed != "off"

    def clear(self) -> None:
        """Take down all that is up."""
        self.banner.hide()
        self.tags.clear()

    def sound(self, name: str) -> Call:
        return Call(partial(self.table.play, name))

    def fly(
        self,
        picture: str,
        start: Box,
        end: Box,
        arrived: Callable[[], None],
        time: float = FLIGHT,
        lift: float = 60,
    ) -> Passing:
        """A picture goes from box to box; it has the size of the first."""
        return flight(
            self.table.sprites, self.look.hangar, picture, start, end, time, self.reduced, lift,
            arrived, LINGER,
        )  # fmt: skip

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
