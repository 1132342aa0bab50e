"""The Wheel of Fortune: nothing, three or six steps for the price of two."""

from __future__ import annotations

from game.ankka.events import WheelSpun
from game.ankka.table import Table
from game.engine.requests import Reason, Roll, Seat


def why_not_spin(t: Table, seat: Seat) -> Reason | None:
    """As often as one can pay for it (option: so many times in a turn)."""
    limit = t.state.options.spin_limit
    if limit and t.state.spins >= limit:
        return Reason("spin_limit", "ankka.wheel.2", (("limit", limit),))
    return t.why_not_pay(t.data.numbers.wheel_cost)


async def spin(t: Table, seat: Seat) -> None:
    """Pay, spin, and get what the sector under the pointer says."""
    t.lose(seat, t.data.numbers.wheel_cost, "wheel", "ankka.steps.2")
    wheel = t.data.spinner.wheel
    sector = await Roll("wheel", len(wheel)) - 1
    t.emit(WheelSpun(seat, sector, wheel[sector]))
    t.gain(seat, wheel[sector], "wheel_won", "ankka.wheel.1")
