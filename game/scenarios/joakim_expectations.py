"""Hold a position of Joakim, and how it came about, against what a file expects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.joakim.data import DeckName
from game.joakim.events import PhaseBegan
from game.joakim.state import NO_CARD, NOBODY, Phase
from game.scenarios.course_expectations import COURSE_CHECKS
from game.scenarios.held import Held, Problems, differs
from game.scenarios.joakim_notation import cards_held, square_of
from game.scenarios.joakim_shapes import Holdings, JoakimExpectation
from game.scenarios.joakim_sharks import WITH_PLAYERS


def unmet(
    expected: JoakimExpectation, keys: Mapping[str, int], held: Held
) -> Iterator[tuple[str, str]]:
    """Each of these keys that is not as expected, and what is true instead."""
    for key in keys:
        for problem in _CHECKS[key](getattr(expected, key), held):
            yield key, problem


# The course of the game


def _moves(seats: tuple[int, ...], held: Held) -> Problems:
    began = [
        held.name(event.seat)
        for event in held.log
        if isinstance(event, PhaseBegan) and event.phase is Phase.MOVE
    ]
    yield from differs("the order of moves", began, [held.name(seat) for seat in seats])


# What lies on the table


def _holdings(holdings: tuple[tuple[int, Holdings], ...], held: Held) -> Problems:
    state = held.state
    for holder, cards in holdings:
        for kind, text in cards:
            what = f"{held.holder(holder)}'s {held.data.kinds[kind].id}"
            wanted = cards_held(text)
            if wanted is None:
                yield f"{text} is no holding like 3x1 1x5, 2x1, 1x5 or nothing"
            elif wanted != (state.ones[holder][kind], state.fives[holder][kind]):
                found = f"{state.ones[holder][kind]}x1 {state.fives[holder][kind]}x5"
                yield f"{what} is {found}, not {text}"


def _market(values: tuple[tuple[int, int], ...], held: Held) -> Problems:
    for kind, value in values:
        what = f"the value of {held.data.kinds[kind].id}"
        yield from differs(what, held.state.market[kind], value)


def _pawns(pawns: tuple[tuple[int, Any], ...], held: Held) -> Problems:
    for seat, spot in pawns:
        wanted = square_of(held.data.board, spot)
        yield from differs(f"{held.name(seat)}'s square", held.state.squares[seat], wanted)


def _crown(crown: Any, held: Held) -> Problems:
    wanted = NOBODY if crown is None else crown.holder
    yield from differs("the crown's holder", held.name(held.state.crown), held.name(wanted))
    if crown is not None and crown.fresh:
        yield from differs("a fresh crown", held.state.crown_is_fresh, True)


def _with_players(key: str) -> Callable[[tuple[tuple[int, tuple[int, ...]], ...], Held], Problems]:
    """Cards that lie with players, or are in their hands."""
    deck, cards_of = WITH_PLAYERS[key]

    def check(rows: tuple[tuple[int, tuple[int, ...]], ...], held: Held) -> Problems:
        for seat, cards in rows:
            found = held.ids(deck, cards_of(held.state, seat))
            yield from differs(f"{held.name(seat)}'s {key}", found, held.ids(deck, cards))

    return check


def _knows(known: tuple[tuple[int, tuple[int, ...]], ...], held: Held) -> Problems:
    for seat, cards in known:
        found = held.ids("newspaper", held.state.known[seat])
        yield from differs(f"what {held.name(seat)} knows", found, held.ids("newspaper", cards))


def _club_closed(closed: bool, held: Held) -> Problems:
    yield from differs("a closed club", held.state.club_closed_by != NO_CARD, closed)


def _top(deck: DeckName) -> Callable[[tuple[int, ...], Held], Problems]:
    def check(cards: tuple[int, ...], held: Held) -> Problems:
        found = held.ids(deck, held.state.pile(deck)[: len(cards)])
        yield from differs(f"the top of {deck}", found, held.ids(deck, cards))

    return check


def _pile(pile: str) -> Callable[[tuple[int, ...], Held], Problems]:
    def check(cards: tuple[int, ...], held: Held) -> Problems:
        found = held.ids("newspaper", getattr(held.state, f"newspaper_{pile}"))
        yield from differs(f"the pile {pile}", found, held.ids("newspaper", cards))

    return check


def _bottom(cards: tuple[tuple[DeckName, str], ...], held: Held) -> Problems:
    for deck, id in cards:
        found = held.ids(deck, held.state.pile(deck)[-1:])
        yield from differs(f"the bottom of {deck}", found, [id])


_CHECKS: dict[str, Callable[[Any, Held], Problems]] = COURSE_CHECKS | {
    "moves": _moves,
    "holdings": _holdings,
    "market": _market,
    "pawns": _pawns,
    "crown": _crown,
    "knows": _knows,
    "club_closed": _club_closed,
    "newspaper": _top("newspaper"),
    "uncle": _top("uncle"),
    "club": _top("club"),
    "tips": _top("tips"),
    "drawn": _pile("drawn"),
    "removed": _pile("removed"),
    "bottom": _bottom,
    **{key: _with_players(key) for key in WITH_PLAYERS},
}
