"""The order of the seats, and when a round is over."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from game.engine.seats import Seats


@dataclass(slots=True)
class Sitting(Seats):
    out: list[bool]
    beginner: int = 0


def sitting(out: str, beginner: int) -> Sitting:
    """A table as "..x": the third seat has left."""
    return Sitting([seat == "x" for seat in out], beginner)


@pytest.mark.parametrize(
    ("out", "beginner", "last"),
    [
        ("....", 0, [3]),
        ("....", 2, [1]),
        ("...x", 0, [2, 3]),  # also if seat 3 left in its own turn
        ("x...", 0, [3]),
        ("x...", 1, [0, 3]),
        (".xx.", 1, [0]),  # who began has left: seat 3 is the first now
        ("..xx", 0, [1, 2, 3]),
        ("xx.x", 0, [2, 3]),  # whoever is left alone plays round after round
    ],
)
def test_a_round_is_over_when_the_turn_passes_the_first_seat(
    out: str, beginner: int, last: list[int]
) -> None:
    seats = sitting(out, beginner)
    assert [seat for seat in range(4) if seats.ends_round(seat)] == last
