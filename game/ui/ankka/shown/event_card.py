"""An event card that has been drawn, open above the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.requests import Card, Seat
from game.ui.ankka.event_paper import draw_event_card
from game.ui.ankka.pictures import token_picture
from game.ui.ankka.shown.sheet import AnkkaShown
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook

CARD = Box.around(960, 505, 1120, 770)
_WHOSE = Box.around(CARD.centre[0], CARD.y - 32, 560, 80)
"""On the upper edge of the frame: the card says "you"."""
_NAME = theme.HEADING.sized(44)


class EventShown(AnkkaShown):
    """An event card, face up, until it is read."""

    def __init__(self, look: AnkkaLook, card: Card, seat: Seat) -> None:
        """`seat`: who has drawn it."""
        self.card = card
        self.seat = seat
        super().__init__(look)

    def told(self) -> str:
        return f"{self.words.event(self.card)} {self.words.event(self.card, 'text')}"

    def draw(self, canvas: Canvas) -> None:
        draw_event_card(canvas, CARD, self.words, self.card)
        self._draw_whose(canvas)
        self.draw_widgets(canvas)

    def _draw_whose(self, canvas: Canvas) -> None:
        """The name of whoever has drawn the card, in the colour of the seat."""
        colour = self.look.colour(self.seat)
        canvas.skin(_WHOSE, looks.plaque(colour))
        token, name = _WHOSE.inset(22, 6)._replace(h=_WHOSE.h - 16).split_left(64, gap=14)
        canvas.picture(token_picture(colour), token)
        ink = theme.SEATS[colour].ink
        canvas.text(name, self.words.name(self.seat), _NAME.coloured(ink), "centre")
