"""Bank loans: taken and repaid in one's turn, with interest at each Bank Exit."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.requests import Reason, Seat
from game.finans import bankruptcy, effects
from game.finans.actions import THE_ONE
from game.finans.debts import pay, raise_money
from game.finans.events import LoansChanged
from game.finans.holdings import Holdings
from game.finans.mortgages import why_no_cash
from game.finans.state import BANK
from game.finans.table import Table


def why_not_repay(t: Table, seat: Seat, paper: int = 0) -> Reason | None:
    """A loan that one has, in full."""
    if not t.state.loans[seat]:
        return Reason("no_loan", "finans.loans.3")
    return why_no_cash(t, seat, t.data.numbers.loan, "finans.loans.3")


def own_loan(t: Table, seat: Seat, own: Holdings) -> Sequence[int]:
    """A loan that a seat has and can repay: they are alike."""
    may = t.state.loans[seat] and t.state.cash[seat] >= t.data.numbers.loan
    return THE_ONE if may else ()


def repay(t: Table, seat: Seat) -> None:
    """One loan is paid back."""
    t.money(seat, BANK, t.data.numbers.loan, "repayment", "finans.loans.3")
    t.emit(LoansChanged(seat, t.state.loans[seat] - 1, "repaid"))


def interest_each(t: Table) -> int:
    """What a loan costs now at each Bank Exit, in kronor; more while money is dear."""
    news = t.news_in_force
    return news.interest if isinstance(news, effects.DearMoney) else t.data.numbers.loan_interest


async def pay_interest(t: Table, seat: Seat) -> bool:
    """Interest on each loan at the Bank Exit; whether the seat is still in the game."""
    amount = interest_each(t) * t.state.loans[seat]
    return await pay(t, seat, amount, BANK, "interest", "finans.loans.2")


async def must_repay(t: Table, seat: Seat) -> None:
    """On "Repay One of Your Loans" one loan is paid back, with interest: both are one debt."""
    clause = "finans.loans.4"
    if not t.state.loans[seat]:
        t.nothing(seat, "no_loan", clause)
        return
    loan, interest = t.data.numbers.loan, t.data.numbers.loan_interest
    if await raise_money(t, seat, loan + interest, "repayment"):
        t.money(seat, BANK, loan, "repayment", clause)
        t.money(seat, BANK, interest, "interest", clause)
    else:
        bankruptcy.fail(t, seat, {BANK: loan + interest}, "repayment", clause)
    if not t.state.out[seat]:
        t.emit(LoansChanged(seat, t.state.loans[seat] - 1, "repaid"))
