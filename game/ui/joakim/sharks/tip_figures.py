"""What a tip is about in figures, at the foot of its card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.joakim import loans
from game.joakim.effects import Kind
from game.joakim.table import Table
from game.ui.joakim.consequences import moved
from game.ui.joakim.market_panel import DIRECTIONS, draw_marker
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_VALUE, _DUE = theme.NUMBER.sized(64), theme.NUMBER.sized(40).coloured(theme.LOSS)


def draw_rumour(canvas: Canvas, box: Box, look: JoakimLook, kind: Kind, change: int) -> None:
    """The value now, and what it will be if the rumour is believed."""
    before = look.state.market[kind]
    after = moved(look.data, kind, before, change).after
    direction = (after > before) - (after < before)
    icon, rest = box.split_right(400)[1].split_left(110, gap=12)
    canvas.picture(f"joakim/icon_{look.data.kinds[kind].id}", Box.around(*icon.centre, 96, 96))
    left, arrow, right = rest.columns(3, 0)
    canvas.text(left, str(before), _VALUE, "centre")
    draw_marker(canvas, *arrow.centre, direction, 52)
    canvas.text(right, str(after), _VALUE.coloured(DIRECTIONS[direction]), "centre")


def draw_interest(canvas: Canvas, box: Box, look: JoakimLook) -> None:
    """Who pays how much, in two rows."""
    table = Table(look.data, look.state, [])
    due = [(seat, loans.interest(table, seat)) for seat in range(look.state.players)]
    payers = [(seat, amount) for seat, amount in due if amount]
    cells = [cell for row in box.rows(2, 4) for cell in row.columns(3, 18)]
    for (seat, amount), cell in zip(payers, cells[-len(payers) :], strict=False):
        mark, text = cell.split_left(48, gap=6)
        canvas.seat_mark(Box.around(*mark.centre, 44, 44), look.table.seating(seat).look)
        canvas.text(text, look.words.signed(-amount), _DUE)
