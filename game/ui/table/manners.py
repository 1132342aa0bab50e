"""What the people at a table have agreed on beside the rules; it is kept with the saved game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from game.engine.requests import Seat


@dataclass
class TableManners:
    """Who is never asked for reactions, and whether computer players may make offers."""

    unasked: list[Seat] = field(default_factory=list)
    offers: bool = True

    def wants_to_be_asked(self, seat: Seat) -> bool:
        return seat not in self.unasked

    def ask(self, seat: Seat, wanted: bool) -> None:
        """From now on this seat is asked, or never."""
        others = [other for other in self.unasked if other != seat]
        self.unasked = others if wanted else sorted([*others, seat])

    def to_json(self) -> dict[str, Any]:
        return {"unasked": self.unasked, "offers": self.offers}

    @classmethod
    def from_json(cls, raw: object) -> Self:
        """What was written; of what makes no sense, the usual manners."""
        if not isinstance(raw, dict):
            return cls()
        unasked = raw.get("unasked")
        seats = unasked if isinstance(unasked, list) else []
        return cls([seat for seat in seats if type(seat) is int], raw.get("offers") is not False)
