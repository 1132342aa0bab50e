"""Closed auction: a card of the bank goes to whoever writes down the highest bid in secret."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.engine.requests import Amount, Choice, Facts, Option, Reason, Seat, Target
from game.joakim.debts import pay
from game.joakim.events import BidsRevealed, ClosedAuctionEnded, ClosedAuctionOpened
from game.joakim.interrupted import go_on
from game.joakim.sharks import Lot
from game.joakim.state import BANK, Phase, card_of
from game.joakim.table import Table

Bids = list[tuple[Seat, int]]


async def open_auction(t: Table, seat: Seat) -> None:
    """Whoever plays the tip picks the card: one of the bank's, of one or of five."""
    lot = await Choice(seat, "closed_auction_card", tuple(cards_in_bank(t)))
    t.emit(ClosedAuctionOpened(seat, lot))
    t.begin(seat, Phase.CLOSED_AUCTION)


def cards_in_bank(t: Table) -> Iterator[Option[Lot]]:
    """The bank's cards, as options: "gold 1", "gold 5"."""
    for kind, each in enumerate(t.data.kinds):
        for units, cards in ((1, t.state.ones[BANK]), (5, t.state.fives[BANK])):
            if cards[kind]:
                yield Option(f"{each.id} {units}", Lot(kind, units), Target("property", each.id))


async def bid(t: Table, seat: Seat) -> None:
    """All who want to bid in secret, and everything is laid open at once.

    Of equal bids, those stay on the table, and are raised in secret just once.
    """
    raising = bool(t.sharks.tied)
    bids = await (raises(t) if raising else first_bids(t, seat))
    best = max((amount for _, amount in bids), default=0)
    top = [bidder for bidder, amount in bids if amount == best and best]
    t.emit(BidsRevealed(tuple(bids), tuple(top) if len(top) > 1 else ()))
    if len(top) > 1 and not raising:
        return  # once more, with these bids on the table
    await settle(t, seat, top, best)
    t.emit(ClosedAuctionEnded())
    go_on(t, seat)


async def first_bids(t: Table, seat: Seat) -> Bids:
    """Of everyone with cash, beginning with whoever plays the tip; 0 for those who stay out."""
    bids: Bids = []
    for bidder in t.state.seats_from(seat):
        cash = t.state.cash[bidder]
        if cash:
            bids.append((bidder, await _sealed(t, bidder, "sealed_bid", cash, 0)))
    return bids


async def raises(t: Table) -> Bids:
    """The whole bids of those who were equal: what lies on the table, and what they add."""
    bids: Bids = []
    for bidder, lying in tuple(t.sharks.tied):
        left = t.state.cash[bidder] - lying
        added = await _sealed(t, bidder, "sealed_raise", left, lying) if left else 0
        bids.append((bidder, lying + added))
    return bids


async def _sealed(t: Table, bidder: Seat, prompt: str, most: int, lying: int) -> int:
    lot = t.sharks.lot
    assert lot is not None
    least = t.data.numbers.auction_least_bid
    facts: Facts = (
        ("kind", t.kind_id(lot.kind)),
        ("units", lot.units),
        ("bid", lying),
        ("cash", t.state.cash[bidder]),
    )
    return await Amount(bidder, prompt, least, most, facts, partial(why_no_bid, most), sealed=True)


def why_no_bid(most: int, amount: int) -> Reason:
    """A bid is never more than the bidder's cash."""
    return Reason("bid_more_than_cash", "joakim.closed_auction.2", (("cash", most), ("least", 1)))


async def settle(t: Table, seat: Seat, top: list[Seat], best: int) -> None:
    """The highest bid takes the card. Equal once more: unsold, and each of them pays for it."""
    lot = t.sharks.lot
    assert lot is not None
    about = (("kind", t.kind_id(lot.kind)),)
    if len(top) == 1:
        cards = card_of(lot.units)
        t.buy(top[0], lot.kind, *cards, best, "closed_auction", "joakim.closed_auction.2")
    elif not top:
        t.nothing(seat, "nobody_bids_in_secret", "joakim.closed_auction.2", about)
    else:
        t.nothing(seat, "bids_tied_twice", "joakim.closed_auction.4", about)
        for bidder in top:
            penalty = t.data.numbers.tie_penalty
            await pay(t, bidder, penalty, "tie_penalty", "joakim.closed_auction.4")
