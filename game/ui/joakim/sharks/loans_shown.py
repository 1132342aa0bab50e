"""How loan cards are shown: to the panel of who borrows, and back to the bank."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.requests import Seat
from game.joakim.events import LoanReturned, LoanTaken
from game.ui.joakim.announcements import Announcer
from game.ui.joakim.sizes import LOAN
from game.ui.kit.animation import Sequence, Step
from game.ui.kit.box import Box
from game.ui.table.showing import Apply

_PICTURE = "joakim/loan_note"


class LoansShown:
    """Steps for events of the loan cards; their money is an event of its own."""

    def __init__(self, announcer: Announcer) -> None:
        self.announcer = announcer
        self.look = announcer.look

    def taken(self, event: LoanTaken, apply: Apply) -> Iterable[Step]:
        """It flies to the panel while it is said what is to be repaid."""
        fly = self.announcer.fly(_PICTURE, self._bank(), self._held(event.seat), apply)
        go = Sequence(self.announcer.sound("card_turn"), fly)
        return (self.announcer.say(event, event.seat, go),)

    def returned(self, event: LoanReturned, apply: Apply) -> Iterable[Step]:
        """It flies back to the bank."""
        return (self.announcer.fly(_PICTURE, self._held(event.seat), self._bank(), apply),)

    def _held(self, seat: Seat) -> Box:
        place = self.look.panels.loan_box(self.look.state, seat).centre
        return Box.around(*place, *LOAN)

    def _bank(self) -> Box:
        return Box.around(*self.look.bank_place(), *LOAN)
