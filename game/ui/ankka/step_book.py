"""A player's step book: every step that came or went, why, and how many were left then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ankka.events import StepsChanged, TurnBegan
from game.ui.table.cash_book import Book, Entry, Payment

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook


_WALK = "move"
"""The cause of the steps that one walks."""


class StepBook(Book):
    """Where a player's steps came from, and what they bought."""

    look: AnkkaLook
    parts = (0.4, 0.28)

    @property
    def entries(self) -> list[Entry]:
        """The newest first, as far as the room has seen."""
        out: list[Entry] = []
        turn = left = 0
        for place, event in enumerate(self.look.table.session.log[: self.look.table.told]):
            if isinstance(event, TurnBegan):
                turn, left = turn + 1, event.steps
            elif isinstance(event, StepsChanged):
                left += event.amount
                if event.seat == self.seat:
                    entry = Entry(Payment(turn, place, event), event.amount, left)
                    out[-1:] = joined(out[-1], entry) if out else [entry]
        return out[::-1]

    def heading(self) -> str:
        name = self.look.table.seating(self.seat).name
        return self.look.words.t("dialogs.steps.of", name=name)

    def money(self, amount: int) -> str:
        return self.look.words.t("steps.left", n=amount)

    def signed(self, amount: int) -> str:
        return self.look.words.t(f"steps.{'gain' if amount >= 0 else 'loss'}", n=abs(amount))

    def cause(self, payment: Payment) -> str:
        return self.look.words.t(f"cause.{payment.event.cause}")

    def card(self, payment: Payment) -> str:
        event = payment.event
        assert isinstance(event, StepsChanged)
        return self.look.words.event(event.card) if event.card else ""


def joined(before: Entry, entry: Entry) -> list[Entry]:
    """A walk is one entry, however many steps it has."""
    one, other = before.payment, entry.payment
    if one.turn != other.turn or {one.event.cause, other.event.cause} != {_WALK}:
        return [before, entry]
    return [Entry(other, before.amount + entry.amount, entry.balance)]
