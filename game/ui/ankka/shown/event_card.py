"""An event card that has been drawn, open above the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.requests import Card
from game.ui.ankka.event_paper import draw_event_card
from game.ui.ankka.shown.sheet import AnkkaShown
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook

CARD = Box.around(960, 490, 1120, 800)


class EventShown(AnkkaShown):
    """An event card, face up, until it is read."""

    def __init__(self, look: AnkkaLook, card: Card) -> None:
        self.card = card
        super().__init__(look)

    def told(self) -> str:
        return f"{self.words.event(self.card)} {self.words.event(self.card, 'text')}"

    def draw(self, canvas: Canvas) -> None:
        draw_event_card(canvas, CARD, self.words, self.card)
        self.draw_widgets(canvas)
