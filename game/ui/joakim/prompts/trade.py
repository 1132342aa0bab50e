"""The dialog of a property square: buy, sell, sell with the crown, or use an option."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import AnyChoice
from game.ui.joakim.prompts.base import BUTTON_HEIGHT, GAP, JoakimPrompt
from game.ui.joakim.prompts.card_spot import CardSpot
from game.ui.joakim.prompts.counter import Counter
from game.ui.joakim.prompts.deal_desk import DealDesk, Side
from game.ui.joakim.prompts.figures import card_picture, draw_change, draw_figure, draw_pips
from game.ui.joakim.prompts.market_aside import MarketAside
from game.ui.joakim.prompts.stock import draw_stock
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button
from game.ui.table.look import BESIDE

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_ASIDE = 404  # width of the column with the market value
_DEALINGS = 300  # width of the button for what lies beside the deal
_HINT = 360  # width of a hint beside the sums
_TABS, _ROW, _PIPS = 84, 122, 68


class Tab(Button):
    """A side of the deal; the gold one is open, and points at what lies below it."""

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.kind == "gold" and self.enabled:
            x = self.box.centre[0]
            canvas.shape(Box(x - 26, self.box.bottom - 12, 52, 36), "down", theme.rgb("6E3E0A"))


class TradePrompt(JoakimPrompt):
    """One deal or none. A costly deal is asked about twice: the button says what it leads to."""

    first = "ones"

    def __init__(self, table: TableScene, request: AnyChoice) -> None:
        super().__init__(table, request)
        self.desk = DealDesk(request, self.state, self.data)
        self.side = self.desk.sides()[0]
        self.market = MarketAside(table, self.desk.kind)
        self.ones = self.fives = 0
        self.asked_again = False
        """Has the button of a costly deal been pressed once?"""

    def question(self) -> str:
        return self.t("joakim.prompts.trade.question", kinds=self._kinds())

    # What is dealt

    def _choose_side(self, side: Side) -> None:
        self.side, self.asked_again = side, False
        self.ones = self.fives = 0
        if not self.desk.is_counted(side):
            self.ones, self.fives = self.desk.most(side) or (0, 0)
        self.rebuild()

    def _set(self, ones: int, fives: int) -> None:
        before = self._value_after()
        self.ones, self.fives, self.asked_again = ones, fives, False
        self.renew(self._changing_area())
        if self._value_after() != before:
            main, _ = self.body.split_bottom(BUTTON_HEIGHT, gap=GAP)
            self.invalidate(main.split_left(_ASIDE)[0])

    def _take_most(self) -> None:
        most = self.desk.most(self.side)
        if most is not None:
            self._set(*most)

    def _deal(self) -> None:
        if self.desk.is_costly(self.side, self.ones, self.fives) and not self.asked_again:
            self.asked_again = True
            self.renew(self._changing_area())
            return
        self.finish(self.side.id(self.ones, self.fives))

    def _why_not(self, ones: int, fives: int) -> str:
        """Why the deal cannot become this one; none at all is always a step on the way."""
        if min(ones, fives) < 0:
            return self.t("joakim.prompts.why.fewer_than_none")
        if ones + fives == 0 or self.desk.is_possible(self.side, ones, fives):
            return ""
        reason = self.desk.why_not(self.side, ones, fives)
        return self.table.reason_text(reason) if reason else self.t("table.not_possible")

    # The widgets

    def build(self) -> None:
        super().build()
        main, foot = self.body.split_bottom(BUTTON_HEIGHT, gap=GAP)
        _, desk = main.split_left(_ASIDE, gap=32)
        tabs, rest = desk.split_top(_TABS, gap=16)
        self._add_tabs(tabs)
        rows, _ = rest.split_top(2 * _ROW + 14)
        if self.desk.is_counted(self.side):
            self._add_counters(rows.rows(2, gap=14))
            self._add_most(self._pips_row())
        else:
            self._add_picks()
        give, deal = foot.split_left(_ASIDE, gap=32)
        beside = self.table.look.beside(self.choice)
        if beside is not None:
            show = partial(beside.open, self.finish)
            dealings, deal = deal.split_left(_DEALINGS, gap=24)
            self.add(Button(dealings, beside.label, show, "gold", name=BESIDE))
        self.add(
            Button(give, self.t("joakim.prompts.trade.pass"), partial(self.finish, "pass"),
                   name="pass")
        )  # fmt: skip
        reason = self._why_no_deal()
        kind: looks.ButtonKind = "danger" if self.asked_again else "primary"
        self.add(
            Button(deal, self._deal_label(), self._deal, kind, not reason, reason, name="deal")
        )

    def _add_tabs(self, row: Box) -> None:
        sides = self.desk.sides()
        for side, box in zip(sides, row.columns(len(sides), gap=14), strict=True):
            why = None if side.verb in ("buy", "sell") else self.desk.why_not_side(side)
            reason = self.table.reason_text(why) if why else ""
            kind: looks.ButtonKind = "gold" if side == self.side else "brown"
            strike = self.desk.option_card(side.card).strike if side.card else 0
            label = self.t(f"joakim.prompts.trade.tab.{side.verb}", strike=strike)
            self.add(
                Tab(box, label, partial(self._choose_side, side), kind, not reason, reason,
                    name=side.name, size=36)
            )  # fmt: skip

    def _add_counters(self, rows: Sequence[Box]) -> None:
        changes = (
            ("ones", self.ones, lambda n: self._set(n, self.fives),
             lambda n: self._why_not(n, self.fives)),
            ("fives", self.fives, lambda n: self._set(self.ones, n),
             lambda n: self._why_not(self.ones, n)),
        )  # fmt: skip
        for (name, value, change, why_not), row in zip(changes, rows, strict=True):
            self.add(Counter(self._counter_box(row), value, change, why_not, name=name))

    def _counter_box(self, row: Box) -> Box:
        return row.split_right(500)[1].inset(16, 14)

    def _add_most(self, row: Box) -> None:
        reason = self.desk.why_not_side(self.side)
        text = self.table.reason_text(reason) if reason else ""
        box = row.split_right(500)[1].inset(16, 0)
        label = self.t("joakim.prompts.trade.most")
        self.add(Button(box, label, self._take_most, "gold", not text, text, name="most", size=34))

    def _picks_area(self) -> Box:
        row = self._pips_row()
        top = row.y - 14 - (2 * _ROW + 14)
        return Box(row.x, top + 10, row.w, row.bottom - top - 10)

    def _add_picks(self) -> None:
        """The few ways of an option or of the crown's sale, as cards."""
        ways = self.desk.possible(self.side)
        area = self._picks_area().split_left(560)[0]
        boxes = area.columns(len(ways), gap=30)
        for (ones, fives), box in zip(ways, boxes, strict=True):
            units = 5 if fives else 1
            text = self.t(f"joakim.property.{'fives' if fives else 'ones'}", n=fives or ones)
            self.add(
                CardSpot(
                    Box.around(*box.centre, min(280, box.w), area.h - 16),
                    card_picture(self.desk.kind_id, units), partial(self._set, ones, fives), text,
                    caption=text, badge=f"×{ones}" if ones > 1 else "",
                    chosen=(ones, fives) == (self.ones, self.fives), name=f"pick {ones} {fives}",
                )
            )  # fmt: skip

    def _pips_row(self) -> Box:
        main, _ = self.body.split_bottom(BUTTON_HEIGHT, gap=GAP)
        desk = main.split_left(_ASIDE, gap=32)[1]
        return Box(desk.x, desk.y + _TABS + 16 + 2 * _ROW + 14 + 14, desk.w, _PIPS)

    def _changing_area(self) -> Box:
        """What is painted below the widgets and changes with the deal: pips, cards and sums."""
        picks = self._picks_area()
        return Box(picks.x, picks.y, picks.w, self.body.bottom - BUTTON_HEIGHT - picks.y).inset(-24)

    def _why_no_deal(self) -> str:
        if self.ones + self.fives == 0:
            reason = self.desk.why_not_side(self.side)
            if reason:
                return self.table.reason_text(reason)
            return self.t("joakim.prompts.why.choose_first")
        return self._why_not(self.ones, self.fives)

    # The words

    def _kinds(self) -> str:
        return self.t(f"joakim.kind.{self.desk.kind_id}.some")

    def _units(self) -> int:
        return self.ones + 5 * self.fives

    def _value_after(self) -> int | None:
        return self.desk.value_after(self.side, self.ones, self.fives)

    def _total(self) -> int:
        return self.desk.total(self.side, self.ones, self.fives) if self._units() else 0

    def _deal_label(self) -> str:
        """The deal in words: what the button does."""
        key = self.side.verb if self._units() else "nothing"
        what = self.t(f"joakim.kind.{self.desk.kind_id}.count", n=self._units())
        label = self.t(f"joakim.prompts.trade.do.{key}", what=what, amount=self._total())
        return self.t("joakim.prompts.sure", deal=label) if self.asked_again else label

    def _consequence(self) -> str:
        """What a costly deal leads to."""
        after = self.desk.cash_after(self.side, self.ones, self.fives)
        key = "last" if self.side.verb in ("sell", "double") else "cost"
        name = self.name_of(self.seat)
        return self.t(f"joakim.prompts.trade.consequence.{key}", name=name, after=after)

    # The picture

    def draw_inside(self, canvas: Canvas) -> None:
        main, _ = self.body.split_bottom(BUTTON_HEIGHT, gap=GAP)
        aside, desk = main.split_left(_ASIDE, gap=32)
        self.market.draw(canvas, aside, self._value_after())
        _, rest = desk.split_top(_TABS, gap=16)
        if self.desk.is_counted(self.side):
            self._draw_stock(canvas, rest.split_top(2 * _ROW + 14)[0].rows(2, gap=14))
            self._draw_pips(canvas, self._pips_row())
        else:
            self._draw_terms(canvas, self._picks_area())
        row = self._pips_row()
        self._draw_sum(canvas, Box(row.x, row.bottom + 14, row.w, desk.bottom - row.bottom - 14))

    def _draw_terms(self, canvas: Canvas, area: Box) -> None:
        """What the crown or the option does to the price."""
        canvas.skin(area, looks.SLOT)
        sign, words = area.split_right(500)[1].inset(24, 20).split_top(118, gap=10)
        verb = self.side.verb
        emblem = "joakim/coin_crown" if verb == "double" else "joakim/emblem_option"
        canvas.picture(emblem, sign)
        now = self.desk.price * self.data.numbers.auction_units
        text = self.t(
            f"joakim.prompts.trade.terms.{verb}", most=self.data.numbers.highest_value, now=now,
            total=self._total(),
        )  # fmt: skip
        canvas.text(words, text, theme.BODY, "centre", max_lines=None)

    def _draw_stock(self, canvas: Canvas, rows: Sequence[Box]) -> None:
        """Beside each counter: the cards there are, and where they lie."""
        stocks = ((1, self.side.most_ones), (5, self.side.most_fives))
        owner = "in_bank" if self.side.verb == "buy" else "owned"
        for (units, count), row in zip(stocks, rows, strict=True):
            canvas.skin(row, looks.SLOT)
            title, name = self.t(f"joakim.prompts.cards_of_{units}"), self.name_of(self.seat)
            where = self.t(f"joakim.prompts.{owner}", n=count, name=name)
            stock, _ = row.split_right(500)
            draw_stock(canvas, stock, self.desk.kind_id, units, count, title, where)

    def _draw_pips(self, canvas: Canvas, row: Box) -> None:
        left, _ = row.split_right(500)
        limit = self.data.numbers.crown_sale_most if self.side.verb == "double" else self.desk.limit
        pips, words = left.split_left(min(400, 40 * limit), gap=18)
        draw_pips(canvas, pips, self._units(), limit)
        canvas.text(words, self.t("joakim.prompts.trade.limit", n=limit), theme.LABEL)

    def _draw_sum(self, canvas: Canvas, box: Box) -> None:
        """What the deal costs or brings and what that leaves; before a second press, in words."""
        if self.asked_again:
            canvas.skin(box, looks.BUBBLE)
            sign, words = box.inset(24, 8).split_left(84, gap=20)
            canvas.picture("shelf/sym_warning", sign)
            canvas.text(words, self._consequence(), theme.BODY.sized(38), max_lines=2)
            return
        canvas.skin(box, looks.CHIP)
        figures = box.inset(20, 10)
        if self.desk.leaves_only_fives(self.side, self.ones, self.fives):
            figures, hint = figures.split_right(_HINT, gap=24)
            canvas.text(hint, self.t("joakim.prompts.trade.keep_a_one"), theme.LABEL, max_lines=3)
        left, right = figures.columns(2, gap=30)
        brings = self.side.verb in ("sell", "double")
        label = self.t(f"joakim.prompts.{'brings' if brings else 'costs'}")
        colour = theme.GAIN if brings else theme.MONEY
        draw_figure(canvas, left, label, self.say_money(self._total()), colour)
        after = (
            self.desk.cash_after(self.side, self.ones, self.fives) if self._units() else self.cash
        )
        draw_change(
            canvas, right, self.t("joakim.prompts.cash"), self.say_money(self.cash),
            self.say_money(after), after - self.cash,
        )  # fmt: skip
