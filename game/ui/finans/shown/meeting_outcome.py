"""How a shareholders' meeting went: the dice, and who gets what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.finans.events import MeetingCalled
from game.finans.meeting import fee_divided
from game.ui.finans.shown.shown_scene import ShownScene
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.table.dice import die_picture

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook

_WIDTH, _LOWEST = 1440, 900
"""Width of the paper, and how far down it may reach."""

_HEAD, _ROW, _GAP, _EDGE = 210, 92.0, 12, 76
"""Heights: of what is told, of a row and between two, and what the paper leaves above and below."""


class MeetingOutcome(ShownScene):
    """`dice`: what they show; empty if the fee was so high that nobody had to roll. `gets`: what
    each who has lost something gets in all, in kronor: the value of the papers (less what the bank
    takes for a mortgage) and a part of the fee. Nobody gets anything of a meeting that has failed.
    """

    def __init__(
        self,
        look: FinansLook,
        event: MeetingCalled,
        dice: tuple[int, ...],
        gets: Mapping[Seat, int],
    ) -> None:
        self.event = event
        self.dice = dice
        self.gets = gets
        super().__init__(look)

    @property
    def succeeds(self) -> bool:
        step = self.register.data.numbers.fee_step
        return not self.dice or sum(self.dice) <= self.event.fee // step

    def told(self) -> str:
        lines = [self._title(), self._why(), self._result()]
        lines += [f"{self.register.words.name(seat)} 1" for seat in self.gets]
        return " ".join(lines)

    def _title(self) -> str:
        return self.register.t("outcome.won" if self.succeeds else "outcome.lost")

    def _why(self) -> str:
        if not self.dice:
            return self.register.t("outcome.sure", fee=self.event.fee)
        n = self.event.fee // self.register.data.numbers.fee_step
        return self.register.t("outcome.needed", n=n, sum=sum(self.dice))

    def _result(self) -> str:
        if not self.succeeds:
            return self.register.t("outcome.keeps", fee=self.event.fee)
        whole = not self.register.in_bank(self.event.group)
        name = self.register.words.name(self.event.seat)
        group = self.register.words.group(self.event.group)
        return self.register.t(
            "outcome.owner" if whole else "outcome.parts", name=name, group=group
        )

    def draw(self, canvas: Canvas) -> None:
        paper = self.paper()
        canvas.skin(paper.inset(-20), looks.WOOD_FRAME)
        canvas.skin(paper, looks.DIALOG_PAPER)
        ribbon = Box.around(paper.centre[0], paper.y - 10, 880, 112)
        canvas.skin(ribbon, looks.RIBBON)
        canvas.picture("finans/ic_stamma", Box(ribbon.x + 20, ribbon.y - 8, 110, 110))
        title = Box(ribbon.x + 140, ribbon.y + 8, ribbon.w - 180, ribbon.h - 26)
        canvas.text(title, self._title(), theme.TITLE, "centre")
        inner = Box(paper.x + 60, paper.y + _EDGE, paper.w - 120, paper.h - _EDGE - 40)
        head, rest = inner.split_top(_HEAD, gap=20)
        emblem, words = head.split_left(200, gap=30)
        canvas.picture(self.register.group_picture("emblem", self.event.group), emblem)
        words, dice = words.split_right(300 if self.dice else 0, gap=20)
        for face, box in zip(self.dice, dice.columns(2, 12), strict=False):
            canvas.picture(die_picture(face), box)
        top, below = words.rows(2)
        canvas.text(top, self._why(), theme.BODY.sized(40), max_lines=2)
        colour = theme.GAIN if self.succeeds else theme.LOSS
        canvas.text(below, self._result(), theme.HEADING.sized(46).coloured(colour), max_lines=2)
        self._draw_shares(canvas, rest)
        self.draw_widgets(canvas)

    def paper(self) -> Box:
        """As high as its rows need, in the middle of what lies above the button."""
        rows = len(self.gets) + 1
        height = min(750, _EDGE + _HEAD + 20 + rows * (_ROW + _GAP) + 40)
        return Box.around(960, _LOWEST - 375, _WIDTH, height)

    def _draw_shares(self, canvas: Canvas, box: Box) -> None:
        """A row for each who gets something, then the bank's."""
        bank = self.event.fee
        if self.succeeds:
            bank = fee_divided(self.register.data.numbers, bank, len(self.gets)).bank
        rows: list[tuple[str, str, str, int]] = [
            (
                self.register.marker(seat), self.register.words.name(seat),
                self.register.t("outcome.gets"), amount,
            )
            for seat, amount in self.gets.items()
        ]  # fmt: skip
        rows.append(
            ("finans/sp_kassa", self.register.t("bank"), self.register.t("outcome.bank"), bank)
        )
        height = min(_ROW, (box.h - _GAP * (len(rows) - 1)) / len(rows))
        for place, (picture, name, what, amount) in enumerate(rows):
            row = Box(box.x, box.y + place * (height + _GAP), box.w, height)
            canvas.skin(row, looks.CHIP)
            mark, rest = row.inset(22, 6).split_left(76, gap=18)
            canvas.picture(picture, mark)
            rest, right = rest.split_right(330, gap=12)
            who, why = rest.split_left(300, gap=14)
            canvas.text(who, name, theme.NUMBER.sized(40))
            canvas.text(why, what, theme.BODY.sized(34))
            style = theme.MONEY_STYLE.sized(50)
            canvas.text(right, self.register.gain(amount), style.coloured(theme.GAIN), "right")
