"""Which parts of the table an event changes: only those are painted again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.ankka import events as e
from game.engine.events import AnyEvent
from game.ui.ankka import layout, panels
from game.ui.kit.box import Box
from game.ui.table.plaque import reach

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook

_SHADOW = 26
_PANELS = (
    e.DimesDealt, e.DimeMoved, e.CaptureLocked, e.BarLifted, e.EventKept, e.KeptReturned,
    e.PawnsSwapped, e.ShortTurnComes, e.TurnBegan, e.DestinationVisited, e.GameEnded,
)  # fmt: skip
_STEPS = (e.StepsChanged, e.TurnBegan)
_PAWNS = (
    e.PawnMoved, e.DimesDealt, e.DimeLaidDown, e.DimeMoved, e.PawnsSwapped,
)  # fmt: skip


def show_change(look: AnkkaLook, event: AnyEvent) -> None:
    """Have everything that shows this event's change painted with the next frame."""
    for box in _places(look, event):
        look.table.invalidate(box)
    if isinstance(event, _PAWNS):
        look.pawns.place(look.state)
    if isinstance(event, _STEPS):
        look.counter.rest(look.state)
    look.active_changed()


def _places(look: AnkkaLook, event: AnyEvent) -> Iterator[Box]:
    if isinstance(event, _PANELS):
        yield layout.PANELS.inset(-panels.FRAME)
    if isinstance(event, e.PawnsSwapped):
        yield reach(layout.PLAQUE)
    if isinstance(event, _STEPS):
        yield layout.TRAY
    if isinstance(event, e.DestinationVisited):
        yield look.board.reach(event.node)
    if look.telling.line(event):
        yield layout.LOG.inset(-_SHADOW)
