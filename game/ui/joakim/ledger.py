"""A player's cash book: every amount with its cause, clause and card, and what was left then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.joakim.effects import OptionCard
from game.joakim.events import Cards, Money
from game.ui.joakim.sharks.holdings import Holdings
from game.ui.joakim.words import capitalised
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.still import Panel
from game.ui.table.cash_book import CashBook, Entry, Payment, entries_of
from game.ui.table.sheet import one_size

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_HOLDINGS_WIDTH = 486
_HEAD, _FOOT = 116, 46
"""Heights of the cash above the holdings, and of what all is worth below them."""


class Ledger(CashBook):
    """What a player has, and how the cash came about."""

    look: JoakimLook

    def __init__(self, look: JoakimLook, seat: Seat) -> None:
        super().__init__(look, seat)
        self.words = look.words

    @property
    def entries(self) -> list[Entry]:
        cash = self.look.state.cash[self.seat]
        return entries_of(self.look.chronicle.payments, self.seat, cash)

    def list_box(self) -> Box:
        return self.page.split_left(_HOLDINGS_WIDTH, gap=40)[1]

    def build_aside(self) -> None:
        left = self.page.split_left(_HOLDINGS_WIDTH)[0]
        self.add(Panel(left, looks.SLOT))
        if self.look.state.sharks is not None:
            self.add(Holdings(self.look, self.seat, self).widget(self._rows_of(left)))

    # What a line says

    def money(self, amount: int) -> str:
        return self.words.money(amount)

    def signed(self, amount: int) -> str:
        return self.words.signed(amount)

    def cause(self, payment: Payment) -> str:
        text = capitalised(self.t(f"joakim.cause.{payment.event.cause}"))
        things = self._paid_for(payment)
        return f"{text}: {things}" if things else text

    def card(self, payment: Payment) -> str:
        return self.words.card_heading(payment.event.card)

    def _paid_for(self, payment: Payment) -> str:
        """The cards that changed hands for this money: the event after it."""
        log, place = self.look.table.session.log, payment.place + 1
        event, money = log[place] if place < self.look.table.told else None, payment.event
        if isinstance(event, Cards) and isinstance(money, Money) and _belong(money, event):
            return self.words.counted(event.kind, event.ones + 5 * event.fives)
        return ""

    def source(self, payment: Payment) -> str:
        """The clause of the rulebook, and the card if there was one."""
        told, title = super().source(payment), self.card(payment)
        if not title:
            return told
        return f"{told} · " + self.t("joakim.table.ledger_card", title=title)

    # What it looks like

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._draw_holdings(canvas, self.page.split_left(_HOLDINGS_WIDTH)[0])

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


_FAINT = theme.rgb("B79F78")
