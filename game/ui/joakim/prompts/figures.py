"""Numbers and things as pictures: amounts before and after, pips, piles of cards, seats."""

from __future__ import annotations

from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import Colour, TextStyle

CARD_SHAPE = 0.714  # width of a property card by its height
_HEAD = 0.3  # share of a figure's height that its label takes
_LABEL = theme.LABEL.sized(32)
_AMOUNT = theme.MONEY_STYLE


def card_picture(kind_id: str, units: int) -> str:
    """The picture of a property card that shows 1 or 5."""
    return f"joakim/property_{kind_id}_{units}"


def draw_figure(
    canvas: Canvas,
    box: Box,
    label: str,
    amount: str,
    colour: Colour = theme.MONEY,
    size: float = 68,
) -> None:
    """A label with a large number below it, centred."""
    head, rest = box.split_top(box.h * _HEAD)
    canvas.text(head, label, _LABEL, "centre")
    canvas.text(rest, amount, _AMOUNT.sized(size).coloured(colour), "centre")


def draw_change(canvas: Canvas, box: Box, label: str, before: str, after: str, change: int) -> None:
    """A label, and below it an amount before and after, with an arrow between them."""
    head, rest = box.split_top(box.h * _HEAD)
    canvas.text(head, label, _LABEL, "centre")
    colour = theme.GAIN if change > 0 else theme.LOSS if change < 0 else theme.INK
    left, right = rest.columns(2, 56)
    canvas.text(left, before, _AMOUNT.sized(54).coloured(theme.INK_SOFT), "right")
    canvas.shape(Box.around(*rest.centre, 38, 38), "right", theme.GOLD[3])
    canvas.text(right, after, _AMOUNT.sized(68).coloured(colour))


def draw_pips(canvas: Canvas, box: Box, filled: int, count: int) -> None:
    """So many of so many places taken: full and empty rounds."""
    pitch = min(box.h, box.w / count)
    y = box.centre[1]
    for place in range(count):
        x = box.x + pitch * (place + 0.5)
        radius = pitch * 0.36
        canvas.dot(x, y, radius, theme.PAPER_EDGE)
        canvas.dot(x, y, radius - 4, theme.GOLD[1] if place < filled else theme.PAPER[1])
        if place < filled:
            canvas.dot(x - radius * 0.26, y - radius * 0.3, radius * 0.22, theme.GOLD[0])


def draw_cards(canvas: Canvas, box: Box, picture: str, count: int, alpha: float = 1.0) -> None:
    """A few cards of one kind, each a little beside the one before; no more than fit the box."""
    height = min(box.h, box.w / CARD_SHAPE)
    width = height * CARD_SHAPE
    shown = max(1, min(count, 5))
    step = min(width * 0.32, (box.w - width) / max(1, shown - 1)) if shown > 1 else 0
    x = box.centre[0] - (width + step * (shown - 1)) / 2
    for place in range(shown):
        card = Box(x + step * place, box.centre[1] - height / 2, width, height)
        canvas.picture(picture, card, alpha=alpha)


def draw_badge(canvas: Canvas, box: Box, text: str, style: TextStyle = theme.NUMBER) -> None:
    """A small plate with a short text on it."""
    canvas.skin(box, looks.CHIP)
    canvas.text(box.inset(8, 4), text, style.sized(min(style.size, box.h * 0.72)), "centre")


def draw_seat(
    canvas: Canvas, box: Box, look: str, name: str, style: TextStyle = theme.NUMBER
) -> None:
    """A seat's mark and name in a row."""
    side = min(box.h, 64)
    mark, rest = box.split_left(side, gap=14)
    canvas.seat_mark(Box.around(*mark.centre, side, side), look)
    canvas.text(rest, name, style)
