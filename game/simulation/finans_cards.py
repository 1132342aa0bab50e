"""Which news and tips of Nya Finans came up in a game, and which were followed to their end."""

from __future__ import annotations

from collections import Counter

from game.engine.session import Session
from game.finans.data import Card, DeckName
from game.finans.events import CardDrawn, CardPutUnder, NewsInForce, TipReturned
from game.finans.rulebook import FinansRules
from game.finans.state import State

Cards = Counter[tuple[DeckName, Card]]


def cards(session: Session[State]) -> dict[str, tuple[int, int]]:
    """By card of both decks: how often it was drawn, and how often followed.

    News that hold are followed when they begin to, and a tip that is kept when it is used.
    """
    rules = session.rulebook
    assert isinstance(rules, FinansRules)
    drawn: Cards = Counter()
    followed: Cards = Counter()
    for event in session.log:
        match event:
            case CardDrawn(_, deck, card):
                drawn[deck, card] += 1
            case CardPutUnder(deck, card):
                followed[deck, card] += 1
            case NewsInForce(card):
                followed["news", card] += 1
            case TipReturned(_, card, True):
                followed["tips", card] += 1
    ids: dict[str, tuple[DeckName, Card]] = {}
    ids |= {card.id: ("news", number) for number, card in enumerate(rules.data.news)}
    ids |= {card.id: ("tips", number) for number, card in enumerate(rules.data.tips)}
    return {id: (drawn[card], followed[card]) for id, card in ids.items()}
