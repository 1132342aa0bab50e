"""How each event is shown: who does what is announced, and things move to where they go.

An event without steps here changes the table at once. At speed `off` only what must be read, or
be kept secret, has any.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.engine.events import AnyEvent
from game.joakim import events as e
from game.ui.joakim.announcements import Announcer
from game.ui.joakim.cards_shown import CardsShown
from game.ui.joakim.changes import show_change
from game.ui.joakim.moves_shown import MovesShown
from game.ui.joakim.possessions_shown import PossessionsShown
from game.ui.joakim.sharks.bargains_shown import BargainsShown
from game.ui.joakim.sharks.loans_shown import LoansShown
from game.ui.joakim.sharks.tips_shown import TipsShown
from game.ui.kit.animation import Step
from game.ui.table.showing import Apply, Maker

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_AT_ANY_SPEED = (
    e.CardDrawn, e.Peeked, e.TipsDrawn, e.HandInspected, e.TipPlayed, e.TipUsed, e.BidsRevealed,
)  # fmt: skip


class Animations:
    """Makes the steps of events for one look."""

    def __init__(self, look: JoakimLook) -> None:
        self.look = look
        self.announcer = announcer = Announcer(look)
        moves, possessions = MovesShown(announcer), PossessionsShown(announcer)
        cards, bargains = CardsShown(announcer), BargainsShown(announcer)
        tips, loans = TipsShown(announcer, cards.seen_alone), LoansShown(announcer)
        self._makers: dict[type[AnyEvent], Maker] = {
            e.BeginnerNamed: announcer.announced,
            e.DieRolled: moves.die_rolled,
            e.PawnMoved: moves.pawn_moved,
            e.NothingHappened: announcer.notice,
            e.Money: possessions.money,
            e.Cards: possessions.cards,
            e.MarketMoved: possessions.market_moved,
            e.CardDrawn: cards.drawn,
            e.CardRemoved: announcer.announced,
            e.DeckShuffled: cards.shuffled,
            e.Peeked: cards.seen_alone,
            e.TipsDrawn: tips.drawn,
            e.HandInspected: cards.seen_alone,
            e.ClubClosed: announcer.announced,
            e.ClubOpened: announcer.announced,
            e.OptionKept: announcer.announced,
            e.OptionReturned: announcer.announced,
            e.AuctionOpened: announcer.announced,
            e.BidMade: cards.bid,
            e.ClosedAuctionOpened: bargains.auction_opened,
            e.BidsRevealed: bargains.bids_revealed,
            e.OfferMade: announcer.notice,
            e.OfferRefused: announcer.notice,
            e.CrownLent: cards.crown_moved,
            e.CrownReturned: cards.crown_moved,
            e.DebtForgiven: announcer.notice,
            e.PlayerLeft: cards.player_left,
            e.GameEnded: cards.game_ended,
            e.CardPutUnder: tips.put_under,
            e.TipPlayed: tips.played,
            e.TipUsed: tips.used,
            e.TipsReturned: tips.returned,
            e.CardKept: tips.kept,
            e.KeptCardReturned: tips.given_up,
            e.ContactsUsed: announcer.announced,
            e.BeagleCardLaid: tips.beagle_laid,
            e.BeagleCardReturned: tips.beagle_returned,
            e.MoveMissed: tips.missed,
            e.LoanTaken: loans.taken,
            e.LoanReturned: loans.returned,
        }

    def steps(self, event: AnyEvent, apply: Apply) -> Iterable[Step]:
        """The steps that show an event; none if it has nothing to show."""
        if not self.announcer.moving and not isinstance(event, _AT_ANY_SPEED):
            return ()
        maker = self._makers.get(type(event))
        return maker(event, apply) if maker is not None else ()

    def show_change(self, event: AnyEvent) -> None:
        """The state has changed by this event: have what shows it painted anew."""
        show_change(self.look, event)

    def clear(self) -> None:
        """Nothing moves any more."""
        self.announcer.clear()
