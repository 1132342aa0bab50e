"""Option: an offer to another player. First the paper, then the price."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import Amount, AnyChoice
from game.ui.finans.prompts.base import FinansPrompt
from game.ui.finans.prompts.tiles import PlotTile, ShareTile
from game.ui.finans.prompts.yes_no import draw_paper
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.values import Stepper

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_ROWS = 5
_TILE, _GAP, _PAGER = 98, 10, 72


class OfferPaperPrompt(FinansPrompt):
    """Two halves: what one could buy of the other, and what one could sell."""

    def __init__(self, table: TableScene, request: AnyChoice) -> None:
        super().__init__(table, request)
        self.pages = {"buy": 0, "sell": 0}

    def subject(self) -> str:
        return self.tell("offer_paper.title", name=self.words.name(int(self.facts["seat"])))

    def ids(self, verb: str) -> list[str]:
        """The papers that can be bought, or sold, by their ids."""
        prefix = f"{verb} "
        return [o.id.removeprefix(prefix) for o in self.choice.options if o.id.startswith(prefix)]

    def halves(self) -> list[tuple[str, Box]]:
        return list(zip(("buy", "sell"), self.body.columns(2, 32), strict=True))

    def build(self) -> None:
        super().build()
        self.add_pass(self.foot.split_right(420)[1])
        for verb, half in self.halves():
            ids, page = self.ids(verb), self.pages[verb]
            area = half.split_top(52)[1]
            for place, id in enumerate(ids[page * _ROWS : (page + 1) * _ROWS]):
                row = Box(area.x, area.y + place * (_TILE + _GAP), area.w, _TILE)
                self._add_tile(row, verb, id)
            if len(ids) > _ROWS:
                turn = Box(area.x, area.bottom - _PAGER, area.w, _PAGER)
                label = self.table.t("table.page_on")
                press = partial(self._turn, verb, -(-len(ids) // _ROWS))
                self.add(Button(turn, label, press, "brown", name=f"page {verb}", size=32))

    def _turn(self, verb: str, pages: int) -> None:
        self.pages[verb] = (self.pages[verb] + 1) % pages
        self.rebuild()

    def _add_tile(self, box: Box, verb: str, id: str) -> None:
        press, register = partial(self.finish, f"{verb} {id}"), self.register
        if id in register.plot_ids:
            plot = register.plot_ids[id]
            price = register.money(self.data.plots[plot].price)
            note = self.tell("rent", amount=self.data.plots[plot].rent)
            self.add(PlotTile(box, register, plot, press, price, note, name=f"{verb} {id}"))
            return
        share = register.share_ids[id]
        paper = self.data.shares[share]
        note = self.tell("share_in", group=self.words.group(paper.group))
        face = register.money(paper.face)
        self.add(ShareTile(box, register, share, press, face, note, name=f"{verb} {id}"))

    def draw_inside(self, canvas: Canvas) -> None:
        name = self.words.name(int(self.facts["seat"]))
        for verb, half in self.halves():
            head = half.split_top(46)[0]
            canvas.text(head, self.tell(f"offer_paper.{verb}", name=name), theme.HEADING.sized(38))
            if not self.ids(verb):
                area = half.split_top(52)[1].split_top(80)[0]
                canvas.text(area, self.tell("offer_paper.nothing"), theme.BODY_SOFT)
        self.draw_told(canvas, self.table.look.question(self.request))


class AmountPrompt(FinansPrompt):
    """A price in kronor: a stepper, larger steps, and two buttons. `steps`: of the larger ones."""

    steps: Sequence[int] = (1_000, 5_000, 10_000, 50_000)

    def __init__(self, table: TableScene, request: Amount) -> None:
        super().__init__(table, request)
        self.amount = request
        self.value = self.proposed()

    first = "amount"

    def proposed(self) -> int:
        """The amount with which it begins."""
        return self.amount.low

    def why_none(self) -> str:
        """Why no amount is possible at all; "" if one is."""
        if self.amount.high >= self.amount.low:
            return ""
        reason = self.amount.why_not(self.amount.low)
        return self.table.reason_text(reason) if reason else self.t("table.not_possible")

    def fitted(self, amount: int) -> int:
        """The nearest amount that may be answered."""
        low, step = self.amount.low, self.amount.step
        most = low + (self.amount.high - low) // step * step
        return max(low, min(most, low + (amount - low) // step * step))

    def desk(self) -> Box:
        """The right part, with the amount."""
        return self.body.split_left(560, gap=40)[1]

    def build(self) -> None:
        super().build()
        why = self.why_none()
        no, yes = self.foot.columns(2, 24)
        self.add(Button(no, self.no_label(), partial(self.finish, 0), "brown", name="pass"))
        give = Button(
            yes, self.yes_label(), lambda: self.finish(self.value), "primary", not why, why,
            name="give",
        )  # fmt: skip
        self.give = self.add(give)
        self.jumps: list[tuple[int, Button]] = []
        if why:
            return
        box = self.amount_box()
        self.stepper = self.add(
            Stepper(
                box, self.value, self.amount.low, self.fitted(self.amount.high), self._set,
                self.amount.step, self.register.money, "amount",
            )
        )  # fmt: skip
        self.stepper.style = theme.NUMBER.sized(72)
        ups = Box(box.x, box.bottom + 18, box.w, 76)
        for sign, row in ((1, ups), (-1, ups.moved(0, 88))):
            for step, place in zip(self.steps, row.columns(len(self.steps), 16), strict=True):
                say = self.register.gain if sign > 0 else self.register.loss
                by = sign * step
                jump = Button(
                    place, say(step), partial(self._jump, by), "gold", name=f"{by:+}", size=34
                )
                self.jumps.append((by, self.add(jump)))
        self._update_jumps()

    def amount_box(self) -> Box:
        desk = self.desk()
        return Box(desk.x, desk.bottom - 300, desk.w, 112)

    def yes_label(self) -> str:
        return self.tell(f"{self.request.question}.give", amount=self.value)

    def no_label(self) -> str:
        return self.words.t(f"label.pass.{self.request.question}")

    def _jump(self, by: int) -> None:
        self._set(self.fitted(self.value + by))
        self.stepper.set_value(self.value)

    def _set(self, value: int) -> None:
        self.value = value
        self.give.set_label(self.yes_label())
        self._update_jumps()

    def _update_jumps(self) -> None:
        """A jump goes as far as it can; where it cannot go at all it says why."""
        for by, jump in self.jumps:
            stuck = self.fitted(self.value + by) == self.value
            reason = self.amount.why_not(self.value + by) if stuck else None
            why = self.table.reason_text(reason) if reason else self.t("table.not_possible")
            jump.enable(why if stuck else "")

    def draw_inside(self, canvas: Canvas) -> None:
        left = self.body.split_left(560)[0]
        draw_paper(canvas, left, self, str(self.facts["paper"]))
        desk = self.desk()
        top = Box(desk.x, desk.y, desk.w, desk.h - 320)
        question, figures = top.split_top(top.h * 0.42, gap=10)
        canvas.text(
            question, self.table.look.question(self.amount), theme.BODY.sized(44), max_lines=None
        )
        rows = self.figures()
        for (label, amount), row in zip(rows, figures.rows(len(rows), 12), strict=True):
            canvas.skin(row, looks.CHIP)
            a, b = row.inset(24, 4).split_right(row.w * 0.5)
            canvas.text(a, label, theme.BODY)
            canvas.text(b, amount, theme.MONEY_STYLE.sized(46), "right")
        why = self.why_none()
        if why:
            area = self.amount_box().inset(0, -60)
            canvas.skin(area, looks.BUBBLE)
            canvas.text(area.inset(30, 16), why, theme.BODY.sized(40), max_lines=None)

    def figures(self) -> list[tuple[str, str]]:
        """Labels and amounts that help to decide."""
        raise NotImplementedError


class OfferPricePrompt(AmountPrompt):
    """The price that is offered, or asked."""

    def proposed(self) -> int:
        return self.fitted(self.printed_price())

    def printed_price(self) -> int:
        """What the paper costs in the bank."""
        return price_of(self, str(self.facts["paper"]))

    def figures(self) -> list[tuple[str, str]]:
        return [
            (self.tell("offer_price.printed"), self.register.money(self.printed_price())),
            (self.tell("offer_price.most"), self.register.money(self.amount.high)),
        ]


class BidPrompt(AmountPrompt):
    """Option: an auction of a bankrupt's papers."""

    def figures(self) -> list[tuple[str, str]]:
        best = int(self.facts["best"])
        printed = price_of(self, str(self.facts["paper"]))
        leader = self.words.name(int(self.facts["leader"])) if best else ""
        return [
            (
                self.tell("bid.best", name=leader) if best else self.tell("bid.none"),
                self.register.money(best) if best else "–",
            ),
            (self.tell("offer_price.printed"), self.register.money(printed)),
            (self.tell("cash"), self.register.money(self.cash)),
        ]  # fmt: skip


def price_of(prompt: FinansPrompt, id: str) -> int:
    """What the paper of this id costs in the bank, in kronor."""
    register = prompt.register
    if id in register.plot_ids:
        return prompt.data.plots[register.plot_ids[id]].price
    return prompt.data.shares[register.share_ids[id]].face
