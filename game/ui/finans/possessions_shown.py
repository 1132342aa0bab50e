"""How money, papers and what they stand for are shown as they change hands."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.engine.requests import Seat
from game.finans import events as e
from game.finans.data import PlotIndex
from game.finans.state import BANK, Holder
from game.ui.finans import layout
from game.ui.finans.panel_parts import Parts
from game.ui.finans.pictures import building_picture, group_picture
from game.ui.finans.shows import Shows
from game.ui.finans.sizes import BOND, CAR, DEED, LOAN, NOTE, NOTES, PAWN_MARK, SHARE
from game.ui.kit.animation import Call, Parallel, Sequence, Step, Wait
from game.ui.kit.box import Box
from game.ui.table.showing import FLIGHT, Apply

_DEALT = 280.0
"""Milliseconds of a flight when papers are dealt at the start."""

_MOST_NOTES, _BETWEEN = 3, 90.0
"""How many notes fly at once, and milliseconds from one to the next."""

_HIGH = 150
"""Units above a plot from which its building comes down."""


def notes_for(amount: int) -> list[int]:
    """The largest notes of an amount, no more than fly at once."""
    notes: list[int] = []
    for note in NOTES:
        while amount >= note and len(notes) < _MOST_NOTES:
            notes.append(note)
            amount -= note
    return notes


class PossessionsShown:
    """Steps for events that change what somebody has."""

    def __init__(self, shows: Shows) -> None:
        self.shows = shows
        self.look = shows.look

    # Money

    def money(self, event: e.Money, apply: Apply) -> Iterable[Step]:
        """Notes fly; as the first arrives the cash is another, and tags say by how much."""
        if event.cause == "start":
            return ()
        shows = self.shows
        start, end = self._cash(event.payer), self._cash(event.payee)
        first, *others = [f"finans/note_{note}" for note in notes_for(event.amount)]
        sound = shows.sound("coins" if event.payee != BANK else "pay")
        main = Sequence(
            shows.fly(first, start, end, apply),
            Call(partial(self._tag, event)),
            sound,
            shows.told(event),
        )
        late = (
            Sequence(Wait(_BETWEEN * place), shows.fly(note, start, end, lambda: None))
            for place, note in enumerate(others, start=1)
        )
        return (Parallel(main, *late),)

    def _tag(self, event: e.Money) -> None:
        look = self.look
        for seat, amount in ((event.payer, -event.amount), (event.payee, event.amount)):
            if seat != BANK:
                key = "money.gain" if amount > 0 else "money.loss"
                text = look.words.t(key, amount=abs(amount))
                right, middle = self._parts(seat).tag
                self.shows.tags.show(seat, right, middle, text, amount > 0)

    # Papers

    def plot(self, event: e.PlotMoved, apply: Apply) -> Iterable[Step]:
        """The deed flies from its plot to the panel of its owner, or from one panel to another."""
        group = self.look.data.plots[event.plot].group
        places = (
            self._plot(event.plot) if holder == BANK else self._group(holder, group)
            for holder in (event.giver, event.taker)
        )
        return self._paper(event, "deed", group, places, DEED, apply)

    def share(self, event: e.ShareMoved, apply: Apply) -> Iterable[Step]:
        """The share flies between the bank and a panel, or from one panel to another."""
        group = self.look.data.shares[event.share].group
        places = (
            layout.HALL_NAME if holder == BANK else self._group(holder, group)
            for holder in (event.giver, event.taker)
        )
        return self._paper(event, "share", group, places, SHARE, apply)

    def _paper(
        self,
        event: e.PlotMoved | e.ShareMoved,
        sort: str,
        group: int,
        places: Iterable[Box],
        size: tuple[float, float],
        apply: Apply,
    ) -> Iterable[Step]:
        dealt = event.cause == "start"
        start, end = (Box.around(*place.centre, *size) for place in places)
        picture = group_picture(self.look.data, sort, group)
        fly = self.shows.fly(picture, start, end, apply, _DEALT if dealt else FLIGHT)
        if dealt:
            return (fly,)
        return (Sequence(self.shows.sound("buy"), fly, self.shows.told(event)),)

    def bond(self, event: e.BondMoved, apply: Apply) -> Iterable[Step]:
        places = (self._thing(holder, "bond") for holder in (event.giver, event.taker))
        return self._thing_moved(event, "bond", "buy", places, BOND, apply)

    def loan(self, event: e.LoansChanged, apply: Apply) -> Iterable[Step]:
        """The bank's paper comes, or goes back."""
        places = [layout.HALL_NAME, self._thing(event.seat, "loan")]
        if event.loans < self.look.state.loans[event.seat]:
            places.reverse()
        return self._thing_moved(event, "loan", "stamp", places, LOAN, apply)

    def car(self, event: e.CarChanged, apply: Apply) -> Iterable[Step]:
        places = [layout.HALL_NAME, self._thing(event.seat, "car")]
        if not event.has:
            places.reverse()
        return self._thing_moved(event, "car", "horn", places, CAR, apply)

    def _thing_moved(
        self,
        event: e.Event,
        thing: str,
        sound: str,
        places: Iterable[Box],
        size: tuple[float, float],
        apply: Apply,
    ) -> Iterable[Step]:
        start, end = (Box.around(*place.centre, *size) for place in places)
        fly = self.shows.fly(f"finans/{thing}", start, end, apply)
        return (Sequence(self.shows.sound(sound), fly, self.shows.told(event)),)

    # What stands on a plot

    def built(self, event: e.Built, apply: Apply) -> Iterable[Step]:
        """A building comes down on its plot from above; one that goes is gone at once."""
        if not event.stands:
            return self.shows.brief(event, apply)
        look = self.look
        end = look.spaces.building_box(event.plot)
        picture = building_picture(look.data.plots[event.plot])
        start = end.moved(0, -_HIGH)
        fly = self.shows.fly(picture, start, end, apply, lift=0)
        return (Sequence(fly, self.shows.sound("pin"), self.shows.told(event)),)

    def mortgaged(self, event: e.Mortgaged, apply: Apply) -> Iterable[Step]:
        """The bank's lock comes to the plot, or goes back."""
        places = [layout.HALL_NAME, self._plot(event.plot)]
        if not event.face_down:
            places.reverse()
        return self._thing_moved(event, "mark_pant", "stamp", places, PAWN_MARK, apply)

    # Where things come from and go to

    def _cash(self, holder: Holder) -> Box:
        if holder == BANK:
            return Box.around(*layout.HALL_NAME.centre, *NOTE)
        cash = self._parts(holder).cash
        return Box.around(cash.right - NOTE[0], cash.centre[1], *NOTE)

    def _parts(self, seat: Seat) -> Parts:
        """Where everything stands in a seat's panel."""
        return self.look.panels.parts(self.look.state, seat, self.look.table.active_seat())

    def _plot(self, plot: PlotIndex) -> Box:
        return layout.space_box(self.look.spaces.number_of(plot))

    def _group(self, seat: Seat, group: int) -> Box:
        look = self.look
        return look.panels.group_box(look.state, seat, look.table.active_seat(), group)

    def _thing(self, holder: Holder, thing: str) -> Box:
        return layout.HALL_NAME if holder == BANK else self._parts(holder).thing(thing)
