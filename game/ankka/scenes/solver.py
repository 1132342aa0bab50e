"""The right answer to a question about a picture, worked out from the things in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from game.ankka.scenes.asks import (
    Ask,
    ColourOf,
    Compare,
    Count,
    Difference,
    Kinds,
    Largest,
    Nearest,
    OddOneOut,
    Order,
    Pattern,
    Patterns,
    Side,
    Sum,
    Where,
    WhichMissing,
    WhichMost,
    WhichTwice,
)
from game.ankka.scenes.scene import Value
from game.ankka.scenes.seeing import Seen

APART = 30
"""How far apart things stand whose order is asked, in units of the picture."""

NEARER = 1.5
"""How many times nearer, or larger, something is than whatever comes after it."""


class Unclear(ValueError):
    """The question has no answer, or more than one."""


def solve(things: Sequence[Seen], ask: Ask, offered: Sequence[Value]) -> Value:
    """The answer. `offered` are the values of the options: they matter to `which_missing` alone.

    Raises Unclear if there is not exactly one answer that everybody must see.
    """
    match ask:
        case Count():
            return len(_meant(things, (ask.of,)))
        case Sum():
            return len(_meant(things, ask.of))
        case Difference():
            return _difference(things, ask)
        case Compare():
            return _compare(things, ask)
        case Kinds():
            return len(_tally(_meant(things, (ask.of,)), ask.by))
        case WhichMost():
            return _most(_tally(_meant(things, ask.of), ask.by))
        case WhichMissing():
            present = _tally(_meant(things, ask.of), ask.by)
            return _only([value for value in offered if value not in present], "is missing")
        case WhichTwice():
            tally = _tally(_meant(things, ask.of), ask.by)
            return _only([value for value in tally if tally[value] == 2], "comes twice")
        case OddOneOut():
            return _odd_one_out(things, ask)
        case ColourOf():
            return _look(_the(things, ask.of), ask.by)
        case Order():
            return _nth(_meant(things, ask.of), ask)
        case Where():
            return _beside(things, ask)
        case Nearest():
            return _nearest(things, ask)
        case Largest():
            return _largest(_meant(things, ask.of), ask)


def _meant(things: Sequence[Seen], patterns: Patterns) -> list[Seen]:
    return [thing for thing in things if any(thing.is_meant(pattern) for pattern in patterns)]


def _the(things: Sequence[Seen], pattern: Pattern) -> Seen:
    """The only thing that a pattern means."""
    found = _meant(things, (pattern,))
    if len(found) != 1:
        raise Unclear(f"{dict(pattern)} means {len(found)} things, not one")
    return found[0]


def _look(thing: Seen, by: str) -> str:
    if by not in thing.looks:
        raise Unclear(f"{thing.looks['part']} has no {by}")
    return thing.looks[by]


def _tally(things: Sequence[Seen], by: str) -> Counter[str]:
    return Counter(_look(thing, by) for thing in things)


def _only(found: Sequence[Value], what: str) -> Value:
    if len(found) != 1:
        raise Unclear(f"{', '.join(map(str, found)) or 'nothing'} {what}: exactly one is wanted")
    return found[0]


def _difference(things: Sequence[Seen], ask: Difference) -> int:
    first, second = (len(_meant(things, (pattern,))) for pattern in ask.of)
    if first <= second:
        raise Unclear(f"{first} of the first and {second} of the second: there must be more first")
    return first - second


def _compare(things: Sequence[Seen], ask: Compare) -> str:
    first, second = (len(_meant(things, (pattern,))) for pattern in ask.of)
    if first == second:
        return "same"
    return "first" if first > second else "second"


def _most(tally: Counter[str]) -> str:
    ranked = tally.most_common(2)
    if not ranked:
        raise Unclear("there is none of them")
    if len(ranked) == 2 and ranked[0][1] == ranked[1][1]:
        raise Unclear(f"there are as many of {ranked[0][0]} as of {ranked[1][0]}")
    return ranked[0][0]


def _odd_one_out(things: Sequence[Seen], ask: OddOneOut) -> str:
    meant = _meant(things, (ask.of,))
    tally = _tally(meant, ask.by)
    if len(meant) < 4 or sorted(tally.values()) != [1, len(meant) - 1]:
        raise Unclear(f"one must differ in {ask.by} from at least three others: {dict(tally)}")
    odd = next(thing for thing in meant if tally[thing.looks[ask.by]] == 1)
    answer = _look(odd, ask.tell)
    if ask.tell != ask.by and _tally(meant, ask.tell)[answer] > 1:
        raise Unclear(f"the odd one is {answer}, but others are too")
    return answer


def _way(thing: Seen, side: Side) -> float:
    """How far a thing is from a side, give or take a constant."""
    x, y = thing.centre
    return {"left": x, "right": -x, "top": y, "bottom": -y}[side]


def _nth(things: Sequence[Seen], ask: Order) -> str:
    ranked = sorted(things, key=lambda thing: _way(thing, ask.side))
    if len(ranked) < max(ask.nth, 3):
        raise Unclear(f"there are {len(ranked)}: too few for number {ask.nth}")
    ways = [_way(thing, ask.side) for thing in ranked]
    if any(after - before < APART for before, after in pairwise(ways)):
        raise Unclear(f"two stand less than {APART} units apart")
    return _look(ranked[ask.nth - 1], ask.by)


def _beside(things: Sequence[Seen], ask: Where) -> str:
    """The nearest one whose middle is to that side, at about the same height (or breadth)."""
    anchor = _the(things, ask.to)
    opposite: dict[Side, Side] = {
        "left": "right",
        "right": "left",
        "top": "bottom",
        "bottom": "top",
    }
    here = _way(anchor, opposite[ask.side])
    beyond = [
        (gap, thing)
        for thing in _meant(things, ask.of)
        if (gap := _way(thing, opposite[ask.side]) - here) > 0 and _is_level(thing, anchor, ask)
    ]
    ranked = sorted(beyond, key=lambda each: each[0])
    if not ranked:
        raise Unclear(f"nothing stands on the {ask.side}")
    if ranked[0][0] < APART or (len(ranked) > 1 and ranked[1][0] - ranked[0][0] < APART):
        raise Unclear(f"two stand less than {APART} units apart")
    return _look(ranked[0][1], ask.by)


def _is_level(thing: Seen, anchor: Seen, ask: Where) -> bool:
    """Whether the middle of the thing lies between the two edges of the anchor."""
    across = 1 if ask.side in ("left", "right") else 0
    return anchor.box[across] <= thing.centre[across] <= anchor.box[across + 2]


def _nearest(things: Sequence[Seen], ask: Nearest) -> str:
    """Nearest both from middle to middle and from edge to edge: people look at either."""
    anchor = _the(things, ask.to)
    others = [thing for thing in _meant(things, ask.of) if thing is not anchor]
    ranked = sorted(others, key=anchor.away)
    if len(ranked) < 2 or anchor.away(ranked[1]) < NEARER * anchor.away(ranked[0]):
        raise Unclear(f"none is clearly nearest to {dict(ask.to)}")
    if min(others, key=anchor.gap) is not ranked[0]:
        raise Unclear(f"the middle of one, but the edge of another is nearest to {dict(ask.to)}")
    return _look(ranked[0], ask.by)


def _largest(things: Sequence[Seen], ask: Largest) -> str:
    ranked = sorted(things, key=lambda thing: thing.area, reverse=ask.which == "largest")
    areas = [thing.area for thing in ranked[:2]]
    if len(areas) < 2 or max(areas) < NEARER * min(areas):
        raise Unclear(f"none is clearly the {ask.which}")
    answer = _look(ranked[0], ask.by)
    if _tally(things, ask.by)[answer] > 1:
        raise Unclear(f"the {ask.which} is {answer}, but others are too")
    return answer
