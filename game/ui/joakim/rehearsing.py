"""What appears on the table for the first time in the middle of an animation, drawn beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.joakim import amount_tags, banner, layout, log_panel, market_slide
from game.ui.kit import theme
from game.ui.kit.box import SCREEN
from game.ui.kit.canvas import Canvas
from game.ui.table.plaque import draw_plaque

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_LETTERS = "abcdefghijklmnopqrstuvwxyzåäöABDEFGHJKLMNOPSTUV0123456789.,:+-"


def rehearse(look: JoakimLook, canvas: Canvas) -> None:
    """Draw it on a canvas of Kit.rehearse."""
    table, state = look.table, look.state
    for style in (log_panel.LINE, banner.STYLE):  # letters are shaped once for each size
        canvas.text(SCREEN, _LETTERS, style)
    seats = range(state.players)
    for seat in seats:
        seating = table.seating(seat)
        banner.rehearse(canvas, seating.look)
        draw_plaque(canvas, layout.PLAQUE, seating, table.t("table.thinking"), look.plaque_aside)
        look.draw_token(canvas, layout.PLAQUE, seat)
        look.panels.draw(canvas, state, seat)
        for kind in range(len(look.data.kinds)):  # of which somebody may come to have the first
            look.panels.draw_chip(canvas, look.panels.chip_box(state, seat, kind), kind, 1)
    for gain in (True, False):
        canvas.skin(amount_tags.SIZE, amount_tags.skin(gain))
    market_slide.rehearse(canvas, look.market)
    for style in (theme.MONEY_STYLE, amount_tags.TEXT):
        canvas.text(SCREEN, "0123456789+−\u00a0M", style)
