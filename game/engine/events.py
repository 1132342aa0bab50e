"""What has happened, one fact at a time.

An event is the only thing that changes a state, and it carries all it needs to do so. The rules
emit them; the screen applies the same ones, at its own pace, to its own copy.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from game.engine.requests import Seat

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Event(Generic[S]):
    """A fact of the game. Everybody may see it, unless `seen_by` names those who may."""

    reveals: ClassVar[bool] = False  # tells what nobody could know before: undo stops here

    @property
    def seen_by(self) -> tuple[Seat, ...] | None:
        """The seats that may see all of it; None stands for everybody."""
        return None

    def apply(self, state: S) -> None:
        """Change the state. Most events do; those that only tell do nothing here."""

    def veiled(self) -> Event[S]:
        """This event as those see it who may not see all of it."""
        return self


AnyEvent = Event[Any]


def shown_to(event: Event[S], seat: Seat | None) -> Event[S]:
    """The event as this seat (None: the whole room) may see it."""
    who = event.seen_by
    return event if who is None or seat in who else event.veiled()
