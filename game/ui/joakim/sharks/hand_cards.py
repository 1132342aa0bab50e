"""A row of one to three cards of a hand: business tips, or kept Joakim cards.

Their fronts say all that is on them, their backs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from game.engine.requests import Card
from game.joakim.data import TipCard, UncleCard
from game.ui.joakim.consequences import numbers_of
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

HandDeck = Literal["tips", "uncle"]
ROOM = Box(48, 160, 1824, 620)
"""Where a row of cards lies on a curtain, between the name and the buttons."""

_WIDEST, _GAP = 860.0, 27.0
_BACK_SHAPE = 750 / 1050
_BAND, _RIM, _FOOT = 0.19, 0.075, 0.09
"""How much of a front's height is its coloured band, the rim of the paper below that, and the rim
at its foot."""

_NOTE_RIM, _MOST_NOTE = 12.0, 0.40
"""Design units round a note, and how much of the room it may take from the text."""

_SIGN, _WIDE = 130.0, 700.0
"""The emblem in the band, and from which width of a card on it stands on the paper."""
_TITLE = theme.TITLE.sized(46).coloured(theme.CREAM, theme.INK)
_TEXT, _NOTE = theme.BODY.sized(38), theme.BODY_SOFT.sized(34)


def hand_boxes(count: int, room: Box = ROOM) -> list[Box]:
    """Where so many cards lie beside one another in the middle of a room."""
    width = min(_WIDEST, (room.w - _GAP * (max(count, 2) - 1)) / max(count, 2))
    whole = width * count + _GAP * (count - 1)
    return Box(room.centre[0] - whole / 2, room.y, whole, room.h).columns(count, _GAP)


class HandCards:
    """Paints cards of one deck, by their indexes in it."""

    def __init__(self, look: JoakimLook, deck: HandDeck = "tips") -> None:
        self.look = look
        self.deck = deck

    def face(self, card: Card) -> TipCard | UncleCard:
        """What is printed on a card."""
        data = self.look.data
        return data.tips[card] if self.deck == "tips" else data.uncle[card]

    def title(self, card: Card) -> str:
        return self.look.words.t(f"joakim.{self.deck}.{self.face(card).id}.title")

    def text(self, card: Card) -> str:
        face = self.face(card)
        values = numbers_of(face.effect)
        return self.look.words.t(f"joakim.{self.deck}.{face.id}.text", **values)

    def draw(
        self,
        canvas: Canvas,
        boxes: Sequence[Box],
        cards: Sequence[Card],
        held: bool,
        notes: Sequence[str] = (),
    ) -> None:
        """Fronts while held, backs otherwise. `notes`: something more to read about each card,
        "" for nothing; it is as secret as the card is."""
        for place, (box, card) in enumerate(zip(boxes, cards, strict=True)):
            if held:
                self._draw_front(canvas, box, card, notes[place] if notes else "")
            else:
                self.draw_back(canvas, box)

    def draw_back(self, canvas: Canvas, box: Box) -> None:
        """The back of a card of the deck, which one nobody sees."""
        height = min(box.h, box.w / _BACK_SHAPE)
        canvas.picture(
            f"joakim/back_{self.deck}", Box.around(*box.centre, height * _BACK_SHAPE, height)
        )

    def _draw_front(self, canvas: Canvas, box: Box, card: Card, note: str) -> None:
        """The emblem beside the text on a wide card, in the band above it on a narrow one."""
        canvas.picture(f"joakim/front_{self.deck}", box, fit="stretch")
        band, paper = box.split_top(box.h * _BAND)
        title, words = band.inset(30, 10).moved(0, 14), paper.inset(44, 0)
        words = words.split_top(box.h * _RIM)[1].split_bottom(box.h * _FOOT)[0]
        if note:
            wanted = canvas.writer.height(note, _NOTE, words.w) + 2 * _NOTE_RIM
            words, below = words.split_bottom(min(wanted, words.h * _MOST_NOTE), gap=8)
            canvas.skin(below.inset(-10, 0), looks.CHIP)
            canvas.text(below.inset(0, _NOTE_RIM), note, _NOTE, "centre", max_lines=None)
        style = _TEXT
        if box.w < _WIDE:
            sign, title = title.split_left(_SIGN, gap=14)
            sign = Box(sign.x - 10, sign.centre[1] - _SIGN / 2 + 6, _SIGN, _SIGN)
        else:
            sign, words = words.inset(14, 10).split_left(min(words.h, words.w * 0.32), gap=28)
            style = _TEXT.sized(46)
        canvas.picture(f"joakim/{self.face(card).picture}", sign)
        canvas.text(title, self.title(card), _TITLE, "centre", max_lines=2)
        canvas.text(words, self.text(card), style, max_lines=None)
