"""A player's cash book: every amount with its cause, clause and card, and what was left then."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.engine.requests import Seat
from game.joakim.effects import OptionCard
from game.joakim.events import Cards, Money
from game.joakim.state import BANK
from game.ui.joakim.chronicle import Payment
from game.ui.joakim.sharks.holdings import Holdings
from game.ui.joakim.sheet import Sheet, Tab, one_size
from game.ui.joakim.words import capitalised
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.looks import ButtonKind
from game.ui.kit.widgets.lists import ScrollList
from game.ui.kit.widgets.still import Panel

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_HOLDINGS_WIDTH = 486
_ROW = 101
_HEAD, _FOOT = 116, 46
"""Heights of the cash above the holdings, and of what all is worth below them."""


class Entry(NamedTuple):
    """One line of the book: what came in (or went out: negative) and the cash after it, in M."""

    payment: Payment
    amount: int
    balance: int


def entries_of(payments: list[Payment], seat: Seat, cash: int) -> list[Entry]:
    """All lines of a seat, the newest first. The newest leaves the cash that the seat has now."""
    out = []
    balance = cash
    for payment in reversed(payments):
        event = payment.event
        if seat in (event.payer, event.payee):
            amount = event.amount if event.payee == seat else -event.amount
            out.append(Entry(payment, amount, balance))
            balance -= amount
    return out


class Ledger(Sheet):
    """What a player has, and how the cash came about."""

    def __init__(self, look: JoakimLook, seat: Seat) -> None:
        super().__init__(look)
        self.seat = seat

    def heading(self) -> str:
        return self.t("joakim.table.ledger_of", name=self.words.name(self.seat))

    @property
    def entries(self) -> list[Entry]:
        cash = self.look.state.cash[self.seat]
        return entries_of(self.look.chronicle.payments, self.seat, cash)

    def build(self) -> None:
        super().build()
        left, rest = self.page.split_left(_HOLDINGS_WIDTH, gap=40)
        self.add(Panel(left, looks.SLOT))
        if self.look.state.sharks is not None:
            self.add(Holdings(self.look, self.seat, self).widget(self._rows_of(left)))
        self.add(
            ScrollList(
                rest, self.entries, self._open, self._draw_entry, self._told, _ROW, 6, "book"
            )
        )
        self.add_tabs([self._tab(seat) for seat in range(self.look.state.players)])
        self.add_close()
        self.focus.set_by_name("book")

    def _tab(self, seat: Seat) -> Tab:
        """Leads to another player's book."""
        kind: ButtonKind = self.look.table.seating(seat).look  # type: ignore[assignment]
        return Tab(f"seat {seat}", self.words.name(seat), kind, partial(self._show, seat))

    def _show(self, seat: Seat) -> None:
        self.seat = seat
        self.rebuild()

    def _open(self, entry: Entry) -> None:
        """The rule that the line came from."""
        self.open_clause(entry.payment.event.clause)

    # What a line says

    def _told(self, entry: Entry) -> str:
        """The line in full, and what its rule says."""
        parts = (self.words.signed(entry.amount), self._cause(entry), self._source(entry))
        rule = self.words.rule(entry.payment.event.clause)
        return ". ".join(part for part in parts if part) + f".\n{rule}"

    def _cause(self, entry: Entry) -> str:
        """The cause, with what was paid for and to whom."""
        event = entry.payment.event
        text = capitalised(self.t(f"joakim.cause.{event.cause}"))
        things = self._paid_for(entry.payment)
        if things:
            text = f"{text}: {things}"
        other = event.payee if event.payer == self.seat else event.payer
        if other != BANK:
            key = "ledger_to" if event.payer == self.seat else "ledger_from"
            name = self.words.name(other)
            text = f"{text}, " + self.t(f"joakim.table.{key}", name=name)
        return text

    def _paid_for(self, payment: Payment) -> str:
        """The cards that changed hands for this money: the event after it."""
        log, place = self.look.table.session.log, payment.place + 1
        event = log[place] if place < self.look.table.told else None
        if isinstance(event, Cards) and _belong(payment.event, event):
            return self.words.things(event.kind, event.ones + 5 * event.fives)
        return ""

    def _source(self, entry: Entry) -> str:
        """The clause of the rulebook, and the card if there was one."""
        event = entry.payment.event
        parts = [self.words.clause(event.clause)]
        title = self.words.card_heading(event.card)
        if title:
            parts.append(self.t("joakim.table.ledger_card", title=title))
        return " · ".join(parts)

    # What it looks like

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._draw_holdings(canvas, self.page.split_left(_HOLDINGS_WIDTH)[0])

    def _draw_entry(self, canvas: Canvas, box: Box, entry: Entry, chosen: bool) -> None:
        canvas.skin(box, _CHOSEN if chosen else _PLAIN)
        words, rest = box.inset(18, 5).split_left(box.w * 0.43, gap=12)
        clause, sums = rest.split_left(box.w * 0.27, gap=8)
        title = self.words.card_heading(entry.payment.event.card)
        if title:
            words, card = words.split_top(44, gap=0)
            canvas.text(card, title, theme.LABEL.sized(30))
        canvas.text(words, self._cause(entry), theme.BODY.sized(36), max_lines=1 if title else 2)
        told = self.words.clause(entry.payment.event.clause)
        canvas.text(clause, told, theme.LABEL.sized(28), max_lines=2)
        amount, balance = sums.columns(2, gap=6)
        colour = theme.GAIN if entry.amount > 0 else theme.LOSS
        style = theme.NUMBER.sized(38).coloured(colour)
        canvas.text(amount, self.words.signed(entry.amount), style, "right")
        left = self.words.money(entry.balance)
        canvas.text(balance, left, theme.NUMBER.sized(32), "right")

    def _draw_holdings(self, canvas: Canvas, box: Box) -> None:
        state, seat = self.look.state, self.seat
        look = self.look.table.seating(seat).look
        head = box.inset(18, 16).split_top(_HEAD)[0]
        canvas.picture(f"joakim/pawn_{look}", Box(head.x, head.y - 4, 86, 120))
        canvas.seat_mark(Box(head.x + 92, head.y + 34, 56, 56), look)
        cash = self.words.money(state.cash[seat])
        canvas.text(head, cash, theme.MONEY_STYLE.sized(64), "right")
        rows = self._rows_of(box)
        foot = Box(rows.x, rows.bottom + 6, rows.w, _FOOT)
        key = "worth"
        if state.net_cash(seat) != state.cash[seat]:
            key = "worth_net"
        canvas.text(foot, self.t(f"joakim.table.{key}", amount=state.worth(seat)), theme.LABEL)
        if state.sharks is None:
            self._draw_rows(canvas, rows)

    def _rows_of(self, box: Box) -> Box:
        """Where the holdings go on their panel, between the cash and what all is worth."""
        rest = box.inset(18, 16).split_top(_HEAD, gap=8)[1]
        return rest.split_bottom(_FOOT, gap=6)[0]

    def _draw_rows(self, canvas: Canvas, rows: Box) -> None:
        """Property and option cards: all there is in the basic game."""
        state, seat = self.look.state, self.seat
        count = len(self.look.data.kinds) + len(state.options_held[seat])
        lines = rows.rows(max(6, count), 4)
        for kind, line in enumerate(lines[: len(self.look.data.kinds)]):
            self._draw_kind(canvas, line, kind)
        options = zip(state.options_held[seat], lines[len(self.look.data.kinds) :], strict=False)
        for card, line in options:
            self._draw_option(canvas, line, card)

    def _draw_kind(self, canvas: Canvas, box: Box, kind: int) -> None:
        """So many of a kind, and on which cards they stand."""
        state, seat = self.look.state, self.seat
        icon, rest = box.split_left(58, gap=8)
        side = min(58, box.h)
        canvas.picture(
            f"joakim/icon_{self.look.data.kinds[kind].id}", Box.around(*icon.centre, side, side)
        )
        units, cards = rest.split_left(60, gap=14)
        owned = state.owned(seat, kind)
        style = theme.NUMBER.sized(42)
        canvas.text(units, str(owned), style if owned else style.coloured(_FAINT), "right")
        held = zip(state.ones[seat], state.fives[seat], strict=True)
        told = [self.words.cards_told(ones, fives) for ones, fives in held]
        one = one_size(canvas.writer, told, theme.BODY_SOFT.sized(34), cards.w)
        canvas.text(cards, told[kind], one)

    def _draw_option(self, canvas: Canvas, box: Box, card: int) -> None:
        effect = self.look.data.club[card].effect
        assert isinstance(effect, OptionCard)
        icon, rest = box.split_left(64, gap=12)
        side = min(58, box.h)
        canvas.picture("joakim/emblem_option", Box.around(*icon.centre, side, side))
        things = self.words.things(effect.property, self.look.data.numbers.auction_units)
        told = self.t("joakim.table.option_line", things=things, amount=effect.strike)
        canvas.text(rest, told, theme.BODY.sized(34), max_lines=2)


def _belong(money: Money, cards: Cards) -> bool:
    """Whether these cards were paid with this money."""
    return (money.amount, money.cause, money.payer) == (cards.price, cards.cause, cards.taker)


_PLAIN = looks.Skin((theme.rgb("FFFDF4"), theme.rgb("FBF0D4")), theme.rgb("E0CBA0"), 3, radius=16)
_CHOSEN = looks.Skin((theme.rgb("FFF3C4"), theme.rgb("FFE39A")), theme.rgb("B07A2C"), 3, radius=16)
_FAINT = theme.rgb("B79F78")
