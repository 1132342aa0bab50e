"""The log: each event in a line, with names and never "you"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.events import AnyEvent
from game.engine.requests import Reason
from game.joakim import events as e
from game.joakim.state import BANK, NOBODY
from game.ui.joakim.sharks import telling as sharks
from game.ui.joakim.words import Words, capitalised

PAID_FOR_CARDS = frozenset(
    (
        "buy", "sell", "crown_sale", "option", "bought", "sold", "take_over", "auction", "may_buy",
        "forced_sale", *sharks.PAID_FOR,
    )
)  # fmt: skip
"""Causes of money that is told of with the cards it was paid for."""

SILENT = (e.PhaseBegan, e.MoveEnded, e.CardPutUnder, e.NumberFollowed, *sharks.SILENT)
"""What the log leaves out: nobody at a table would say it."""

_MARKET = {"trade_step": "market_step", "rumour": "market_rumour"}
"""How a value is told that did not move by the newspaper, by its cause."""


class Telling:
    """Log lines in the language that is chosen now; "" for what is not told."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._tellers: dict[type[AnyEvent], Callable[[Any], str]] = {
            e.BeginnerNamed: lambda event: self._log("beginner", event.seat),
            e.DieRolled: self._rolled,
            e.PawnMoved: self._moved,
            e.NothingHappened: self._nothing,
            e.Money: self._money,
            e.Cards: self._cards,
            e.MarketMoved: self._market,
            e.CardDrawn: self._drawn,
            e.CardRemoved: lambda event: self._log("removed", title=self._news(event.card)),
            e.DeckShuffled: self._shuffled,
            e.Peeked: lambda event: self._log("peeked", event.seat, n=len(event.cards)),
            e.ClubClosed: lambda event: self._log("club_closed"),
            e.ClubOpened: lambda event: self._log("club_opened"),
            e.OptionKept: lambda event: self._option("option_kept", event),
            e.OptionReturned: lambda event: self._option("option_returned", event),
            e.AuctionOpened: self._auction,
            e.BidMade: self._bid,
            e.CrownLent: lambda event: self._log("crown_lent", event.seat),
            e.CrownReturned: lambda event: self._log(f"crown_returned.{event.use}", event.seat),
            e.OrderSuspended: self._order,
            e.DebtForgiven: lambda event: self._log("forgiven", event.seat, amount=event.amount),
            e.PlayerLeft: lambda event: self._log("left", event.seat, amount=event.debt),
            e.GameEnded: self._ended,
        } | sharks.SharkTelling(words).tellers

    def line(self, event: AnyEvent) -> str:
        """What happened. Raises KeyError for an event that is neither told nor silent."""
        if isinstance(event, SILENT):
            return ""
        return ended_once(self._tellers[type(event)](event))

    def _log(self, key: str, seat: int = NOBODY, **values: object) -> str:
        name = self.words.name(seat) if seat != NOBODY else ""
        return self.words.t(f"joakim.log.{key}", name=name, **values)

    def _news(self, card: int) -> str:
        return self.words.heading("newspaper", card)

    def _rolled(self, event: e.DieRolled) -> str:
        if event.purpose == "value":
            return ""
        return self._log(f"rolled.{event.purpose}", event.seat, value=event.value)

    def _moved(self, event: e.PawnMoved) -> str:
        key = "moved" if event.steps else "placed"
        square = self.words.square(event.square)
        return self._log(key, event.seat, n=event.steps, square=square)

    def _nothing(self, event: e.NothingHappened) -> str:
        reason = self.words.reason(Reason(event.code, event.clause, event.facts))
        return self._log("nothing", event.seat, reason=reason)

    def _money(self, event: e.Money) -> str:
        if event.cause in PAID_FOR_CARDS:
            return ""
        cause = self.words.t(f"joakim.cause.{event.cause}")
        if event.payer == BANK:
            return self._log("gets", event.payee, amount=event.amount, cause=cause)
        if event.payee == BANK:
            return self._log("pays", event.payer, amount=event.amount, cause=cause)
        other = self.words.name(event.payee)
        return self._log("pays_player", event.payer, amount=event.amount, cause=cause, other=other)

    def _cards(self, event: e.Cards) -> str:
        """Told by whoever it concerns: the taker, or the giver if the bank takes."""
        seat, other = event.taker, event.giver
        if seat == BANK:
            seat, other = other, seat
        things = self.words.things(event.kind, event.ones + 5 * event.fives)
        key = event.cause
        if key == "swap":
            key = "swap_given" if event.taker == BANK else "swap_taken"
        elif key == "take_over" and event.price:
            key = "take_over_paid"
        elif key == "forced_sale" and not event.price:
            key = "forced_sale_free"
        return self._log(
            f"cards.{key}", seat, things=things, amount=event.price, other=self.words.name(other)
        )

    def _market(self, event: e.MarketMoved) -> str:
        id = self.words.data.kinds[event.kind].id
        value_of = self.words.t(f"joakim.kind.{id}.value")
        key = _MARKET.get(event.cause, "market")
        return capitalised(self._log(key, value_of=value_of, amount=event.value))

    def _drawn(self, event: e.CardDrawn) -> str:
        title = self.words.heading(event.deck, event.card)
        return self._log(f"drawn.{event.deck}", event.seat, title=title)

    def _shuffled(self, event: e.DeckShuffled) -> str:
        return self._log(f"shuffled.{event.deck}")

    def _option(self, key: str, event: e.OptionKept | e.OptionReturned) -> str:
        return self._log(key, event.seat, title=self.words.heading("club", event.card))

    def _auction(self, event: e.AuctionOpened) -> str:
        units = self.words.data.numbers.auction_units
        return self._log("auction_opened", event.seat, things=self.words.things(event.kind, units))

    def _bid(self, event: e.BidMade) -> str:
        if not event.amount:
            return self._log("pass", event.seat)
        return self._log("bid", event.seat, amount=event.amount)

    def _order(self, event: e.OrderSuspended) -> str:
        return "" if event.seat == NOBODY else self._log("order", event.seat)

    def _ended(self, event: e.GameEnded) -> str:
        names = self.words.names(event.winners)
        return self._log(f"ended.{event.ending.name.lower()}", names=names, n=len(event.winners))


def ended_once(text: str) -> str:
    """Without a full stop after a heading that has an end of its own: "öppnar igen!"."""
    return text[:-1] if text.endswith(("!.", "?.", "….")) else text
