"""What the program is, who owns what, and what it is built on."""

from __future__ import annotations

from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.still import Label
from game.ui.scenes.page import Page

_TEXT = theme.BODY.sized(34)
_PARAGRAPHS = "fan", "own", "licence", "made_with"


class About(Page[None]):
    """A page of text beside an emblem."""

    title = "about.title"

    def back(self) -> None:
        self.finish(None)

    def build(self) -> None:
        super().build()
        words = self.content.split_left(320, gap=40)[1]
        heights = [
            self.kit.writer.height(self.t(f"about.{key}"), _TEXT, words.w) + 20
            for key in _PARAGRAPHS
        ]
        scale = min(1.0, words.h / sum(heights))
        y = words.y + (words.h - sum(heights) * scale) / 2
        for key, height in zip(_PARAGRAPHS, heights, strict=True):
            room = Box(words.x, y, words.w, height * scale - 8)
            self.add(Label(room, self.t(f"about.{key}"), _TEXT, max_lines=None, name=key))
            y += height * scale

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        emblem = self.content.split_left(320)[0]
        frame = Box.around(emblem.centre[0], emblem.centre[1], 310, 370)
        canvas.skin(frame, looks.CARD_PANEL)
        canvas.picture("shelf/prop_safe", frame.inset(36))
