"""Who bids in a closed auction: an envelope for each, sealed alike whatever is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.joakim.state import State
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.ui.joakim.look import JoakimLook

_ENVELOPE = 0.833  # width of an envelope by its height
_NAME = theme.NUMBER.sized(38)
_FADED = 0.3


def bidders(state: State) -> list[Seat]:
    """Those who write down a bid, in the order in which they are asked: those who were equal, or
    everyone with cash, beginning with whoever plays the tip."""
    assert state.sharks is not None
    if state.sharks.tied:
        return [seat for seat, bid in state.sharks.tied if state.cash[seat] > bid]
    return [seat for seat in state.seats_from(state.seat) if state.cash[seat]]


def places_for(count: int, box: Box, gap: float = 18.0) -> list[Box]:
    """So many places beside one another in the middle of a row, none wider than a third of it."""
    columns = box.columns(max(3, count), gap)
    shift = (len(columns) - count) * (columns[0].w + gap) / 2
    return [column.moved(shift, 0) for column in columns[:count]]


def draw_envelopes(
    canvas: Canvas, box: Box, look: JoakimLook, seats: Sequence[Seat], asked: Seat
) -> None:
    """A place for each bidder: sealed before the one who is asked now, still to come after it."""
    now = seats.index(asked)
    for number, (seat, place) in enumerate(zip(seats, places_for(len(seats), box), strict=True)):
        state = "sealed" if number < now else "writes" if number == now else "waits"
        canvas.skin(place, looks.PAPER_PANEL)
        inner = Box(place.x, place.y, place.w, place.h - 12).inset(16, 12)
        envelope, words = inner.split_left(inner.h * _ENVELOPE, gap=14)
        alpha = 1.0 if state == "sealed" else _FADED
        canvas.picture("joakim/envelope_sealed", envelope, alpha=alpha)
        seating = look.table.seating(seat)
        who, below = words.split_top(words.h * 0.48)
        mark, name = who.split_left(44, gap=10)
        canvas.seat_mark(Box.around(*mark.centre, 44, 44), seating.look)
        canvas.text(name, seating.name, _NAME, max_lines=2)
        text = look.words.t(f"joakim.bids.seat.{state}")
        canvas.text(below, text, theme.LABEL.sized(34), max_lines=2)
