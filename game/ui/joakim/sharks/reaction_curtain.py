"""Behind the curtain off one's own move: a seat's tips, each to be played now, or none."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import Card, Seat
from game.ui.joakim.curtain import DONE_BOX
from game.ui.joakim.sharks.hand import HandToPlay
from game.ui.joakim.sharks.occasion import SECRET_CARDS, Occasion
from game.ui.kit.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook


class ReactionCurtain(HandToPlay):
    """Finishes with the answer: "tip t20", or "pass"."""

    refused = "joakim.reactions.not_this"
    done = "nothing"

    def __init__(self, look: JoakimLook, seat: Seat, occasion: Occasion) -> None:
        super().__init__(look, seat)
        self.occasion = occasion

    def notes(self) -> list[str]:
        fits = ("fits" if self.can_play(card) else "fits_not" for card in self.cards)
        return [self.t(f"joakim.reactions.{key}") for key in fits]

    def can_play(self, card: Card) -> bool:
        kind = SECRET_CARDS[self.occasion.question]
        return isinstance(self.look.data.tips[card].effect, kind)

    def done_button(self) -> Button:
        label, nothing = self.t("joakim.reactions.nothing"), partial(self.close, "pass")
        return Button(DONE_BOX, label, nothing, "brown", name=self.done, size=44)
