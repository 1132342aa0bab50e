"""What money is raised for before a shareholders' meeting, within one turn.

The ways to raise it are options of the turn's question. While there is a goal that question is
asked in a dialog that shows how far it is, until the meeting is called or the goal is given up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from game.engine.requests import AnyRequest, Seat
from game.finans.debts import most_cash
from game.finans.holdings import holdings_of
from game.finans.meeting import value_of, why_not_meet
from game.finans.table import Table

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook
    from game.ui.scenes.table import TableScene


class MeetingGoal(NamedTuple):
    """Who wants to call a meeting about which group, with what fee in kronor."""

    seat: Seat
    group: int
    fee: int

    def amount(self, t: Table) -> int:
        """What has to be put up, in kronor: the value, and the fee."""
        return sum(value_of(t, self.seat, self.group).values()) + self.fee

    def is_within_reach(self, t: Table) -> bool:
        """Whether a meeting may be called, as far as money is not what is missing, and the seat
        can raise as much while it keeps what it has of the group."""
        why = why_not_meet(t, self.seat, self.group)
        may = why is None or why.code == "not_enough_cash"
        return may and self.amount(t) <= _most(t, self.seat, self.group)

    def holds(self, request: AnyRequest, t: Table) -> bool:
        """Whether this question is one in which money is raised for it."""
        asked = request.question == "turn" and request.asked == self.seat
        return asked and self.is_within_reach(t)


def _most(t: Table, seat: Seat, group: int) -> int:
    """What a seat would have in kronor if it raised all it can, but sold nothing of a group."""
    own, deeds, shares = holdings_of(t, seat), t.data.plots, t.data.shares
    sales = [
        max(0, deeds[plot].buy_back - deeds[plot].mortgage)
        for plot in own.free
        if deeds[plot].group == group
    ]
    sales += [shares[share].buy_back for share in own.shares if shares[share].group == group]
    return most_cash(t, seat) - sum(sales)


def missed_by_cash(t: Table, seat: Seat, group: int) -> bool:
    """Whether money is all that is missing for a meeting about a group, and can be raised."""
    why = why_not_meet(t, seat, group)
    least = MeetingGoal(seat, group, t.data.numbers.fee_least)
    return why is not None and why.code == "not_enough_cash" and least.is_within_reach(t)


def aim_at(table: TableScene, goal: MeetingGoal | None) -> None:
    """From now on money is raised for this; None: for nothing any more."""
    cast("FinansLook", table.look).goal = goal
