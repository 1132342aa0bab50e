"""Which event cards, and which inventions of Pelle's, came up in a game and were followed."""

from __future__ import annotations

from collections import Counter

from game.ankka.data import INVENTIONS
from game.ankka.events import EventDrawn, EventPutAway, KeptReturned, MachineSpun
from game.ankka.rulebook import AnkkaRules
from game.ankka.state import State
from game.engine.session import Session


def cards(session: Session[State]) -> dict[str, tuple[int, int]]:
    """By event card how often it was drawn, and how often followed; a card that is kept is
    followed when it is used. An invention is followed as soon as the machine stops at it."""
    rules = session.rulebook
    assert isinstance(rules, AnkkaRules)
    events = rules.data.events
    drawn: Counter[str] = Counter()
    followed: Counter[str] = Counter()
    for event in session.log:
        match event:
            case EventDrawn(_, card):
                drawn[events[card].id] += 1
            case EventPutAway(card) | KeptReturned(_, card, False):
                followed[events[card].id] += 1
            case MachineSpun(_, _, invention):
                drawn[invention] += 1
                followed[invention] += 1
    ids = (*(card.id for card in events), *INVENTIONS)
    return {id: (drawn[id], followed[id]) for id in ids}
