"""How a closed auction is shown: what is sold, and what was in the envelopes."""

from __future__ import annotations

from collections.abc import Iterable

from game.joakim.events import BidsRevealed, ClosedAuctionOpened
from game.ui.joakim.announcements import Announcer
from game.ui.kit.animation import Call, Step
from game.ui.kit.scene import Scene
from game.ui.table.reading import scene_to_read
from game.ui.table.showing import Apply


class BargainsShown:
    """Steps for the events of closed auctions."""

    def __init__(self, announcer: Announcer) -> None:
        self.announcer = announcer
        self.look = announcer.look

    def auction_opened(self, event: ClosedAuctionOpened, apply: Apply) -> Iterable[Step]:
        return (self.announcer.sound("gavel"), *self.announcer.announced(event, apply))

    def bids_revealed(self, event: BidsRevealed, apply: Apply) -> Iterable[Step]:
        """All envelopes are opened together, and lie there until they have been read."""
        sharks = self.look.state.sharks
        assert sharks is not None and sharks.lot is not None
        lot, is_second = sharks.lot, bool(sharks.tied)

        def make() -> Scene[None]:
            from game.ui.joakim.sharks.bids_opened import BidsOpened

            return BidsOpened(self.look, event, lot, is_second)

        return (Call(apply), scene_to_read(self.look.table, make))
