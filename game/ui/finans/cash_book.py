"""A player's cash book in Nya Finans: money in kronor, with the paper that it was paid for.

Above it lie the player's bonds and kept tips, as they do before a player at the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.finans.events import Built, Money, Mortgaged, PlotMoved, ShareMoved
from game.finans.state import Paper
from game.ui.finans.holdings_strip import HEIGHT, HoldingsStrip
from game.ui.kit.box import Box
from game.ui.table.cash_book import CashBook, Entry, Payment, entries_of

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook


def payments_of(look: FinansLook) -> list[Payment]:
    """All money that has moved, as far as the room has seen."""
    out: list[Payment] = []
    turn = 0
    for place, event in enumerate(look.table.session.log[: look.table.told]):
        if isinstance(event, Money):
            out.append(Payment(turn, place, event))
        turn += look.ends_turn(event)
    return out


class FinansBook(CashBook):
    """A player's bonds and kept tips, and how the cash came about."""

    look: FinansLook
    parts = (0.38, 0.24)

    def build_aside(self) -> None:
        self.add(HoldingsStrip(self.page.split_top(HEIGHT)[0], self.look, self.seat))

    def list_box(self) -> Box:
        return self.page.split_top(HEIGHT, gap=14)[1]

    @property
    def entries(self) -> list[Entry]:
        return entries_of(payments_of(self.look), self.seat, self.look.state.cash[self.seat])

    def money(self, amount: int) -> str:
        return self.look.words.money(amount)

    def signed(self, amount: int) -> str:
        key = "money.gain" if amount >= 0 else "money.loss"
        return self.look.words.t(key, amount=abs(amount))

    def cause(self, payment: Payment) -> str:
        text = self.look.words.t(f"cause.{payment.event.cause}")
        text = text[:1].upper() + text[1:]
        paper = self._paid_for(payment)
        return f"{text}: {paper}" if paper else text

    def _paid_for(self, payment: Payment) -> str:
        """The paper that this money was for: the event after it, or before it where the bank pays
        for what has been done."""
        log, cause = self.look.table.session.log, payment.event.cause
        place = payment.place + (-1 if cause == "mortgage" else 1)
        event = log[place] if 0 <= place < self.look.table.told else None
        if isinstance(event, Mortgaged | Built) and cause in _DONE_TO_PLOTS:
            return self.look.words.paper(Paper("plot", event.plot))
        if isinstance(event, PlotMoved) and event.cause == cause:
            return self.look.words.paper(Paper("plot", event.plot))
        if isinstance(event, ShareMoved) and event.cause == cause:
            return self.look.words.paper(Paper("share", event.share))
        return ""


_DONE_TO_PLOTS = ("mortgage", "redemption", "building")
"""Causes of money for what a plot's owner does to it."""
