"""Read the board, the property, the loans and the numbers of Joakim."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from itertools import pairwise

from game.files.faults import did_you_mean
from game.files.joakim_cards import Kinds
from game.files.shapes import check_ids_differ, fit, ids_in
from game.files.yaml_source import Place, Source
from game.joakim.data import (
    Cell,
    Kind,
    LoanSize,
    Numbers,
    Places,
    PropertyKind,
    SquareType,
    around,
)

Squares = tuple[tuple[tuple[SquareType, Kind | None] | None, ...], ...]
"""The rows of the board's cells, as `lay_out` wants them."""

NO_SQUARE = "####"

_PROPERTY = {
    "GOLD": "gold",
    "OIL": "oil",
    "DIAM": "diamond",
    "AIR": "plane",
    "BANK": "bank",
    "SHIP": "ship",
}
_OTHER: dict[str, SquareType] = {
    "EXCH": "exchange",
    "NEWS": "newspaper",
    "UNCL": "uncle",
    "CLUB": "club",
}
_MOST_SIDES = 8  # ways over the board grow threefold with every step


@dataclass(frozen=True, slots=True)
class _BoardFile:
    columns: int
    rows: tuple[str, ...]
    places: Places


@dataclass(frozen=True, slots=True)
class _PropertiesFile:
    cards_in_all: int
    kinds: tuple[PropertyKind, ...]


@dataclass(frozen=True, slots=True)
class _LoansFile:
    cards_in_all: int
    loans: tuple[LoanSize, ...]


def read_properties(source: Source) -> tuple[PropertyKind, ...]:
    """The kinds of property in tray order; none, with faults, if the file does not fit."""
    check_ids_differ(source, "kinds")
    found = fit(source, _PropertiesFile)
    if found is None:
        return ()
    _check_total(source, found.cards_in_all, sum(kind.cards for kind in found.kinds))
    return found.kinds


def kinds_by_id(source: Source) -> Kinds:
    """The property kinds that a file names, even if it has faults of its own."""
    return {id: index for index, id in ids_in(source, "kinds")} or None


def read_loans(source: Source) -> tuple[LoanSize, ...]:
    """The sizes of loan cards; none, with faults, if the file does not fit."""
    check_ids_differ(source, "loans")
    found = fit(source, _LoansFile)
    if found is None:
        return ()
    _check_total(source, found.cards_in_all, sum(loan.cards for loan in found.loans))
    for index, loan in enumerate(found.loans):
        _check_loan(source, ("loans", index), loan)
    return found.loans


def _check_total(source: Source, promised: int, cards: int) -> None:
    if cards != promised:
        source.fault(("cards_in_all",), f"cards_in_all is {promised}, but there are {cards}")


def _check_loan(source: Source, place: Place, loan: LoanSize) -> None:
    """Money must not be had for nothing, and the id says how much it is."""
    if loan.id != (wanted := f"loan_{loan.amount}"):
        source.fault((*place, "id"), f"{loan.id}: a loan of {loan.amount} is called {wanted}")
    if loan.repayment <= loan.amount:
        source.fault((*place, "repayment"), f"{loan.id}: repayment is not above amount")
    if loan.interest >= loan.amount:
        source.fault((*place, "interest"), f"{loan.id}: interest is not below amount")


def read_numbers(source: Source) -> Numbers | None:
    """The figures of a file; None, with faults, if it does not fit."""
    numbers = fit(source, Numbers)
    if numbers is not None:
        if numbers.lowest_value >= numbers.highest_value:
            source.fault(("lowest_value",), "lowest_value is not below highest_value")
        if numbers.uncle_home_from > numbers.die:
            source.fault(("uncle_home_from",), "no die shows that much: uncle is never at home")
        if numbers.die > _MOST_SIDES:
            source.fault(("die",), f"a die has {_MOST_SIDES} sides at most")
        for index, (step, higher) in enumerate(pairwise(numbers.market_steps), 1):
            if step.units >= higher.units or step.steps >= higher.steps:
                message = "market_steps: more properties must move the value further"
                source.fault(("market_steps", index), message)
    return numbers


def read_board(source: Source, kinds: Kinds) -> tuple[Squares, Places] | None:
    """The board's cells and places; None, with faults, if they cannot be laid out."""
    before = len(source.faults)
    found = fit(source, _BoardFile)
    if found is None:
        return None
    rows = [row.split() for row in found.rows]
    for index, row in enumerate(rows):
        if len(row) != found.columns:
            message = f"row {index + 1} has {len(row)} cells, not {found.columns}"
            source.fault(("rows", index), message)
    squares = _squares(source, rows, kinds)
    _check_places(source, rows, found.places)
    _check_ways(source, rows)
    return (squares, found.places) if len(source.faults) == before else None


def _squares(source: Source, rows: Sequence[Sequence[str]], kinds: Kinds) -> Squares:
    def square(word: str, row: int) -> tuple[SquareType, Kind | None] | None:
        if word == NO_SQUARE:
            return None
        if word in _OTHER:
            return _OTHER[word], None
        if word not in _PROPERTY:
            known = [*_PROPERTY, *_OTHER]
            source.fault(("rows", row), f"unknown square {word}{did_you_mean(word, known)}")
        elif kinds is not None and _PROPERTY[word] not in kinds:
            source.fault(("rows", row), f"{word}: there is no property {_PROPERTY[word]}")
        return "property", (kinds or {}).get(_PROPERTY.get(word, ""), 0)

    squares = tuple(tuple(square(word, row) for word in words) for row, words in enumerate(rows))
    used = {word for words in rows for word in words}
    if not used <= {NO_SQUARE, *_PROPERTY, *_OTHER}:
        return squares  # the unknown word may stand for what would seem to be missing
    for word, name in (_PROPERTY | _OTHER).items():
        if word not in used and (word in _OTHER or (kinds is not None and name in kinds)):
            source.fault(("rows",), f"no square {word}: {name} can never be reached")
    return squares


def _check_places(source: Source, rows: Sequence[Sequence[str]], places: Places) -> None:
    taken: dict[Cell, str] = {}
    for field in fields(places):
        column, row = cell = getattr(places, field.name)
        here = ("places", field.name)
        if not (0 <= row < len(rows) and 0 <= column < len(rows[row])):
            source.fault(here, f"{field.name}: [{column}, {row}] lies outside the board")
        elif rows[row][column] != NO_SQUARE:
            source.fault(here, f"{field.name}: [{column}, {row}] is a square, not {NO_SQUARE}")
        if cell in taken:
            source.fault(here, f"{field.name} lies where {taken[cell]} lies")
        taken[cell] = field.name


def _check_ways(source: Source, rows: Sequence[Sequence[str]]) -> None:
    """Note the squares that no pawn can walk to from the first one."""
    to_reach = {
        (column, row): word
        for row, words in enumerate(rows)
        for column, word in enumerate(words)
        if word != NO_SQUARE
    }
    ways = list(to_reach)[:1]
    while ways:
        column, row = ways.pop()
        if to_reach.pop((column, row), None) is not None:
            ways += [cell for cell in around(column, row) if cell in to_reach]
    for (column, row), word in to_reach.items():
        source.fault(("rows", row), f"no way leads to the square {word} at [{column}, {row}]")
