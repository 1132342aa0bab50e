"""What is held against the expectations of a scenario."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from game.engine.events import AnyEvent
from game.engine.session import Session

Problems = Iterator[str]
"""What is not as expected, each in a sentence."""


def differs(what: str, found: object, wanted: object) -> Problems:
    """A problem, unless the two are equal."""
    if found != wanted:
        yield f"{what} is {found}, not {wanted}"


@dataclass(frozen=True, slots=True)
class Held:
    """A session and all that has happened in it; `data` is what is printed in its game."""

    data: Any
    session: Session[Any]
    log: list[AnyEvent]
    names: tuple[str, ...]

    @property
    def state(self) -> Any:
        return self.session.state

    def name(self, seat: int) -> str:
        """The name of a seat; -1 is nobody."""
        return "nobody" if seat < 0 else self.names[seat]

    def holder(self, holder: int) -> str:
        """The name of a seat; -1 is the bank."""
        return holder_name(holder, self.names)

    def ids(self, deck: str, cards: Iterable[int]) -> list[str]:
        """The ids of cards of a deck."""
        return [getattr(self.data, deck)[card].id for card in cards]


def holder_name(holder: int, names: tuple[str, ...]) -> str:
    """The name of a player, or "bank" (for a seat: nobody)."""
    return "bank" if holder < 0 else names[holder]
