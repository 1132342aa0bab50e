"""The way of the dime from one character to another, and what whoever loses it must do first."""

from __future__ import annotations

from game.ankka.events import CaptureLocked, DimeMoved
from game.ankka.state import NO_LOCK, NOBODY, Pawn
from game.ankka.table import Table
from game.ankka.winning import check_dime_came
from game.engine.requests import Seat


def pass_to(t: Table, taker: Pawn, cause: str, clause: str, card: str = "") -> None:
    """A character gets the dime, wherever it is; circle, destinations and locks do not matter.

    Raises GameOver if this wins.
    """
    giver = t.state.dime
    if giver == taker:
        t.nothing(t.state.seat_of(taker), "has_the_dime", clause)
        return
    t.emit(DimeMoved(giver, taker, cause, clause, card))
    if giver != NOBODY and (cause == "capture" or t.state.options.lock_after == "any_loss"):
        lock(t, giver)
    check_dime_came(t, taker)


def lock(t: Table, loser: Pawn) -> None:
    """The destination that is next now must be visited before its next capture; if all are
    visited, it need only wait for a turn."""
    visited = t.state.visited[loser]
    needed = NO_LOCK if t.has_visited_all(loser) else visited + 1
    t.emit(CaptureLocked(loser, needed, t.state.turns))


def fewest_tokens(t: Table, seat: Seat) -> Pawn:
    """The character with the fewest tokens; of several the first clockwise from this seat."""
    pawns = [t.pawn_of(each) for each in t.state.seats_from(seat)]
    return min(pawns, key=lambda pawn: t.state.visited[pawn])
