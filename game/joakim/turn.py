"""What the pawn's square offers, and the end of the move."""

from __future__ import annotations

from functools import cache, partial

from game.engine.requests import Choice, Option, Seat, Target
from game.joakim import club, newspaper, own_move, tips, uncle, winning
from game.joakim.crown import begin_move, may_go_before, next_in_order
from game.joakim.events import MoveEnded
from game.joakim.property_squares import trade
from game.joakim.state import Phase
from game.joakim.table import Table

_move_ended = cache(MoveEnded)  # frozen, and few of them differ
_END = (Option("end", None, Target("button", "end")),)


async def use_square(t: Table, seat: Seat) -> None:
    """After the move, the square is used: each kind of square in its own way."""
    square = t.data.board.squares[t.state.squares[seat]]
    if square.sells is not None:
        await trade(t, seat, square.sells)
    elif not await own_move.before_use(t, seat):
        return
    elif square.type == "exchange":
        visit_exchange(t, seat)
    elif square.type == "newspaper":
        newspaper.visit(t, seat)
    elif square.type == "uncle":
        await uncle.visit(t, seat)
    else:
        club.visit(t, seat)


def visit_exchange(t: Table, seat: Seat) -> None:
    """On the Stock Exchange there is 1 M to have, and nothing else; for sharks, tips."""
    if t.state.sharks is not None:
        tips.draw(t, seat)
    else:
        t.earn(seat, t.data.numbers.exchange_pays, "exchange", "joakim.exchange.1")
        winning.check(t)
    t.begin(seat, Phase.END)


async def end_move(t: Table, seat: Seat) -> None:
    """The player says that the move is over; then the crown's holder may go before, or the next."""
    if not t.state.out[seat]:
        options = (*_END, *own_move.asides(t, seat, Phase.END))
        refuse = partial(own_move.why_not_asides, t, seat, Phase.END)
        aside = await Choice(seat, "end_move", options, refuse=refuse)
        if aside is not None:
            own_move.do(t, seat, aside, Phase.END)
            return
    t.emit(_move_ended(seat))
    following = next_in_order(t, seat)
    if t.state.sharks is not None:
        following = tips.serve_beagles(t, following)
    if may_go_before(t, following):
        t.begin(seat, Phase.CROWN)
    else:
        begin_move(t, following)
