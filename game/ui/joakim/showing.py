"""Scenes above the table that stay until they have been read, as steps of the playback."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.engine.requests import Card
from game.joakim.events import (
    CardDrawn,
    HandInspected,
    Peeked,
    TipPlayed,
    TipsDrawn,
)
from game.ui.kit.scene import Scene
from game.ui.table.reading import Reading, scene_to_read

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook


def card_to_read(look: JoakimLook, event: CardDrawn | TipPlayed) -> Reading:
    """The card that was drawn or played lies open, with all that it says and does."""

    def make() -> Scene[None]:
        from game.ui.joakim.deck_card import DeckCard
        from game.ui.joakim.newspaper_card import NewspaperCard

        if isinstance(event, TipPlayed):
            return DeckCard(look, event.seat, "tips", event.card)
        if event.deck == "newspaper":
            return NewspaperCard(look, event)
        return DeckCard(look, event.seat, event.deck, event.card)

    return scene_to_read(look.table, make)


def curtain_for(look: JoakimLook, event: Peeked | TipsDrawn | HandInspected) -> Reading:
    """A person reads the cards that nobody else may see, behind a curtain."""
    secret = look.table.course.event
    cards: tuple[Card, ...] = getattr(secret, "cards", ())

    def make() -> Scene[Any]:
        from game.ui.joakim.curtained_papers import CurtainedPapers
        from game.ui.joakim.sharks.hand import CurtainedHand, InspectedHand

        match event:
            case Peeked(seat):
                return CurtainedPapers(look, seat, cards)
            case TipsDrawn(seat):
                return CurtainedHand(look, seat, cards)
            case HandInspected(seat, owner):
                return InspectedHand(look, seat, owner, cards)

    return scene_to_read(look.table, make)
