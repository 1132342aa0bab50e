"""Prison: one, two or three rounds are missed; rents, drawings and dividends go on."""

from __future__ import annotations

from game.engine.requests import Choice, Option, Seat, Target
from game.finans.debts import raise_for, reach
from game.finans.events import PieceMoved, PrisonEntered, RoundMissed
from game.finans.state import BANK
from game.finans.table import Table

_BAIL_OR_WAIT: tuple[Option[bool], ...] = (
    Option("bail", True, Target("button", "bail")),
    Option("wait", False, Target("button", "wait")),
)


async def enter(t: Table, seat: Seat) -> None:
    """The die says how many rounds are missed (option: no more than so many)."""
    (face,) = await t.roll(seat, 1, "prison")
    rounds = min(t.data.numbers.prison_rounds[face - 1], t.state.options.prison_most)
    t.emit(PrisonEntered(seat, rounds))


async def perhaps_enter(t: Table, seat: Seat) -> None:
    """On "Go Directly to Prison" a low die sends one there, without passing the Bank Exit.

    Whoever comes from prison, and has not been at the Bank Exit since, is left alone.
    """
    if t.state.freed[seat]:
        t.nothing(seat, "comes_from_prison", "finans.prison.3")
        return
    (face,) = await t.roll(seat, 1, "go_to_prison")
    if face > t.data.numbers.sent_to_prison_on:
        t.nothing(seat, "not_sent_to_prison", "finans.prison.2", (("value", face),))
        return
    await go_directly(t, seat)


async def go_directly(t: Table, seat: Seat) -> None:
    """The piece is moved there at once."""
    t.emit(PieceMoved(seat, t.data.number_of("prison"), 0))
    await enter(t, seat)


async def miss_round(t: Table, seat: Seat) -> bool:
    """Whether the seat misses this round (option: it may pay bail and go)."""
    bail = t.state.options.bail
    if bail and reach(t, seat) >= bail:
        facts = (("price", bail), ("rounds", t.state.missing[seat]))
        wanted = await Choice(seat, "bail", _BAIL_OR_WAIT, facts)
        if wanted and await raise_for(t, seat, bail, "bail", "finans.prison.4"):
            t.money(seat, BANK, bail, "bail", "finans.prison.4")
            t.emit(RoundMissed(seat, 0))
            return False
    t.emit(RoundMissed(seat, t.state.missing[seat] - 1))
    return True
