"""Bank loans: taken and repaid in one's turn, with interest at each Bank Exit."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.requests import Reason, Seat
from game.finans import effects
from game.finans.actions import THE_ONE
from game.finans.debts import pay
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


async def pay_interest(t: Table, seat: Seat) -> bool:
    """Interest on each loan at the Bank Exit; whether the seat is still in the game."""
    news = t.news_in_force
    each = news.interest if isinstance(news, effects.DearMoney) else t.data.numbers.loan_interest
    return await pay(t, seat, each * t.state.loans[seat], BANK, "interest", "finans.loans.2")


async def must_repay(t: Table, seat: Seat) -> None:
    """On "Repay One of Your Loans" one loan is paid back, with interest: a debt."""
    if not t.state.loans[seat]:
        t.nothing(seat, "no_loan", "finans.loans.4")
        return
    numbers = t.data.numbers
    if await pay(t, seat, numbers.loan, BANK, "repayment", "finans.loans.4"):
        t.emit(LoansChanged(seat, t.state.loans[seat] - 1, "repaid"))
        await pay(t, seat, numbers.loan_interest, BANK, "interest", "finans.loans.4")
