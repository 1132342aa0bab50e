"""Behind the curtain: a seat's tips, each with a button to play it now, and one to play none."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import Answer, Card, Seat
from game.joakim.sharks import Sharks
from game.ui.joakim.curtain import DONE_BOX, Curtain
from game.ui.joakim.sharks.hand_cards import HandCards, hand_boxes
from game.ui.joakim.sharks.occasion import SECRET_CARDS, Occasion
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_PLAY, _GAP = 90, 12


class ReactionCurtain(Curtain[Answer]):
    """Finishes with the answer: "tip t20", or "pass". All its buttons look alike; that a card does
    not react to this, is told only when it is pressed."""

    def __init__(self, look: JoakimLook, seat: Seat, occasion: Occasion) -> None:
        super().__init__(look, seat)
        self.occasion = occasion
        self.cards = HandCards(look)
        self.boxes = hand_boxes(len(self._hand()))

    def _hand(self) -> list[Card]:
        session = self.look.table.session
        sharks: Sharks = session.rulebook.view(session.state, self.seat).sharks
        return sharks.hands[self.seat]

    def _reacts(self, card: Card) -> bool:
        kind = SECRET_CARDS[self.occasion.question]
        return isinstance(self.look.data.tips[card].effect, kind)

    def build_behind(self) -> None:
        self.add_hold()
        for place, box in enumerate(self.boxes):
            below = Box(box.x, box.bottom + _GAP, box.w, _PLAY)
            label = self.t("joakim.reactions.play")
            play = partial(self._play, place)
            self.add(Button(below, label, play, "gold", name=f"play {place}", size=40))
        label = self.t("joakim.reactions.nothing")
        nothing = partial(self.close, "pass")
        self.add(Button(DONE_BOX, label, nothing, "brown", name="nothing", size=44))

    def _play(self, place: int) -> None:
        card = self._hand()[place]
        if self._reacts(card):
            self.close(f"tip {self.look.data.tips[card].id}")
        else:
            self.toast(self.t("joakim.reactions.not_this"))

    def covers(self) -> Iterable[Box]:
        return (box.inset(-20) for box in self.boxes)

    def draw_behind(self, canvas: Canvas) -> None:
        hand = self._hand()
        notes = [
            self.t(f"joakim.reactions.{'fits' if self._reacts(card) else 'fits_not'}")
            for card in hand
        ]
        self.cards.draw(canvas, self.boxes, hand, self.held, notes)
