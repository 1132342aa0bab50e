"""Which group a shareholders' meeting is about: whose its parts are, and what it takes."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.finans.meeting import value_of
from game.finans.state import BANK, Holder
from game.ui.finans.papers.register import Register
from game.ui.finans.prompts.base import BACK, Desk
from game.ui.finans.prompts.group_rows import draw_head, head_of, rows_in
from game.ui.finans.prompts.meeting_goal import MeetingGoal, aim_at, missed_by_cash
from game.ui.finans.prompts.tiles import draw_plot
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button
from game.ui.table.prompt import ASK_AGAIN

_RAISE = "raise "
"""How the names of the buttons begin that lead to raising money."""

_PART, _BUTTON = 80, 230
_FADED = 0.3
_VALUE = theme.BODY.sized(34)
_WHY = replace(theme.LABEL, leading=0.86)
_SHRINKS = 1.08
"""How much longer than a line a reason may be, and still stand on one in smaller letters."""


class MeetDesk(Desk):
    """A row for each group, with a button to call the meeting or to raise money for it, or why it
    cannot be called."""

    name = "meet"

    def rows(self) -> list[Box]:
        return rows_in(self.body, len(self.data.groups))

    def build(self) -> None:
        super().build()
        offered, refusals = self.offered(), self.refusals()
        for number, (group, row) in enumerate(zip(self.data.groups, self.rows(), strict=True)):
            box = row.split_right(_BUTTON)[1].inset(4, (row.h - 80) / 2)
            if missed_by_cash(self.register.rules, self.seat, number):
                label, press = self.tell("meet.raise"), partial(self._raise, number)
                self.add(Button(box, label, press, "gold", name=f"{_RAISE}{group.id}", size=30))
                continue
            id = f"meet {group.id}"
            reason = "" if id in offered else refusals.get(id) or self._only_before()
            self.add(
                Button(
                    box, self.tell("meet.call"), partial(self.finish, id), "primary", not reason,
                    reason, name=id, size=36,
                )
            )  # fmt: skip

    def first_choice(self) -> str:
        """A meeting that can be called; else one for which money can be raised."""
        first = super().first_choice()
        raising = [each.name for each in self.focus if each.name.startswith(_RAISE)]
        return raising[0] if first == BACK and raising else first

    def _raise(self, group: int) -> None:
        """Raise what is missing first: as much as the lowest fee takes."""
        aim_at(self.table, MeetingGoal(self.seat, group, self.data.numbers.fee_least))
        self.finish(ASK_AGAIN)

    def _only_before(self) -> str:
        return self.words.t("table.only_before_roll")

    def draw_inside(self, canvas: Canvas) -> None:
        reasons = {each.id: self.table.look.reason(each.reason) for each in self.choice.refused}
        for number, (group, row) in enumerate(zip(self.data.groups, self.rows(), strict=True)):
            canvas.skin(row.inset(-6, 1), looks.SLOT)
            draw_head(canvas, row, self.register, number, self.seat)
            rest = row.split_left(head_of(row).w, gap=8)[1].split_right(_BUTTON, gap=8)[0]
            papers, words = rest.split_left(6 * _PART + 8, gap=12)
            draw_parts_of_group(canvas, papers, self.register, number)
            id = f"meet {group.id}"
            why = "" if id in self.offered() else reasons.get(id, self._only_before())
            self._draw_value(canvas, words, number, why)
        self.draw_cash(canvas, self.foot.split_right(440)[0])

    def _draw_value(self, canvas: Canvas, box: Box, group: int, why: str) -> None:
        """What the opponents' parts are worth, with the least fee; and what stands against it."""
        value = sum(value_of(self.register.rules, self.seat, group).values())
        if why and not value:
            canvas.text(box, why, _WHY, max_lines=3)
            return
        least, most = self.data.numbers.fee_least, self.data.numbers.fee_most
        fee = why or self.tell("meet.fee", low=least, high=most)
        is_long = canvas.writer.width(fee, _WHY) > box.w * _SHRINKS
        top, below = box.split_top(box.h * 0.32) if is_long else box.inset(0, 9).rows(2)
        amount = self.tell("meet.value", amount=value)
        canvas.text(top, amount, _VALUE.coloured(theme.INK_SOFT if why else theme.MONEY))
        canvas.text(below, fee, _WHY, max_lines=2)


def draw_parts_of_group(canvas: Canvas, box: Box, register: Register, group: int) -> None:
    """The plots and shares of a group as small pictures with their owners; the bank's are faint."""
    papers = register.data.groups[group]
    x = box.x
    for plot in papers.plots:
        place = Box(x, box.y + 8, _PART - 6, box.h - 16)
        owner = register.state.plots[plot]
        draw_plot(canvas, place, register, plot, _FADED if owner == BANK else 1.0)
        _draw_owner(canvas, place, register, owner)
        x += _PART
    x = box.x + 3 * _PART + 8
    for share in papers.shares:
        place = Box(x, box.y + 14, _PART - 6, box.h - 28)
        owner = register.state.shares[share]
        picture = register.group_picture("share", group)
        canvas.picture(picture, place, alpha=_FADED if owner == BANK else 1.0)
        _draw_owner(canvas, place, register, owner)
        x += _PART


def _draw_owner(canvas: Canvas, box: Box, register: Register, owner: Holder) -> None:
    if owner != BANK:
        canvas.picture(register.marker(owner), Box(box.right - 38, box.bottom - 42, 42, 45))
