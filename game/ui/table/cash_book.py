"""A player's book: every amount with its cause and clause, and what was left then."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.engine.common_events import Money
from game.engine.requests import Seat
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.lists import ScrollList
from game.ui.table.sheet import Sheet, Tab

if TYPE_CHECKING:
    from game.ui.table.look import TableLook

_ROW = 101


class Caused(Protocol):
    """An event that says why an amount has changed, and by which clause."""

    @property
    def cause(self) -> str: ...

    @property
    def clause(self) -> str: ...

    @property
    def card(self) -> str: ...


class Payment(NamedTuple):
    """What changed an amount: in which turn, and as the how-manieth event of the log."""

    turn: int
    place: int
    event: Caused


class Entry(NamedTuple):
    """One line of the book: what came in (or went out: negative) and the cash after it, in the
    money of the game."""

    payment: Payment
    amount: int
    balance: int


def entries_of(payments: Sequence[Payment], seat: Seat, cash: int) -> list[Entry]:
    """All lines of a seat, the newest first. The newest leaves the cash that the seat has now."""
    out = []
    balance = cash
    for payment in reversed(payments):
        event = payment.event
        assert isinstance(event, Money)
        if seat in (event.payer, event.payee):
            amount = event.amount if event.payee == seat else -event.amount
            out.append(Entry(payment, amount, balance))
            balance -= amount
    return out


class Book(Sheet):
    """How what a player has came about. Pressed, a line leads to its rule."""

    def __init__(self, look: TableLook, seat: Seat) -> None:
        super().__init__(look)
        self.seat = seat

    # What each game has of its own

    parts = (0.43, 0.27)
    """How much of a line's width the cause takes, and how much the clause."""

    @property
    @abstractmethod
    def entries(self) -> list[Entry]:
        """The lines of the book, the newest first."""

    @abstractmethod
    def money(self, amount: int) -> str:
        """An amount of what the book is about."""

    @abstractmethod
    def signed(self, amount: int) -> str:
        """An amount with its sign."""

    @abstractmethod
    def cause(self, payment: Payment) -> str:
        """What the amount was for, as a sentence begins."""

    def card(self, payment: Payment) -> str:
        """The title of the card that said so; "" if there was none."""
        return ""

    def source(self, payment: Payment) -> str:
        """Where the rule stands."""
        return self.look.clause(payment.event.clause)

    def build_aside(self) -> None:
        """Add what stands beside the lines."""

    def list_box(self) -> Box:
        """Where the lines go."""
        return self.page

    def cause_told(self, payment: Payment) -> str:
        """The cause, and who else it is about."""
        return self.cause(payment)

    # The scene

    def heading(self) -> str:
        return self.t("table.ledger_of", name=self.look.table.seating(self.seat).name)

    def build(self) -> None:
        super().build()
        self.build_aside()
        self.add(
            ScrollList(
                self.list_box(), self.entries, self._open, self._draw_entry, self._told, _ROW, 6,
                "book",
            )
        )  # fmt: skip
        self.add_tabs([self._tab(seat) for seat in range(len(self.look.table.session.setup.seats))])
        self.add_close()
        self.focus.set_by_name("book")

    def _tab(self, seat: Seat) -> Tab:
        """Leads to another player's book."""
        seating = self.look.table.seating(seat)
        return Tab.of_seat(seat, seating, partial(self._show, seat), seat == self.seat)

    def _show(self, seat: Seat) -> None:
        self.seat = seat
        self.rebuild()

    def _open(self, entry: Entry) -> None:
        """The rule that the line came from."""
        self.open_clause(entry.payment.event.clause)

    # What a line says

    def _told(self, entry: Entry) -> str:
        """The line in full, and what its rule says."""
        payment = entry.payment
        parts = (self.signed(entry.amount), self.cause_told(payment), self.source(payment))
        rule = self.t(payment.event.clause.replace(".", ".rulebook.", 1))
        return ". ".join(part for part in parts if part) + f".\n{rule}"

    def _draw_entry(self, canvas: Canvas, box: Box, entry: Entry, chosen: bool) -> None:
        canvas.skin(box, _CHOSEN if chosen else _PLAIN)
        words, rest = box.inset(18, 5).split_left(box.w * self.parts[0], gap=12)
        clause, sums = rest.split_left(box.w * self.parts[1], gap=8)
        title = self.card(entry.payment)
        if title:
            words, card = words.split_top(44, gap=0)
            canvas.text(card, title, theme.LABEL.sized(30))
        cause = self.cause_told(entry.payment)
        canvas.text(words, cause, theme.BODY.sized(36), max_lines=1 if title else 2)
        told = self.look.clause(entry.payment.event.clause)
        canvas.text(clause, told, theme.LABEL.sized(28), max_lines=2)
        amount, balance = sums.columns(2, gap=6)
        colour = theme.GAIN if entry.amount > 0 else theme.LOSS
        style = theme.NUMBER.sized(38).coloured(colour)
        canvas.text(amount, self.signed(entry.amount), style, "right")
        canvas.text(balance, self.money(entry.balance), theme.NUMBER.sized(32), "right")


_PLAIN = looks.Skin((theme.rgb("FFFDF4"), theme.rgb("FBF0D4")), theme.rgb("E0CBA0"), 3, radius=16)
_CHOSEN = looks.Skin((theme.rgb("FFF3C4"), theme.rgb("FFE39A")), theme.rgb("B07A2C"), 3, radius=16)


class CashBook(Book):
    """How a player's cash came about."""

    def cause_told(self, payment: Payment) -> str:
        """The cause, and who the other was, unless it was the bank."""
        event, text = payment.event, self.cause(payment)
        assert isinstance(event, Money)
        other = event.payee if event.payer == self.seat else event.payer
        if other < 0:
            return text
        key = "table.ledger_to" if event.payer == self.seat else "table.ledger_from"
        return f"{text}, " + self.t(key, name=self.look.table.seating(other).name)
