"""Event cards that are kept: one of them is used in one's own turn, or has to be given up."""

from __future__ import annotations

from functools import partial

from game.engine.requests import Card
from game.ui.ankka.actions import KEPT
from game.ui.ankka.event_paper import draw_event_card
from game.ui.ankka.prompts.base import BACK, AnkkaPrompt
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button, Spot

_FOOT, _GAP, _WIDEST = 92.0, 64.0, 720.0
_TEXT = theme.BODY.sized(44)


class CardsPrompt(AnkkaPrompt):
    """Kept cards side by side, to be pressed."""

    size = (1720, 880)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of whoever is asked."""
        return tuple(self.state.kept[self.state.pawn[self.seat]])

    def places(self) -> list[Box]:
        """Where the cards lie."""
        whole = self.body.split_bottom(_FOOT, gap=20)[0].inset(24, 24)
        count = max(1, len(self.cards))
        width = min(_WIDEST, (whole.w - _GAP * (count - 1)) / count)
        height = min(whole.h, width * 1.2)
        left = whole.centre[0] - (width * count + _GAP * (count - 1)) / 2
        y = whole.centre[1] - height / 2
        return [
            Box(left + place * (width + _GAP), y, width, height) for place in range(len(self.cards))
        ]

    def option_of(self, card: Card) -> str:
        """The option that this card stands for, or "" if it cannot be chosen now."""
        id = self.data.events[card].id
        return id if id in self.offered() else ""

    def build(self) -> None:
        super().build()
        for card, box in zip(self.cards, self.places(), strict=True):
            id = self.option_of(card)
            told = f"{self.words.event(card)}. {self.words.event(card, 'text')}"
            press = partial(self.finish, id) if id else None
            why = "" if id else self.words.t("table.no_use_now")
            self.add(Spot(box, press, told, why, name=id or f"card {card}", radius=40))

    def draw_inside(self, canvas: Canvas) -> None:
        for card, box in zip(self.cards, self.places(), strict=True):
            draw_event_card(canvas, box, self.words, card)


class LoseKeptPrompt(CardsPrompt):
    """One of the kept cards has to go."""

    def draw_inside(self, canvas: Canvas) -> None:
        super().draw_inside(canvas)
        foot = self.body.split_bottom(_FOOT)[1]
        canvas.text(foot, self.table.look.question(self.request), _TEXT, "centre")


class KeptDesk(CardsPrompt):
    """What the table's button for the kept cards opens while "turn" is asked. Its result is an
    option of that question, or BACK."""

    def subject(self) -> str:
        return self.words.t("table.kept")

    def option_of(self, card: Card) -> str:
        id, effect = self.data.events[card].id, self.data.events[card].effect
        wanted = f"steps {id}" if getattr(effect, "what", "") == "steps" else "ask_free"
        if getattr(effect, "what", "") == "shield" or wanted not in self.offered():
            return ""
        return wanted

    @property
    def foot(self) -> tuple[Box, Box]:
        """Where it is said what to do, and the button back."""
        return self.body.split_bottom(_FOOT)[1].split_right(420, gap=44)

    def build(self) -> None:
        super().build()
        label = self.words.t("dialogs.back")
        self.add(Button(self.foot[1], label, self.back, "brown", name=BACK))

    def draw_inside(self, canvas: Canvas) -> None:
        super().draw_inside(canvas)
        canvas.text(self.foot[0], self.words.t("dialogs.use_kept"), _TEXT)

    def back(self) -> None:
        self.finish(BACK)

    def first_choice(self) -> str:
        usable = (option.id for option in self.choice.options)
        return next((id for id in usable if id.partition(" ")[0] in KEPT), BACK)
