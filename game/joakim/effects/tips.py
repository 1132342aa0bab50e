"""The business tips."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.annotations import Positive
from game.joakim.effects.kind import Kind


@dataclass(frozen=True, slots=True)
class Rumour:
    """The value of one kind rises or falls by so many M (joakim.tips.7)."""

    property: Kind
    change: int
    do: Literal["rumour"] = "rumour"


@dataclass(frozen=True, slots=True)
class BeagleBoys:
    """Another player misses the next move (joakim.tips.9)."""

    do: Literal["beagle_boys"] = "beagle_boys"


@dataclass(frozen=True, slots=True)
class ClosedAuction:
    """A property card in the bank is sold by secret bids (joakim.closed_auction.1)."""

    do: Literal["closed_auction"] = "closed_auction"


@dataclass(frozen=True, slots=True)
class Interest:
    """Everyone with loan cards pays interest on each of them (joakim.loans.4)."""

    do: Literal["interest"] = "interest"


@dataclass(frozen=True, slots=True)
class UncleAway:
    """Off one's move: whoever finds Farbror Joakim at home finds him away (joakim.tips.10)."""

    do: Literal["uncle_away"] = "uncle_away"


@dataclass(frozen=True, slots=True)
class WorthlessPurchase:
    """Off one's move: a property just bought goes back to the bank unpaid (joakim.tips.11)."""

    do: Literal["worthless_purchase"] = "worthless_purchase"


@dataclass(frozen=True, slots=True)
class GoodContacts:
    """On a property square, another kind may be traded in place of its own (joakim.tips.12)."""

    do: Literal["good_contacts"] = "good_contacts"


@dataclass(frozen=True, slots=True)
class TaxInspection:
    """Another player pays the amount to the bank: a debt (joakim.tips.13)."""

    amount: Positive
    do: Literal["tax_inspection"] = "tax_inspection"
