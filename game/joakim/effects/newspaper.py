"""The headings of the newspaper. Some stand on cards of the other decks as well."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.annotations import Positive
from game.joakim.effects.kind import Kind

# Large headings of the newspaper: they concern everyone.


@dataclass(frozen=True, slots=True)
class Market:
    """Values of some kinds rise or fall, each by its own number of M (joakim.newspaper.2)."""

    changes: tuple[tuple[Kind, int], ...]
    do: Literal["market"] = "market"


@dataclass(frozen=True, slots=True)
class MarketAll:
    """The values of all six kinds rise or fall by the same number of M (joakim.newspaper.2)."""

    change: int
    do: Literal["market_all"] = "market_all"


@dataclass(frozen=True, slots=True)
class AllEarn:
    """Everyone gets the amount from the bank (joakim.newspaper.3)."""

    amount: Positive
    do: Literal["all_earn"] = "all_earn"


@dataclass(frozen=True, slots=True)
class AllEarnPerCard:
    """Everyone gets `each` M for every property card held, `at_most` in all (joakim.newspaper.3).

    A card of five counts as one card.
    """

    each: Positive
    at_most: Positive
    do: Literal["all_earn_per_card"] = "all_earn_per_card"


@dataclass(frozen=True, slots=True)
class AllPay:
    """Everyone pays the amount to the bank: a debt (joakim.newspaper.3, joakim.debts.2)."""

    amount: Positive
    do: Literal["all_pay"] = "all_pay"


@dataclass(frozen=True, slots=True)
class AllPayPerCard:
    """Everyone pays `each` M for every property card held, `at_most` in all (joakim.newspaper.3).

    A debt. A card of five counts as one card.
    """

    each: Positive
    at_most: Positive
    do: Literal["all_pay_per_card"] = "all_pay_per_card"


@dataclass(frozen=True, slots=True)
class Auction:
    """Five properties of a kind that the drawer picks are auctioned (joakim.auction.1)."""

    do: Literal["auction"] = "auction"


@dataclass(frozen=True, slots=True)
class CloseClub:
    """Nobody may land on a club square; the card stays face up (joakim.club.6)."""

    do: Literal["close_club"] = "close_club"


@dataclass(frozen=True, slots=True)
class OpenClub:
    """The club is open again, and the closing card leaves the table (joakim.club.6)."""

    do: Literal["open_club"] = "open_club"


@dataclass(frozen=True, slots=True)
class Dividend:
    """Everyone pays cash divided by `divide_by`, rounded down (joakim.newspaper.13).

    The setup option for the dividend may cap it, allow it once only, or leave it out.
    """

    divide_by: Positive
    do: Literal["dividend"] = "dividend"


# Small headings of the newspaper: they concern the player who drew the number.


@dataclass(frozen=True, slots=True)
class Earn:
    """The drawer gets the amount (joakim.newspaper.4, joakim.uncle.2, joakim.club.7)."""

    amount: Positive
    do: Literal["earn"] = "earn"


@dataclass(frozen=True, slots=True)
class Pay:
    """The drawer pays the amount to the bank: a debt (joakim.newspaper.4, joakim.club.7)."""

    amount: Positive
    cause: Literal["misinvestment", "robbery", "dinner"]
    do: Literal["pay"] = "pay"


@dataclass(frozen=True, slots=True)
class Exchange:
    """The drawer swaps a single property with another player (joakim.newspaper.6)."""

    do: Literal["exchange"] = "exchange"


@dataclass(frozen=True, slots=True)
class Worthless:
    """The drawer returns a property to the bank for nothing (joakim.newspaper.5)."""

    do: Literal["worthless"] = "worthless"


@dataclass(frozen=True, slots=True)
class TakeOver:
    """The drawer takes a property from another player (joakim.newspaper.7)."""

    do: Literal["take_over"] = "take_over"


@dataclass(frozen=True, slots=True)
class Crown:
    """The drawer is lent the crown, whoever has it (joakim.crown.1)."""

    do: Literal["crown"] = "crown"


@dataclass(frozen=True, slots=True)
class ExtraMove:
    """The drawer rolls and moves once more (joakim.newspaper.9)."""

    do: Literal["extra_move"] = "extra_move"


@dataclass(frozen=True, slots=True)
class Shuffle:
    """All the numbers are shuffled again; none is drawn in its place (joakim.newspaper.10)."""

    do: Literal["shuffle"] = "shuffle"


@dataclass(frozen=True, slots=True)
class Bought:
    """The drawer buys one property of the kind from the bank at the price (joakim.newspaper.8)."""

    property: Kind
    price: Positive
    do: Literal["bought"] = "bought"


@dataclass(frozen=True, slots=True)
class CameBy:
    """The drawer gets one property of any kind from the bank, free (joakim.newspaper.8)."""

    do: Literal["came_by"] = "came_by"


@dataclass(frozen=True, slots=True)
class Sold:
    """The drawer sells one single property `above_market` M over its value (joakim.newspaper.8)."""

    above_market: Positive
    do: Literal["sold"] = "sold"


@dataclass(frozen=True, slots=True)
class SoldDouble:
    """The drawer sells one single property at double value (joakim.newspaper.8)."""

    do: Literal["sold_double"] = "sold_double"
