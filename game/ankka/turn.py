"""A turn: five steps, and what they buy, combined as one likes until all are used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import NamedTuple

from game.ankka import board
from game.ankka.capture import capture, why_nobody_to_capture_from, why_not_capture
from game.ankka.data import GameData, NodeId
from game.ankka.event_cards import kept_of, use_steps
from game.ankka.events import BarLifted, TurnBegan, TurnEnded
from game.ankka.moving import walk, why_not_go
from game.ankka.questions import ask, ask_free, why_not_ask, why_not_ask_free
from game.ankka.state import NEVER, Phase
from game.ankka.table import Table
from game.ankka.wheel import spin, why_not_spin
from game.engine.requests import Choice, Fact, Option, Reason, Refused, Seat, Target


class Action(NamedTuple):
    """What to do, and with what: a node, a seat or a card."""

    verb: str
    what: Fact = 0


def begin_turn(t: Table, seat: Seat) -> None:
    """Five steps are on the counter; three after the downsizing machine."""
    numbers = t.data.numbers
    steps = numbers.short_steps if t.state.short_turn[seat] else numbers.steps
    t.emit(TurnBegan(seat, steps))
    t.begin(seat, Phase.TURN)


async def take(t: Table, seat: Seat) -> None:
    """One thing after another. With no step left the turn is over, unless a kept card is of use."""
    options = possible(t, seat)
    if not t.state.steps and len(options) == 1:  # only to end it
        end_turn(t, seat)
        return
    facts = (("steps", t.state.steps),)
    action = await Choice(seat, "turn", options, facts, partial(refused, t, seat))
    match action.verb:
        case "go":
            walk(t, seat, str(action.what))
        case "ask":
            ask(t, seat)
            return
        case "ask_free":
            ask_free(t, seat)
            return
        case "wheel":
            await spin(t, seat)
        case "capture":
            capture(t, seat, int(action.what))
            return
        case "steps":
            use_steps(t, seat, int(action.what))
        case _:
            end_turn(t, seat)
            return
    if t.state.steps or t.state.kept[t.pawn_of(seat)]:
        t.begin(seat, Phase.TURN)
    else:
        end_turn(t, seat)


def end_turn(t: Table, seat: Seat) -> None:
    """Whoever could not capture in this turn for having lost the dime before, can in the next.
    Then it is the next player's turn, clockwise."""
    pawn = t.pawn_of(seat)
    if NEVER < t.state.lost_in[pawn] < t.state.turns:
        t.emit(BarLifted(pawn))
    t.emit(TurnEnded(seat))
    begin_turn(t, t.state.seat_after(seat))


# What there is to do


def why_not_stop(t: Table, seat: Seat) -> Reason | None:
    """All steps must be used (option: not)."""
    if not t.state.steps:
        return Reason("no_steps_left", "ankka.steps.3")
    return None if t.state.options.stop_early == "on" else _use_all_steps(t.state.steps)


def why_not_end(t: Table, seat: Seat) -> Reason | None:
    """A turn ends when no step is left."""
    return _use_all_steps(t.state.steps) if t.state.steps else None


@cache
def _use_all_steps(steps: int) -> Reason:
    return Reason("use_all_steps", "ankka.steps.3", (("steps", steps),))


PLAIN: dict[str, Callable[[Table, Seat], Reason | None]] = {
    "ask": why_not_ask,
    "ask_free": why_not_ask_free,
    "wheel": why_not_spin,
    "stop": why_not_stop,
    "end": why_not_end,
}
"""What is done without choosing a thing on the table, and what may be against it."""


def possible(t: Table, seat: Seat) -> tuple[Option[Action], ...]:
    """Everything that the steps, or a kept card, let a seat do."""
    steps = t.state.steps // t.data.numbers.move_cost
    ways = _ways(t.data, t.node_of(seat), steps)
    return (*ways, *_bought(t, seat), *_of_kept_cards(t, seat))


def _bought(t: Table, seat: Seat) -> Iterator[Option[Action]]:
    """What is done where one stands."""
    for verb, why_not in PLAIN.items():
        if why_not(t, seat) is None:
            yield _button(verb)
    holder = t.state.holder
    if holder not in (-1, seat) and why_not_capture(t, seat, holder) is None:
        yield _capture(holder)


def _of_kept_cards(t: Table, seat: Seat) -> Iterator[Option[Action]]:
    """Steps that were saved."""
    for card in kept_of(t, t.pawn_of(seat), "steps"):
        id = t.data.events[card].id
        yield Option(f"steps {id}", Action("steps", card), Target("card", card))


def refused(t: Table, seat: Seat) -> Iterator[Refused]:
    """What is near but not possible, each with its reason."""
    for node in t.data.nodes:
        if (reason := why_not_go(t, seat, node.id)) is not None:
            yield Refused(f"go {node.id}", reason, Target("square", node.id))
    for verb, why_not in PLAIN.items():
        if (reason := why_not(t, seat)) is not None:
            yield Refused(verb, reason, _button(verb).target)
    if (reason := why_nobody_to_capture_from(t, seat)) is not None:
        yield Refused("capture", reason, _button("capture").target)
    for other in t.state.others(seat):
        if (reason := why_not_capture(t, seat, other)) is not None:
            yield Refused(f"capture {other}", reason, Target("seat", other))


@cache
def _ways(data: GameData, node: NodeId, steps: int) -> tuple[Option[Action], ...]:
    """Where one can walk with so many steps."""
    return tuple(
        Option(f"go {goal}", Action("go", goal), Target("square", goal))
        for goal in board.within(data, node, steps)
    )


@cache
def _button(verb: str) -> Option[Action]:
    return Option(verb, Action(verb), Target("button", verb))


@cache
def _capture(seat: Seat) -> Option[Action]:
    return Option(f"capture {seat}", Action("capture", seat), Target("seat", seat))
