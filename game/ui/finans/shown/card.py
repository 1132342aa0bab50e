"""A card that has been drawn, open above the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.requests import Card
from game.finans.data import DeckName
from game.ui.finans.papers.cards import draw_card
from game.ui.finans.shown.shown_scene import ShownScene
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook

_CARD = Box.around(960, 510, 1180, 740)


class CardShown(ShownScene):
    """A piece of news or a tip, face up, until it is read."""

    def __init__(self, look: FinansLook, deck: DeckName, card: Card) -> None:
        self.deck = deck
        self.card = card
        super().__init__(look)

    def told(self) -> str:
        parts = ("title", "story", "rule") if self.deck == "news" else ("title", "text")
        words = self.look.words
        return " ".join(words.card(self.deck, self.card, part) for part in parts)

    def draw(self, canvas: Canvas) -> None:
        draw_card(canvas, _CARD, self.register, self.deck, self.card)
        self.draw_widgets(canvas)
