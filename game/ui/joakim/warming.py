"""The pictures that will fly over the table of Joakim."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.joakim.data import DeckName, GameData
from game.ui.joakim import card_turn, die
from game.ui.joakim.sizes import COIN, LOAN, MASK, NOTE, NOTES, PROPERTY, SMALL_BACK
from game.ui.table.dice import die_picture
from game.ui.table.flying import Size


def flying(data: GameData, decks: Sequence[DeckName]) -> Iterator[tuple[str, Size]]:
    """Names and sizes in design units, those that are needed first to begin with."""
    for face in range(1, data.numbers.die + 1):
        yield die_picture(face), (die.SIZE, die.SIZE)
    for note in NOTES:
        yield f"joakim/note_{note}", NOTE
    for kind in data.kinds:
        for units in (1, 5):
            yield f"joakim/property_{kind.id}_{units}", PROPERTY
    for deck in decks:
        yield f"joakim/back_{deck}", card_turn.BACK
        yield f"joakim/front_{deck}", card_turn.FRONT
    yield "joakim/coin_crown", COIN
    if "tips" in decks:
        yield from (("joakim/back_tips", SMALL_BACK), ("joakim/back_uncle", SMALL_BACK))
        yield from (("joakim/icon_beagle", MASK), ("joakim/loan_note", LOAN))
