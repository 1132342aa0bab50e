"""What the cards of Nya Finans do: the whole vocabulary, a small frozen class for each effect.

This is the reference for whoever writes a card. In the data files an effect is a mapping whose
`do` names the effect and whose other keys are the fields below:

    {do: share_fall, group: teknik, percent: 10}

Amounts are kronor. In the files a group is its id ("teknik"); here it is its index. The rules match
on these classes, so import the module, not its names:

    match effect:
        case effects.Earn(amount): ...
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from game.annotations import IndexOf, Positive

Group = Annotated[int, IndexOf("group")]
"""A company group: its index in the order of the board."""


# Financial News. What is in force until the next news says so on the card (finans.news.2).


@dataclass(frozen=True, slots=True)
class GoodTimes:
    """The bonus at the Bank Entrance is doubled, and the last space of the bank is for all."""

    do: Literal["good_times"] = "good_times"


@dataclass(frozen=True, slots=True)
class BadTimes:
    """At the Bank Entrance only the lower die counts."""

    do: Literal["bad_times"] = "bad_times"


@dataclass(frozen=True, slots=True)
class LargeDrawing:
    """Everyone may buy a bond, and the Large Bond Drawing is held (finans.bonds.3)."""

    do: Literal["large_drawing"] = "large_drawing"


@dataclass(frozen=True, slots=True)
class DividendForAll:
    """The bank pays everyone the dividend on all shares (finans.dividends.1)."""

    do: Literal["dividend_for_all"] = "dividend_for_all"


@dataclass(frozen=True, slots=True)
class Strike:
    """No rent is paid on plots of these groups while the card is in force."""

    groups: tuple[Group, ...]
    do: Literal["strike"] = "strike"


@dataclass(frozen=True, slots=True)
class BuildingBoom:
    """Buildings cost their price divided by `divide_by` while the card is in force."""

    divide_by: Positive
    do: Literal["building_boom"] = "building_boom"


@dataclass(frozen=True, slots=True)
class DearMoney:
    """Interest on each bank loan is this amount while the card is in force."""

    interest: Positive
    do: Literal["dear_money"] = "dear_money"


@dataclass(frozen=True, slots=True)
class CarTax:
    """Everyone with a car pays the amount: a debt."""

    amount: Positive
    do: Literal["car_tax"] = "car_tax"


@dataclass(frozen=True, slots=True)
class BuildingTax:
    """Everyone pays the amount for each building: a debt."""

    amount: Positive
    do: Literal["building_tax"] = "building_tax"


@dataclass(frozen=True, slots=True)
class ShareFall:
    """Everyone pays the percentage of the face value of their shares in one group: a debt."""

    group: Group
    percent: Positive
    do: Literal["share_fall"] = "share_fall"


@dataclass(frozen=True, slots=True)
class ShareGain:
    """The bank pays everyone the dividend on their shares in one group."""

    group: Group
    do: Literal["share_gain"] = "share_gain"


@dataclass(frozen=True, slots=True)
class AllEarn:
    """Everyone gets the amount from the bank."""

    amount: Positive
    do: Literal["all_earn"] = "all_earn"


# Market Tips: for whoever draws them.


@dataclass(frozen=True, slots=True)
class Dividend:
    """The bank pays the drawer the dividend on all shares (finans.dividends.1)."""

    do: Literal["dividend"] = "dividend"


@dataclass(frozen=True, slots=True)
class GiveDividend:
    """The drawer gives the opponents their dividend (finans.dividends.2)."""

    do: Literal["give_dividend"] = "give_dividend"


@dataclass(frozen=True, slots=True)
class TakeNews:
    """The drawer takes a Financial News card (finans.news.1)."""

    do: Literal["take_news"] = "take_news"


@dataclass(frozen=True, slots=True)
class Earn:
    """The drawer gets the amount from the bank."""

    amount: Positive
    do: Literal["earn"] = "earn"


@dataclass(frozen=True, slots=True)
class Pay:
    """The drawer pays the amount to the bank: a debt."""

    amount: Positive
    do: Literal["pay"] = "pay"


@dataclass(frozen=True, slots=True)
class BuildAnyTime:
    """The drawer keeps the card, and builds with it in any own turn (finans.building.4)."""

    do: Literal["build_any_time"] = "build_any_time"


@dataclass(frozen=True, slots=True)
class TakeShare:
    """The drawer may take over an opponent's share at its face value (finans.tips.3)."""

    do: Literal["take_share"] = "take_share"


@dataclass(frozen=True, slots=True)
class TakePlot:
    """The drawer may take over an opponent's unbuilt plot at its price (finans.tips.3)."""

    do: Literal["take_plot"] = "take_plot"


@dataclass(frozen=True, slots=True)
class GoTo:
    """The drawer moves forward to the space of this number, which has its effect."""

    space: Positive
    do: Literal["go_to"] = "go_to"


@dataclass(frozen=True, slots=True)
class BuyBond:
    """The drawer may buy a bond."""

    do: Literal["buy_bond"] = "buy_bond"


@dataclass(frozen=True, slots=True)
class SmallDrawing:
    """The Small Bond Drawing is held (finans.bonds.4)."""

    do: Literal["small_drawing"] = "small_drawing"


@dataclass(frozen=True, slots=True)
class BuyShare:
    """The drawer may buy a share from the bank, wherever the piece stands."""

    do: Literal["buy_share"] = "buy_share"


@dataclass(frozen=True, slots=True)
class GoToPrison:
    """The drawer goes to prison, and rolls for how long (finans.prison.1)."""

    do: Literal["go_to_prison"] = "go_to_prison"


NewsEffect = (
    GoodTimes
    | BadTimes
    | LargeDrawing
    | DividendForAll
    | Strike
    | BuildingBoom
    | DearMoney
    | CarTax
    | BuildingTax
    | ShareFall
    | ShareGain
    | AllEarn
)
TipEffect = (
    Dividend
    | GiveDividend
    | TakeNews
    | Earn
    | Pay
    | BuildAnyTime
    | TakeShare
    | TakePlot
    | GoTo
    | BuyBond
    | SmallDrawing
    | BuyShare
    | GoToPrison
)
