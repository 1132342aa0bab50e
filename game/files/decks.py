"""What the decks of every game keep to."""

from __future__ import annotations

import re

from game.files.shapes import check_ids_differ, ids_in, plainly
from game.files.yaml_source import Source


def check_deck(source: Source, deck: str) -> None:
    """Note faults in the ids of a deck's cards, and in how many the file says there are."""
    cards = source.root.get("cards")
    if not isinstance(cards, list):
        return
    if not cards:
        source.fault(("cards",), f"no cards, though squares draw from the deck {deck}")
    elif source.root.get("cards_in_all") != len(cards):
        wanted = plainly(source.root.get("cards_in_all"))
        source.fault(("cards_in_all",), f"cards_in_all is {wanted}, but there are {len(cards)}")
    check_ids_differ(source, "cards")
    for index, id in ids_in(source, "cards"):
        if not re.fullmatch(deck[0] + "[0-9][0-9]", id):
            source.fault(("cards", index, "id"), f"{id}: ids are {deck[0]}01, {deck[0]}02 ...")
