"""Taking a bank loan: how many there may be, and where there is none."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.engine.requests import Reason, Seat
from game.finans.actions import THE_ONE
from game.finans.data import GameData
from game.finans.events import LoansChanged
from game.finans.holdings import Holdings
from game.finans.table import Table


def why_not_borrow(t: Table, seat: Seat, paper: int = 0) -> Reason | None:
    """At most three each, as many as the bank has, and none on "Repay One of Your Loans"."""
    numbers, state = t.data.numbers, t.state
    if state.spaces[seat] not in where_one_borrows(t.data):
        return Reason("no_loan_here", "finans.loans.4")
    if state.loans[seat] >= numbers.loans_each:
        return Reason("loans_used_up", "finans.loans.1", (("limit", numbers.loans_each),))
    if sum(state.loans) >= state.options.bank_loans:
        return Reason("bank_has_no_loan", "finans.loans.1", (("limit", state.options.bank_loans),))
    return None


@cache
def where_one_borrows(data: GameData) -> frozenset[int]:
    """The numbers of the spaces that do not ask for a repayment."""
    return frozenset(space.number for space in data.spaces if space.type != "repay")


def loans_open(t: Table, seat: Seat) -> int:
    """How many loans a seat could take where it stands, one after another."""
    if t.state.spaces[seat] not in where_one_borrows(t.data):
        return 0
    in_bank = t.state.options.bank_loans - sum(t.state.loans)
    return max(0, min(t.data.numbers.loans_each - t.state.loans[seat], in_bank))


def a_loan(t: Table, seat: Seat, own: Holdings) -> Sequence[int]:
    """A loan, where the bank has one for a seat that may have another."""
    state = t.state
    free = state.loans[seat] < t.data.numbers.loans_each
    return THE_ONE if free and sum(state.loans) < state.options.bank_loans else ()


def borrow(t: Table, seat: Seat) -> None:
    """The bank lends fifty thousand."""
    t.emit(LoansChanged(seat, t.state.loans[seat] + 1, "taken"))
    t.earn(seat, t.data.numbers.loan, "loan", "finans.loans.1")
