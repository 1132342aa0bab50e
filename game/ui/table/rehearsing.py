"""What any table shows for the first time in the middle of an animation, drawn beforehand."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.kit.box import SCREEN
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import TextStyle
from game.ui.table import amount_tags
from game.ui.table.look import TableLook
from game.ui.table.plaque import draw_plaque

_LETTERS = "abcdefghijklmnopqrstuvwxyzåäöABDEFGHJKLMNOPSTUV0123456789.,:+-"
_DIGITS = "0123456789+−\u00a0M"


def rehearse_table(
    look: TableLook, canvas: Canvas, words: Iterable[TextStyle], amounts: Iterable[TextStyle]
) -> None:
    """Everybody's plaque, the tags beside the cash, and letters, which are shaped once for each
    size: of `words` that come and go, and of `amounts`. On a canvas of Kit.rehearse."""
    for style in words:
        canvas.text(SCREEN, _LETTERS, style)
    for style in (*amounts, amount_tags.TEXT):
        canvas.text(SCREEN, _DIGITS, style)
    for gain in (True, False):
        canvas.skin(amount_tags.SIZE, amount_tags.skin(gain))
    thinking, plaque = look.table.t("table.thinking"), look.plaque()
    for seat in range(len(look.table.session.setup.seats)):
        draw_plaque(canvas, plaque, look.seating(seat), thinking, look.plaque_aside)
        look.draw_token(canvas, plaque, seat)
