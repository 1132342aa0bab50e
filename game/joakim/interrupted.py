"""What comes between in a move, and how the move goes on where it was."""

from __future__ import annotations

from game.engine.requests import Seat
from game.joakim import winning
from game.joakim.events import CardPutUnder, MoveInterrupted
from game.joakim.state import NO_CARD, Phase
from game.joakim.table import Table


def interrupt(t: Table, moment: Phase) -> None:
    """The move stops at this moment."""
    t.emit(MoveInterrupted(moment))


def go_on(t: Table, seat: Seat) -> None:
    """A tip that still lies face up goes under its pile, and the move goes on."""
    if t.state.face_up != NO_CARD:
        t.emit(CardPutUnder("tips", t.state.face_up))
    winning.check(t)
    t.begin(seat, Phase.END if t.state.out[seat] else Phase(t.sharks.moment))
