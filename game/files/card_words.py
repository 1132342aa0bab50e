"""Hold the cards of a game against their words and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.files.game_files import GameFiles
from game.files.shapes import ids_in
from game.files.translations import Entry, placeholders
from game.files.yaml_source import PROJECT, Place, Source

Words = Mapping[str, Sequence[Entry]]
"""The texts of all languages, by key."""


def check_cards(
    game: GameFiles, sources: Sequence[Source], texts: Mapping[str, Sequence[Entry]]
) -> None:
    """Note the cards without a picture or without words, and words that ask for what is not there.

    `texts` holds the texts of each language. What only some languages lack is told elsewhere.
    """
    words: dict[str, list[Entry]] = {}
    for entries in texts.values():
        for entry in entries:
            words.setdefault(entry.key, []).append(entry)
    for source in sources:
        if source.kind in game.paper_texts:
            _check_papers(source, game, words)
        elif deck := game.deck_of(source):
            _check_pictures(source, game)
            _check_words(source, game, deck, words)


def _check_pictures(source: Source, game: GameFiles) -> None:
    """A game that has no pictures at all yet is not reminded of every one."""
    folder = PROJECT / "images" / game.game
    if not folder.is_dir():
        return
    pictures = {picture.name for picture in folder.glob("*.webp")}
    for index, id in ids_in(source, "cards"):
        name = f"{source.root['cards'][index].get('picture')}.webp"
        if name not in pictures:
            message = f"{id}: there is no picture images/{game.game}/{name}"
            source.fault(("cards", index, "picture"), message, serious=False)


def _check_words(source: Source, game: GameFiles, deck: str, words: Words) -> None:
    for index, id in ids_in(source, "cards"):
        card = source.root["cards"][index]
        for part, about in game.card_texts[deck].items():
            key = f"{game.game}.{deck}.{id}.{part}"
            _check_text(source, ("cards", index), id, key, words, _known(card.get(about)))


def _check_papers(source: Source, game: GameFiles, words: Words) -> None:
    place, parts = game.paper_texts[source.kind]
    for index, id in ids_in(source, place):
        known = _known(source.root[place][index])
        for part in parts:
            key = f"{game.game}.{place}.{id}.{part}"
            _check_text(source, (place, index), id, key, words, known)


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
