"""The Joakim cards and the club cards, those with a shark included."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.annotations import Positive
from game.joakim.effects.kind import Kind


@dataclass(frozen=True, slots=True)
class MayBuy:
    """The drawer may buy one property of the kind at this fixed price (joakim.uncle.3)."""

    property: Kind
    price: Positive
    do: Literal["may_buy"] = "may_buy"


@dataclass(frozen=True, slots=True)
class NextNumber:
    """The drawer draws a newspaper and follows both its headings (joakim.uncle.4)."""

    do: Literal["next_number"] = "next_number"


@dataclass(frozen=True, slots=True)
class Tip:
    """The drawer looks secretly at the top `cards` newspapers (joakim.uncle.5, joakim.club.3)."""

    cards: Positive
    do: Literal["tip"] = "tip"


@dataclass(frozen=True, slots=True)
class OptionCard:
    """The drawer may pay `price` to keep this card (joakim.club.4).

    Used later, it buys five properties of the kind for `strike` M in all (joakim.club.5).
    """

    property: Kind
    price: Positive
    strike: Positive
    do: Literal["option"] = "option"


@dataclass(frozen=True, slots=True)
class Swap:
    """The drawer may swap one single property for another in the bank, for a fee (joakim.club.2).

    The fee is the same for every such card: `Numbers.club_swap_price`.
    """

    do: Literal["swap"] = "swap"


# Joakim cards with a shark.


@dataclass(frozen=True, slots=True)
class Borrow:
    """The drawer may take one of the loan cards that are left (joakim.loans.1)."""

    do: Literal["borrow"] = "borrow"


@dataclass(frozen=True, slots=True)
class Inspect:
    """The drawer keeps the card, and looks at another's tips when it suits (joakim.tips.6)."""

    do: Literal["inspect"] = "inspect"


@dataclass(frozen=True, slots=True)
class DoNotBelieve:
    """The drawer keeps the card, and cancels a rumour with it (joakim.tips.8)."""

    do: Literal["do_not_believe"] = "do_not_believe"
