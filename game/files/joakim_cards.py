"""Read the decks of Joakim, and see to it that no chain of their cards is endless."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.files.decks import check_deck
from game.files.shapes import fit
from game.files.yaml_source import Source
from game.joakim.data import DECK_NAMES, ClubCard, DeckName, NewspaperCard, TipCard, UncleCard
from game.joakim.effects import Borrow, DoNotBelieve, Inspect, Market, OptionCard, Rumour

Kinds = Mapping[str, int] | None
"""The property kinds by id; None while nobody knows them, because their own file is faulty."""


@dataclass(frozen=True, slots=True)
class _NewspaperFile:
    cards_in_all: int
    cards: tuple[NewspaperCard, ...]


@dataclass(frozen=True, slots=True)
class _UncleFile:
    deck: Literal["uncle"]
    cards_in_all: int
    cards: tuple[UncleCard, ...]


@dataclass(frozen=True, slots=True)
class _ClubFile:
    deck: Literal["club"]
    cards_in_all: int
    cards: tuple[ClubCard, ...]


@dataclass(frozen=True, slots=True)
class _TipsFile:
    deck: Literal["tips"]
    cards_in_all: int
    cards: tuple[TipCard, ...]


def read_newspaper(source: Source, kinds: Kinds) -> tuple[NewspaperCard, ...]:
    """The numbers of a file; none, with faults, if it does not fit."""
    check_deck(source, "newspaper")
    found = fit(source, _NewspaperFile, {"property": kinds})
    if found is None:
        return ()
    for index, card in enumerate(found.cards):
        if not card.large or any(large == Market(()) for large in card.large):
            source.fault(("cards", index, "large"), f"{card.id}: large: nothing happens")
    return found.cards


def read_uncle(source: Source, kinds: Kinds) -> tuple[UncleCard, ...]:
    """The Joakim cards of a file; none, with faults, if it does not fit."""
    check_deck(source, "uncle")
    found = fit(source, _UncleFile, {"property": kinds})
    if found is None:
        return ()
    for index, card in enumerate(found.cards):
        if isinstance(card.effect, Borrow | Inspect | DoNotBelieve) and not card.shark:
            message = f"{card.id}: {card.effect.do} is for the sharks: shark: true is wanted"
            source.fault(("cards", index), message)
    if found.cards and all(card.shark for card in found.cards):
        source.fault(("cards",), "cards: all have a shark, so the basic game has none")
    return found.cards


def read_club(source: Source, kinds: Kinds) -> tuple[ClubCard, ...]:
    """The club cards of a file; none, with faults, if it does not fit."""
    check_deck(source, "club")
    found = fit(source, _ClubFile, {"property": kinds})
    if found is None:
        return ()
    if found.cards and all(isinstance(card.effect, OptionCard) for card in found.cards):
        source.fault(("cards",), "cards: all are options, so players could keep the whole deck")
    return found.cards


def read_tips(source: Source, kinds: Kinds) -> tuple[TipCard, ...]:
    """The business tips of a file; none, with faults, if it does not fit."""
    check_deck(source, "tips")
    found = fit(source, _TipsFile, {"property": kinds})
    if found is None:
        return ()
    for index, card in enumerate(found.cards):
        if isinstance(card.effect, Rumour) and card.effect.change == 0:
            source.fault(("cards", index, "effect"), f"{card.id}: change: nothing happens")
    return found.cards


def deck_of(source: Source) -> DeckName | None:
    """The deck that a file says it holds; None if there is no such deck, or it says nothing."""
    written = "newspaper" if source.kind == "joakim.newspaper" else source.root.get("deck")
    return next((name for name in DECK_NAMES if name == written), None)


# Chains of cards.

_DRAWS: dict[object, DeckName] = {"next_number": "newspaper"}
"""The effects that make a player draw another card, and from which deck."""


def draws(source: Source) -> list[set[str]]:
    """For each card of a deck, the decks that it makes a player draw from."""

    def found(value: Any) -> Iterable[str]:
        if isinstance(value, list):
            for item in value:
                yield from found(item)
        elif isinstance(value, dict):
            do = value.get("do")
            if isinstance(do, str) and do in _DRAWS:
                yield _DRAWS[do]
            for item in value.values():
                yield from found(item)

    cards = source.root.get("cards")
    return [set(found(card)) for card in (cards if isinstance(cards, list) else ())]


def endless(decks: Mapping[str, Sequence[set[str]]]) -> set[str]:
    """The decks of which every card draws from such a deck again: whoever begins never ends.

    `decks` tells for each deck and each of its cards which decks the card draws from.
    """
    trapped = {name for name, cards in decks.items() if cards}
    while True:
        still = {name for name in trapped if all(card & trapped for card in decks[name])}
        if still == trapped:
            return trapped
        trapped = still


def check_chains(sources: Sequence[tuple[DeckName, Source]]) -> None:
    """Note every deck among these that takes part in an endless chain."""
    decks: dict[str, list[set[str]]] = {}
    for name, source in sources:
        decks.setdefault(name, []).extend(draws(source))
    trapped = endless(decks)
    for name, source in sources:
        if name in trapped:
            chain = " and ".join(sorted(trapped))
            source.fault(("cards",), f"endless chain: every card draws another, from {chain}")
