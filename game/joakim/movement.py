"""Moving: exactly as many straight steps as the die shows, on a path of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from game.engine.requests import Choice, Reason, Refused, Roll, Seat
from game.joakim import own_move, winning
from game.joakim.crown import Start, go_before, jump, ways_to_start, why_not_start
from game.joakim.data import SquareIndex
from game.joakim.events import DieRolled, PawnMoved
from game.joakim.squares import may_end_on, refused, why_not_end_on
from game.joakim.state import Phase
from game.joakim.table import Table

_die_rolled = cache(DieRolled)  # frozen, and few of them differ


async def move(t: Table, seat: Seat) -> None:
    """Roll the die and move; or let the crown take the pawn to any square."""
    winning.check(t)  # option: cash that came on another's turn is shown on one's own
    ways = ways_to_start(t, seat) + own_move.asides(t, seat, Phase.MOVE)
    start = await Choice(seat, "roll", ways, refuse=partial(why_not, t, seat))
    if isinstance(start, own_move.Aside):
        own_move.do(t, seat, start, Phase.MOVE)
    elif start is Start.GO_BEFORE:
        go_before(t, t.state.crown, seat)  # option: its holder pressed a button of their own
    elif start is Start.JUMP:
        await jump(t, seat)
        t.begin(seat, Phase.SQUARE)
    elif await walk(t, seat):
        t.begin(seat, Phase.SQUARE)
    else:
        t.begin(seat, Phase.END)


def why_not(t: Table, seat: Seat) -> Iterator[Refused]:
    """What is near when a move starts, but not possible."""
    yield from why_not_start(t, seat)
    yield from own_move.why_not_asides(t, seat, Phase.MOVE)


async def walk(t: Table, seat: Seat) -> bool:
    """Roll, and choose a square at the end of so many steps; whether there was one to choose.

    Where there is none, the pawn stays and its square is not used (option: one more throw).
    """
    throws = 2 if t.state.options.blocked_move == "reroll" else 1
    for _ in range(throws):
        steps = await roll(t, seat, "move")
        squares = may_end_on(t, t.data.board.reach[t.state.squares[seat]][steps])
        if squares:
            refuse = partial(why_not_reach, t, seat, steps)
            square = await Choice(seat, "move", squares, (("steps", steps),), refuse)
            t.emit(PawnMoved(seat, square, steps))
            return True
    t.nothing(seat, "no_square_to_move_to", "joakim.movement.5", (("steps", steps),))
    return False


async def roll(t: Table, seat: Seat, purpose: str) -> int:
    """Throw the die for this seat, and tell what it shows."""
    value = await Roll(purpose, t.data.numbers.die)
    t.emit(_die_rolled(seat, value, purpose))
    return value


def why_not_reach(t: Table, seat: Seat, steps: int) -> Iterator[Refused]:
    """Every other square: taken or closed ones in reach, and those that the steps do not reach."""
    board, here = t.data.board, t.state.squares[seat]
    reach = board.reach[here][steps]
    for square in range(len(board.squares)):
        reason: Reason | None
        if square == here:
            reason = Reason("square_is_own", "joakim.movement.4")
        elif square in reach:
            reason = why_not_end_on(t, square, "joakim.movement.3")
        else:
            reason = Reason(
                "square_out_of_reach", "joakim.movement.2", _distance(t, here, square, steps)
            )
        if reason is not None:
            yield refused(square, reason)


def _distance(
    t: Table, here: SquareIndex, square: SquareIndex, steps: int
) -> tuple[tuple[str, int], ...]:
    """The steps thrown, and the fewest that lead there past the card places."""
    reach = t.data.board.reach[here]
    fewest = next((n for n in range(1, len(reach)) if square in reach[n]), len(reach))
    return (("steps", steps), ("fewest", fewest))
