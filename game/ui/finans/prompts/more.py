"""The table's button "More": loans, the car, a kept tip, offers, and one's papers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from game.finans.loans import interest_each
from game.ui.finans.prompts.base import Desk
from game.ui.finans.prompts.paper_list import PaperListPrompt
from game.ui.finans.prompts.ways import ActionTile
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

_COLUMN, _TILE, _GAP = 544, 104, 10


class Doing(NamedTuple):
    """Something to do beside the papers: option id, picture, amount in kronor."""

    id: str
    picture: str
    amount: int


class MoreDesk(PaperListPrompt, Desk):
    """Tiles at the left, one's own papers at the right."""

    name = "more"
    may_redeem = True

    def list_box(self) -> Box:
        return self.body.split_left(_COLUMN, gap=26)[1]

    def doings(self) -> list[Doing]:
        """Loan, repayment, car, and the tip if one is kept."""
        numbers = self.data.numbers
        has_car = self.state.cars[self.seat]
        found = [
            Doing("loan", "finans/loan", numbers.loan),
            Doing("repay", "finans/loan", -numbers.loan),
            Doing("sell_car", "finans/car", numbers.car_sold_for)
            if has_car
            else Doing("buy_car", "finans/car", -numbers.car_price),
        ]
        if self.state.kept[self.seat]:
            found.append(Doing("use_tip", "finans/sp_byggaffar", 0))
        return found

    def build(self) -> None:
        super().build()
        offered, refusals = self.offered(), self.refusals()
        for doing, box in zip(self.doings(), self._tile_boxes(), strict=False):
            id, amount = doing.id, doing.amount
            reason = "" if id in offered else refusals.get(id) or self.missing_reason(id)
            written = (
                "" if not amount
                else self.register.gain(amount) if amount > 0 else self.register.loss(-amount)
            )  # fmt: skip
            self.add(
                ActionTile(
                    box, doing.picture, self.tell(f"way.{id}"), written, self._note(id),
                    partial(self.finish, id), reason, id,
                )
            )  # fmt: skip
        self._add_offers(offered, refusals)
        self.add_papers()

    def _note(self, id: str) -> str:
        had, most = self.state.loans[self.seat], self.data.numbers.loans_each
        return self.tell(f"note.{id}", n=had, of=most, interest=interest_each(self.register.rules))

    def missing_reason(self, id: str) -> str:
        return self.words.t("table.only_before_roll")

    def _tile_boxes(self) -> Iterator[Box]:
        column = self.body.split_left(_COLUMN)[0]
        for place in range(len(self.doings())):
            yield Box(column.x, column.y + place * (_TILE + _GAP), column.w, _TILE)

    # Option: trade between players

    def _offers_box(self) -> Box:
        column = self.body.split_left(_COLUMN)[0]
        used = len(self.doings()) * (_TILE + _GAP)
        return Box(column.x, column.y + used, column.w, column.h - used)

    def _others(self) -> list[int]:
        return self.state.others(self.seat) if self.state.options.trade == "on" else []

    def _add_offers(self, offered: set[str], refusals: dict[str, str]) -> None:
        _, box = self._offers_box().split_top(44, gap=14)
        for place, other in enumerate(self._others()):
            id = f"offer {other}"
            reason = "" if id in offered else refusals.get(id) or self.missing_reason(id)
            row = Box(box.x, box.y + place // 2 * 80, box.w, 72).columns(2, 10)[place % 2]
            name = self.words.name(other)
            self.add(
                Button(
                    row, name, partial(self.finish, id), "gold", not reason, reason, name=id,
                    picture=self.register.marker(other), size=34,
                )
            )  # fmt: skip

    # The picture

    def draw_inside(self, canvas: Canvas) -> None:
        if self._others():
            head, _ = self._offers_box().split_top(44)
            style = theme.BODY.sized(34).coloured(theme.INK_SOFT)
            canvas.text(head, self.tell("more.offers"), style)
        self.draw_list(canvas, self.tell("more.papers"), self.tell("more.no_papers"))
        self.draw_cash(canvas, self.foot.split_right(440)[0])
