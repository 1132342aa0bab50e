"""Hold a position of Aku Ankka against what a file expects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.ankka.data import TOPICS
from game.ankka.events import StepsChanged
from game.ankka.state import NEVER
from game.ankka.table import Table
from game.scenarios.ankka_shapes import AnkkaExpectation, StepsLine
from game.scenarios.course_expectations import COURSE_CHECKS
from game.scenarios.held import Held, Problems, differs
from game.scenarios.shapes import UNSAID

Rows = tuple[tuple[int, Any], ...]
Check = Callable[[Any, Held], Problems]


def unmet(
    expected: AnkkaExpectation, keys: Mapping[str, int], held: Held
) -> Iterator[tuple[str, str]]:
    """Each of these keys that is not as expected, and what is true instead."""
    for key in keys:
        for problem in _CHECKS[key](getattr(expected, key), held):
            yield key, problem


def _by_pawn(what: str, found_of: Callable[[Held, int], Any], wanted_of: Any = None) -> Check:
    """Something of the characters that players move."""

    def check(rows: Rows, held: Held) -> Problems:
        for seat, wanted in rows:
            found = found_of(held, held.state.pawn[seat])
            if wanted_of is not None:
                wanted = wanted_of(held, wanted)
            yield from differs(f"{held.name(seat)}'s {what}", found, wanted)

    return check


def _node(held: Held, node: int) -> str:
    return str(held.data.nodes[node].id)


def _cards(held: Held, cards: tuple[int, ...]) -> list[str]:
    return held.ids("events", cards)


def _goal(held: Held, pawn: int) -> str:
    return Table(held.data, held.state, []).next_destination(pawn) or "bin"


def _dime(seat: int, held: Held) -> Problems:
    yield from differs("the dime's holder", held.name(held.state.holder), held.name(seat))


def _barred(seats: tuple[int, ...], held: Held) -> Problems:
    lost_in, pawn = held.state.lost_in, held.state.pawn
    found = [name for seat, name in enumerate(held.names) if lost_in[pawn[seat]] != NEVER]
    yield from differs("the list of who is barred", found, [held.name(seat) for seat in seats])


def _short_turn(seats: tuple[int, ...], held: Held) -> Problems:
    found = [held.names[seat] for seat, short in enumerate(held.state.short_turn) if short]
    wanted = [held.name(seat) for seat in seats]
    yield from differs("the list of whose next turn is short", found, wanted)


def _value(key: str) -> Check:
    def check(wanted: Any, held: Held) -> Problems:
        yield from differs(key, getattr(held.state, key), wanted)

    return check


def _events(cards: tuple[int, ...], held: Held) -> Problems:
    found = _cards(held, tuple(held.state.events[: len(cards)]))
    yield from differs("the top of the event cards", found, _cards(held, cards))


def _used(cards: tuple[int, ...], held: Held) -> Problems:
    found = _cards(held, tuple(held.state.used))
    yield from differs("the list of used event cards", found, _cards(held, cards))


def _ids(held: Held, topic: int) -> list[str]:
    """The questions of a pile, as they lie."""
    questions = held.data.questions[topic]
    return [questions[card].id for card in held.state.piles[topic]]


def _piles(rows: tuple[tuple[str, tuple[str, ...]], ...], held: Held) -> Problems:
    for name, ids in rows:
        found = _ids(held, TOPICS.index(name))[: len(ids)]
        yield from differs(f"the top of {name}", found, list(ids))


def _bottom(rows: tuple[tuple[str, str], ...], held: Held) -> Problems:
    for name, id in rows:
        found = _ids(held, TOPICS.index(name))[-1]
        yield from differs(f"the bottom of {name}", found, id)


def _ledger(lines: tuple[StepsLine, ...], held: Held) -> Problems:
    changes = iter([event for event in held.log if isinstance(event, StepsChanged)])
    for number, line in enumerate(lines, 1):
        if not any(_fits(line, change) for change in changes):
            yield f"line {number} is not in the ledger of steps, or not in this order"
            return


def _fits(line: StepsLine, change: StepsChanged) -> bool:
    return (
        line.seat in (UNSAID, change.seat)
        and line.amount in (None, change.amount)
        and line.cause in ("", change.cause)
        and line.clause in ("", change.clause)
        and line.card in ("", change.card)
    )


_CHECKS: dict[str, Check] = COURSE_CHECKS | {
    "nodes": _by_pawn("node", lambda held, pawn: held.state.nodes[pawn], _node),
    "visited": _by_pawn("visited destinations", lambda held, pawn: held.state.visited[pawn]),
    "locks": _by_pawn("lock", lambda held, pawn: held.state.lock[pawn]),
    "kept": _by_pawn("kept", lambda held, pawn: _cards(held, held.state.kept[pawn]), _cards),
    "characters": _by_pawn("character", lambda held, pawn: held.state.characters[pawn]),
    "goals": _by_pawn("next destination", _goal),
    "dime": _dime,
    "safe": _value("safe"),
    "barred": _barred,
    "short_turn": _short_turn,
    "steps": _value("steps"),
    "spins": _value("spins"),
    "questions": _value("questions"),
    "events": _events,
    "used": _used,
    "piles": _piles,
    "bottom": _bottom,
    "ledger": _ledger,
}
