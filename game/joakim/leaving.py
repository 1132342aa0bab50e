"""Leaving the game: everything a player had goes back to where it came from."""

from __future__ import annotations

from game.engine.requests import Seat
from game.joakim import loans, winning
from game.joakim.events import (
    BeagleCardReturned,
    CrownReturned,
    KeptCardReturned,
    OptionReturned,
    PlayerLeft,
    TipsReturned,
)
from game.joakim.table import Table


def leave(t: Table, seat: Seat, debt: int) -> None:
    """A seat that cannot pay a debt in M is out; its property and cash are given up before this.

    Raises GameOver if only one player is left, or none.
    """
    for option in tuple(t.state.options_held[seat]):
        t.emit(OptionReturned(seat, option))
    if t.state.crown == seat:
        t.emit(CrownReturned(seat, "out"))
    if t.state.sharks is not None:
        give_back_shark_cards(t, seat)
    t.emit(PlayerLeft(seat, debt))
    winning.check_last_player(t)


def give_back_shark_cards(t: Table, seat: Seat) -> None:
    """Tips go under their pile unseen, kept Joakim cards under theirs, loan cards to the bank."""
    if t.sharks.hands[seat]:
        t.emit(TipsReturned(seat, tuple(t.sharks.hands[seat])))
    for card in tuple(t.sharks.kept[seat]):
        t.emit(KeptCardReturned(seat, card))
    for card in tuple(t.sharks.beagles[seat]):
        t.emit(BeagleCardReturned(seat, card))
    loans.give_back(t, seat)
