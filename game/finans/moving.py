"""Moving: clockwise by the die or dice, with a stop at the Bank Entrance and at the Bank Exit."""

from __future__ import annotations

from functools import cache

from game.engine.requests import Seat
from game.finans.data import GameData
from game.finans.events import LapEnded, PieceMoved
from game.finans.loans import pay_interest
from game.finans.state import Phase
from game.finans.table import Table
from game.finans.winning import go_on


def dice_for(t: Table, seat: Seat) -> int:
    """Two with a car, one without; from the Bank Entrance to the Bank Exit always one."""
    space = t.space_of(seat)
    inside = space.type == "entrance" or t.data.is_inside(space.number)
    return 2 if t.state.cars[seat] and not inside else 1


async def roll_and_move(t: Table, seat: Seat) -> None:
    """Move as many spaces as the dice show, unless the way leads to the bank's doors."""
    if not await leave_exit(t, seat):
        go_on(t, seat, Phase.END)
        return
    steps = sum(await t.roll(seat, dice_for(t, seat), "move"))
    way = path(t.data, t.state.spaces[seat], steps)
    t.emit(PieceMoved(seat, way[-1], len(way)))
    go_on(t, seat, Phase.LANDED)


@cache
def path(data: GameData, start: int, steps: int) -> tuple[int, ...]:
    """The numbers of the spaces that a piece passes, the last one being where it stops."""
    way: list[int] = []
    for _ in range(steps):
        start = start % len(data.spaces) + 1
        way.append(start)
        if data.space(start).type in ("entrance", "exit"):
            break
    return tuple(way)


async def leave_exit(t: Table, seat: Seat) -> bool:
    """Option: interest falls due when the Bank Exit is left; whether the seat is still there."""
    leaving = t.space_of(seat).type == "exit" and t.state.laps[seat]
    if leaving and t.state.options.interest_at == "leaving":
        return await pay_interest(t, seat)
    return True


async def reach_exit(t: Table, seat: Seat) -> bool:
    """A lap is over, and interest falls due; whether the seat is still in the game."""
    t.emit(LapEnded(seat, t.state.laps[seat] + 1))
    if t.state.options.interest_at == "arriving":
        return await pay_interest(t, seat)
    return True


async def pass_exit(t: Table, seat: Seat) -> bool:
    """A lap is over, and whoever does not stop pays at once whichever way interest falls due;
    whether the seat is still in the game."""
    t.emit(LapEnded(seat, t.state.laps[seat] + 1))
    return await pay_interest(t, seat)


async def go_to(t: Table, seat: Seat, number: int) -> None:
    """A card moves the piece forward, off the Bank Exit or past it as well."""
    if not await leave_exit(t, seat):
        go_on(t, seat, Phase.END)
        return
    passes = number <= t.state.spaces[seat]
    t.emit(PieceMoved(seat, number, 0))
    stays = not passes or await pass_exit(t, seat)
    go_on(t, seat, Phase.LANDED if stays else Phase.END)
