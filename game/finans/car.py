"""A car: bought before the roll, sold back for half at any time in one's turn."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.requests import Reason, Seat
from game.finans.actions import THE_ONE
from game.finans.events import CarChanged
from game.finans.holdings import Holdings
from game.finans.mortgages import why_no_cash
from game.finans.state import BANK
from game.finans.table import Table


def why_not_buy(t: Table, seat: Seat, paper: int = 0) -> Reason | None:
    """One car each, as long as there are registration certificates."""
    if t.state.cars[seat]:
        return Reason("has_a_car", "finans.car.1")
    return why_no_cash(t, seat, t.data.numbers.car_price, "finans.car.1")


def a_car(t: Table, seat: Seat, own: Holdings) -> Sequence[int]:
    """A car, for a seat that has none and the cash for it."""
    state = t.state
    may = not state.cars[seat] and state.cash[seat] >= t.data.numbers.car_price
    return THE_ONE if may else ()


def buy(t: Table, seat: Seat) -> None:
    """The bank sells a car, and gives its registration certificate as proof."""
    t.money(seat, BANK, t.data.numbers.car_price, "car", "finans.car.1")
    t.emit(CarChanged(seat, True))


def why_not_sell(t: Table, seat: Seat, paper: int = 0) -> Reason | None:
    """The car that one has."""
    return None if t.state.cars[seat] else Reason("has_no_car", "finans.car.2")


def own_car(t: Table, seat: Seat, own: Holdings) -> Sequence[int]:
    """The car that a seat has, if it has one."""
    return THE_ONE if t.state.cars[seat] else ()


def sell(t: Table, seat: Seat) -> None:
    """The bank takes the car back for half of its price."""
    t.emit(CarChanged(seat, False))
    t.earn(seat, t.data.numbers.car_sold_for, "car_sold", "finans.car.2")
