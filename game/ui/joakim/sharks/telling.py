"""Log lines of the business sharks: tips, loans, secret bids, offers between players.

Who holds which tip is never told: only how many are drawn, and what is played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.events import AnyEvent
from game.engine.requests import Seat
from game.joakim import events as e
from game.joakim.data import DeckName
from game.ui.joakim.words import Words

PAID_FOR = frozenset(("closed_auction", "player_trade", "loan"))
"""Causes of money that is told of with what it was paid for."""

SILENT = (
    e.MoveInterrupted, e.ReactionsAwaited, e.ReactionPassed, e.OfferBegan, e.ClosedAuctionEnded,
    e.LoanReturned, e.BeagleCardReturned, e.OfferWithdrawn,
)  # fmt: skip
"""What is told by what comes before or after it, or is nothing to tell."""


class SharkTelling:
    """The lines in the language that is chosen now."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.tellers: dict[type[AnyEvent], Callable[[Any], str]] = {
            e.TipsDrawn: lambda event: self._log("tips_drawn", event.seat, n=len(event.cards)),
            e.TipPlayed: lambda event: self._card("tip_played", "tips", event),
            e.TipUsed: lambda event: self._card("tip_used", "tips", event),
            e.TipsReturned: lambda event: self._log("tips_returned", event.seat),
            e.CardKept: lambda event: self._card("card_kept", "uncle", event),
            e.KeptCardReturned: lambda event: self._card("kept_returned", "uncle", event),
            e.HandInspected: lambda event: self._two("hand_inspected", event.seat, event.owner),
            e.ContactsUsed: self._contacts,
            e.BeagleCardLaid: lambda event: self._log("beagle_laid", event.seat),
            e.MoveMissed: lambda event: self._log("move_missed", event.seat),
            e.LoanTaken: self._loan,
            e.ClosedAuctionOpened: self._auction,
            e.BidsRevealed: self._bids,
            e.OfferMade: self._offer,
            e.OfferRefused: lambda event: self._two(
                "offer_refused", event.seat, event.refusal.maker
            ),
        }

    def _log(self, key: str, seat: Seat, **values: object) -> str:
        return self.words.t(f"joakim.log.{key}", name=self.words.name(seat), **values)

    def _two(self, key: str, seat: Seat, other: Seat) -> str:
        return self._log(key, seat, other=self.words.name(other))

    def _card(self, key: str, deck: DeckName, event: e.TipPlayed | e.TipUsed | e.CardKept) -> str:
        return self._log(key, event.seat, title=self.words.heading(deck, event.card))

    def _contacts(self, event: e.ContactsUsed) -> str:
        return self._log("contacts", event.seat, kinds=self.words.kinds(event.kind))

    def _loan(self, event: e.LoanTaken) -> str:
        amount = self.words.data.loans[event.size].amount
        return self._log("loan_taken", event.seat, amount=amount, due=event.due)

    def _auction(self, event: e.ClosedAuctionOpened) -> str:
        things = self.words.things(event.lot.kind, event.lot.units)
        return self._log("closed_auction_opened", event.seat, things=things)

    def _bids(self, event: e.BidsRevealed) -> str:
        """Every bid, and whose are the highest if they are equal."""
        bids = ", ".join(
            self._log("sealed_bid" if amount else "no_sealed_bid", seat, amount=amount)
            for seat, amount in event.bids
        )
        line = self.words.t("joakim.log.bids_revealed", bids=bids)
        if event.tied:
            names = self.words.names(event.tied)
            line += " " + self.words.t("joakim.log.bids_tied", names=names)
        return line

    def _offer(self, event: e.OfferMade) -> str:
        """What the one who speaks would do: sell to the other, or buy."""
        offer = event.offer
        sells = event.seat == offer.seller
        return self._log(
            "offer_sell" if sells else "offer_buy",
            event.seat,
            other=self.words.name(offer.buyer if sells else offer.seller),
            things=self.words.things(offer.kind, offer.units),
            amount=offer.price,
        )
