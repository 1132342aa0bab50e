"""Positions in which others may react off their own move, for pictures and tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from game.engine.requests import Seat
from game.engine.rulebook import Seating
from game.engine.session import Session
from game.joakim import effects
from game.joakim.data import GameData
from game.joakim.events.event import sharks_of
from game.joakim.sharks import Purchase
from game.joakim.state import Phase, State
from game.ui.joakim.prompts.positions import SEATS, session_in
from game.ui.joakim.sharks.move_positions import hold_tips, keep

Hands = Sequence[Sequence[str]]
"""By seat: the ids of the tips in hand."""
HANDS: Hands = ((), ("t20", "t23", "t01"), ("t13", "t26"), ("t31",))
_OPTIONS = {"sharks": "on"}


def deal(state: State, data: GameData, hands: Hands) -> None:
    """These tips from the pile into these hands."""
    for seat, ids in enumerate(hands):
        hold_tips(state, data, seat, ids)


def awaiting(state: State, data: GameData, phase: Phase, hands: Hands) -> None:
    """Seat 0 is on the move, and all with tips in hand are to be asked."""
    deal(state, data, hands)
    state.phase = phase
    sharks_of(state).to_react = [seat for seat in (1, 2, 3, 4) if any(hands[seat : seat + 1])]


def purchase(
    state: State, data: GameData, hands: Hands = HANDS, bought: Purchase | None = None
) -> None:
    """Seat 0 has just bought."""
    awaiting(state, data, Phase.WORTHLESS_PURCHASE, hands)
    sharks_of(state).purchase = bought or Purchase(data.kind("gold"), 1, 0)


def uncle_at_home(state: State, data: GameData, hands: Hands = HANDS) -> None:
    """Seat 0 has found Farbror Joakim at home."""
    awaiting(state, data, Phase.UNCLE_IS_AWAY, hands)


def rumour(
    state: State, data: GameData, keepers: Sequence[Seat] = (1, 2), tip: str = "t03"
) -> None:
    """Seat 0 has played a rumour, and these keep a card against it."""
    sharks = sharks_of(state)
    state.face_up = next(n for n, each in enumerate(data.tips) if each.id == tip)
    sharks.tips.remove(state.face_up)
    for seat in keepers:
        keep(state, data, seat, effects.DoNotBelieve)
    sharks.to_react, sharks.moment = list(keepers), Phase.MOVE
    sharks.tip_is_played = True
    state.phase = Phase.RUMOUR


def crown(state: State, data: GameData, holder: Seat = 2) -> None:
    """The move of seat 0 is over, and this seat has the crown."""
    state.crown, state.last_mover = holder, 0
    state.phase = Phase.CROWN


def session_of(
    change: Callable[..., None],
    human: Sequence[Seat] = (0, 1, 2, 3, 4),
    seats: tuple[Seating, ...] = SEATS,
    computer: str = "trader",
    **how: object,
) -> Session[State]:
    """A game of sharks in such a position, with computers of this level beside the people."""
    seated = tuple(
        seating if seat in human else replace(seating, player=computer)
        for seat, seating in enumerate(seats)
    )
    return session_in(partial(change, **how), seated, _OPTIONS)
