"""What the people at a table have agreed on beside the rules; it is kept with the saved game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

from game.engine.requests import Seat


class HandedOver(NamedTuple):
    """Who plays a seat in place of whom the setup names ("human" or a level), and how many events
    the log had when that began."""

    player: str
    since: int


@dataclass
class TableManners:
    """Who is never asked for reactions, whether computer players may make offers, and which seats
    have been handed over."""

    unasked: list[Seat] = field(default_factory=list)
    offers: bool = True
    seats: dict[Seat, HandedOver] = field(default_factory=dict)

    def wants_to_be_asked(self, seat: Seat) -> bool:
        return seat not in self.unasked

    def ask(self, seat: Seat, wanted: bool) -> None:
        """From now on this seat is asked, or never."""
        others = [other for other in self.unasked if other != seat]
        self.unasked = others if wanted else sorted([*others, seat])

    def to_json(self) -> dict[str, Any]:
        seats = {str(seat): list(handed) for seat, handed in self.seats.items()}
        return {"unasked": self.unasked, "offers": self.offers, "seats": seats}

    @classmethod
    def from_json(cls, raw: object) -> Self:
        """What was written; of what makes no sense, the usual manners."""
        if not isinstance(raw, dict):
            return cls()
        unasked = raw.get("unasked")
        seats = unasked if isinstance(unasked, list) else []
        return cls(
            [seat for seat in seats if type(seat) is int],
            raw.get("offers") is not False,
            _handed_over(raw.get("seats")),
        )


def _handed_over(raw: object) -> dict[Seat, HandedOver]:
    out: dict[Seat, HandedOver] = {}
    for seat, written in raw.items() if isinstance(raw, dict) else ():
        match written:
            case [str(player), int(since)] if str(seat).isdecimal():
                out[int(seat)] = HandedOver(player, since)
    return out
