"""The cards of a trade between two players, as they change hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.ui.joakim.prompts.figures import card_picture, draw_badge, draw_cards, draw_seat
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_SEAT, _NAME = 74.0, theme.NUMBER.sized(42)


def draw_trade(
    canvas: Canvas,
    box: Box,
    table: TableScene,
    parties: Sequence[Seat],
    kind_id: str,
    cards: tuple[int, int],
    caption: str,
) -> None:
    """The seller above, the buyer below, between them the ones and fives that go from one to the
    other, and what they are called."""
    canvas.skin(box, looks.SLOT)
    seller, rest = box.inset(18, 14).split_top(_SEAT, gap=6)
    middle, buyer = rest.split_bottom(_SEAT, gap=6)
    for seat, place in zip(parties, (seller, buyer), strict=True):
        seating = table.seating(seat)
        pawn, words = place.split_left(58, gap=12)
        canvas.picture(f"joakim/pawn_{seating.look}", pawn)
        draw_seat(canvas, words, seating.look, seating.name, _NAME)
    piles, below = middle.split_bottom(106, gap=4)
    sizes = [(units, count) for units, count in zip((1, 5), cards, strict=True) if count]
    for (units, count), pile in zip(sizes, piles.columns(len(sizes), 14), strict=True):
        draw_cards(canvas, pile.inset(4), card_picture(kind_id, units), count)
        if count > 1:
            badge = Box(pile.right - 96, pile.bottom - 58, 88, 54)
            draw_badge(canvas, badge, f"×{count}")
    name, arrow = below.split_top(54)
    canvas.text(name, caption, _NAME, "centre")
    canvas.shape(Box.around(*arrow.centre, 46, 40), "down", theme.GOLD[3])
