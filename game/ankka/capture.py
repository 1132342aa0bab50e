"""Capturing the dime: where, by whom, how often, and what a shield does."""

from __future__ import annotations

from functools import cache

from game.ankka.dime import pass_to
from game.ankka.event_cards import kept_of
from game.ankka.events import CaptureTried, DimeSafe, KeptReturned
from game.ankka.state import NEVER, NOBODY, Pawn, Phase
from game.ankka.table import Table
from game.engine.requests import Choice, Option, Reason, Seat, Target

_USE = Option("use", True, Target("button", "use"))
_NO = Option("no", False, Target("button", "no"))
_IN_THE_BIN = Reason("dime_in_bin", "ankka.setup.4")


def why_nobody_to_capture_from(t: Table, seat: Seat) -> Reason | None:
    """Nobody else has the dime: one has it oneself, or it lies in the bin."""
    holder = t.state.holder
    if holder == NOBODY:
        return _IN_THE_BIN
    return _has_it(seat) if holder == seat else None


@cache
def _has_it(seat: Seat) -> Reason:
    return Reason("has_the_dime", "ankka.capture.1", (("player", seat),))


def why_not_capture(t: Table, seat: Seat, other: Seat) -> Reason | None:
    """On the holder's circle, with a step to spare and as many destinations; once in a turn."""
    state, own, theirs = t.state, t.pawn_of(seat), t.pawn_of(other)
    if state.dime != theirs:
        return Reason("has_no_dime", "ankka.capture.1", (("player", other),))
    if state.nodes[own] != state.nodes[theirs]:
        return _elsewhere(other)
    if state.options.capture_from == "moved_in" and not state.moved:
        return Reason("not_moved_in", "ankka.capture.1")
    if state.captured:
        return Reason("one_attempt", "ankka.capture.3")
    if state.safe:
        return Reason("dime_safe", "ankka.capture.8", (("player", other),))
    return why_locked(t, own) or _why_too_few(t, own, theirs) or t.why_not_pay(_cost(t))


@cache
def _elsewhere(other: Seat) -> Reason:
    return Reason("not_same_circle", "ankka.capture.1", (("player", other),))


def why_locked(t: Table, pawn: Pawn) -> Reason | None:
    """What keeps a character that has lost the dime from capturing it back, on any circle."""
    state = t.state
    if state.lost_in[pawn] != NEVER:
        return Reason("barred", "ankka.capture.7")
    if state.visited[pawn] < state.lock[pawn]:
        facts = (("place", t.route(pawn)[state.lock[pawn] - 1]),)
        return Reason("locked", "ankka.capture.6", facts)
    return None


def _why_too_few(t: Table, own: Pawn, theirs: Pawn) -> Reason | None:
    visited = t.state.visited
    if visited[own] >= visited[theirs]:
        return None
    facts = (("visited", visited[own]), ("needed", visited[theirs]))
    return Reason("too_few_destinations", "ankka.capture.2", facts)


def _cost(t: Table) -> int:
    return t.data.numbers.capture_cost


def capture(t: Table, seat: Seat, holder: Seat) -> None:
    """The step and the attempt are spent. It succeeds, unless the holder has a shield to use."""
    t.lose(seat, _cost(t), "capture", "ankka.steps.2")
    t.emit(CaptureTried(seat, holder))
    if kept_of(t, t.pawn_of(holder), "shield"):
        t.begin(seat, Phase.SHIELD)
        return
    _succeed(t, seat)


async def ask_for_shield(t: Table, seat: Seat) -> None:
    """The holder may keep this capture off with a shield that lies before the character."""
    holder = t.state.holder
    shield = kept_of(t, t.pawn_of(holder), "shield")[0]
    facts = (("player", seat), ("card", t.data.events[shield].id))
    if not await Choice(holder, "shield", (_USE, _NO), facts):
        _succeed(t, seat)
        return
    t.emit(KeptReturned(t.pawn_of(holder), shield))
    t.nothing(seat, "shielded", "ankka.capture.4", (("player", holder),))
    t.begin(seat, Phase.TURN)


def _succeed(t: Table, seat: Seat) -> None:
    """The dime changes hands, and whoever lost it is locked; option: it is safe for a while."""
    pawn = t.pawn_of(seat)
    pass_to(t, pawn, "capture", "ankka.capture.4")
    if t.state.options.after_capture == "safe_turn":
        t.emit(DimeSafe(pawn))
    t.begin(seat, Phase.TURN)
