"""House rules about papers: an auction of a bankrupt's, and trade between players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.engine.requests import Amount, Choice, Facts, Option, Reason, Seat, Target
from game.finans import bankruptcy
from game.finans.events import BidMade, LotOpened, OfferMade, OfferRefused
from game.finans.state import Holder, Paper, Phase
from game.finans.table import Table
from game.finans.winning import go_on

_NOTHING: Option[None] = Option("pass", None, Target("button", "pass"))
_YES_OR_NO: tuple[Option[bool], ...] = (
    Option("accept", True, Target("button", "accept")),
    Option("refuse", False, Target("button", "refuse")),
)


class Deal(NamedTuple):
    """A paper that one seat would sell to another."""

    seller: Seat
    buyer: Seat
    paper: Paper


def paper_id(t: Table, paper: Paper) -> str:
    """The id of a plot or of a share."""
    papers = t.data.plots if paper.sort == "plot" else t.data.shares
    return papers[paper.number].id


def hand_over(t: Table, paper: Paper, taker: Holder, price: int, cause: str, clause: str) -> None:
    """A paper changes hands for a price in kronor."""
    if paper.sort == "plot":
        t.move_plot(paper.number, taker, price, cause, clause)
    else:
        t.move_share(paper.number, taker, price, cause, clause)


# The auction of a bankrupt's papers


async def auction(t: Table, seat: Seat) -> None:
    """One paper after another goes to whoever bids most; without a bid the bank keeps it."""
    lot = t.state.lots[0]
    t.emit(LotOpened(lot))
    winner, bid = await bidding(t, seat, lot)
    about = (("paper", paper_id(t, lot)),)
    if bid:
        hand_over(t, lot, winner, bid, "auction", "finans.bankruptcy.2")
    else:
        t.nothing(seat, "nobody_bids", "finans.bankruptcy.2", about)
    if not t.state.lots:
        go_on(t, t.state.seats_from(seat)[0], Phase.TURN)


async def bidding(t: Table, seat: Seat, lot: Paper) -> tuple[Seat, int]:
    """The highest bidder and the bid in kronor (0: nobody bids). Whoever passes is out of it."""
    step, clause = t.data.numbers.rounding, "finans.bankruptcy.2"
    waiting, leader, best = t.state.seats_from(seat), seat, 0
    while waiting and (waiting != [leader] or not best):
        bidder = waiting.pop(0)
        low, cash = best + step, t.state.cash[bidder]
        facts: Facts = (("paper", paper_id(t, lot)), ("best", best), ("leader", leader))
        question = Amount(
            bidder, "bid", low, cash, facts, _why_no_amount(low, cash, step, clause), step=step
        )
        bid = await question
        t.emit(BidMade(bidder, bid))
        if bid:
            leader, best = bidder, bid
            waiting.append(bidder)
    return leader, best


def _why_no_amount(low: int, high: int, step: int, clause: str) -> Callable[[int], Reason]:
    """The reason against any amount that is not within these bounds."""
    facts = (("low", low), ("high", high), ("step", step))
    return lambda amount: Reason("amount_out_of_bounds", clause, facts)


# Trade between players


def why_not_offer(t: Table, seat: Seat, partner: Seat) -> Reason | None:
    """What keeps a seat from making an offer to another."""
    clause = "finans.papers.4"
    if t.state.options.trade == "off" or partner == seat or t.state.out[partner]:
        return Reason("no_private_trade", clause)
    limit = t.data.numbers.offers_in_turn
    if t.state.offers >= limit:
        return Reason("offers_used_up", clause, (("limit", limit),))
    if not any(deals(t, seat, partner)):
        return Reason("nothing_to_trade", clause, (("seat", partner),))
    return None


def deals(t: Table, seat: Seat, partner: Seat) -> Iterator[Option[Deal | None]]:
    """The papers that one of the two has and the other could pay: "sell joinery"."""
    for verb, seller, buyer in (("buy", partner, seat), ("sell", seat, partner)):
        for paper in bankruptcy.papers_of(t, seller):
            free = paper.sort == "share" or not t.state.mortgaged[paper.number]
            if free and price_bounds(t, paper)[0] <= t.state.cash[buyer]:
                id = paper_id(t, paper)
                yield Option(f"{verb} {id}", Deal(seller, buyer, paper), Target("property", id))


def price_bounds(t: Table, paper: Paper) -> tuple[int, int]:
    """The least and the highest price in an offer, in kronor: no gifts, and no ransom.

    From what the bank gives for the paper to some times what it costs, with a building on it.
    """
    times = t.data.numbers.offer_most_times
    if paper.sort == "share":
        share = t.data.shares[paper.number]
        return share.buy_back, times * share.face
    plot, built = t.data.plots[paper.number], t.state.built[paper.number]
    return plot.buy_back, times * (plot.price + (plot.building if built else 0))


async def offer(t: Table, seat: Seat) -> None:
    """One paper for one price: the other says yes or no."""
    partner = t.state.partner
    about: Facts = (("seat", partner),)
    deal = await Choice(seat, "offer_paper", (_NOTHING, *deals(t, seat, partner)), about)
    if deal is not None:
        step, cash = t.data.numbers.rounding, t.state.cash[deal.buyer]
        low, most = price_bounds(t, deal.paper)
        high = min(most, cash)
        facts = (*about, ("paper", paper_id(t, deal.paper)), ("cash", cash))
        why_not = _why_no_amount(low, high, step, "finans.papers.4")
        price = await Amount(seat, "offer_price", low, high, facts, why_not, step=step)
        if price:
            await propose(t, seat, deal, price)
    go_on(t, seat, Phase.TURN)


async def propose(t: Table, seat: Seat, deal: Deal, price: int) -> None:
    """The paper changes hands if the other wants it so."""
    t.emit(OfferMade(seat, deal.seller, deal.buyer, deal.paper, price))
    partner = deal.buyer if seat == deal.seller else deal.seller
    verb = "buy" if partner == deal.buyer else "sell"
    facts = (("seat", seat), ("verb", verb), ("paper", paper_id(t, deal.paper)), ("price", price))
    if await Choice(partner, "offer_answer", _YES_OR_NO, facts):
        hand_over(t, deal.paper, deal.buyer, price, "player_trade", "finans.papers.4")
    else:
        t.emit(OfferRefused(partner))
