"""Which cards of Joakim came up in a game, and which were followed to their end.

The loan cards of a size are alike. They are counted as if they lay in a pile: the top one is lent,
and what comes back goes to the bottom.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from game.engine.events import AnyEvent
from game.engine.requests import Seat
from game.engine.session import Session
from game.joakim.data import ClubCard, GameData, NewspaperCard, UncleCard
from game.joakim.events import (
    CardDrawn,
    CardPutUnder,
    CrownLent,
    CrownReturned,
    HandInspected,
    KeptCardReturned,
    LoanReturned,
    LoanTaken,
    Money,
    NothingHappened,
    NumberFollowed,
    OptionKept,
    TipPlayed,
    TipsDrawn,
    TipUsed,
)
from game.joakim.rulebook import JoakimRules
from game.joakim.state import State

CROWN = "crown"


class Came(NamedTuple):
    """A card came up, or was followed."""

    how: Literal["drawn", "followed"]
    card: str


def cards(session: Session[State]) -> dict[str, tuple[int, int]]:
    """By card of the game's decks: how often it was drawn, and how often followed."""
    rules = session.rulebook
    assert isinstance(rules, JoakimRules)
    counts = Counter([*_cards(rules.data, session.log), *_loans(rules.data, session.log)])
    ids = _ids(rules.data, session.state)
    return {id: (counts[Came("drawn", id)], counts[Came("followed", id)]) for id in ids}


def _ids(data: GameData, state: State) -> Iterator[str]:
    """Every card that can come up in this game."""
    sharks = state.sharks is not None
    yield from (card.id for card in data.newspaper)
    yield from (card.id for card in data.uncle if sharks or not card.shark)
    yield from (card.id for card in data.club)
    yield CROWN
    if sharks:
        yield from (card.id for card in data.tips)
        yield from (f"{loan.id} {n}" for loan in data.loans for n in range(1, loan.cards + 1))


def _cards(data: GameData, log: Iterable[AnyEvent]) -> Iterator[Came]:
    """The cards of the decks, and the crown."""
    decks: dict[str, Sequence[NewspaperCard | UncleCard | ClubCard]] = {
        "newspaper": data.newspaper,
        "uncle": data.uncle,
        "club": data.club,
    }
    for before, event in pairwise(log):
        match before, event:
            case _, CardDrawn(_, deck, card):
                yield Came("drawn", decks[deck][card].id)
            case _, TipsDrawn(_, drawn):
                yield from (Came("drawn", data.tips[card].id) for card in drawn)
            case _, CrownLent():
                yield Came("drawn", CROWN)
            case _, NumberFollowed(card):
                yield Came("followed", data.newspaper[card].id)
            case NothingHappened(_, "uncle_is_away_after_all"), CardPutUnder("uncle"):
                pass  # drawn, and not followed
            case _, CardPutUnder("uncle" | "club" as deck, card):
                yield Came("followed", decks[deck][card].id)
            case KeptCardReturned(_, card), HandInspected() | NothingHappened():
                yield Came("followed", data.uncle[card].id)
            case _, OptionKept(_, card):
                yield Came("followed", data.club[card].id)
            case _, TipPlayed(_, card) | TipUsed(_, card):
                yield Came("followed", data.tips[card].id)
            case _, CrownReturned(_, "before" | "double" | "jump"):
                yield Came("followed", CROWN)


def _loans(data: GameData, log: Iterable[AnyEvent]) -> Iterator[Came]:
    """The loan cards: taken, and repaid."""
    piles = [[f"{loan.id} {n}" for n in range(1, loan.cards + 1)] for loan in data.loans]
    lent: list[tuple[Seat, int, str]] = []  # to whom, of which size, and the card
    for before, event in pairwise(log):
        match before, event:
            case _, LoanTaken(seat, size):
                card = piles[size].pop(0)
                lent.append((seat, size, card))
                yield Came("drawn", card)
            case _, LoanReturned(seat, size):
                back = next(each for each in lent if each[:2] == (seat, size))
                lent.remove(back)
                piles[size].append(back[2])
                if isinstance(before, Money) and before.cause == "repayment":
                    yield Came("followed", back[2])
