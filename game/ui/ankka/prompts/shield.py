"""The shield: the holder of the dime may keep a capture off."""

from __future__ import annotations

from game.ui.ankka.event_paper import draw_event_card
from game.ui.ankka.prompts.base import AnkkaPrompt
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_BUTTON = 100.0
_TEXT = theme.BODY.sized(48)


class ShieldPrompt(AnkkaPrompt):
    """The shield that is kept, who wants the dime, and two buttons."""

    size = (1560, 860)
    first = "use"

    def build(self) -> None:
        super().build()
        no, use = self.body.split_bottom(_BUTTON)[1].columns(2, 24)
        self.add_choice("no", no, "brown")
        self.add_choice("use", use, "primary")

    def draw_inside(self, canvas: Canvas) -> None:
        main = self.body.split_bottom(_BUTTON, gap=28)[0]
        card, words = main.split_left(760, gap=60)
        kept = self.state.kept[self.state.pawn[self.seat]]
        shield = next(
            card for card in kept if getattr(self.data.events[card].effect, "what", "") == "shield"
        )
        draw_event_card(canvas, card.inset(24, 24), self.words, shield)
        text, dime = words.split_top(words.h * 0.5, gap=10)
        canvas.text(text, self.table.look.question(self.request), _TEXT, max_lines=None)
        canvas.picture("ankka/dime_front", Box.around(*dime.centre, 220, 230))
