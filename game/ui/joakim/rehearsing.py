"""What appears on the table for the first time in the middle of an animation, drawn beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.joakim import banner, log_panel, market_slide
from game.ui.kit import theme
from game.ui.kit.canvas import Canvas
from game.ui.table.rehearsing import rehearse_table

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook


def rehearse(look: JoakimLook, canvas: Canvas) -> None:
    """Draw it on a canvas of Kit.rehearse."""
    table, state = look.table, look.state
    rehearse_table(look, canvas, (log_panel.LINE, banner.STYLE), (theme.MONEY_STYLE,))
    for seat in range(state.players):
        banner.rehearse(canvas, table.seating(seat).look)
        look.panels.draw(canvas, state, seat)
        for kind in range(len(look.data.kinds)):  # of which somebody may come to have the first
            look.panels.draw_chip(canvas, look.panels.chip_box(state, seat, kind), kind, 1)
    market_slide.rehearse(canvas, look.market)
