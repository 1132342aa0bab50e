"""Event cards: drawn for a right answer, followed at once, or kept for later."""

from __future__ import annotations

from typing import Literal

from game.ankka import effects
from game.ankka.board import distances
from game.ankka.data import EventCard
from game.ankka.dime import fewest_tokens, pass_to
from game.ankka.effects import EventEffect
from game.ankka.events import (
    DeckShuffled,
    EventDrawn,
    EventKept,
    EventPutAway,
    KeptReturned,
    PawnMoved,
    ShortTurnComes,
)
from game.ankka.state import Pawn, Phase
from game.ankka.table import Table
from game.engine.requests import Card, Choice, Option, Seat, Shuffle, Target


async def draw(t: Table, seat: Seat) -> None:
    """Turn up the top card; when the pile has run out, the used ones are shuffled first.

    It is followed in a phase of its own: what lies face up in it is known to everyone.
    """
    if not t.state.events:
        t.emit(DeckShuffled("events", await Shuffle("events", tuple(t.state.used))))
    t.emit(EventDrawn(seat, t.state.events[0]))
    t.begin(seat, Phase.EVENT_CARD)


async def follow_card(t: Table, seat: Seat) -> None:
    """What the card says happens at once, even with no step left. Raises GameOver if it wins."""
    number = t.state.face_up
    card = t.data.events[number]
    if isinstance(card.effect, effects.Keep):
        t.emit(EventKept(t.pawn_of(seat), number))
    else:
        await follow(t, seat, card)
        t.emit(EventPutAway(number))
    is_machine = isinstance(card.effect, effects.Machine)
    t.begin(seat, Phase.MACHINE if is_machine else Phase.TURN)


async def follow(t: Table, seat: Seat, card: EventCard) -> None:
    """Steps, the dime, and villains; the machine is spun when the card is away."""
    effect: EventEffect = card.effect
    match effect:
        case effects.Steps(steps) if steps > 0:
            t.gain(seat, steps, "event", "ankka.cards.2", card.id)
        case effects.Steps(steps):
            lose(t, seat, -steps, "ankka.cards.6", card)
        case effects.Dime(to):
            pass_to(t, _taker(t, seat, to), "event", "ankka.cards.3", card.id)
        case effects.Milla(steps) if t.state.holder != seat:
            lose(t, seat, steps, "ankka.cards.5", card)
        case effects.Milla():
            pass_to(t, nearest_rival(t, seat), "milla", "ankka.cards.5", card.id)
        case effects.Back():
            go_back(t, seat)
        case effects.LoseKept():
            await lose_kept(t, seat)
        case effects.ShortTurn():
            t.emit(ShortTurnComes(seat))


def lose(t: Table, seat: Seat, steps: int, clause: str, card: EventCard) -> None:
    """Villains take steps, as far as there are any. When none is left the turn is over, unless a
    kept card is of use (`turn.take`)."""
    if t.state.steps:
        t.lose(seat, steps, "villains", clause, card.id)
    else:
        t.nothing(seat, "no_steps_to_lose", "ankka.steps.5")


def _taker(t: Table, seat: Seat, to: Literal["self", "fewest_tokens", "left"]) -> Pawn:
    """To whom a card gives the dime."""
    match to:
        case "self":
            return t.pawn_of(seat)
        case "left":
            return t.pawn_of(t.state.seat_after(seat))
        case "fewest_tokens":
            return fewest_tokens(t, seat)


def nearest_rival(t: Table, seat: Seat) -> Pawn:
    """The character fewest steps away; of several the first clockwise."""
    steps_to = distances(t.data)[t.node_of(seat)]
    rivals = [t.pawn_of(other) for other in t.state.others(seat)]
    return min(rivals, key=lambda pawn: steps_to[t.state.nodes[pawn]])


def go_back(t: Table, seat: Seat) -> None:
    """Back to where the character left its last token, or else to its start."""
    pawn = t.pawn_of(seat)
    place = t.previous_place(pawn)
    if t.state.nodes[pawn] == place:
        t.nothing(seat, "is_there_already", "ankka.cards.7", (("player", seat),))
    else:
        t.emit(PawnMoved(pawn, place, "back"))


async def lose_kept(t: Table, seat: Seat) -> None:
    """Give up a kept card: whichever one likes."""
    pawn = t.pawn_of(seat)
    cards = t.state.kept[pawn]
    if not cards:
        t.nothing(seat, "no_kept_card", "ankka.cards.7")
        return
    lost = cards[0]
    if len(cards) > 1:
        options = (Option(t.data.events[card].id, card, Target("card", card)) for card in cards)
        lost = await Choice(seat, "lose_kept", tuple(options))
    t.emit(KeptReturned(pawn, lost, lost=True))


# Kept cards


def kept_of(t: Table, pawn: Pawn, what: Literal["shield", "free_question", "steps"]) -> list[Card]:
    """The cards of a sort that lie before a character."""
    kept = t.state.kept[pawn]
    return kept and [
        card
        for card in kept
        if isinstance(effect := t.data.events[card].effect, effects.Keep) and effect.what == what
    ]


def use_steps(t: Table, seat: Seat, number: Card) -> None:
    """A kept card gives its steps, in one's own turn."""
    card = t.data.events[number]
    assert isinstance(card.effect, effects.Keep)
    t.emit(KeptReturned(t.pawn_of(seat), number))
    t.gain(seat, card.effect.steps, "kept", "ankka.cards.4", card.id)
