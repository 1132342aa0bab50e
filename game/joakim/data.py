"""The board, the property and the decks of Joakim: frozen, built once, shared by every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from game.annotations import Positive
from game.joakim.effects import ClubEffect, LargeEffect, SmallEffect, TipEffect, UncleEffect
from game.joakim.effects import Kind as Kind

SquareType = Literal["property", "exchange", "newspaper", "uncle", "club"]

DeckName = Literal["newspaper", "uncle", "club", "tips"]
DECK_NAMES: tuple[DeckName, ...] = get_args(DeckName)
BASIC_DECKS = DECK_NAMES[:-1]  # those of the basic game

SquareIndex = int
"""A square: its index in `Board.squares`, row by row from the upper left corner."""

Card = int
"""A card: its index in its deck, 0 for n01."""

Cell = tuple[int, int]
"""A cell of the board's grid: column and row, from 0 at the upper left corner."""


@dataclass(frozen=True, slots=True)
class Square:
    """A square in play. `sells` is the property kind of a property square, else None."""

    index: SquareIndex
    type: SquareType
    sells: Kind | None
    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Places:
    """The five marked rectangles for cards, each a cell of the grid (joakim.components.1)."""

    newspaper: Cell
    uncle: Cell
    crown: Cell
    club: Cell
    tips: Cell


@dataclass(frozen=True, slots=True)
class Board:
    """The squares and how a pawn can move over them.

    `reach[square][steps]` holds, in rising order, the squares that a pawn can end on after exactly
    that many straight steps without entering a square twice (joakim.movement.2, .4); for 0 steps
    none. Whose pawns stand there is not its business: a pawn may be jumped over.
    """

    columns: int
    rows: int
    squares: tuple[Square, ...]
    places: Places
    neighbours: tuple[tuple[SquareIndex, ...], ...]
    reach: tuple[tuple[tuple[SquareIndex, ...], ...], ...]

    def path(self, start: SquareIndex, end: SquareIndex, steps: int) -> tuple[SquareIndex, ...]:
        """One way of the pawn, both ends included. ValueError if there is none."""
        for way in _ways(self.neighbours, (start,), steps):
            if way[-1] == end:
                return way
        raise ValueError(f"no {steps} steps lead from square {start} to {end}")


@dataclass(frozen=True, slots=True)
class Pin:
    """The marker of a kind on the value tray: a colour name and a shape name."""

    colour: str
    shape: str


@dataclass(frozen=True, slots=True)
class PropertyKind:
    """A kind of property and how many of its cards there are (joakim.components.5)."""

    id: str
    ones: Positive
    fives: Positive
    pin: Pin

    @property
    def cards(self) -> int:
        """How many cards there are, ones and fives."""
        return self.ones + self.fives

    @property
    def units(self) -> int:
        """How many properties the cards are worth together."""
        return self.ones + 5 * self.fives


@dataclass(frozen=True, slots=True)
class NewspaperCard:
    """A number of the newspaper: the large heading is for everyone, the small for its drawer."""

    id: str
    picture: str
    large: tuple[LargeEffect, ...]
    small: SmallEffect


@dataclass(frozen=True, slots=True)
class UncleCard:
    """A Joakim card; one with a shark is for the variant only."""

    id: str
    picture: str
    effect: UncleEffect
    shark: bool = False


@dataclass(frozen=True, slots=True)
class ClubCard:
    """A card of the billionaires' club."""

    id: str
    picture: str
    effect: ClubEffect


@dataclass(frozen=True, slots=True)
class TipCard:
    """A business tip."""

    id: str
    picture: str
    effect: TipEffect


@dataclass(frozen=True, slots=True)
class LoanSize:
    """A size of loan cards, how many of them there are, and their amounts in M (joakim.loans.1)."""

    id: str
    amount: Positive
    repayment: Positive
    interest: Positive
    cards: Positive


@dataclass(frozen=True, slots=True)
class MarketStep:
    """From so many properties in one deal, the value moves by so many steps (joakim.sharks.2)."""

    units: Positive
    steps: Positive


@dataclass(frozen=True, slots=True)
class Numbers:
    """The fixed figures of the rulebook. Amounts in M. What can be chosen is a setup option."""

    lowest_value: Positive  # joakim.debts.6
    highest_value: Positive
    die: Positive  # how many sides
    exchange_pays: Positive  # joakim.exchange.1
    uncle_home_from: Positive  # the lowest roll that finds him at home, joakim.uncle.1
    auction_units: Positive  # properties in one lot, joakim.auction.1
    auction_least_bid: Positive  # joakim.auction.2
    auction_raise: Positive
    club_swap_price: Positive  # joakim.club.2
    dividend_cap: Positive  # where the cap is chosen, joakim.newspaper.13
    start_properties: Positive  # joakim.setup.4
    start_cards: Positive  # the rich start, joakim.setup.4
    crown_sale_most: Positive  # where "up to ten" is chosen, joakim.crown.4
    step_size: Positive  # what one step of the pin is worth, joakim.sharks.2
    market_steps: tuple[MarketStep, ...]  # rising by units
    tips_drawn: Positive  # at once, on an empty hand, joakim.tips.1
    tie_penalty: Positive  # for equal bids that stay equal, joakim.closed_auction.4
    offers_in_move: Positive  # the most offers in one move, joakim.offers.3
    refused_rounds: Positive  # for so long a computer player does not repeat a refused offer

    def steps(self, units: int) -> int:
        """By how much a deal of so many properties moves the value, in M (joakim.sharks.2)."""
        return self.step_size * max(
            (each.steps for each in self.market_steps if each.units <= units), default=0
        )

    def clamp(self, value: int) -> int:
        """The value or price that the tray allows (joakim.debts.6)."""
        return max(self.lowest_value, min(self.highest_value, value))


@dataclass(frozen=True, slots=True)
class GameData:
    """All that is printed: the same for every game of Joakim."""

    board: Board
    kinds: tuple[PropertyKind, ...]
    newspaper: tuple[NewspaperCard, ...]
    uncle: tuple[UncleCard, ...]
    club: tuple[ClubCard, ...]
    tips: tuple[TipCard, ...]
    loans: tuple[LoanSize, ...]
    numbers: Numbers

    def kind(self, id: str) -> Kind:
        """The index of a property kind. ValueError if there is none of that id."""
        for index, kind in enumerate(self.kinds):
            if kind.id == id:
                return index
        raise ValueError(f"no property kind {id!r}")


def lay_out(
    cells: Sequence[Sequence[tuple[SquareType, Kind | None] | None]], places: Places, most: int
) -> Board:
    """Build the board from its rows of cells (None: not a square) for moves of 1 to `most` steps.

    The rows are equally long.
    """
    squares: list[Square] = []
    at: dict[Cell, SquareIndex] = {}
    for row, line in enumerate(cells):
        for column, cell in enumerate(line):
            if cell is not None:
                at[column, row] = len(squares)
                squares.append(Square(len(squares), *cell, column, row))
    neighbours = tuple(
        tuple(at[cell] for cell in around(each.column, each.row) if cell in at) for each in squares
    )
    reach = tuple(
        tuple(
            tuple(sorted({way[-1] for way in _ways(neighbours, (start,), steps)})) if steps else ()
            for steps in range(most + 1)
        )
        for start in range(len(squares))
    )
    return Board(len(cells[0]), len(cells), tuple(squares), places, neighbours, reach)


def around(column: int, row: int) -> tuple[Cell, ...]:
    """The cells above, to the left, to the right and below (joakim.movement.2)."""
    return ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))


def _ways(
    neighbours: tuple[tuple[SquareIndex, ...], ...], way: tuple[SquareIndex, ...], steps: int
) -> Iterator[tuple[SquareIndex, ...]]:
    """Every way on from the end of this one that enters no square twice."""
    if steps == 0:
        yield way
        return
    for onward in neighbours[way[-1]]:
        if onward not in way:
            yield from _ways(neighbours, (*way, onward), steps - 1)
