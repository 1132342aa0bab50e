"""Farbror Joakim's lucky crown: to go before, to sell at double value, or to jump to any square."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import partial

from game.engine.requests import Choice, Option, Reason, Refused, Seat, Target
from game.joakim.events import CrownLent, CrownReturned, OrderSuspended, PawnMoved
from game.joakim.squares import free_squares, refused, why_not_end_on
from game.joakim.state import NOBODY, Phase
from game.joakim.table import Table


class Start(Enum):
    """How a move starts."""

    ROLL = "roll"
    JUMP = "jump"
    GO_BEFORE = "go_before"


_ROLL = Option("roll", Start.ROLL, Target("button", "roll"))
_JUMP = Option("jump", Start.JUMP, Target("button", "jump"))
_GO_BEFORE = Option("go_before", Start.GO_BEFORE, Target("button", "go_before"))
_ONLY_ROLL = (_ROLL,)
_ROLL_OR_JUMP = (_ROLL, _JUMP)
_ROLL_OR_LET_BEFORE = (_ROLL, _GO_BEFORE)
_ALL_WAYS = (_ROLL, _JUMP, _GO_BEFORE)
_BEFORE_OR_NOT = (
    Option("go_before", True, Target("button", "go_before")),
    Option("wait", False, Target("button", "wait")),
)


def lend(t: Table, seat: Seat) -> None:
    """The crown comes to this seat at once, whoever has it."""
    t.emit(CrownLent(seat))


def why_no_crown(t: Table, seat: Seat) -> Reason | None:
    """What keeps this seat from using the crown: it is not here, or it came in this very move."""
    if t.state.crown != seat:
        return Reason("crown_not_held", "joakim.crown.1")
    if t.state.crown_is_fresh:
        return Reason("crown_is_fresh", "joakim.crown.2")
    return None


# Go to any square


def ways_to_start(t: Table, seat: Seat) -> tuple[Option[Start], ...]:
    """Roll; or jump, with the crown; or (option) give way to the crown's holder, or go before."""
    crown = t.state.crown
    if crown == NOBODY:
        return _ONLY_ROLL
    own_button = t.state.options.crown_asks == "own_button"
    may = own_button and another_moved(t, crown) and not serves_first(t, crown)
    if crown == seat:
        if t.state.crown_is_fresh:
            return _ONLY_ROLL
        return _ALL_WAYS if may and inserts(t) else _ROLL_OR_JUMP
    return _ROLL_OR_LET_BEFORE if may else _ONLY_ROLL


def why_not_start(t: Table, seat: Seat) -> Iterator[Refused]:
    """Why this seat cannot jump, and why the crown's holder cannot go before it."""
    reason = why_no_crown(t, seat)
    if reason is not None:
        yield Refused("jump", reason, Target("button", "jump"))
    crown = t.state.crown
    own_button = t.state.options.crown_asks == "own_button"
    if own_button and crown != seat and serves_first(t, crown) and another_moved(t, crown):
        facts = (("seat", crown),)
        reason = Reason("beagle_serves_first", "joakim.tips.9", facts)
        yield Refused("go_before", reason, Target("button", "go_before"))


async def jump(t: Table, seat: Seat) -> None:
    """Without a roll, the pawn goes to any square that is free and not closed."""
    t.emit(CrownReturned(seat, "jump"))
    square = await Choice(seat, "jump", free_squares(t), refuse=partial(why_not_jump_to, t, seat))
    t.emit(PawnMoved(seat, square, 0))


def why_not_jump_to(t: Table, seat: Seat) -> Iterator[Refused]:
    """The squares to which the crown does not take a pawn."""
    for square in range(len(t.data.board.squares)):
        own = square == t.state.squares[seat]
        reason = (
            Reason("square_is_own", "joakim.crown.5")
            if own
            else why_not_end_on(t, square, "joakim.crown.5")
        )
        if reason is not None:
            yield refused(square, reason)


# Go before in the turn order


def next_in_order(t: Table, seat: Seat) -> Seat:
    """Who moves after this seat, as things are: clockwise, or where the order was suspended; or
    after those who have just missed their move."""
    if t.state.sharks is not None and t.state.sharks.missed:
        return t.state.seat_after(t.state.sharks.missed[-1])
    waiting = t.state.resume_after
    if waiting == NOBODY:
        return t.state.seat_after(seat)
    return t.state.seats_from(waiting)[0]


def may_go_before(t: Table, following: Seat) -> bool:
    """Whether the crown's holder is to be asked now, before this seat has its move.

    Whoever is next anyway is not asked: the crown would be spent for nothing (option: it wins a
    move between).
    """
    holder = t.state.crown
    asks = t.state.options.crown_asks == "each_move"
    next_anyway = holder == following and not inserts(t)
    free = holder != NOBODY and not next_anyway and not serves_first(t, holder)
    return asks and free and another_moved(t, holder)


def inserts(t: Table) -> bool:
    """Option: whether the crown's move comes between two others, so that nobody loses a turn."""
    return t.state.options.crown_jump == "insert"


def serves_first(t: Table, holder: Seat) -> bool:
    """Whether the crown does not help its holder yet: a card with the Beagle Boys lies there, or
    has just cost this very move (clause tips.9)."""
    sharks = t.state.sharks
    if sharks is None or holder == NOBODY:
        return False
    return bool(sharks.beagles[holder]) or holder in sharks.missed


def another_moved(t: Table, holder: Seat) -> bool:
    """Whether a move of somebody else than the crown's holder has just ended."""
    return t.state.last_mover not in (NOBODY, holder)


async def crown_window(t: Table, seat: Seat) -> None:
    """A move is over: the crown's holder may take the next; the order goes on from there."""
    following = next_in_order(t, seat)
    if await Choice(t.state.crown, "crown_before", _BEFORE_OR_NOT, (("seat", following),)):
        go_before(t, t.state.crown, following)
    else:
        begin_move(t, following)


def go_before(t: Table, holder: Seat, following: Seat) -> None:
    """The holder moves now. Those passed over lose their turn (option: they come after all)."""
    t.emit(CrownReturned(holder, "before"))
    if inserts(t):
        t.emit(OrderSuspended(following))
    t.begin(holder, Phase.MOVE)


def begin_move(t: Table, seat: Seat) -> None:
    """This seat has its ordinary move; a suspended order is taken up again with it."""
    if t.state.resume_after != NOBODY:
        t.emit(OrderSuspended(NOBODY))
    t.begin(seat, Phase.MOVE)
