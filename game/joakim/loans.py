"""Loans: borrowed when a Joakim card allows it, repaid on one's own move, counted at the win."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.requests import Choice, Option, Reason, Seat, Target
from game.joakim.events import LoanReturned, LoanTaken, Money
from game.joakim.state import BANK
from game.joakim.table import Table

_NO_LOAN: Option[int | None] = Option("pass", None, Target("button", "pass"))


async def borrow(t: Table, seat: Seat, card: str) -> None:
    """One of the loan cards that are left, for whoever wants it."""
    sizes = tuple(sizes_left(t))
    if not sizes:
        t.nothing(seat, "no_loan_cards", "joakim.loans.1")
        return
    size = await Choice(seat, "borrow", (_NO_LOAN, *sizes), (("cash", t.state.cash[seat]),))
    if size is not None:
        loan = t.data.loans[size]
        t.emit(LoanTaken(seat, size, loan.repayment))
        t.earn(seat, loan.amount, "loan", "joakim.loans.1", card)


def sizes_left(t: Table) -> Iterator[Option[int | None]]:
    """The sizes of which the bank has a loan card, as options: "loan_25"."""
    for size, loan in enumerate(t.data.loans):
        if t.sharks.loans[BANK][size]:
            yield Option(loan.id, size, Target("button", loan.id))


def why_not_repay(t: Table, seat: Seat, size: int) -> Reason | None:
    """What keeps a seat from repaying a loan card in full now."""
    loan, cash = t.data.loans[size], t.state.cash[seat]
    if not t.sharks.loans[seat][size]:
        return Reason("no_loans_held", "joakim.loans.2")
    here = t.data.board.squares[t.state.squares[seat]]
    if t.state.options.repay_where == "exchange" and here.type != "exchange":
        return Reason("repay_on_exchange", "joakim.loans.2")
    if cash < loan.repayment:
        facts = (("total", loan.repayment), ("cash", cash))
        return Reason("loan_cash_short", "joakim.loans.2", facts)
    return None


def repay(t: Table, seat: Seat, size: int) -> None:
    """The whole repayment for one loan card, which goes back to the bank."""
    loan = t.data.loans[size]
    t.emit(Money(seat, BANK, loan.repayment, "repayment", "joakim.loans.2"))
    t.emit(LoanReturned(seat, size, loan.repayment))


def repay_all(t: Table, seat: Seat) -> None:
    """All of a seat's loan cards, as at the win (clause loans.3)."""
    for size in range(len(t.data.loans)):
        while t.sharks.loans[seat][size]:
            repay(t, seat, size)


def give_back(t: Table, seat: Seat) -> None:
    """The loan cards of a seat that leaves the game go back to the bank; nobody repays them."""
    for size, loan in enumerate(t.data.loans):
        for _ in range(t.sharks.loans[seat][size]):
            t.emit(LoanReturned(seat, size, loan.repayment))


def interest(t: Table, seat: Seat) -> int:
    """What the loan cards of a seat cost at once when interest is demanded, in M."""
    held = t.sharks.loans[seat]
    return sum(loan.interest * held[size] for size, loan in enumerate(t.data.loans))
