"""Read the news and the tips of finans, and see to it that there is always one to take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.annotations import Positive
from game.files.decks import check_deck
from game.files.finans_papers import Ids
from game.files.shapes import fit
from game.files.yaml_source import Source
from game.finans.data import DeckName, NewsCard, Space, TipCard
from game.finans.effects import BuildAnyTime, GoTo, Strike


@dataclass(frozen=True, slots=True)
class _NewsFile:
    cards_in_all: Positive
    cards: tuple[NewsCard, ...]


@dataclass(frozen=True, slots=True)
class _TipsFile:
    cards_in_all: Positive
    cards: tuple[TipCard, ...]


def read_news(source: Source, groups: Ids) -> tuple[NewsCard, ...]:
    """The news of a file; none, with faults, if it does not fit."""
    check_deck(source, "news")
    found = fit(source, _NewsFile, {"group": groups})
    if found is None:
        return ()
    for index, card in enumerate(found.cards):
        if isinstance(card.effect, Strike) and not card.effect.groups:
            source.fault(("cards", index, "effect"), f"{card.id}: nobody is on strike")
    return found.cards


def read_tips(source: Source) -> tuple[TipCard, ...]:
    """The tips of a file; none, with faults, if it does not fit."""
    check_deck(source, "tips")
    found = fit(source, _TipsFile)
    if found is None:
        return ()
    if found.cards and all(isinstance(card.effect, BuildAnyTime) for card in found.cards):
        source.fault(("cards",), "cards: all are kept, so players could hold the whole deck")
    return found.cards


def check_ways(source: Source, tips: Sequence[TipCard], spaces: Sequence[Space]) -> None:
    """Note the tips that lead off the board, and a deck in which every tip brings the next.

    Tips that are kept may all be away from the pile, and so end no chain.
    """
    leading_on = 0
    kept = sum(isinstance(card.effect, BuildAnyTime) for card in tips)
    for index, card in enumerate(tips):
        if isinstance(card.effect, GoTo):
            number = card.effect.space
            if number > len(spaces):
                here = ("cards", index, "effect", "space")
                source.fault(here, f"{card.id}: there is no space {number}")
            elif spaces[number - 1].type in ("tip", "exit"):
                leading_on += 1
    if leading_on and leading_on + kept == len(tips):
        source.fault(("cards",), "endless chain: every tip leads to another")


def deck_of(source: Source) -> DeckName | None:
    """The deck that a file holds; None if it holds none."""
    decks: dict[str, DeckName] = {"finans.news": "news", "finans.tips": "tips"}
    return decks.get(source.kind)
