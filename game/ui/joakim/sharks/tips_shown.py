"""How business tips and kept Joakim cards are shown: drawn, played, laid before somebody."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from game.engine.requests import Seat
from game.joakim.data import DeckName
from game.joakim.events import (
    BeagleCardLaid,
    BeagleCardReturned,
    CardKept,
    CardPutUnder,
    KeptCardReturned,
    MoveMissed,
    TipPlayed,
    TipsDrawn,
    TipsReturned,
    TipUsed,
)
from game.ui.joakim.announcements import Announcer
from game.ui.joakim.card_turn import turn_card
from game.ui.joakim.showing import card_to_read
from game.ui.joakim.sizes import MASK, SMALL_BACK
from game.ui.kit.animation import Call, Parallel, Sequence, Step, Wait
from game.ui.kit.box import Box
from game.ui.table.showing import Apply, Maker

_ONE_BY_ONE = 160.0
"""Milliseconds between two cards that go the same way."""


class TipsShown:
    """Steps for events of the tips; nobody sees a face here that is not played.

    `seen_alone`: shows what only one person may see.
    """

    def __init__(self, announcer: Announcer, seen_alone: Maker) -> None:
        self.announcer = announcer
        self.look = announcer.look
        self._seen_alone = seen_alone

    def drawn(self, event: TipsDrawn, apply: Apply) -> Iterable[Step]:
        """Backs fly from the pile to the panel; then a person reads them behind a curtain."""
        rest = self._seen_alone(event, apply)
        if not self.announcer.moving:
            return rest
        backs = self._backs(len(event.cards), self._pile("tips"), self._hand(event.seat))
        return (self.announcer.sound("card_draw"), backs, *rest)

    def played(self, event: TipPlayed, apply: Apply) -> Iterable[Step]:
        """It comes from the hand and is turned; then it lies there until it has been read."""
        steps: list[Step] = [self.announcer.sound("tip")]
        if self.announcer.moving:
            reduced = self.announcer.reduced
            steps.append(turn_card(self.look, "tips", reduced, self._hand(event.seat)))
        return (*steps, Call(apply), card_to_read(self.look, event))

    def used(self, event: TipUsed, apply: Apply) -> Iterable[Step]:
        """As a played one, and then it goes under its pile at once."""
        steps = self.played(TipPlayed(event.seat, event.card), apply)
        return (*steps, *self.put_under(CardPutUnder("tips", event.card), _nothing))

    def put_under(self, event: CardPutUnder, apply: Apply) -> Iterable[Step]:
        """A tip that was followed goes under its pile; the other decks do without."""
        if event.deck != "tips" or not self.announcer.moving:
            return ()
        pile = self._pile("tips")
        return (self._fly("joakim/back_tips", pile.moved(0, 84), pile, apply),)

    def returned(self, event: TipsReturned, apply: Apply) -> Iterable[Step]:
        """The hand of who leaves goes unseen under the pile."""
        backs = self._backs(len(event.cards), self._hand(event.seat), self._pile("tips"))
        return (Call(apply), self.announcer.say(event, event.seat, backs))

    def kept(self, event: CardKept, apply: Apply) -> Iterable[Step]:
        """The Joakim card goes to the panel of who keeps it."""
        fly = self._fly("joakim/back_uncle", self._pile("uncle"), self._hand(event.seat), apply)
        return (self.announcer.say(event, event.seat, self._turned(fly)),)

    def given_up(self, event: KeptCardReturned, apply: Apply) -> Iterable[Step]:
        """It goes back under its pile, for all to see."""
        fly = self._fly("joakim/back_uncle", self._hand(event.seat), self._pile("uncle"), apply)
        return (self.announcer.say(event, event.seat, self._turned(fly)),)

    def beagle_laid(self, event: BeagleCardLaid, apply: Apply) -> Iterable[Step]:
        """The mask flies from the tip to the panel of who will miss a move."""
        start = Box.around(*self._pile("tips").centre, *MASK)
        fly = self._fly("joakim/icon_beagle", start, self._mask(event.seat), apply)
        go = Sequence(self.announcer.sound("reaction"), fly)
        return (self.announcer.say(event, event.seat, go),)

    def beagle_returned(self, event: BeagleCardReturned, apply: Apply) -> Iterable[Step]:
        end = Box.around(*self._pile("tips").centre, *MASK)
        return (self._fly("joakim/icon_beagle", self._mask(event.seat), end, apply),)

    def missed(self, event: MoveMissed, apply: Apply) -> Iterable[Step]:
        """It stays said as long as it takes to read: nobody else would notice."""
        return (self.announcer.sound("reaction"), *self.announcer.notice(event, apply))

    # Where things come from and go to

    def _hand(self, seat: Seat) -> Box:
        place = self.look.panels.tips_box(self.look.state, seat).centre
        return Box.around(*place, *SMALL_BACK)

    def _mask(self, seat: Seat) -> Box:
        place = self.look.panels.beagle_box(self.look.state, seat).centre
        return Box.around(*place, *MASK)

    def _pile(self, deck: DeckName) -> Box:
        place = self.look.board.deck_top(deck, self.look.state).centre
        return Box.around(*place, *SMALL_BACK)

    # How they move

    def _fly(self, picture: str, start: Box, end: Box, arrived: Callable[[], None]) -> Step:
        return self.announcer.fly(picture, start, end, arrived)

    def _backs(self, count: int, start: Box, end: Box) -> Step:
        fly = partial(self._fly, "joakim/back_tips", start, end, _nothing)
        return Parallel(*(Sequence(Wait(_ONE_BY_ONE * n), fly()) for n in range(count)))

    def _turned(self, fly: Step) -> Step:
        return Sequence(self.announcer.sound("card_turn"), fly)


def _nothing() -> None:
    """What flies here changes nothing when it arrives."""
