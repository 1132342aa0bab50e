"""Hold the cards of joakim against their words and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.files.joakim_cards import deck_of
from game.files.shapes import ids_in
from game.files.translations import Entry, placeholders
from game.files.yaml_source import PROJECT, Place, Source
from game.joakim.data import DeckName

PICTURES = PROJECT / "images" / "joakim"

_PARTS: dict[DeckName, dict[str, str]] = {
    "newspaper": {"large": "large", "story": "large", "small": "small", "note": "small"},
    "uncle": {"title": "effect", "text": "effect"},
    "club": {"title": "effect", "text": "effect"},
    "tips": {"title": "effect", "text": "effect"},
}
"""The texts of a card of each deck, and which key of the card they tell about."""

_LOAN_PARTS = ("title", "text")
"""The texts of a loan card; they tell about the whole of it."""

Words = Mapping[str, Sequence[Entry]]
"""The texts of all languages, by key."""


def check_cards(sources: Sequence[Source], texts: Mapping[str, Sequence[Entry]]) -> None:
    """Note the cards without a picture or without words, and words that ask for what is not there.

    `texts` holds the texts of each language. What only some languages lack is told elsewhere.
    """
    words: dict[str, list[Entry]] = {}
    for entries in texts.values():
        for entry in entries:
            words.setdefault(entry.key, []).append(entry)
    for source in sources:
        if source.kind == "joakim.loans":
            _check_loans(source, words)
        elif deck := deck_of(source):
            _check_deck(source, deck, words)


def _check_deck(source: Source, deck: DeckName, words: Words) -> None:
    pictures = {picture.name for picture in PICTURES.glob("*.webp")}
    for index, id in ids_in(source, "cards"):
        card, place = source.root["cards"][index], ("cards", index)
        name = f"{card.get('picture')}.webp"
        if name not in pictures:
            message = f"{id}: there is no picture images/joakim/{name}"
            source.fault((*place, "picture"), message, serious=False)
        for part, about in _PARTS[deck].items():
            key = f"joakim.{deck}.{id}.{part}"
            _check_text(source, place, id, key, words, _known(card.get(about)))


def _check_loans(source: Source, words: Words) -> None:
    for index, id in ids_in(source, "loans"):
        known = _known(source.root["loans"][index])
        for part in _LOAN_PARTS:
            _check_text(source, ("loans", index), id, f"joakim.loans.{id}.{part}", words, known)


def _check_text(
    source: Source, place: Place, id: str, key: str, words: Words, known: set[str]
) -> None:
    """Note a text that no language has, and the values in it that the card does not have."""
    if key not in words:
        source.fault(place, f"{id}: no language has the text {key}", serious=False)
    for entry in words.get(key, ()):
        for word in sorted(placeholders(entry.text)):
            if word.strip("{}").partition(":")[0] not in known:
                entry.source.fault(entry.line, f"{entry.key}: the card {id} has no {word}")


def _known(effect: Any) -> set[str]:
    """The values that a text about an effect, or a list of effects, may name."""
    known = {"name"}
    for each in effect if isinstance(effect, list) else [effect]:
        if isinstance(each, dict):
            known |= each.keys() - {"do"}
            if each.keys() & {"changes", "change"}:
                known.add("amount")  # by how much the values change
    return known
