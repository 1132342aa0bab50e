"""What a seat may see of a state, and how the rest may be imagined."""

from __future__ import annotations

import random

from game.engine.requests import Seat
from game.finans.state import HIDDEN, State


def view(state: State, seat: Seat | None) -> State:
    """The state as this seat (None: the whole room) may see it: all but the order of the piles.

    Money, papers and cards that lie open are everybody's business; of the piles only their heights
    show. All the other fields are named in `State`, and none of them is secret.
    """
    seen = state.copy()
    seen.news, seen.tips = [HIDDEN] * len(state.news), [HIDDEN] * len(state.tips)
    return seen


def deal_unseen(state: State, seat: Seat, rng: random.Random) -> State:
    """A copy in which the piles lie in an order that this seat may imagine."""
    imagined = state.copy()
    for pile in (imagined.news, imagined.tips):
        pile.sort()  # the true order must not show in what is imagined
        rng.shuffle(pile)
    return imagined
