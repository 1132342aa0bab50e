"""Shareholders' meeting: one throw for all of the opponents' parts of a company group."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.engine.requests import Choice, Option, Reason, Refused, Seat, Target
from game.finans.data import Numbers, PlotIndex
from game.finans.events import MeetingCalled, MeetingHeld, Mortgaged
from game.finans.groups import groups_of, owners_of
from game.finans.holdings import Holdings
from game.finans.mortgages import redemption
from game.finans.purchase import may_deal_here
from game.finans.state import BANK
from game.finans.table import Table

_NO_MEETING: Option[int | None] = Option("pass", None, Target("button", "pass"))


def value_of(t: Table, seat: Seat, group: int) -> dict[Seat, int]:
    """The purchase value of the opponents' parts of a group, buildings included, by opponent."""
    papers, state = t.data.groups[group], t.state
    values: dict[Seat, int] = {}
    for plot in papers.plots:
        deed, owner = t.data.plots[plot], state.plots[plot]
        if owner not in (BANK, seat):
            worth = deed.price + (deed.building if state.built[plot] else 0)
            values[owner] = values.get(owner, 0) + worth
    for share in papers.shares:
        owner = state.shares[share]
        if owner not in (BANK, seat):
            values[owner] = values.get(owner, 0) + t.data.shares[share].face
    return values


def why_not_meet(t: Table, seat: Seat, group: int) -> Reason | None:
    """What keeps a seat from calling a meeting about a group here and now."""
    clause = "finans.meeting.1"
    if not may_deal_here(t, seat):
        return Reason("not_in_the_bank", clause)
    if t.state.met and t.state.options.meetings == "one":
        return Reason("one_meeting_a_turn", clause)
    owners = owners_of(t, group)
    own, in_bank = owners.count(seat), owners.count(BANK)
    if not own:
        return Reason("no_part_of_group", clause)
    if own == len(owners):
        return Reason("group_is_yours", clause)
    if own + in_bank == len(owners):
        return Reason("no_opponent_in_group", clause)
    if in_bank and t.state.options.meeting_parts == "whole_group":
        return Reason("parts_in_bank", clause, (("n", in_bank),))
    value, cash = sum(value_of(t, seat, group).values()), t.state.cash[seat]
    total = value + t.data.numbers.fee_least
    if cash < total:
        facts = (("total", total), ("cash", cash), ("missing", total - cash))
        return Reason("not_enough_cash", "finans.meeting.2", facts)
    return None


def groups_to_meet_about(t: Table, seat: Seat, own: Holdings) -> Sequence[int]:
    """Those of which one has a part, and may call for the rest where one deals."""
    return [group for group in groups_of(t, own) if why_not_meet(t, seat, group) is None]


async def call(t: Table, seat: Seat, group: int) -> None:
    """Put up the value and a brokerage fee, and roll for all of it."""
    values = value_of(t, seat, group)
    value = sum(values.values())
    fees = (_NO_MEETING, *fees_for(t, seat, value))
    facts = (("group", t.data.groups[group].id), ("value", value), ("cash", t.state.cash[seat]))
    fee = await Choice(seat, "fee", fees, facts, partial(why_no_fee, t, seat, value))
    if fee is None:
        return
    t.emit(MeetingCalled(seat, group, value, fee))
    won = await succeeds(t, seat, fee)
    t.emit(MeetingHeld(seat, group, won, BANK not in owners_of(t, group)))
    if won:
        take_over(t, seat, group, fee)
    else:
        t.money(seat, BANK, fee, "fee_lost", "finans.meeting.3")


async def succeeds(t: Table, seat: Seat, fee: int) -> bool:
    """Both dice must not show more than the fee in tens of thousands; the highest needs no roll."""
    numbers = t.data.numbers
    if fee == numbers.fee_most:
        return True
    return sum(await t.roll(seat, 2, "meeting")) <= fee // numbers.fee_step


def fees_for(t: Table, seat: Seat, value: int) -> Iterator[Option[int | None]]:
    """Every fee in steps that the cash covers besides the value, as options: "80000"."""
    numbers = t.data.numbers
    for fee in range(numbers.fee_least, numbers.fee_most + 1, numbers.fee_step):
        if value + fee <= t.state.cash[seat]:
            yield Option(str(fee), fee, Target("button", str(fee)))


def why_no_fee(t: Table, seat: Seat, value: int) -> Iterator[Refused]:
    """The fees that are too dear."""
    numbers, cash = t.data.numbers, t.state.cash[seat]
    for fee in range(numbers.fee_least, numbers.fee_most + 1, numbers.fee_step):
        if value + fee > cash:
            facts = (("total", value + fee), ("cash", cash), ("missing", value + fee - cash))
            reason = Reason("not_enough_cash", "finans.meeting.2", facts)
            yield Refused(str(fee), reason, Target("button", str(fee)))


def winning_throws(fee_steps: int, sides: int) -> int:
    """Of all throws of two dice, how many show no more than so many eyes."""
    faces = range(1, sides + 1)
    return sum(first + second <= fee_steps for first in faces for second in faces)


def take_over(t: Table, seat: Seat, group: int, fee: int) -> None:
    """All parts change hands for their value; the fee is divided."""
    losers = list(value_of(t, seat, group))
    for plot in t.data.groups[group].plots:
        if t.state.plots[plot] not in (BANK, seat):
            take_plot(t, seat, plot)
    for share in t.data.groups[group].shares:
        if t.state.shares[share] not in (BANK, seat):
            price = t.data.shares[share].face
            t.move_share(share, seat, price, "taken_over", "finans.meeting.4")
    t.money(seat, BANK, fee, "fee", "finans.meeting.5")
    each = fee_divided(t.data.numbers, fee, len(losers)).each
    for loser in losers:
        t.earn(loser, each, "fee_part", "finans.meeting.5")


class FeeDivided(NamedTuple):
    """Who gets what of a fee: each of those who have lost something, and the bank."""

    each: int
    bank: int


def fee_divided(numbers: Numbers, fee: int, losers: int) -> FeeDivided:
    """Of a successful meeting's fee the bank keeps its part, and the others get equal parts of the
    rest, to the nearest note. What rounding takes or leaves is the bank's."""
    each = numbers.rounded(fee - numbers.fee_to_bank, losers)
    return FeeDivided(each, fee - each * losers)


def take_plot(t: Table, seat: Seat, plot: PlotIndex) -> None:
    """A plot with its building for its value; the bank takes what its owner owes on it first.

    Option: a mortgaged deed stays face down, and its owner gets the full price all the same.
    """
    deed, owner = t.data.plots[plot], t.state.plots[plot]
    price = deed.price + (deed.building if t.state.built[plot] else 0)
    t.move_plot(plot, seat, price, "taken_over", "finans.meeting.4")
    if t.state.mortgaged[plot] and t.state.options.meeting_mortgage == "paid_off":
        t.money(owner, BANK, redemption(t, plot), "redemption", "finans.meeting.6")
        t.emit(Mortgaged(seat, plot, False))
