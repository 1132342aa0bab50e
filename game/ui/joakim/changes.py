"""Which parts of the table an event changes: only those are painted again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.events import AnyEvent
from game.joakim import events as e
from game.joakim.state import BANK, Phase
from game.ui.joakim import layout
from game.ui.kit.box import Box

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_SHADOW = 26
"""Design units that panels paint beyond their boxes."""


def show_change(look: JoakimLook, event: AnyEvent) -> None:
    """Have everything that shows this event's change painted with the next frame."""
    for box in _places(look, event):
        look.table.invalidate(box.inset(-_SHADOW))
    if look.telling.line(event):
        look.table.invalidate(look.log.box(look.state).inset(-_SHADOW))
    if isinstance(event, e.PawnMoved | e.PlayerLeft):
        look.pawns.place(look.state)
    look.active_changed()
    if isinstance(event, e.DieRolled | e.MoveEnded):
        look.show_die(look.chronicle.die)


def _places(look: JoakimLook, event: AnyEvent) -> list[Box]:
    state, board = look.state, look.board
    panel = [layout.PANELS]
    match event:
        case e.PhaseBegan(_, Phase.TIP):
            return _piles(look)
        case e.MoveEnded() | e.MoveMissed():
            return [layout.MARKET]
        case e.Money():
            return [look.panels.box(state, s) for s in (event.payer, event.payee) if s != BANK]
        case e.Cards():
            return [look.panels.box(state, s) for s in (event.giver, event.taker) if s != BANK]
        case e.MarketMoved():
            return [look.market.cell(event.kind)]
        case (
            e.OptionKept() | e.OptionReturned() | e.TipsDrawn() | e.TipPlayed() | e.TipUsed()
            | e.TipsReturned() | e.CardKept() | e.KeptCardReturned() | e.BeagleCardLaid()
            | e.BeagleCardReturned() | e.LoanTaken() | e.LoanReturned()
        ):  # fmt: skip
            return [look.panels.box(state, event.seat), *_piles(look)]
        case e.CrownLent() | e.CrownReturned():
            return [*panel, board.coin_box()]
        case e.PlayerLeft():
            return [look.panels.box(state, event.seat)]
        case e.GameEnded():
            return [*panel]
        case (
            e.CardDrawn() | e.CardPutUnder() | e.CardRemoved() | e.DeckShuffled()
            | e.ClubClosed() | e.ClubOpened()
        ):  # fmt: skip
            return [*_piles(look), look.log.box(state)]
    return []


def _piles(look: JoakimLook) -> list[Box]:
    return [layout.cell_box(look.board.deck_cell(deck)) for deck in look.state.decks]
