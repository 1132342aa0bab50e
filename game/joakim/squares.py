"""On which squares a pawn may end, and why not on the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from game.engine.requests import Option, Reason, Refused, Target
from game.joakim.data import SquareIndex
from game.joakim.state import NO_CARD
from game.joakim.table import Table


@cache
def square_option(square: SquareIndex) -> Option[SquareIndex]:
    """Ending on this square, as an option: "square 12"."""
    return Option(f"square {square}", square, Target("square", square))


def may_end_on(t: Table, squares: Iterable[SquareIndex]) -> tuple[Option[SquareIndex], ...]:
    """Those of the squares that hold no pawn and are not closed (clauses movement.3, club.6)."""
    taken = t.state.squares
    if t.state.club_closed_by != NO_CARD:
        board = t.data.board.squares
        squares = (square for square in squares if board[square].type != "club")
    return tuple([square_option(square) for square in squares if square not in taken])


def free_squares(t: Table) -> tuple[Option[SquareIndex], ...]:
    """Every square of the board that a pawn may be put on."""
    return may_end_on(t, range(len(t.data.board.squares)))


def why_not_free(t: Table, clause: str) -> Iterator[Refused]:
    """The squares on which no pawn may be put, each with its reason."""
    for square in range(len(t.data.board.squares)):
        reason = why_not_end_on(t, square, clause)
        if reason is not None:
            yield refused(square, reason)


def why_not_end_on(t: Table, square: SquareIndex, clause: str) -> Reason | None:
    """What keeps a pawn from ending on this square: another pawn, or the closed club."""
    if square in t.state.squares:
        return Reason("square_taken", clause, (("seat", t.state.squares.index(square)),))
    closed = t.state.club_closed_by != NO_CARD
    if closed and t.data.board.squares[square].type == "club":
        return Reason("club_closed", "joakim.club.6")
    return None


def refused(square: SquareIndex, reason: Reason) -> Refused:
    """Ending on this square, as something that is not allowed."""
    return Refused(f"square {square}", reason, Target("square", square))
