"""The plaque that says whose turn it is, and what is to be done."""

from __future__ import annotations

from dataclasses import replace

from game.engine.rulebook import Seating
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

NAME_SIZE = 52
_NARROW, _NARROW_NAME, _NARROW_TEXT = 640, 40.0, 30.0
"""A plaque that is not so wide has the text below the name, and both are smaller."""
_TEXT = replace(theme.BODY.sized(38), leading=0.9)
_TOKEN = 118
"""Room at the left for what stands for the seat (its pawn), which may stand out above."""


def reach(plaque: Box) -> Box:
    """Everything that changes with whose turn it is and what is asked: the plaque and the token."""
    return Box(plaque.x - 24, plaque.y - 48, plaque.w + 48, plaque.h + 62)


def draw_plaque(canvas: Canvas, box: Box, seating: Seating, text: str, aside: float) -> None:
    """Colour, pattern, mark, name of a seat, and a text. `aside`: units free at the right end."""
    if not canvas.sees(box.inset(-30)):
        return
    style = theme.SEATS[seating.look]
    canvas.skin(box, looks.plaque(seating.look))
    face = Box(box.x, box.y, box.w, box.h - 10)
    canvas.pattern(face.inset(8, 7), style.pattern, style.ink, 26)
    shade = style.edge if style.ink == theme.CREAM else None
    if box.w < _NARROW:
        _draw_narrow(canvas, face, seating, text, style, shade)
        return
    canvas.seat_mark(Box(box.x + _TOKEN, face.centre[1] - 25, 50, 50), seating.look)
    name = theme.TITLE.coloured(style.ink, shade).sized(NAME_SIZE)
    left = box.x + _TOKEN + 64
    writer = canvas.writer
    # Larger text must not let the name crowd out what is asked: it keeps the width it has at 100 %.
    width = min(340.0, writer.width(seating.name, name) / max(1.0, writer.text_size) + 6)
    canvas.text(Box(left, face.y + 3, width, face.h - 6), seating.name, name)
    room = Box(left + width + 24, face.y, 0, face.h)
    room = room._replace(w=box.right - aside - 24 - room.x)
    canvas.text(room, text, _TEXT.coloured(style.ink), max_lines=2)


def _draw_narrow(
    canvas: Canvas,
    face: Box,
    seating: Seating,
    text: str,
    style: theme.SeatLook,
    shade: theme.Colour | None,
) -> None:
    """The name with the mark, and the text below."""
    room = face.inset(16, 4)
    room = Box(room.x + _TOKEN - 26, room.y, room.w - _TOKEN + 26, room.h)
    upper, lower = room.split_top(room.h * 0.54)
    mark, name = upper.split_left(40, gap=12)
    canvas.seat_mark(Box.around(*mark.centre, 40, 40), seating.look)
    title = theme.TITLE.coloured(style.ink, shade).sized(_NARROW_NAME)
    canvas.text(name, seating.name, title)
    canvas.text(lower, text, _TEXT.coloured(style.ink).sized(_NARROW_TEXT))
