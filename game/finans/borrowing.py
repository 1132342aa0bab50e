"""Taking a bank loan: how many there may be, and where there is none."""

from __future__ import annotations

from game.engine.requests import Reason, Seat
from game.finans.events import LoansChanged
from game.finans.table import Table


def why_not_borrow(t: Table, seat: Seat, paper: int = 0) -> Reason | None:
    """At most three each, as many as the bank has, and none on "Repay One of Your Loans"."""
    numbers, state = t.data.numbers, t.state
    if t.space_of(seat).type == "repay":
        return Reason("no_loan_here", "finans.loans.4")
    if state.loans[seat] >= numbers.loans_each:
        return Reason("loans_used_up", "finans.loans.1", (("limit", numbers.loans_each),))
    if sum(state.loans) >= state.options.bank_loans:
        return Reason("bank_has_no_loan", "finans.loans.1", (("limit", state.options.bank_loans),))
    return None


def borrow(t: Table, seat: Seat) -> None:
    """The bank lends fifty thousand."""
    t.emit(LoansChanged(seat, t.state.loans[seat] + 1, "taken"))
    t.earn(seat, t.data.numbers.loan, "loan", "finans.loans.1")
