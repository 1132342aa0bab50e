"""The property card of a closed auction: what it is, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.joakim.sharks import Lot
from game.ui.joakim.prompts.figures import card_picture, draw_figure
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook


def lot_value(look: JoakimLook, lot: Lot) -> int:
    """What the card is worth at market value, in M."""
    return look.state.market[lot.kind] * lot.units


def lot_name(look: JoakimLook, lot: Lot) -> str:
    """How many of which kind: "5 guldgruvor"."""
    kind = look.data.kinds[lot.kind].id
    return look.words.counted(kind, lot.units)


def draw_lot(canvas: Canvas, box: Box, look: JoakimLook, lot: Lot) -> None:
    """The card, its name, and its market value."""
    canvas.skin(box, looks.PAPER_PANEL)
    card, words = box.inset(24, 20).split_bottom(190, gap=10)
    canvas.picture(card_picture(look.data.kinds[lot.kind].id, lot.units), card)
    name, worth = words.split_top(58)
    canvas.text(name, lot_name(look, lot), theme.NUMBER.sized(42), "centre")
    label = look.words.t("joakim.prompts.market_value")
    draw_figure(canvas, worth, label, look.words.money(lot_value(look, lot)), theme.INK, 72)
