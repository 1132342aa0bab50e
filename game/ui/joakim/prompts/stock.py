"""The cards of a kind that somebody has, as a row beside a counter."""

from __future__ import annotations

from game.ui.joakim.prompts.figures import card_picture, draw_cards
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_NAME = theme.NUMBER.sized(38)


def draw_stock(
    canvas: Canvas, box: Box, kind_id: str, units: int, count: int, title: str, where: str
) -> None:
    """A few of these cards, what they are called, and how many of them lie where."""
    pile, words = box.inset(14, 10).split_left(190, gap=20)
    draw_cards(canvas, pile, card_picture(kind_id, units), count, 1.0 if count else 0.3)
    head, below = words.split_top(words.h * 0.52)
    canvas.text(head, title, _NAME, valign="bottom")
    canvas.text(below, where, theme.LABEL.sized(32))
