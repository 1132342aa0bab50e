"""Hold a position of Nya Finans against what a file expects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.finans.groups import complete_groups
from game.finans.state import NO_CARD
from game.finans.table import Table
from game.finans.winning import worth
from game.scenarios.course_expectations import COURSE_CHECKS
from game.scenarios.finans_shapes import FinansExpectation
from game.scenarios.held import Held, Problems, differs

Rows = tuple[tuple[int, Any], ...]
Check = Callable[[Any, Held], Problems]


def unmet(
    expected: FinansExpectation, keys: Mapping[str, int], held: Held
) -> Iterator[tuple[str, str]]:
    """Each of these keys that is not as expected, and what is true instead."""
    for key in keys:
        for problem in _CHECKS[key](getattr(expected, key), held):
            yield key, problem


def _papers(key: str) -> Check:
    """Exactly these papers of a holder."""

    def check(rows: Rows, held: Held) -> Problems:
        for holder, papers in rows:
            owned = [n for n, owner in enumerate(getattr(held.state, key)) if owner == holder]
            what = f"{held.holder(holder)}'s {key}"
            yield from differs(what, held.ids(key, owned), held.ids(key, sorted(papers)))

    return check


def _bonds(rows: Rows, held: Held) -> Problems:
    for holder, numbers in rows:
        owned = [n for n, owner in enumerate(held.state.bonds, start=1) if owner == holder]
        yield from differs(f"{held.holder(holder)}'s bonds", owned, sorted(numbers))


def _plots_that_are(key: str) -> Check:
    def check(plots: tuple[int, ...], held: Held) -> Problems:
        found = [n for n, marked in enumerate(getattr(held.state, key)) if marked]
        yield from differs(
            f"what is {key}", held.ids("plots", found), held.ids("plots", sorted(plots))
        )

    return check


def _by_seat(key: str) -> Check:
    def check(rows: Rows, held: Held) -> Problems:
        for seat, wanted in rows:
            yield from differs(f"{held.name(seat)}'s {key}", getattr(held.state, key)[seat], wanted)

    return check


def _seats_that(key: str) -> Check:
    def check(seats: tuple[int, ...], held: Held) -> Problems:
        found = [held.name(seat) for seat, marked in enumerate(getattr(held.state, key)) if marked]
        yield from differs(f"the list of {key}", found, [held.name(seat) for seat in seats])

    return check


def _kept(rows: Rows, held: Held) -> Problems:
    for seat, cards in rows:
        found = held.ids("tips", held.state.kept[seat])
        yield from differs(f"{held.name(seat)}'s kept tips", found, held.ids("tips", cards))


def _in_force(id: str, held: Held) -> Problems:
    card = held.state.in_force
    found = "" if card == NO_CARD else held.data.news[card].id
    yield from differs("the news in force", found, id)


def _top(deck: str) -> Check:
    def check(cards: tuple[int, ...], held: Held) -> Problems:
        found = held.ids(deck, getattr(held.state, deck)[: len(cards)])
        yield from differs(f"the top of {deck}", found, held.ids(deck, cards))

    return check


def _bottom(cards: tuple[tuple[str, str], ...], held: Held) -> Problems:
    for deck, id in cards:
        found = held.ids(deck, getattr(held.state, deck)[-1:])
        yield from differs(f"the bottom of {deck}", found, [id])


def _of_table(what: str, count: Callable[[Table, int], int]) -> Check:
    def check(rows: Rows, held: Held) -> Problems:
        table = Table(held.data, held.state, [])
        for seat, wanted in rows:
            yield from differs(f"{held.name(seat)}'s {what}", count(table, seat), wanted)

    return check


_CHECKS: dict[str, Check] = COURSE_CHECKS | {
    "spaces": _by_seat("spaces"),
    "plots": _papers("plots"),
    "shares": _papers("shares"),
    "bonds": _bonds,
    "mortgaged": _plots_that_are("mortgaged"),
    "built": _plots_that_are("built"),
    "loans": _by_seat("loans"),
    "laps": _by_seat("laps"),
    "missing": _by_seat("missing"),
    "cars": _seats_that("cars"),
    "freed": _seats_that("freed"),
    "kept": _kept,
    "in_force": _in_force,
    "news": _top("news"),
    "tips": _top("tips"),
    "bottom": _bottom,
    "complete": _of_table("complete groups", complete_groups),
    "worth": _of_table("worth", worth),
}
