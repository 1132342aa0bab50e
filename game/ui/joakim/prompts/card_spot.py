"""A property card to press: what it is, how many there are, or why it cannot be taken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.ui.joakim.prompts.figures import CARD_SHAPE, draw_badge
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.pressable import Pressable

_GREYED = 0.35
_CAPTION = theme.NUMBER.sized(38)
_CHOSEN = replace(looks.KNOB, radius=22)


class CardSpot(Pressable):
    """A card with a caption below it (None: no room for one). `badge`: how many of them; `reason`:
    why it is greyed."""

    radius = 18

    def __init__(
        self,
        box: Box,
        picture: str,
        on_press: Callable[[], object],
        spoken: str,
        caption: str | None = None,
        badge: str = "",
        reason: str = "",
        chosen: bool = False,
        name: str = "",
    ) -> None:
        super().__init__(box, on_press, reason, name)
        self.picture = picture
        self.text = spoken
        self.caption = caption
        self.badge = badge
        self.chosen = chosen

    def headline(self) -> str:
        return self.text

    def explain(self) -> str:
        return self.reason or self.text

    def _parts(self) -> tuple[Box, Box]:
        """The card, and the room for the caption below it."""
        area = self.box.inset(8, 6)
        caption = 0.0 if self.caption is None else max(40, self.box.h * 0.13)
        height = min(area.h - caption, area.w / CARD_SHAPE)
        top = area.centre[1] - (height + caption) / 2
        card = Box(area.centre[0] - height * CARD_SHAPE / 2, top, height * CARD_SHAPE, height)
        return card, Box(self.box.x, card.bottom + 4, self.box.w, max(0, caption - 4))

    def _outline(self) -> Box:
        """Card and caption, without the room beside them."""
        card, foot = self._parts()
        width = min(self.box.w, max(card.w, 130 if self.caption else 0) + 16)
        bottom = foot.bottom if self.caption else card.bottom
        return Box.around(card.centre[0], (card.y + bottom) / 2, width, bottom - card.y + 12)

    def draw_ring(self, canvas: Canvas) -> None:
        canvas.ring(self._outline(), self.radius)

    def draw(self, canvas: Canvas) -> None:
        if self.chosen:
            canvas.skin(self._outline().inset(-8, -6), _CHOSEN)
        card, foot = self._parts()
        height = card.h
        if self.caption:
            colour = theme.INK_SOFT if self.reason else theme.INK
            self.cut = canvas.text(foot, self.caption, _CAPTION.coloured(colour), "centre")
        if self.pressed and not self.reason:
            card = card.moved(0, 4)
        canvas.picture(self.picture, card, alpha=_GREYED if self.reason else 1.0)
        if self.reason:
            side = min(80, height * 0.4)
            x, y = card.centre
            canvas.picture("shelf/sym_lock", Box.around(x, y + height * 0.08, side, side))
        if self.badge:
            size = max(40, min(58, height * 0.26))
            wide = size * (0.9 + 0.32 * len(self.badge))
            draw_badge(
                canvas, Box(card.right - wide + 8, card.bottom - size + 6, wide, size), self.badge
            )
