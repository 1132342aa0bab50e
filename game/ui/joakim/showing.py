"""Scenes above the table that stay until they have been read, as steps of the playback."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.joakim.events import CardDrawn
from game.ui.kit.scene import Scene
from game.ui.table.reading import Reading

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook


def card_to_read(look: JoakimLook, event: CardDrawn) -> Reading:
    """The drawn card lies open, with all that it says and does."""

    def make() -> Scene[None]:
        from game.ui.joakim.deck_card import DeckCard
        from game.ui.joakim.newspaper_card import NewspaperCard

        if event.deck == "newspaper":
            return NewspaperCard(look, event)
        return DeckCard(look, event)

    return _reading(look, make)


def curtain_for(look: JoakimLook, seat: Seat) -> Reading:
    """A person reads the top newspapers, behind a curtain."""
    secret = look.table.course.event

    def make() -> Scene[None]:
        from game.ui.joakim.curtain import Curtain

        return Curtain(look, seat, getattr(secret, "cards", ()))

    return _reading(look, make)


def _reading(look: JoakimLook, make: Callable[[], Scene[None]]) -> Reading:
    def show() -> None:
        assert look.table.stack is not None
        look.table.stack.push(make(), lambda _: reading.done())

    reading = Reading(show)
    return reading
