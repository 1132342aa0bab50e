"""Read the board of finans, and see to it that the rules find their spaces on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from game.annotations import Positive
from game.files.faults import did_you_mean
from game.files.finans_papers import Ids
from game.files.shapes import fit
from game.files.yaml_source import Source
from game.finans.data import Numbers, Space, SpaceType

PRINTED: dict[int, SpaceType] = {
    1: "exit",
    12: "branch",
    17: "building",
    34: "entrance",
    40: "building_deals",
}
"""The spaces whose numbers the rulebook tells."""

ONLY_ONE: tuple[SpaceType, ...] = (
    *PRINTED.values(),
    "prison",
    "go_to_prison",
    "give_dividend",
    "repay",
    "small_drawing",
    "bond_dividend",
)
"""The spaces of which the rulebook speaks as of one."""

_TYPES: tuple[SpaceType, ...] = get_args(SpaceType)


@dataclass(frozen=True, slots=True)
class _BoardFile:
    spaces_in_all: Positive
    spaces: tuple[tuple[str, str], ...]


def read_board(source: Source, plots: Ids) -> tuple[Space, ...]:
    """The spaces in the order of the ring; none, with faults, if the file does not fit."""
    found = fit(source, _BoardFile)
    if found is None:
        return ()
    if len(found.spaces) != found.spaces_in_all:
        message = f"spaces_in_all is {found.spaces_in_all}, but there are {len(found.spaces)}"
        source.fault(("spaces_in_all",), message)
    spaces = [
        _space(source, number, key, word, plots)
        for number, (key, word) in enumerate(found.spaces, 1)
    ]
    _check_plots(source, found.spaces, plots)
    _check_required(source, spaces)
    return tuple(spaces)


def _space(source: Source, number: int, key: str, word: str, plots: Ids) -> Space:
    """One space. Its key must be its number in the ring, its word a plot or another type."""
    if key != str(number):
        source.fault(("spaces", key), f"space {key} stands where {number} is wanted")
    for type in _TYPES:
        if word == type and type != "plot":
            return Space(number, type)
    if plots is not None and word not in plots:
        meant = did_you_mean(word, [*plots, *_TYPES])
        source.fault(("spaces", key), f"unknown space {word}{meant}")
    return Space(number, "plot", (plots or {}).get(word, 0))


def _check_plots(source: Source, spaces: Sequence[tuple[str, str]], plots: Ids) -> None:
    """Every plot lies on one space."""
    first: dict[str, str] = {}
    for key, word in spaces:
        if word in (plots or {}) and word in first:
            source.fault(("spaces", key), f"{word} lies on space {first[word]} already")
        first.setdefault(word, key)
    for plot in plots or {}:
        if plot not in first:
            source.fault(("spaces",), f"no space for the plot {plot}")


def _check_required(source: Source, spaces: Sequence[Space]) -> None:
    """The spaces that the rulebook names are where it has them, and there once."""
    numbers: dict[SpaceType, list[int]] = {type: [] for type in _TYPES}
    for space in spaces:
        numbers[space.type].append(space.number)
    for number, type in PRINTED.items():
        if numbers[type] and number not in numbers[type]:
            at = numbers[type][0]
            source.fault(("spaces", str(at)), f"{type} is space {number}, not {at}")
    for type in _TYPES:
        if not numbers[type] and type != "rest":
            source.fault(("spaces",), f"there is no space {type}")
        for number in numbers[type][1:] if type in ONLY_ONE else ():
            source.fault(("spaces", str(number)), f"there is a space {type} already")
    prison, sends = numbers["prison"], numbers["go_to_prison"]
    if prison and sends and prison[0] > sends[0]:
        source.fault(("spaces", str(prison[0])), "the prison must lie before go_to_prison")


def check_inside(board: Source, spaces: Sequence[Space], figures: Source, numbers: Numbers) -> None:
    """The bank's inside begins behind its entrance, ends where the ring closes, and has no plot."""
    entrance = next((space.number for space in spaces if space.type == "entrance"), 0)
    for field, wanted in (("first_inside", entrance + 1), ("last_inside", len(spaces))):
        if (found := getattr(numbers, field)) != wanted:
            message = f"{field} is {found}, but on this board it is {wanted}"
            figures.fault(("numbers", field), message)
    for space in spaces[entrance:]:
        if space.type == "plot":
            board.fault(("spaces", str(space.number)), "a plot cannot lie inside the bank")
