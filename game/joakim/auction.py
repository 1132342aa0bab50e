"""Open auction: five properties of a kind go to whoever bids most."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.engine.requests import Amount, Choice, Option, Reason, Refused, Seat, Target
from game.joakim.effects import Kind
from game.joakim.events import AuctionOpened, BidMade
from game.joakim.state import BANK
from game.joakim.table import Table


async def hold(t: Table, seat: Seat) -> None:
    """The drawer picks the kind and bids first; then all, clockwise, until nobody goes higher.

    Whoever was sent out by what stands above it on the card leaves it to the next player.
    """
    seat = t.state.seats_from(seat)[0]
    lots = tuple(lots_in_bank(t))
    if not lots:
        t.nothing(seat, "no_lot_in_bank" if ones_do(t) else "no_five_in_bank", "joakim.auction.1")
        return
    kind = await Choice(seat, "auction_kind", lots, refuse=partial(why_no_lot, t))
    t.emit(AuctionOpened(seat, kind))
    winner, bid = await bidding(t, seat, kind)
    if not bid:
        t.nothing(seat, "nobody_bids", "joakim.auction.4", (("kind", t.kind_id(kind)),))
        return
    ones, fives = (0, 1) if t.state.fives[BANK][kind] else (5, 0)
    t.buy(winner, kind, ones, fives, bid, "auction", "joakim.auction.4")


def lots_in_bank(t: Table) -> Iterator[Option[Kind]]:
    """The kinds with a lot in the bank: a card of five, or five ones (option: cards only)."""
    for kind in range(len(t.data.kinds)):
        if has_lot(t, kind):
            id = t.kind_id(kind)
            yield Option(id, kind, Target("property", id))


def has_lot(t: Table, kind: Kind) -> bool:
    """Whether the bank has five of a kind to sell at once."""
    units = t.data.numbers.auction_units
    return bool(t.state.fives[BANK][kind]) or (ones_do(t) and t.state.ones[BANK][kind] >= units)


def ones_do(t: Table) -> bool:
    """Whether five ones are a lot, as well as a card of five (option: they are not)."""
    return t.state.options.auction_lot == "five_units"


def why_no_lot(t: Table) -> Iterator[Refused]:
    """The kinds of which there is no lot."""
    for kind in range(len(t.data.kinds)):
        if not has_lot(t, kind):
            id = t.kind_id(kind)
            facts = (("kind", id), ("ones", t.state.ones[BANK][kind]))
            lacking = "no_lot_of_kind" if ones_do(t) else "no_five_of_kind"
            reason = Reason(lacking, "joakim.auction.1", facts)
            yield Refused(id, reason, Target("property", id))


async def bidding(t: Table, seat: Seat, kind: Kind) -> tuple[Seat, int]:
    """The highest bidder and the bid in M (0: nobody bids). Whoever passes is out of it."""
    numbers = t.data.numbers
    waiting, leader, best = t.state.seats_from(seat), seat, 0
    while waiting and (waiting != [leader] or not best):
        bidder = waiting.pop(0)
        low = best + numbers.auction_raise if best else numbers.auction_least_bid
        cash = t.state.cash[bidder]
        facts = (("kind", t.kind_id(kind)), ("best", best), ("leader", leader), ("cash", cash))
        bid = await Amount(bidder, "bid", low, cash, facts, partial(why_no_bid, low, cash))
        t.emit(BidMade(bidder, bid))
        if bid:
            leader, best = bidder, bid
            waiting.append(bidder)
    return leader, best


def why_no_bid(low: int, cash: int, amount: int) -> Reason:
    """A bid is more than the one before, and never more than the bidder's cash."""
    if amount > cash or cash < low:
        code = "bid_over_cash" if cash < low else "bid_more_than_cash"
        return Reason(code, "joakim.auction.3", (("cash", cash), ("least", low)))
    return Reason("bid_too_low", "joakim.auction.2", (("least", low),))
