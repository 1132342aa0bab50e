"""The figures by which the trader plays, all in one place; found by playing it against itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What the trader goes by. Amounts in M, unless something else is said."""

    # How it sees the values: a small problem of optimal stopping.
    changes_ahead: int = 6  # how many changes of a value are looked ahead
    patience: float = 0.88  # what a sale one change later is worth, against the same sale now
    chance_to_sell: float = 0.65  # of standing on the right square between two changes
    pile: int = 3  # weight of a newspaper in the pile; one that may come back weighs 1
    opinion: float = 0.05  # by how much of it a trader may find a kind worth more or less

    # What it makes of them.
    reserve: int = 12  # cash that it likes to keep for debts: forced sales bring half
    short_of_reserve: float = 0.5  # cost of each M that the reserve is short of
    crowding: float = 0.95  # ten more of a kind are worth this share: each sale takes a visit
    crown: float = 14.0  # to have the crown: what a use of it must bring
    take_over: float = 9.0  # a small heading that takes a property from another
    any_property: float = 7.0  # one property, whichever
    news: float = 1.0  # a newspaper, apart from what it does to values
    uncle: float = 3.5  # his door: he is at home half of the time
    club: float = 3.0  # its options and gifts
    option_margin: float = 1.3  # an option must promise so many times its price
    bid_share: float = 0.85  # of what the lot is worth, the most to bid
    closing_share: float = 0.4  # of its value now that a property keeps, once all sold would win
    last_numbers: int = 12  # with fewer newspapers left than this, property loses its worth
    envy: float = 5.0  # for taking from whoever is as rich as the limit
    win: float = 10_000.0  # more than anything else

    # Business sharks: what the others have, and what may still be made of a tip.
    rivalry: float = 0.7  # what 1 M that all the others lose is worth; shared out by their riches
    missed_move: float = 8.0  # what a move is worth to whoever misses it
    visit: float = 6.0  # a visit to Farbror Joakim that finds him at home
    three_tips: float = 7.0  # to draw tips
    tip_room: float = 2.0  # to be rid of a tip: an empty hand draws three
    tip_later: float = 0.3  # of what a rumour would move in the best case, to keep it for that
    contacts_later: float = 5.0  # good contacts, to keep them for a better square
    keep_reaction: float = 3.0  # a card for another's move, to keep it for a better chance
    keep_doubt: float = 5.0  # the same of a card against rumours
    spoiling: float = 0.7  # whoever can make a purchase worthless does it so often
    look: float = 0.4  # to see one tip of the others
    # Loans and secret bids.
    working: int = 100  # cash, in M, that there is always good use for
    growth: float = 0.5  # what 1 M of it brings until it is repaid
    interest_risk: float = 1.0  # how often interest is demanded of a loan
    sealed_spread: float = 0.15  # by how much of it a secret bid may lie below the most
    lot_share: float = 0.15  # of its worth, what a lot brings to whoever chose it
    # Offers between players.
    maker_share: float = 0.55  # of what a trade brings to both, the part that its maker asks
    offer_gain: float = 8.0  # what a trade must bring to be offered at all
    offer_for_them: float = 4.0  # what it must bring the other, as far as one can tell
    counter_chance: float = 0.5  # of another price to be accepted
    forced_rate: float = 1.5  # what 1 M is worth to whoever would have to sell at half


WEIGHTS = Weights()
