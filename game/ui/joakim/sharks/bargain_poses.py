"""Closed auctions and offers between players in telling positions, for screenshots and tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.engine.session import Session
from game.joakim.events import BidsRevealed
from game.joakim.sharks import Lot
from game.ui.app import App
from game.ui.joakim.look import JoakimLook
from game.ui.joakim.prompts.poses import asked, table_in
from game.ui.joakim.sharks import bargain_positions as positions
from game.ui.joakim.sharks.bids_opened import BidsOpened
from game.ui.joakim.sharks.sealed_bid import SealedBid
from game.ui.kit.scene import Scene
from game.ui.scenes.table import TableScene

Pose = Callable[[App], Scene[Any]]
Make = Callable[[], Session[Any]]

_BIDS = ((0, 12), (1, 30), (2, 0), (3, 30))
_EVERYBODY = ((4, 25), (0, 12), (1, 131), (2, 0), (3, 30))


def _behind(make: Make, held: bool = False, value: int = 0) -> Pose:
    """Behind the curtain of whoever is asked for a bid."""

    def show(app: App) -> None:
        scene = app.stack.top
        assert isinstance(scene, SealedBid)
        scene.handed_over, scene.held, scene.value = True, held, value
        scene.rebuild()

    def pose(app: App) -> Scene[Any]:
        app.kit.after(0, partial(show, app))
        return table_in(make(), app)

    return pose


def _opened(
    make: Make, bids: tuple[tuple[int, int], ...], is_second: bool = False, counting: bool = False
) -> Pose:
    """The envelopes, sealed or open, above the table."""

    def pose(app: App) -> Scene[Any]:
        table = table_in(make(), app)
        assert isinstance(table, TableScene) and isinstance(table.look, JoakimLook)
        table.stack = app.stack
        best = max(bid for _, bid in bids)
        top = tuple(seat for seat, bid in bids if bid == best > 0)
        event = BidsRevealed(bids, top if len(top) > 1 else ())
        scene = BidsOpened(table.look, event, Lot(0, 5), is_second)
        if counting:
            scene.enter = lambda: None  # type: ignore[method-assign]
        app.stack.push(table)
        return scene

    return pose


_at_large_table = partial(positions.sealed_bids, seats=positions.FIVE)

POSES: dict[str, Pose] = {
    "joakim_lot": asked(positions.lot_choice),
    "joakim_sealed_closed": asked(positions.sealed_bids),
    "joakim_sealed_masked": _behind(partial(positions.sealed_bids, 12)),
    "joakim_sealed_held": _behind(partial(positions.sealed_bids, 12, 30), True, 46),
    "joakim_sealed_five": _behind(
        partial(_at_large_table, 12, 30, 0, cash=(999, 999, 999, 1041)), True, 1041
    ),
    "joakim_sealed_poor": _behind(partial(positions.sealed_bids, cash=(7,)), True, 7),
    "joakim_sealed_alone": asked(partial(positions.sealed_bids, 0, seats=positions.ALONE[::-1])),
    "joakim_raise_masked": _behind(positions.raises),
    "joakim_raise_held": _behind(partial(positions.raises, 5), True, 12),
    "joakim_bids_count": _opened(positions.sealed_bids, _BIDS, counting=True),
    "joakim_bids_tied": _opened(positions.sealed_bids, _BIDS),
    "joakim_bids_tied_again": _opened(positions.sealed_bids, ((1, 42), (3, 42)), True),
    "joakim_bids_won": _opened(_at_large_table, _EVERYBODY),
    "joakim_bids_none": _opened(positions.sealed_bids, ((0, 0), (1, 0), (2, 0))),
    "joakim_offer_kind": asked(positions.offer),
    "joakim_offer_kind_poor": asked(partial(positions.offer, cash=(2, 0))),
    "joakim_offer_kind_forced": asked(partial(positions.forced_offer, "offer 1")),
    "joakim_offer_cards": asked(partial(positions.offer, "buy bank"), "ones"),
    "joakim_offer_price": asked(partial(positions.offer, "buy bank", "2x1 1x5")),
    "joakim_offer_price_poor": asked(
        partial(positions.offer, "sell ship", "4x1 1x5", cash=(75, 31)), "amount"
    ),
    "joakim_offer_answer": asked(partial(positions.offer, "buy bank", "2x1 1x5", 75)),
    "joakim_offer_answer_sell": asked(partial(positions.offer, "sell gold", "1x1 0x5", 12)),
    "joakim_counter_price": asked(partial(positions.offer, "buy bank", "2x1 1x5", 7, "counter")),
    "joakim_counter_answer": asked(
        partial(positions.offer, "buy oil", "2x1 1x5", 30, "counter", 40)
    ),
    "joakim_forced_offer": asked(positions.forced_offer),
    "joakim_forced_offer_out": asked(positions.hopeless),
    "joakim_forced_offer_gentle": asked(partial(positions.hopeless, "gentle")),
}
