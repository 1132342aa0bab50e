"""A bid in an open auction: what is sold, who leads, who is still in, and how much to bid."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import Amount
from game.joakim.events import AuctionOpened, BidMade
from game.joakim.state import BANK
from game.ui.joakim.prompts.base import BUTTON_HEIGHT, GAP, JoakimPrompt
from game.ui.joakim.prompts.counter import Counter
from game.ui.joakim.prompts.deal_desk import COSTLY
from game.ui.joakim.prompts.figures import card_picture, draw_cards, draw_figure, draw_seat
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button
from game.ui.table.countdown import Countdown

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_ASIDE = 404
_FIGURES, _SEATS, _AMOUNT, _QUICK = 154, 98, 136, 88
_STEPS = (5, 10)


class BidPrompt(JoakimPrompt):
    """An amount above the highest bid, or a pass. A bid of more than a quarter of the cash that is
    more than the lot is worth is asked about twice."""

    first = "amount"

    def __init__(self, table: TableScene, request: Amount) -> None:
        super().__init__(table, request)
        self.amount = request
        self.value = request.low
        self.asked_again = False
        self.clock: Countdown | None = None

    @property
    def lot(self) -> int:
        """How many properties are sold together."""
        return self.data.numbers.auction_units

    @property
    def lot_kind(self) -> str:
        """The kind that is sold."""
        return str(self.facts["kind"])

    @property
    def market_value(self) -> int:
        """What the lot is worth at market value, in M."""
        return self.lot * self.state.market[self.data.kind(self.lot_kind)]

    @property
    def best(self) -> int:
        """The highest bid so far, 0 if there is none."""
        return int(self.facts["best"])

    def question(self) -> str:
        what = self.t(f"joakim.kind.{self.lot_kind}.count", n=self.lot)
        return self.t("joakim.prompts.bid.question", what=what)

    # The course of it

    def enter(self) -> None:
        self.focus.set_by_name("pass" if self.why_none() else "amount")
        seconds = int(self.state.options.auction_clock)
        if seconds:
            self.clock = self.sprites.add(
                Countdown(self.kit, self._clock_box(), seconds, self._is_on_top, self._pass)
            )
            self.clock.start()

    def leave(self) -> None:
        if self.clock is not None:
            self.clock.stop()

    def _is_on_top(self) -> bool:
        return self.stack is not None and self.stack.top is self

    def _pass(self) -> None:
        self.finish(0)

    def _more_time(self) -> None:
        if self.clock is not None:
            self.clock.more_time()

    def _set(self, value: int) -> None:
        self.value, self.asked_again = value, False
        self.renew(self._quick_area())

    def _bid(self) -> None:
        costly = self.value > COSTLY * self.cash and self.value > self.market_value
        if costly and not self.asked_again:
            self.asked_again = True
            self.renew(self._quick_area())
            return
        self.finish(self.value)

    def why_not(self, value: int) -> str:
        """Why this cannot be bid, "" if it can."""
        if self.amount.low <= value <= self.amount.high:
            return ""
        reason = self.amount.refuse(value)  # a pass is no bid, so 0 is too little here
        return self.table.reason_text(reason) if reason else self.t("table.not_possible")

    def why_none(self) -> str:
        """Why no bid at all is possible, "" if one is."""
        return self.why_not(self.amount.low)

    def _consequence(self) -> str:
        """What a bid above the lot's value leads to."""
        over, after = self.value - self.market_value, self.cash - self.value
        name = self.name_of(self.seat)
        return self.t("joakim.prompts.bid.consequence", over=over, after=after, name=name)

    def leader(self) -> int | None:
        """Who has made the highest bid."""
        return int(self.facts["leader"]) if self.best else None

    def passed(self) -> set[int]:
        """Who is out of this auction: they have passed."""
        out: set[int] = set()
        for event in self.table.session.log:
            if isinstance(event, AuctionOpened):
                out.clear()
            elif isinstance(event, BidMade) and not event.amount:
                out.add(event.seat)
        return out

    # The widgets

    def build(self) -> None:
        super().build()
        _, foot = self.body.split_bottom(BUTTON_HEIGHT, gap=GAP)
        none = self.why_none()
        if not none:
            self._add_amount(*self._amount_rows())
        give, bid = foot.split_left(_ASIDE, gap=32)
        self.add(Button(give, self.t("joakim.prompts.bid.pass"), self._pass, name="pass"))
        label = self.t("joakim.prompts.bid.do", amount=self.value)
        if self.asked_again:
            label = self.t("joakim.prompts.sure", deal=label)
        kind: looks.ButtonKind = "danger" if self.asked_again else "primary"
        self.add(Button(bid, label, self._bid, kind, not none, none, name="bid"))
        if self.state.options.auction_clock:
            box = Box(self._clock_box().right + 16, self._clock_box().y + 12, 236, 84)
            label = self.t("joakim.prompts.bid.more_time")
            self.add(Button(box, label, self._more_time, "brown", name="more time", size=34))

    def _amount_rows(self) -> tuple[Box, Box]:
        main, _ = self.body.split_bottom(BUTTON_HEIGHT, gap=GAP)
        _, desk = main.split_left(_ASIDE, gap=32)
        top = desk.y + _FIGURES + _SEATS + 40
        amount = Box(desk.x, top, desk.w, _AMOUNT)
        return amount, Box(desk.x, amount.bottom + 18, desk.w, _QUICK)

    def _quick_area(self) -> Box:
        return self._amount_rows()[1].inset(-48)

    def _add_amount(self, amount: Box, quick: Box) -> None:
        self.add(Counter(amount, self.value, self._set, self.why_not, self.say_money, "amount", 92))
        if self.asked_again:
            return
        boxes = quick.columns(len(_STEPS) + 1, gap=20)
        for step, box in zip(_STEPS, boxes, strict=False):
            reason = self.why_not(self.value + step)
            label = self.t("joakim.prompts.bid.more", amount=step)
            raise_by = partial(self._set, self.value + step)
            self.add(Button(box, label, raise_by, "gold", not reason, reason, name=f"+{step}"))
        all_in = partial(self._set, self.amount.high)
        label = self.t("joakim.prompts.bid.all", amount=self.amount.high)
        self.add(Button(boxes[-1], label, all_in, "gold", name="all in"))

    def _clock_box(self) -> Box:
        main, _ = self.body.split_bottom(BUTTON_HEIGHT, gap=GAP)
        return Box(main.x + 16, main.bottom - 124, 108, 108)

    # The picture

    def draw_inside(self, canvas: Canvas) -> None:
        main, _ = self.body.split_bottom(BUTTON_HEIGHT, gap=GAP)
        aside, desk = main.split_left(_ASIDE, gap=32)
        self._draw_lot(canvas, aside)
        figures, rest = desk.split_top(_FIGURES, gap=18)
        self._draw_figures(canvas, figures)
        self._draw_seats(canvas, rest.split_top(_SEATS)[0])
        none = self.why_none()
        amount, quick = self._amount_rows()
        if none:
            area = amount.union(quick)
            canvas.skin(area, looks.BUBBLE)
            sign, words = area.inset(30, 16).split_left(110, gap=24)
            canvas.picture("shelf/sym_lock", sign.inset(4))
            canvas.text(words, none, theme.BODY.sized(42), max_lines=None)
        elif self.asked_again:
            canvas.skin(quick, looks.BUBBLE)
            sign, words = quick.inset(20, 4).split_left(72, gap=16)
            canvas.picture("shelf/sym_warning", sign)
            canvas.text(words, self._consequence(), theme.BODY, max_lines=2)

    def _draw_lot(self, canvas: Canvas, box: Box) -> None:
        """The five that are sold, and what they are worth."""
        canvas.skin(box, looks.SLOT)
        inner = box.inset(18, 18)
        clock = 124 if self.state.options.auction_clock else 0
        cards, words = Box(inner.x, inner.y, inner.w, inner.h - clock).split_bottom(150, gap=10)
        kind = self.data.kind(self.lot_kind)
        units, count = (5, 1) if self.state.fives[BANK][kind] else (1, self.lot)
        draw_cards(canvas, cards, card_picture(self.lot_kind, units), count)
        each = self.say_money(self.state.market[kind])
        label = self.t("joakim.prompts.bid.worth", n=self.lot, each=each)
        draw_figure(canvas, words, label, self.say_money(self.market_value), theme.INK, 72)

    def _draw_figures(self, canvas: Canvas, box: Box) -> None:
        """The highest bid and whose it is, and one's own cash."""
        left, right = box.split_right(340, gap=20)
        canvas.skin(left, looks.CHIP)
        leader = self.leader()
        label = self.t("joakim.prompts.bid.best")
        if leader is None:
            draw_figure(
                canvas, left.inset(20, 10), label, self.t("joakim.prompts.bid.none"), theme.INK
            )
        else:
            amount, name = left.inset(20, 10).split_left(290, gap=20)
            draw_figure(canvas, amount, label, self.say_money(self.best), size=84)
            seating = self.table.seating(leader)
            draw_seat(canvas, name, seating.look, seating.name, theme.NUMBER.sized(44))
        canvas.skin(right, looks.CHIP)
        draw_figure(
            canvas, right.inset(16, 10), self.t("joakim.prompts.cash"), self.say_money(self.cash),
            size=72,
        )  # fmt: skip

    def _draw_seats(self, canvas: Canvas, box: Box) -> None:
        """Everybody, in turn order: who is asked, who leads, who has passed."""
        seats = self.state.seats_from(self.state.seat)
        passed, leader = self.passed(), self.leader()
        for seat, place in zip(seats, box.columns(len(seats), gap=14), strict=True):
            state = (
                "passed" if seat in passed else "leads" if seat == leader
                else "asked" if seat == self.seat else "in"
            )  # fmt: skip
            seating = self.table.seating(seat)
            canvas.skin(place, looks.SLOT if state == "passed" else looks.CHIP)
            who, below = place.inset(14, 8).split_top(46)
            mark, name = who.split_left(46, gap=12)
            canvas.seat_mark(mark, seating.look)
            ink = theme.INK_SOFT if state == "passed" else theme.INK
            canvas.text(name, seating.name, theme.NUMBER.sized(34).coloured(ink))
            canvas.text(below, self.t(f"joakim.prompts.bid.seat.{state}"), theme.LABEL)
            if state == "passed":
                x, y = mark.centre
                canvas.line([(x - 24, y + 24), (x + 24, y - 24)], theme.LOSS, 7)
