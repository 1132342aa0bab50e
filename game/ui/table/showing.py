"""What the makers of steps of any game share: flights, sounds, tags beside the cash."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from game.ui.kit.animation import Call, Step
from game.ui.kit.box import Box
from game.ui.table.amount_tags import AmountTags
from game.ui.table.flying import Hangar
from game.ui.table.motion import Passing, flight

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

Apply = Callable[[], None]
Maker = Callable[[Any, Apply], Iterable[Step]]
"""Makes the steps that show an event; one of them calls the second argument."""

FLIGHT, LINGER = 520.0, 80.0
"""Milliseconds of a flight, and for which what flew lies where it came to."""


class Showing:
    """One for each table. `hangar`: keeps the pictures that fly over it."""

    def __init__(self, table: TableScene, hangar: Hangar) -> None:
        self.table = table
        self.hangar = hangar
        self.tags = AmountTags(table)

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
            self.table.sprites, self.hangar, picture, start, end, time, self.reduced, lift,
            arrived, LINGER,
        )  # fmt: skip
