"""What a seat may see of a state, and how the rest may be imagined."""

from __future__ import annotations

import random

from game.engine.requests import Seat
from game.joakim.state import HIDDEN, State


def view(state: State, seat: Seat | None) -> State:
    """The state as this seat (None: the whole room) may see it. What is not named here is hidden.

    Money, property, pawns and drawn cards lie open (clause joakim.debts.7). Of the piles only
    their heights show, but for the newspapers that this seat has peeked at.
    """
    seen = [] if seat is None else state.known[seat]
    unseen = len(state.newspaper) - len(seen)
    return State(
        options=state.options,
        cash=state.cash[:],
        ones=[row[:] for row in state.ones],
        fives=[row[:] for row in state.fives],
        market=state.market[:],
        squares=state.squares[:],
        out=state.out[:],
        options_held=[row[:] for row in state.options_held],
        known=[
            row[:] if holder == seat else [HIDDEN] * len(row)
            for holder, row in enumerate(state.known)
        ],
        newspaper=seen + [HIDDEN] * unseen,
        newspaper_drawn=state.newspaper_drawn[:],
        newspaper_removed=state.newspaper_removed[:],
        uncle=[HIDDEN] * len(state.uncle),
        club=[HIDDEN] * len(state.club),
        club_closed_by=state.club_closed_by,
        face_up=state.face_up,
        crown=state.crown,
        crown_is_fresh=state.crown_is_fresh,
        phase=state.phase,
        seat=state.seat,
        beginner=state.beginner,
        turns=state.turns,
        last_mover=state.last_mover,
        resume_after=state.resume_after,
        ending=state.ending,
        winners=state.winners[:],
    )


def deal_unseen(state: State, seat: Seat, rng: random.Random) -> State:
    """A copy in which the piles lie in an order that this seat may imagine.

    What another has peeked at, this seat does not know: it imagines that they know those cards.
    """
    imagined = state.copy()
    for pile, seen in (
        (imagined.newspaper, len(state.known[seat])),
        (imagined.uncle, 0),
        (imagined.club, 0),
    ):
        unseen = sorted(pile[seen:])  # the true order must not show in what is imagined
        rng.shuffle(unseen)
        pile[seen:] = unseen
    for known in imagined.known:
        known[:] = imagined.newspaper[: len(known)]
    return imagined
