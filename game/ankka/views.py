"""What a seat may see of a state, and how the rest may be imagined."""

from __future__ import annotations

import random
from collections.abc import Iterable

from game.ankka.state import HIDDEN, State
from game.engine.requests import Seat


def view(state: State, seat: Seat | None) -> State:
    """The state as this seat (None: the whole room) may see it: all but the order of the piles.

    Pawns, tokens, kept cards and the dime lie open to everyone; of the piles only their heights
    show. All the other fields are named in `State`, and none of them is secret; which answer to the
    open question is right stands in no state at all.
    """
    seen = state.copy()
    seen.events = [HIDDEN] * len(state.events)
    seen.piles = [(HIDDEN,) * len(pile) for pile in state.piles]
    return seen


def deal_unseen(state: State, seat: Seat, rng: random.Random) -> State:
    """A copy in which the piles lie in an order that this seat may imagine.

    Questions that were asked before lie below the others, in an order that everyone could know.
    """
    imagined = state.copy()
    imagined.events = _shuffled(state.events, rng)
    for topic, pile in enumerate(state.piles):
        fresh = state.fresh[topic]
        imagined.piles[topic] = (*_shuffled(pile[:fresh], rng), *pile[fresh:])
    return imagined


def _shuffled(cards: Iterable[int], rng: random.Random) -> list[int]:
    order = sorted(cards)  # the true order must not show in what is imagined
    rng.shuffle(order)
    return order
