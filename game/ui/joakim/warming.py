"""Loads the pictures that will fly before they do, one at a time, so that no flight stutters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.joakim.data import DeckName, GameData
from game.ui.joakim import card_turn, die
from game.ui.joakim.flying import Hangar, Size
from game.ui.joakim.sizes import COIN, LOAN, MASK, NOTE, NOTES, PROPERTY, SMALL_BACK
from game.ui.kit.kit import Kit

_PAUSE = 40.0
"""Milliseconds between two pictures: frames and presses come in between."""


class Warming:
    """Works through the pictures of one table while it is open; `stop` when it is left."""

    def __init__(self, kit: Kit, hangar: Hangar, data: GameData) -> None:
        self._kit = kit
        self._hangar = hangar
        self._data = data
        self._left: Iterator[tuple[str, Size]] = iter(())
        self._timer: int | None = None

    def start(self, decks: Sequence[DeckName]) -> None:
        """From the first one on, with these decks: what is there already costs nothing."""
        self.stop()
        self._left = _pictures(self._data, decks)
        self._timer = self._kit.after(_PAUSE, self._next)

    def stop(self) -> None:
        if self._timer is not None:
            self._kit.timers.cancel(self._timer)
            self._timer = None

    def _next(self) -> None:
        self._timer = None
        found = next(self._left, None)
        if found is None:
            return
        name, size = found
        self._hangar.picture(f"joakim/{name}", size)
        self._timer = self._kit.after(_PAUSE, self._next)


def _pictures(data: GameData, decks: Sequence[DeckName]) -> Iterator[tuple[str, Size]]:
    """Names and sizes in design units, those that are needed first to begin with."""
    for face in range(1, data.numbers.die + 1):
        yield f"die_{face}", (die.SIZE, die.SIZE)
    for note in NOTES:
        yield f"note_{note}", NOTE
    for kind in data.kinds:
        for units in (1, 5):
            yield f"property_{kind.id}_{units}", PROPERTY
    for deck in decks:
        yield f"back_{deck}", card_turn.BACK
        yield f"front_{deck}", card_turn.FRONT
    yield "coin_crown", COIN
    if "tips" in decks:
        yield from (("back_tips", SMALL_BACK), ("back_uncle", SMALL_BACK))
        yield from (("icon_beagle", MASK), ("loan_note", LOAN))
