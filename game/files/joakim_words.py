"""Hold the cards of joakim against their words and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.files.joakim_cards import deck_of
from game.files.shapes import ids_in
from game.files.translations import Entry, placeholders
from game.files.yaml_source import PROJECT, Source
from game.joakim.data import DeckName

PICTURES = PROJECT / "images" / "joakim"

_PARTS: dict[DeckName, dict[str, str]] = {
    "newspaper": {"large": "large", "story": "large", "small": "small", "note": "small"},
    "uncle": {"title": "effect", "text": "effect"},
    "club": {"title": "effect", "text": "effect"},
}
"""The texts of a card of each deck, and which key of the card they tell about."""


def check_cards(sources: Sequence[Source], texts: Mapping[str, Sequence[Entry]]) -> None:
    """Note the cards without a picture or without words, and words that ask for what is not there.

    `texts` holds the texts of each language. What only some languages lack is told elsewhere.
    """
    pictures = {picture.name for picture in PICTURES.glob("*.webp")}
    by_key: dict[str, list[Entry]] = {}
    for entries in texts.values():
        for entry in entries:
            by_key.setdefault(entry.key, []).append(entry)
    for source in sources:
        deck = deck_of(source)
        if deck is None:
            continue
        for index, id in ids_in(source, "cards"):
            card, place = source.root["cards"][index], ("cards", index)
            name = f"{card.get('picture')}.webp"
            if name not in pictures:
                message = f"{id}: there is no picture images/joakim/{name}"
                source.fault((*place, "picture"), message, serious=False)
            for part, about in _PARTS[deck].items():
                key = f"joakim.{deck}.{id}.{part}"
                if key not in by_key:
                    message = f"{id}: no language has the text {key}"
                    source.fault(place, message, serious=False)
                for entry in by_key.get(key, ()):
                    _check_placeholders(entry, id, _known(card.get(about)))


def _known(effect: Any) -> set[str]:
    """The values that a text about an effect, or a list of effects, may name."""
    known = {"name"}
    for each in effect if isinstance(effect, list) else [effect]:
        if isinstance(each, dict):
            known |= each.keys() - {"do"}
            if each.keys() & {"changes", "change"}:
                known.add("amount")  # by how much the values change
    return known


def _check_placeholders(entry: Entry, id: str, known: set[str]) -> None:
    for word in sorted(placeholders(entry.text)):
        if word.strip("{}").partition(":")[0] not in known:
            entry.source.fault(entry.line, f"{entry.key}: the card {id} has no {word}")
