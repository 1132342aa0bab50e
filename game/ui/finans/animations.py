"""How each event is shown: dice tumble, pieces walk, notes and papers fly, cards lie open.

An event without steps here changes the table at once. At speed `off` only what must be read has
any.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from game.engine.events import AnyEvent
from game.finans import events as e
from game.ui.finans import readings
from game.ui.finans.moves_shown import MovesShown
from game.ui.finans.possessions_shown import PossessionsShown
from game.ui.finans.shows import Shows
from game.ui.kit.animation import Call, Step
from game.ui.table.showing import Apply, Maker

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook


class Animations:
    """Makes the steps of events for one look."""

    def __init__(self, look: FinansLook) -> None:
        self.look = look
        self.shows = shows = Shows(look)
        self.moves, possessions = MovesShown(shows), PossessionsShown(shows)
        self._makers: dict[type[AnyEvent], Maker] = {
            e.BeginnerNamed: shows.brief,
            e.DiceRolled: self.moves.dice_rolled,
            e.PieceMoved: self.moves.piece_moved,
            e.NothingHappened: shows.notice,
            e.Money: possessions.money,
            e.PlotMoved: possessions.plot,
            e.ShareMoved: possessions.share,
            e.BondMoved: possessions.bond,
            e.LoansChanged: possessions.loan,
            e.CarChanged: possessions.car,
            e.Built: possessions.built,
            e.Mortgaged: possessions.mortgaged,
            e.MeetingCalled: partial(shows.brief, sound="gavel"),
            e.MeetingHeld: shows.brief,
            e.PrisonEntered: partial(shows.brief, sound="cell_door"),
            e.RoundMissed: shows.brief,
            e.NewsInForce: self.moves.news_in_force,
            e.NewsOver: shows.brief,
            e.TipKept: self.moves.tip_kept,
            e.TipReturned: self.moves.tip_returned,
            e.LotOpened: shows.brief,
            e.BidMade: partial(shows.brief, sound="bid"),
            e.OfferMade: shows.brief,
            e.OfferRefused: shows.brief,
            e.DebtForgiven: shows.notice,
        }

    def steps(self, event: AnyEvent, apply: Apply) -> Iterable[Step]:
        """The steps that show an event; none if it has nothing to show."""
        maker = self._makers.get(type(event)) if self.shows.moving else None
        return (*(maker(event, apply) if maker else ()), *self._to_read(event, apply))

    def clear(self) -> None:
        """Nothing moves any more."""
        self.shows.clear()

    def _to_read(self, event: AnyEvent, apply: Apply) -> Iterable[Step]:
        """What lies above the table until somebody has read it, at any speed."""
        look, sound = self.look, self.shows.sound
        match event:
            case e.CardDrawn():
                comes = (self.moves.card_drawn(event),) if self.shows.moving else ()
                return sound("card_draw"), *comes, Call(apply), readings.card(look, event)
            case e.BondsDrawn():
                return sound("drum"), Call(apply), readings.drawing(look, event)
            case e.DiceRolled() if event.purpose == "meeting":
                return Call(apply), readings.outcome(look, readings.called(look), event.dice)
            case e.MeetingCalled() if event.fee == look.data.numbers.fee_most:
                return Call(apply), readings.outcome(look, event, ())
            case e.PlayerLeft():
                return sound("out"), Call(apply), readings.left(look, event)
            case e.GameEnded():
                return sound(self._end_heard(event)), Call(apply), readings.ended(look, event)
        return ()

    def _end_heard(self, event: e.GameEnded) -> str:
        human = any(self.look.table.is_human(seat) for seat in event.winners)
        return "win" if human else "lose"
