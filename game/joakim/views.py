"""What a seat may see of a state, and how the rest may be imagined."""

from __future__ import annotations

import random

from game.engine.requests import Seat
from game.joakim.sharks import Sharks
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
        rounds=state.rounds,
        last_mover=state.last_mover,
        resume_after=state.resume_after,
        ending=state.ending,
        winners=state.winners[:],
        sharks=None if state.sharks is None else view_sharks(state.sharks, seat),
    )


def view_sharks(sharks: Sharks, seat: Seat | None) -> Sharks:
    """Of the tips, a seat sees its own hand, and those it has inspected; of the rest how many.

    Kept Joakim cards, loans and offers lie open (clauses tips.2, debts.7). So does who has
    inspected whom.
    """

    def seen(owner: Seat) -> bool:
        return seat is not None and (owner == seat or sharks.inspected[seat][owner])

    return Sharks(
        tips=[HIDDEN] * len(sharks.tips),
        hands=[
            hand[:] if seen(owner) else [HIDDEN] * len(hand)
            for owner, hand in enumerate(sharks.hands)
        ],
        inspected=[row[:] for row in sharks.inspected],
        kept=[row[:] for row in sharks.kept],
        loans=[row[:] for row in sharks.loans],
        due=sharks.due[:],
        beagles=[row[:] for row in sharks.beagles],
        tip_is_played=sharks.tip_is_played,
        moment=sharks.moment,
        to_react=sharks.to_react[:],
        purchase=sharks.purchase,
        contacts=sharks.contacts,
        lot=sharks.lot,
        tied=sharks.tied[:],
        maker=sharks.maker,
        partner=sharks.partner,
        offers=sharks.offers,
        refusals=sharks.refusals[:],
        tries=sharks.tries,
        missed=sharks.missed[:],
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
    if imagined.sharks is not None:
        deal_unseen_tips(imagined.sharks, seat, rng)
    return imagined


def deal_unseen_tips(sharks: Sharks, seat: Seat, rng: random.Random) -> None:
    """The tips of the pile and of the hands that this seat has not seen are dealt anew."""
    hands = [
        hand
        for owner, hand in enumerate(sharks.hands)
        if owner != seat and not sharks.inspected[seat][owner]
    ]
    unseen = sorted([*sharks.tips, *(card for hand in hands for card in hand)])
    rng.shuffle(unseen)
    for cards in (*hands, sharks.tips):
        cards[:], unseen = unseen[: len(cards)], unseen[len(cards) :]
