"""Yes or no to an offer, or another price; and yes or no to that."""

from __future__ import annotations

from functools import partial

from game.ui.joakim.prompts.base import BUTTON_HEIGHT, GAP
from game.ui.joakim.prompts.figures import draw_change, draw_figure
from game.ui.joakim.sharks.bargain import ASIDE, BargainPrompt
from game.ui.joakim.sharks.traded_cards import draw_trade
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.looks import ButtonKind
from game.ui.kit.widgets.button import Button

_NOTE = 124.0
_WORDS = theme.BODY.sized(40)
_KINDS: dict[str, ButtonKind] = {"accept": "primary"}


class OfferAnswerPrompt(BargainPrompt):
    """Who wants what, for how much, what it is worth, and what it leaves."""

    first = "refuse"  # nothing is sold by a press too many

    @property
    def price(self) -> int:
        """What is paid for all of it, in M."""
        return int(self.facts["price"])

    def question(self) -> str:
        key = "sell" if self.sells else "buy"
        values = {"name": self.name_of(self.partner), "what": self.object(), "price": self.price}
        return self.t(f"joakim.offer.{self._stage}.question.{key}", **values)

    @property
    def _stage(self) -> str:
        """Whether it is the first price, or the answer to it."""
        return "answer" if "counter" in self.offered() else "last_word"

    def build(self) -> None:
        super().build()
        words = [word for word in ("refuse", "counter", "accept") if word in self.offered()]
        for word, box in zip(words, self.foot.columns(len(words), GAP), strict=True):
            key = "sell" if self.sells else "buy"
            label = self.t(f"joakim.offer.{word}" + (f".{key}" if word == "accept" else ""))
            answer = partial(self.finish, word)
            self.add(Button(box, label, answer, _KINDS.get(word, "gold"), name=word))

    def draw_inside(self, canvas: Canvas) -> None:
        main, _ = self.body.split_bottom(BUTTON_HEIGHT, gap=GAP)
        cards, rest = main.split_left(ASIDE, gap=32)
        parties = self.seller, self.buyer
        traded = self.ones, self.fives
        draw_trade(
            canvas, cards, self.table, parties, self.kind_name, traded, self.what(self.units)
        )
        figures, note = rest.split_bottom(_NOTE, gap=16)
        top, below = figures.rows(2, gap=16)
        self._draw_prices(canvas, top)
        canvas.skin(below, looks.CHIP)
        change = self.price if self.sells else -self.price
        before, after = self.say_money(self.cash), self.say_money(self.cash + change)
        label = self.t("joakim.offer.cash_if_agreed")
        draw_change(canvas, below.inset(24, 18), label, before, after, change)
        canvas.skin(note, looks.CHIP)
        canvas.text(note.inset(26, 8), self.note(), _WORDS, max_lines=2)

    def _draw_prices(self, canvas: Canvas, box: Box) -> None:
        pair = (
            (self.t("joakim.prompts.price"), self.price, theme.MONEY),
            (self.t("joakim.offer.worth"), self._worth(), theme.INK),
        )
        for (label, amount, colour), column in zip(pair, box.columns(2, 16), strict=True):
            canvas.skin(column, looks.CHIP)
            money = self.say_money(amount)
            draw_figure(canvas, column.inset(16, 12), label, money, colour, 84)

    def _worth(self) -> int:
        return self.units * self.state.market[self.kind]

    def note(self) -> str:
        """How the price compares with what the bank would take or give on its square."""
        gain = self._worth() - self.price
        key = "below" if gain > 0 else "above" if gain < 0 else "same"
        return self.t(f"joakim.offer.note.{key}", difference=abs(gain))
