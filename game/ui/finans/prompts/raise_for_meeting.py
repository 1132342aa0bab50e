"""Raising money for a shareholders' meeting: it can be left, and leads on to the meeting."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import AnyRequest
from game.ui.finans.prompts.base import BACK, FOOT, GAP
from game.ui.finans.prompts.meeting_goal import MeetingGoal, aim_at
from game.ui.finans.prompts.raising import Raising
from game.ui.finans.prompts.ways import OwnPaper
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button
from game.ui.table.prompt import ASK_AGAIN

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_BUTTON, _BUTTONS = 330, 14
"""Width of each of the two buttons at the foot, and units between them."""


class RaiseForMeetingPrompt(Raising):
    """One way after another, within a turn. What one has of the group is not for sale here: without
    a part of it there is no meeting."""

    wanted_label = "put_up"

    def __init__(self, table: TableScene, request: AnyRequest, goal: MeetingGoal) -> None:
        super().__init__(table, request)
        self.goal = goal
        self.papers = list(filter(None, map(self._kept_in_group, self.papers)))

    def _kept_in_group(self, paper: OwnPaper) -> OwnPaper | None:
        """A paper with what can be done with it here; None if that is nothing."""
        papers = self.data.plots if paper.sort == "plot" else self.data.shares
        if papers[paper.number].group != self.goal.group:
            return paper
        ways = tuple(way for way in paper.ways if not way[0].startswith("sell"))
        return paper._replace(ways=ways) if ways else None

    @property
    def wanted(self) -> int:
        return self.goal.amount(self.register.rules)

    @property
    def body(self) -> Box:
        return self.content.split_bottom(FOOT, gap=GAP)[0]

    @property
    def _call(self) -> str:
        """The option of calling the meeting."""
        return f"meet {self.data.groups[self.goal.group].id}"

    def subject(self) -> str:
        return self.tell("raise_money.title")

    def first_choice(self) -> str:
        return super().first_choice() if self.missing else self._call

    def build(self) -> None:
        super().build()
        back, call = self.foot.split_right(2 * _BUTTON + _BUTTONS)[1].columns(2, _BUTTONS)
        self.add(Button(back, self.tell("back"), self.back, "brown", name=BACK))
        reason = "" if self._call in self.offered() else self.refusals()[self._call]
        self.add(
            Button(
                call, self.tell("raise_money.meet"), partial(self.finish, self._call), "primary",
                not reason, reason, name=self._call,
            )
        )  # fmt: skip

    def back(self) -> None:
        """The turn goes on, without a meeting in view."""
        aim_at(self.table, None)
        self.finish(ASK_AGAIN)

    def draw_inside(self, canvas: Canvas) -> None:
        super().draw_inside(canvas)
        words = self.foot.split_right(2 * _BUTTON + _BUTTONS, gap=GAP)[0]
        fee = self.goal.fee
        told = self.tell(
            "raise_money.for", group=self.words.group(self.goal.group), value=self.wanted - fee,
            fee=fee,
        )  # fmt: skip
        canvas.text(words, told, theme.BODY.sized(34), max_lines=2)
