"""The second step of an offer: how many ones and fives of the kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.requests import AnyChoice
from game.ui.joakim.prompts.counter import Counter
from game.ui.joakim.prompts.figures import draw_figure
from game.ui.joakim.prompts.market_aside import MarketAside
from game.ui.joakim.prompts.stock import draw_stock
from game.ui.joakim.sharks.bargain import ASIDE, BargainPrompt
from game.ui.kit import looks
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_ROW, _COUNTER = 122.0, 500.0


class OfferCardsPrompt(BargainPrompt):
    """Ones and fives are counted from what the seller has; the buyer must be able to pay."""

    first = "ones"

    def __init__(self, table: TableScene, request: AnyChoice) -> None:
        super().__init__(table, request)
        self.market = MarketAside(table, self.kind)
        self.counted = {1: 0, 5: 0}

    def enter(self) -> None:
        self.focus.set_by_name("ones" if self._has(1) else "fives")

    def question(self) -> str:
        key = "sell" if self.sells else "buy"
        kinds = self.t(f"joakim.kind.{self.kind_name}.some")
        name = self.name_of(self.partner)
        return self.t(f"joakim.offer.cards.question.{key}", kinds=kinds, name=name)

    # What is counted

    def _has(self, units: int) -> int:
        """How many cards of so many properties the seller has."""
        rows = self.state.ones if units == 1 else self.state.fives
        return rows[self.seller][self.kind]

    def _total(self) -> int:
        return sum(units * count for units, count in self.counted.items())

    def _id(self) -> str:
        return f"{self.counted[1]}x1 {self.counted[5]}x5"

    def _why_not(self, units: int, count: int) -> str:
        """Why there cannot be so many cards of this size."""
        if count < 0:
            return self.t("joakim.prompts.why.fewer_than_none")
        if count > self._has(units):
            key = f"no_more_of_{units}" if self._has(units) else f"none_of_{units}"
            name, held = self.name_of(self.seller), self._has(units)
            return self.why(key, "joakim.offers.1", name=name, n=held)
        total = self._total() + (count - self.counted[units]) * units
        return self.why_short(self.buyer, total) if total else ""

    def _set(self, units: int, count: int) -> None:
        self.counted[units] = count
        self.renew(self._sum_box().inset(-20))

    # The widgets

    def build(self) -> None:
        super().build()
        for units, row in zip((1, 5), self._rows(), strict=True):
            self.add(
                Counter(
                    row.split_right(_COUNTER)[1].inset(16, 14), self.counted[units],
                    lambda count, units=units: self._set(units, count),  # type: ignore[misc]
                    lambda count, units=units: self._why_not(units, count),  # type: ignore[misc]
                    name="ones" if units == 1 else "fives",
                )
            )  # fmt: skip
        box = self.add_withdraw("pass")
        total = self._total()
        reason = "" if total else self.t("joakim.prompts.why.choose_first")
        label = self.t("joakim.offer.cards.on", what=self.what(total))
        if not total:
            label = self.t("joakim.prompts.trade.do.nothing")
        self.add(
            Button(
                box, label, lambda: self.finish(self._id()), "primary", not reason, reason,
                name="on",
            )
        )  # fmt: skip

    def _area(self) -> Box:
        return self.desk.split_left(ASIDE, gap=32)[1]

    def _rows(self) -> Sequence[Box]:
        return self._area().split_top(2 * _ROW + 14)[0].rows(2, gap=14)

    def _sum_box(self) -> Box:
        return self._area().split_top(2 * _ROW + 14, gap=20)[1]

    # The picture

    def draw_inside(self, canvas: Canvas) -> None:
        self.draw_steps(canvas)
        self.market.draw(canvas, self.desk.split_left(ASIDE)[0])
        for units, row in zip((1, 5), self._rows(), strict=True):
            title = self.t(f"joakim.prompts.cards_of_{units}")
            name, count = self.name_of(self.seller), self._has(units)
            owned = self.t("joakim.prompts.owned", n=count, name=name)
            stock, _ = row.split_right(_COUNTER)
            canvas.skin(row, looks.SLOT)
            draw_stock(canvas, stock, self.kind_name, units, count, title, owned)
        box = self._sum_box()
        canvas.skin(box, looks.CHIP)
        left, right = box.inset(20, 14).columns(2, gap=30)
        worth = self.say_money(self._total() * self.state.market[self.kind])
        draw_figure(canvas, left, self.t("joakim.offer.worth"), worth)
        label = self.t("joakim.offer.cash_of", name=self.name_of(self.buyer))
        draw_figure(canvas, right, label, self.say_money(self.state.cash[self.buyer]))
