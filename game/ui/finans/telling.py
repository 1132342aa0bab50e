"""The log: each event in a line, with names and never "you"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.events import AnyEvent
from game.engine.requests import Reason
from game.finans import events as e
from game.finans.state import BANK, NOBODY, Ending, Paper
from game.ui.finans.words import Words

PAID_FOR_PAPERS = frozenset(
    (
        "buy_plot", "buy_share", "buy_back", "taken_over", "forced_transfer", "auction",
        "player_trade",
    )
)  # fmt: skip
"""Causes of money that is told of with the paper it was paid for."""

SILENT = (e.PhaseBegan, e.TurnEnded, e.PaperBought, e.CardPutUnder, e.LotsNamed, e.OfferBegan)
"""What the log leaves out: nobody at a table would say it."""


class Telling:
    """Log lines in the language that is chosen now; "" for what is not told."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._tellers: dict[type[AnyEvent], Callable[[Any], str]] = {
            e.DeckShuffled: lambda event: self._log(f"shuffled.{event.deck}"),
            e.BeginnerNamed: lambda event: self._log("beginner", event.seat),
            e.DiceRolled: self._rolled,
            e.PieceMoved: self._moved,
            e.LapEnded: lambda event: self._log("lap", event.seat, n=event.laps),
            e.NothingHappened: self._nothing,
            e.Money: self._money,
            e.PlotMoved: lambda event: self._paper(event, Paper("plot", event.plot)),
            e.ShareMoved: lambda event: self._paper(event, Paper("share", event.share)),
            e.Mortgaged: self._mortgaged,
            e.Built: self._built,
            e.BondMoved: self._bond,
            e.BondsDrawn: self._drawn_bonds,
            e.LoansChanged: self._loans,
            e.CarChanged: self._car,
            e.MeetingCalled: self._meeting,
            e.MeetingHeld: self._meeting_held,
            e.PrisonEntered: lambda event: self._log("prison", event.seat, n=event.rounds),
            e.RoundMissed: self._missed,
            e.RentFell: self._rent,
            e.CardDrawn: self._drawn,
            e.NewsInForce: lambda event: self._log("in_force", title=self._news(event.card)),
            e.NewsOver: lambda event: self._log("over", title=self._news(event.card)),
            e.NewsToCome: self._news_to_come,
            e.TipKept: lambda event: self._log("tip_kept", event.seat, title=self._tip(event.card)),
            e.TipReturned: self._tip_returned,
            e.LotOpened: lambda event: self._log("lot", paper=self.words.paper(event.lot)),
            e.BidMade: self._bid,
            e.OfferMade: self._offer,
            e.OfferRefused: lambda event: self._log("offer_refused", event.seat),
            e.DebtForgiven: lambda event: self._log("forgiven", event.seat, amount=event.amount),
            e.PlayerLeft: lambda event: self._log("left", event.seat, amount=event.debt),
            e.GameEnded: self._ended,
        }

    def line(self, event: AnyEvent) -> str:
        """What happened. Raises KeyError for an event that is neither told nor silent."""
        if isinstance(event, SILENT):
            return ""
        return self._tellers[type(event)](event)

    def _log(self, key: str, seat: int = NOBODY, **values: object) -> str:
        name = self.words.name(seat) if seat != NOBODY else ""
        return self.words.t(f"log.{key}", name=name, **values)

    def _news(self, card: int) -> str:
        return self.words.card("news", card, "title")

    def _tip(self, card: int) -> str:
        return self.words.card("tips", card, "title")

    # The course of the game

    def _rolled(self, event: e.DiceRolled) -> str:
        value = " + ".join(map(str, event.dice))
        return self._log(f"rolled.{event.purpose}", event.seat, value=value)

    def _moved(self, event: e.PieceMoved) -> str:
        space = self.words.space(event.space)
        key = "moved" if event.steps else "placed"
        return self._log(key, event.seat, n=event.steps, space=space)

    def _nothing(self, event: e.NothingHappened) -> str:
        reason = self.words.reason(Reason(event.code, event.clause, event.facts))
        return self._log("nothing", event.seat, reason=reason)

    def _missed(self, event: e.RoundMissed) -> str:
        return self._log("missed" if event.left else "set_free", event.seat, n=event.left)

    def _rent(self, event: e.RentFell) -> str:
        due = event.rent
        if due is None:
            return ""
        plot, owner = self.words.plot(due.plot), self.words.name(due.owner)
        return self._log("rent_due", due.payer, plot=plot, other=owner, amount=due.amount)

    def _ended(self, event: e.GameEnded) -> str:
        names, n = self.words.names(event.winners), len(event.winners)
        if event.ending == Ending.MILLION:
            n = self.words.rules.state.options.win_groups
        return self._log(f"ended.{event.ending.name.lower()}", names=names, n=n)

    # Money and papers

    def _money(self, event: e.Money) -> str:
        if event.cause in PAID_FOR_PAPERS:
            return ""
        cause = self.words.t(f"cause.{event.cause}")
        if event.payer == BANK:
            return self._log("gets", event.payee, amount=event.amount, cause=cause)
        if event.payee == BANK:
            return self._log("pays", event.payer, amount=event.amount, cause=cause)
        other = self.words.name(event.payee)
        return self._log("pays_player", event.payer, amount=event.amount, cause=cause, other=other)

    def _paper(self, event: e.PlotMoved | e.ShareMoved, paper: Paper) -> str:
        """Told by whoever it concerns: the taker, or the giver if the bank takes."""
        seat, other = event.taker, event.giver
        if seat == BANK:
            seat, other = other, seat
        told = self.words.paper(paper)
        name = self.words.name(other)
        return self._log(f"paper.{event.cause}", seat, paper=told, amount=event.price, other=name)

    def _mortgaged(self, event: e.Mortgaged) -> str:
        paper = self.words.paper(Paper("plot", event.plot))
        return self._log("mortgaged" if event.face_down else "redeemed", event.seat, paper=paper)

    def _built(self, event: e.Built) -> str:
        paper = self.words.paper(Paper("plot", event.plot))
        return self._log("built" if event.stands else "building_off", event.seat, paper=paper)

    def _bond(self, event: e.BondMoved) -> str:
        seat = event.giver if event.taker == BANK else event.taker
        return self._log(f"bond.{event.cause}", seat, number=event.number)

    def _drawn_bonds(self, event: e.BondsDrawn) -> str:
        first, second, third = event.numbers
        return self._log("bonds_drawn", first=first, second=second, third=third)

    def _loans(self, event: e.LoansChanged) -> str:
        key = "loans_gone" if event.cause == "gone" else f"loan_{event.cause}"
        return self._log(key, event.seat, n=event.loans)

    def _car(self, event: e.CarChanged) -> str:
        return self._log("car_bought" if event.has else "car_sold", event.seat)

    def _meeting(self, event: e.MeetingCalled) -> str:
        group = self.words.group(event.group)
        return self._log("meeting", event.seat, group=group, value=event.value, fee=event.fee)

    def _meeting_held(self, event: e.MeetingHeld) -> str:
        won = "won" if event.completes else "parts"
        key = f"meeting_{won}" if event.succeeds else "meeting_lost"
        return self._log(key, event.seat, group=self.words.group(event.group))

    # Cards, bids and offers

    def _drawn(self, event: e.CardDrawn) -> str:
        title = self.words.card(event.deck, event.card, "title")
        return self._log(f"drawn.{event.deck}", event.seat, title=title)

    def _news_to_come(self, event: e.NewsToCome) -> str:
        return self._log("news_to_come", event.seat) if event.to_come else ""

    def _tip_returned(self, event: e.TipReturned) -> str:
        key = "tip_used" if event.builds else "tip_returned"
        return self._log(key, event.seat, title=self._tip(event.card))

    def _bid(self, event: e.BidMade) -> str:
        key = "bid" if event.amount else "passed"
        return self._log(key, event.seat, amount=event.amount)

    def _offer(self, event: e.OfferMade) -> str:
        key = "offer.sell" if event.maker == event.seller else "offer.buy"
        other = event.buyer if event.maker == event.seller else event.seller
        paper, name = self.words.paper(event.paper), self.words.name(other)
        return self._log(key, event.maker, paper=paper, other=name, amount=event.price)
