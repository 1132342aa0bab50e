"""Business tips behind the curtain: those just drawn, another's inspected, one's own to play."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import AnyChoice, Card, Seat
from game.ui.joakim.curtain import DONE_BOX, HOLD_BOX, Curtain
from game.ui.joakim.sharks.hand_cards import HandCards, hand_boxes
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_PLAY_HEIGHT, _PLAY_WIDTH = 82.0, 420.0


class CurtainedHand(Curtain[str]):
    """Tips that one seat may see. Where only one person plays there is nobody to hide them from:
    they lie open from the first press on."""

    plaque = Box.around(960, 84, 1300, 112)  # low: the cards are to be read
    done = "done"
    """The name of the button that closes the curtain."""

    def __init__(self, look: JoakimLook, seat: Seat, cards: tuple[Card, ...]) -> None:
        super().__init__(look, seat)
        self.cards = cards
        self.hand = HandCards(look)
        seats = range(len(look.table.session.setup.seats))
        self.alone = sum(map(look.table.is_human, seats)) == 1
        self.handed_over = self.alone
        self.has_read = False

    @property
    def boxes(self) -> list[Box]:
        return hand_boxes(len(self.cards))

    def notes(self) -> list[str]:
        """What else is to be read about each card."""
        return []

    def hint(self) -> str:
        """The line below the cards."""
        return "" if self.alone else self.t("joakim.table.curtain_hint")

    # The widgets

    def enter(self) -> None:
        super().enter()
        if self.alone:
            self.focus.set_by_name("open")

    def build_behind(self) -> None:
        if not self.alone:
            self.add_hold()
        elif not self.held:
            label = self.t("joakim.hand.open")
            self.add(Button(HOLD_BOX, label, self._open, "primary", name="open", size=44, sound=""))
        self.add(self.done_button())

    def done_button(self) -> Button:
        """The button that closes the curtain: first the cards are read."""
        why = "" if self.has_read else self.t("joakim.table.curtain_read_first")
        label = self.t("joakim.table.curtain_done")
        return Button(
            DONE_BOX, label, partial(self.close, ""), "gold", not why, why, name=self.done, size=44
        )

    def covers(self) -> Iterable[Box]:
        return (box.inset(-16) for box in self.boxes)

    def shown(self, held: bool) -> None:
        if held and not self.has_read:
            self.has_read = True
            done = self.focus.find(self.done)
            assert isinstance(done, Button)
            done.enable()

    def _open(self) -> None:
        """Nobody else plays: they stay open until this is closed."""
        self._show(True)
        self.rebuild()
        self.focus.set_by_name(self.done)

    def show_for_picture(self, held: bool) -> None:
        """As if it were held down, for pictures of this scene."""
        self.held = self.has_read = held

    # The picture

    def draw_behind(self, canvas: Canvas) -> None:
        self._draw_cards(canvas)
        hint = Box.around(960, 836, 1500, 84)
        canvas.text(hint, self.hint(), theme.BODY_LIGHT, "centre", max_lines=2)

    def _draw_cards(self, canvas: Canvas) -> None:
        notes = self.notes() if self.held else []
        self.hand.draw(canvas, self.boxes, self.cards, self.held, notes)


class InspectedHand(CurtainedHand):
    """Another's tips, seen by one seat alone."""

    def __init__(self, look: JoakimLook, seat: Seat, owner: Seat, cards: tuple[Card, ...]) -> None:
        super().__init__(look, seat, cards)
        self.owner = owner

    def hint(self) -> str:
        key = "of_open" if self.alone else "of"
        return self.t(f"joakim.hand.{key}", name=self.look.words.name(self.owner))


class HandToPlay(CurtainedHand):
    """One's own tips with a button under each to play it. All look alike: whether one can be
    played now is read only while it is held. Where the cards lie open there is nothing to hide, and
    those that cannot be played are greyed. The result is an option id, or what the button to close
    says."""

    refused = "joakim.hand.not_now"
    """What is told when a tip cannot be played."""

    def __init__(self, look: JoakimLook, seat: Seat) -> None:
        table = look.table
        own = table.session.rulebook.view(table.session.state, seat)
        super().__init__(look, seat, tuple(own.sharks.hands[seat]))

    def can_play(self, card: Card) -> bool:
        raise NotImplementedError

    def build_behind(self) -> None:
        super().build_behind()
        label, notes = self.t("joakim.reactions.play"), self.notes()
        for place, (card, box) in enumerate(zip(self.cards, self.boxes, strict=True)):
            below = Box.around(box.centre[0], 833, min(_PLAY_WIDTH, box.w), _PLAY_HEIGHT)
            live = not (self.alone and self.held) or self.can_play(card)
            why = "" if live else notes[place]
            self.add(
                Button(below, label, partial(self._play, card), "gold", live, why, f"play {place}")
            )  # fmt: skip

    def draw_behind(self, canvas: Canvas) -> None:
        self._draw_cards(canvas)

    def option(self, card: Card) -> str:
        """The option that plays a card."""
        return f"tip {self.look.data.tips[card].id}"

    def _play(self, card: Card) -> None:
        if self.can_play(card):
            self.close(self.option(card))
        else:
            self.play("refuse")
            self.toast(self.t(self.refused))


class PlayableHand(HandToPlay):
    """In one's own move. Why a tip cannot be played is read on it while it is held."""

    def __init__(self, look: JoakimLook, request: AnyChoice) -> None:
        super().__init__(look, request.seat)
        self.request = request

    def notes(self) -> list[str]:
        reason_text = self.look.table.reason_text
        refused = {each.id: reason_text(each.reason) for each in self.request.refused}
        return [refused.get(self.option(card), "") for card in self.cards]

    def can_play(self, card: Card) -> bool:
        return any(option.id == self.option(card) for option in self.request.options)

    def done_button(self) -> Button:
        label = self.t("common.back")
        return Button(DONE_BOX, label, partial(self.close, ""), "gold", name=self.done, size=44)
