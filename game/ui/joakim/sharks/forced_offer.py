"""A debtor may find a better price with another player before the bank takes property at half."""

from __future__ import annotations

from functools import partial

from game.ui.joakim.prompts.base import BUTTON_HEIGHT, GAP, JoakimPrompt
from game.ui.joakim.prompts.figures import draw_figure, draw_seat
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

_FIGURES, _NOTE = 136.0, 108.0
_BUTTON = 92.0
_WORDS = theme.BODY.sized(38)


class ForcedOfferPrompt(JoakimPrompt):
    """The debt, what the bank would give for everything, and who else has money for it."""

    def question(self) -> str:
        return self.t("joakim.offer.forced.question", amount=int(self.facts["missing"]))

    def enter(self) -> None:
        helpers = [option.id for option in self.choice.options if option.id != "bank"]
        self.focus.set_by_name(helpers[0] if helpers else "bank")

    def others(self) -> list[int]:
        """Everybody else who is still in the game, clockwise."""
        return self.state.others(self.seat)

    def build(self) -> None:
        super().build()
        offered = self.offered()
        for seat, box in zip(self.others(), self._places(), strict=False):
            id = f"offer {seat}"
            reason = "" if id in offered else self._why_not(seat)
            place = box.inset(16, 14).split_bottom(_BUTTON)[1]
            label = self.t("joakim.offer.forced.ask")
            ask = partial(self.finish, id)
            self.add(Button(place, label, ask, "primary", not reason, reason, name=id))
        label = self.t("joakim.offer.forced.bank")
        foot = self.body.split_bottom(BUTTON_HEIGHT)[1]
        bank = partial(self.finish, "bank")
        self.add(Button(foot.inset(240, 0), label, bank, "gold", name="bank"))

    def _why_not(self, seat: int) -> str:
        """The other has too little for even the smallest of the debtor's cards."""
        bounded = self.state.options.trade_prices == "bounded"
        units = 5 if bounded and not any(self.state.ones[self.seat]) else 1
        least = units * self.data.numbers.lowest_value
        name, cash = self.name_of(seat), self.state.cash[seat]
        return self.why("buyer_short", "joakim.offers.2", name=name, cash=cash, least=least)

    def _places(self) -> list[Box]:
        area = self.body.split_bottom(BUTTON_HEIGHT, gap=GAP)[0]
        area = area.split_top(_FIGURES + _NOTE + 12, gap=18)[1]
        return area.columns(max(3, len(self.others())), gap=18)

    # The picture

    def draw_inside(self, canvas: Canvas) -> None:
        figures, rest = self.body.split_top(_FIGURES, gap=12)
        self._draw_figures(canvas, figures)
        note = rest.split_top(_NOTE)[0]
        canvas.skin(note, looks.BUBBLE)
        sign, words = note.inset(24, 8).split_left(86, gap=20)
        canvas.picture("joakim/icon_exchange", sign)
        canvas.text(words, self.note(), _WORDS, max_lines=2)
        for seat, box in zip(self.others(), self._places(), strict=False):
            canvas.skin(box, looks.SLOT)
            who = box.inset(16, 14).split_bottom(_BUTTON, gap=8)[0]
            seating = self.table.seating(seat)
            pawn, words = who.split_left(76, gap=14)
            canvas.picture(f"joakim/pawn_{seating.look}", pawn)
            name, cash = words.rows(2)
            draw_seat(canvas, name, seating.look, seating.name, theme.NUMBER.sized(40))
            text = self.say_money(self.state.cash[seat])
            canvas.text(cash, text, theme.MONEY_STYLE.sized(48))

    def _draw_figures(self, canvas: Canvas, box: Box) -> None:
        shown = (
            ("joakim.prompts.forced_sale.debt", "debt", theme.INK),
            ("joakim.prompts.forced_sale.cash", "cash", theme.GAIN),
            ("joakim.prompts.forced_sale.missing", "missing", theme.LOSS),
            ("joakim.offer.forced.half", "half", theme.INK),
        )
        for (key, fact, colour), column in zip(shown, box.columns(4, gap=16), strict=True):
            canvas.skin(column, looks.CHIP)
            amount = self.say_money(int(self.facts[fact]))
            draw_figure(canvas, column.inset(12, 8), self.t(key), amount, colour, 64)

    def note(self) -> str:
        """Whether the bank's half would do."""
        short = int(self.facts["missing"]) - int(self.facts["half"])
        if short <= 0:
            return self.t("joakim.offer.forced.enough")
        gentle = self.state.options.unpaid == "gentle"
        key = "short_gentle" if gentle else "short_out"
        name = self.name_of(self.seat)
        return self.t(f"joakim.offer.forced.{key}", amount=short, name=name)
