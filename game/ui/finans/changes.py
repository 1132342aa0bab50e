"""Which parts of the table an event changes: only those are painted again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.events import AnyEvent
from game.finans import events as e
from game.finans.state import BANK
from game.ui.finans import layout, panels, spaces
from game.ui.kit.box import Box

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook

_SHADOW = 26
_OF_ONE_SEAT = (
    e.LoansChanged, e.CarChanged, e.PrisonEntered, e.RoundMissed, e.TipKept, e.TipReturned,
    e.PlayerLeft,
)  # fmt: skip


def show_change(look: FinansLook, event: AnyEvent) -> None:
    """Have everything that shows this event's change painted with the next frame."""
    for box in _places(look, event):
        look.table.invalidate(box)
    if look.telling.line(event):
        look.table.invalidate(layout.LOG.inset(-_SHADOW))
    if isinstance(event, e.PieceMoved | e.PlayerLeft):
        look.pieces.place(look.state, look.table.active_seat())
    look.active_changed()
    if isinstance(event, e.DiceRolled):
        look.dice.rest(event.dice)


def _places(look: FinansLook, event: AnyEvent) -> list[Box]:
    match event:
        case e.Money():
            return _panels(look, event.payer, event.payee)
        case e.PlotMoved():
            return [*_panels(look, event.giver, event.taker), _space(look, event.plot)]
        case e.ShareMoved() | e.BondMoved():
            return _panels(look, event.giver, event.taker)
        case e.Mortgaged() | e.Built():
            return [_space(look, event.plot)]
        case e.NewsInForce() | e.NewsOver():
            return [layout.NEWS.inset(-_SHADOW)]
        case e.GameEnded():
            return [layout.PANELS.inset(-panels.FRAME)]
    return _panels(look, event.seat) if isinstance(event, _OF_ONE_SEAT) else []


def _panels(look: FinansLook, *seats: int) -> list[Box]:
    return [look.panel_box(seat).inset(-panels.FRAME) for seat in seats if seat != BANK]


def _space(look: FinansLook, plot: int) -> Box:
    return spaces.reach(look.spaces.number_of(plot))
