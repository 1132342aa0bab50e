"""The board, the papers and the decks of Nya Finans: frozen, built once, shared by every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from game.annotations import Positive
from game.finans.effects import NewsEffect, TipEffect

SpaceType = Literal[
    "exit",
    "plot",
    "tip",
    "news",
    "dividend",
    "prison",
    "branch",
    "building",
    "give_dividend",
    "go_to_prison",
    "entrance",
    "rest",
    "building_deals",
    "repay",
    "small_drawing",
    "bond_dividend",
]

DeckName = Literal["news", "tips"]
DECK_NAMES: tuple[DeckName, ...] = get_args(DeckName)

PlotIndex = int
"""A plot: its index in `GameData.plots`, in the order of the board."""

ShareIndex = int
"""A share: its index in `GameData.shares`, group by group."""

Card = int
"""A card: its index in its deck."""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the ring, by its printed number. `plot` is that of a plot space, else None."""

    number: int
    type: SpaceType
    plot: PlotIndex | None = None


@dataclass(frozen=True, slots=True)
class Plot:
    """A title deed. All amounts in kronor."""

    id: str
    group: int
    price: int
    building: int  # what a building costs
    rent: int
    rent_built: int
    mortgage: int
    buy_back: int
    is_industrial: bool


@dataclass(frozen=True, slots=True)
class Share:
    """A share of a company group: what it costs, what the bank gives for it, and its dividend."""

    id: str
    group: int
    face: int
    buy_back: int
    dividend: int


@dataclass(frozen=True, slots=True)
class Group:
    """A company group: its plots and as many shares (finans.groups.1)."""

    id: str
    plots: tuple[PlotIndex, ...]
    shares: tuple[ShareIndex, ...]


@dataclass(frozen=True, slots=True)
class NewsCard:
    """A Financial News card; some are in force until the next one."""

    id: str
    picture: str
    effect: NewsEffect
    until_further_notice: bool = False


@dataclass(frozen=True, slots=True)
class TipCard:
    """A Market Tip."""

    id: str
    picture: str
    effect: TipEffect


@dataclass(frozen=True, slots=True)
class Prizes:
    """What the bonds of a drawing win, in kronor, highest first (finans.bonds.6)."""

    large: tuple[Positive, ...]
    small: tuple[Positive, ...]


@dataclass(frozen=True, slots=True)
class Numbers:
    """The fixed figures of the rulebook; amounts in kronor. What can be chosen is an option."""

    die: Positive  # how many sides
    first_inside: Positive  # the spaces inside the bank, finans.papers.1
    last_inside: Positive
    car_price: Positive  # finans.car.1
    car_sold_for: Positive
    mortgage_percent: Positive  # what redeeming costs beyond the mortgage, finans.mortgages.2
    loan: Positive  # finans.loans.1
    loans_each: Positive
    loan_interest: Positive
    certificates: Positive  # registration certificates: the most cars there can be
    industrial_buildings: Positive  # finans.building.3
    smaller_buildings: Positive
    bonds: Positive  # how many, numbered from 1
    bond_price: Positive
    prizes: Prizes
    bonus_per_eye: Positive  # finans.bank.1
    dividend_percent: Positive  # of the opponents' share capital, finans.dividends.2
    prison_rounds: tuple[Positive, ...]  # by the die's face, finans.prison.1
    sent_to_prison_on: Positive  # the highest face that sends one there, finans.prison.2
    fee_step: Positive  # finans.meeting.2
    fee_least: Positive
    fee_most: Positive
    fee_to_bank: Positive
    rounding: Positive  # the smallest note
    dealt_papers: Positive  # plots and shares each, where they are dealt at the start
    offers_in_turn: Positive  # to other players, finans.papers.4
    offer_most_times: Positive  # so many times its printed price a paper may cost in an offer

    def rounded(self, amount: int, parts: int) -> int:
        """A part of an amount, rounded to the nearest note (finans.meeting.5)."""
        return (2 * amount + parts * self.rounding) // (2 * parts * self.rounding) * self.rounding


@dataclass(frozen=True, slots=True, eq=False)
class GameData:
    """All that is printed: the same for every game, and known by its identity."""

    spaces: tuple[Space, ...]  # in the order of the ring, the first is number 1
    groups: tuple[Group, ...]
    plots: tuple[Plot, ...]
    shares: tuple[Share, ...]
    news: tuple[NewsCard, ...]
    tips: tuple[TipCard, ...]
    numbers: Numbers

    def space(self, number: int) -> Space:
        """The space of this number."""
        return self.spaces[number - 1]

    def number_of(self, type: SpaceType) -> int:
        """The number of the first space of this type."""
        return next(space.number for space in self.spaces if space.type == type)

    def is_inside(self, number: int) -> bool:
        """Whether a space lies inside the bank: neither its entrance nor its exit does."""
        return self.numbers.first_inside <= number <= self.numbers.last_inside
