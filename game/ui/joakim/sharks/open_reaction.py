"""A reaction with what lies open before a seat: its kept cards against rumours, or the crown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import AnyRequest, Card, Seat
from game.joakim import effects
from game.ui.joakim.prompts.base import BUTTON_HEIGHT, GAP, JoakimPrompt
from game.ui.joakim.prompts.offer import crown_note
from game.ui.joakim.sharks.hand_cards import HandCards, hand_boxes
from game.ui.joakim.sharks.occasion import Occasion
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.dialog import Dialog
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.still import Label

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_QUESTION = theme.HEADING.sized(48)
_NOTE = theme.BODY.sized(46)
_COIN = 400


class OpenReaction(JoakimPrompt):
    """Finishes with the answer of its seat. The table is not to be looked at from here, nor is
    there anything to undo: the window lies below."""

    def __init__(
        self, look: JoakimLook, seat: Seat, occasion: Occasion, request: AnyRequest
    ) -> None:
        super().__init__(look.table, request)
        self.look = look
        self.reacting = seat
        self.occasion = occasion
        self.cards = HandCards(look, "uncle")

    @property
    def seat(self) -> Seat:
        return self.reacting

    @property
    def _is_crown(self) -> bool:
        return self.occasion.question == "crown_before"

    def _kept(self) -> list[Card]:
        """The kept cards that stop a rumour."""
        assert self.state.sharks is not None
        kept = self.state.sharks.kept[self.seat]
        found = self.data.uncle
        return [card for card in kept if isinstance(found[card].effect, effects.DoNotBelieve)]

    def question(self) -> str:
        return self.occasion.told()

    def enter(self) -> None:
        self.focus.set_by_name("nothing")  # no card is spent by a press too many

    def build(self) -> None:
        Dialog.build(self)
        head, _ = self.content.split_top(64)
        self.add(Label(head, self.question(), _QUESTION, "centre", name="question"))
        nothing, plays = self._row.split_left(self._row.w / 2 - GAP / 2, gap=GAP)
        decline = "wait" if self._is_crown else "pass"
        label = self.t("joakim.reactions.nothing")
        self.add(Button(nothing, label, partial(self.finish, decline), "brown", name="nothing"))
        if self._is_crown:
            label = self.t("joakim.prompts.crown_before.yes")
            play = partial(self.finish, "go_before")
            self.add(Button(plays, label, play, "primary", name="play 0"))
            return
        for place, card in enumerate(self._kept()):
            box = plays.columns(len(self._kept()), gap=GAP)[place]
            play = partial(self.finish, f"card {self.data.uncle[card].id}")
            label = self.t("joakim.reactions.play")
            self.add(Button(box, label, play, "primary", name=f"play {place}"))

    @property
    def _row(self) -> Box:
        return self.body.split_bottom(BUTTON_HEIGHT)[1]

    def draw_inside(self, canvas: Canvas) -> None:
        room, _ = self.body.split_bottom(BUTTON_HEIGHT, gap=GAP)
        if not self._is_crown:
            kept = self._kept()
            self.cards.draw(canvas, hand_boxes(len(kept), room), kept, True)
            return
        coin, note = room.split_left(_COIN, gap=40)
        canvas.picture("joakim/coin_crown", coin)
        canvas.skin(note, looks.CHIP)
        text = crown_note(self.look.words, self.state, self.seat, int(self.facts["seat"]))
        canvas.text(note.inset(40, 30), text, _NOTE, max_lines=None)
