"""A big tile to press: a picture and what it does; greyed, it says why."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.joakim.prompts.figures import draw_badge
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.text import Align
from game.ui.kit.widgets.pressable import Pressable

_GREYED, _FLAT = 0.45, 2.2
_LABEL = theme.NUMBER.sized(42)
_NOTE = theme.BODY_SOFT


class Tile(Pressable):
    """`picture` beside its words, or above them on a narrow tile. `told`: what it does, in full;
    `seat`: a seat's colour, whose mark it bears; `badge`: how many of them; `reason`: why it is
    greyed."""

    radius = 26

    def __init__(
        self,
        box: Box,
        picture: str,
        label: str,
        on_press: Callable[[], object],
        note: str = "",
        told: str = "",
        seat: str = "",
        badge: str = "",
        reason: str = "",
        name: str = "",
    ) -> None:
        super().__init__(box, on_press, reason, name)
        self.picture = picture
        self.label = label
        self.note = note
        self.told = told or " ".join(filter(None, (label, note)))
        self.seat = seat
        self.badge = badge

    def headline(self) -> str:
        return self.told

    def draw(self, canvas: Canvas) -> None:
        box = self.box.moved(0, 4) if self.pressed and not self.reason else self.box
        canvas.skin(box, looks.SLOT if self.reason else looks.CARD_PANEL)
        face = Box(box.x, box.y, box.w, box.h - 8).inset(18, 12)
        if box.w > _FLAT * box.h:
            sign, words = face.split_left(min(face.h, face.w * 0.36), gap=16)
            self._draw_words(canvas, words, centred=False)
        else:
            sign, words = face.split_top(face.h * 0.5, gap=2)
            self._draw_words(canvas, words, centred=True)
        canvas.picture(self.picture, sign, alpha=_GREYED if self.reason else 1.0)
        if self.seat:
            canvas.seat_mark(Box(sign.x - 4, sign.bottom - 56, 56, 56), self.seat)
        if self.badge:
            draw_badge(canvas, Box(sign.right - 62, sign.bottom - 50, 66, 52), self.badge)
        if self.reason:
            canvas.picture("shelf/sym_lock", Box.around(*sign.centre, 62, 62))

    def _draw_words(self, canvas: Canvas, box: Box, centred: bool) -> None:
        label, note = box, box
        if self.note:
            label, note = box.split_top(min(76, box.h * 0.54))
        align: Align = "centre" if centred else "left"
        style = _LABEL.coloured(theme.INK_SOFT if self.reason else theme.INK)
        cut = canvas.text(label, self.label, style, align, max_lines=1 if self.note else 3)
        more = canvas.text(note, self.note, _NOTE, align, max_lines=None) if self.note else False
        self.cut = cut or more
