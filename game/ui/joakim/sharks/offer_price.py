"""The third step of an offer, and the answer with another price: for how much."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import Amount
from game.ui.joakim.prompts.counter import Counter
from game.ui.joakim.prompts.figures import draw_change, draw_figure
from game.ui.joakim.sharks.bargain import ASIDE, BargainPrompt
from game.ui.joakim.sharks.traded_cards import draw_trade
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_FIGURES, _AMOUNT, _QUICK = 118.0, 104.0, 84.0
_STEPS = (-5, 5)
_NOTE = theme.BODY.sized(38)


class OfferPricePrompt(BargainPrompt):
    """An amount within the bounds of all trade and the buyer's cash, beginning at what the cards
    are worth."""

    first = "amount"

    def __init__(self, table: TableScene, request: Amount) -> None:
        super().__init__(table, request)
        self.amount = request
        self.price = max(request.low, min(request.high, self.start()))

    def start(self) -> int:
        """The price that is set at first, if it is within the bounds."""
        return self.value

    def question(self) -> str:
        key = "sell" if self.sells else "buy"
        values = {"what": self.object(), "name": self.name_of(self.partner)}
        return self.t(f"joakim.offer.price.question.{key}", **values)

    def draw_strip(self, canvas: Canvas) -> None:
        """What stands above the desk."""
        self.draw_steps(canvas)

    # The price

    def _why_not(self, price: int) -> str:
        """Why it cannot be this price: the buyer's cash if that alone forbids it."""
        if self.amount.low <= price <= self.amount.high:
            return ""
        highest = self.data.numbers.highest_value * self.units
        free = self.state.options.trade_prices == "free"
        if price > self.amount.high and (free or price <= highest):
            name, cash = self.name_of(self.buyer), self.state.cash[self.buyer]
            return self.why("buyer_has_only", "joakim.offers.2", name=name, cash=cash)
        reason = self.amount.refuse(price)
        return self.table.reason_text(reason) if reason else self.t("table.not_possible")

    def _set(self, price: int) -> None:
        self.price = price
        self.renew(self._after_box().inset(-20))

    # The widgets

    def build(self) -> None:
        super().build()
        self.add(
            Counter(self._amount_box(), self.price, self._set, self._why_not, self.say_money,
                    "amount", 84)
        )  # fmt: skip
        less, more, value = self._quick_box().columns(3, 20)
        for step, box in zip(_STEPS, (less, more), strict=True):
            label = self.t(f"joakim.offer.price.{'more' if step > 0 else 'less'}", amount=abs(step))
            self._add_quick(box, label, self.price + step, f"{step:+}")
        self._add_quick(value, self.t("joakim.offer.price.market"), self.value, "market")
        self.add_buttons()

    def _add_quick(self, box: Box, label: str, price: int, name: str) -> None:
        reason = self._why_not(price)
        press = partial(self._set, price)
        self.add(Button(box, label, press, "gold", not reason, reason, name=name, size=36))

    def add_buttons(self) -> None:
        """No offer after all, or this one."""
        box = self.add_withdraw(0)
        label = self.t("joakim.offer.price.do", amount=self.price)
        self.add(Button(box, label, self._offer, "primary", name="offer"))

    def _offer(self) -> None:
        self.finish(self.price)

    def _area(self) -> Box:
        return self.desk.split_left(ASIDE, gap=32)[1]

    def _amount_box(self) -> Box:
        return self._area().split_top(_FIGURES, gap=14)[1].split_top(_AMOUNT)[0]

    def _quick_box(self) -> Box:
        box = self._amount_box()
        return Box(box.x, box.bottom + 14, box.w, _QUICK)

    def _after_box(self) -> Box:
        area, quick = self._area(), self._quick_box()
        return Box(area.x, quick.bottom + 14, area.w, area.bottom - quick.bottom - 14)

    # The picture

    def draw_inside(self, canvas: Canvas) -> None:
        self.draw_strip(canvas)
        parties = self.seller, self.buyer
        cards = self.ones, self.fives
        aside = self.desk.split_left(ASIDE)[0]
        draw_trade(canvas, aside, self.table, parties, self.kind_name, cards, self.what(self.units))
        self._draw_figures(canvas, self._area().split_top(_FIGURES)[0])
        self._draw_after(canvas, self._after_box())

    def _draw_figures(self, canvas: Canvas, box: Box) -> None:
        """What the bank takes for them on its squares, and the bounds."""
        spans = (
            (self.t("joakim.offer.price.bank"), self.say_money(self.value)),
            (self.t("joakim.offer.price.least"), self.say_money(self.amount.low)),
            (self.t("joakim.offer.price.most"), self.say_money(self.amount.high)),
        )
        for (label, amount), column in zip(spans, box.columns(3, 16), strict=True):
            canvas.skin(column, looks.CHIP)
            draw_figure(canvas, column.inset(12, 8), label, amount, size=58)

    def _draw_after(self, canvas: Canvas, box: Box) -> None:
        """What the price does to the cash of both."""
        canvas.skin(box, looks.CHIP)
        sides = ((self.buyer, -self.price), (self.seller, self.price))
        for (seat, change), column in zip(sides, box.inset(20, 8).columns(2, 40), strict=True):
            cash = self.state.cash[seat]
            label = self.t("joakim.offer.cash_of", name=self.name_of(seat))
            before, after = self.say_money(cash), self.say_money(cash + change)
            draw_change(canvas, column, label, before, after, change)


class CounterPricePrompt(OfferPricePrompt):
    """Another price for the same cards, beginning beside the one that was offered, on the side that
    is better for whoever is asked; there is no third."""

    @property
    def offered_price(self) -> int:
        return int(self.facts["price"])

    def start(self) -> int:
        step = 1 if self.sells else -1
        better = self.offered_price + step
        return self.offered_price - step if self._why_not(better) else better

    def _why_no_other(self) -> str:
        """Why this is no other price, "" if it is one: only on the way to another may it be the
        price that was offered."""
        if self.price != self.offered_price:
            return ""
        name, price = self.name_of(self.partner), self.price
        return self.why("same_price", "joakim.offers.3", name=name, price=price)

    def question(self) -> str:
        return self.t("joakim.offer.counter_price.question", what=self.what(self.units))

    def draw_strip(self, canvas: Canvas) -> None:
        canvas.skin(self.strip, looks.SLOT)
        key = "sell" if self.sells else "buy"
        text = self.t(
            f"joakim.offer.counter_price.note.{key}", name=self.name_of(self.partner),
            price=self.offered_price,
        )  # fmt: skip
        canvas.text(self.strip.inset(28, 8), text, _NOTE, max_lines=2)

    def add_buttons(self) -> None:
        refuse, offer = self.foot.split_left(ASIDE, gap=32)
        no = partial(self.finish, 0)
        self.add(Button(refuse, self.t("joakim.offer.refuse"), no, name="refuse"))
        label, why = self.t("joakim.offer.price.do", amount=self.price), self._why_no_other()
        self.add(Button(offer, label, self._offer, "primary", not why, why, name="offer"))
