"""What can happen in a game of Nya Finans. Every change of a state is one of these.

All money moves through `Money`; it says why, and by which clause of the rulebook, so that "why did
my money change?" is a look-up.
"""

from __future__ import annotations

from game.engine.common_events import BeginnerNamed as BeginnerNamed
from game.engine.common_events import BidMade as BidMade
from game.engine.common_events import DebtForgiven as DebtForgiven
from game.engine.common_events import Money as Money
from game.engine.common_events import NothingHappened as NothingHappened
from game.finans.events.cards import CardDrawn as CardDrawn
from game.finans.events.cards import CardPutUnder as CardPutUnder
from game.finans.events.cards import DeckShuffled as DeckShuffled
from game.finans.events.cards import NewsInForce as NewsInForce
from game.finans.events.cards import NewsOver as NewsOver
from game.finans.events.cards import NewsToCome as NewsToCome
from game.finans.events.cards import TipKept as TipKept
from game.finans.events.cards import TipReturned as TipReturned
from game.finans.events.course import DiceRolled as DiceRolled
from game.finans.events.course import GameEnded as GameEnded
from game.finans.events.course import LapEnded as LapEnded
from game.finans.events.course import PhaseBegan as PhaseBegan
from game.finans.events.course import PieceMoved as PieceMoved
from game.finans.events.course import PlayerLeft as PlayerLeft
from game.finans.events.course import PrisonEntered as PrisonEntered
from game.finans.events.course import RentFell as RentFell
from game.finans.events.course import RoundMissed as RoundMissed
from game.finans.events.course import TurnEnded as TurnEnded
from game.finans.events.event import Event as Event
from game.finans.events.papers import BondMoved as BondMoved
from game.finans.events.papers import BondsDrawn as BondsDrawn
from game.finans.events.papers import Built as Built
from game.finans.events.papers import CarChanged as CarChanged
from game.finans.events.papers import LoansChanged as LoansChanged
from game.finans.events.papers import LotOpened as LotOpened
from game.finans.events.papers import LotsNamed as LotsNamed
from game.finans.events.papers import MeetingCalled as MeetingCalled
from game.finans.events.papers import MeetingHeld as MeetingHeld
from game.finans.events.papers import Mortgaged as Mortgaged
from game.finans.events.papers import OfferBegan as OfferBegan
from game.finans.events.papers import OfferMade as OfferMade
from game.finans.events.papers import OfferRefused as OfferRefused
from game.finans.events.papers import PaperBought as PaperBought
from game.finans.events.papers import PlotMoved as PlotMoved
from game.finans.events.papers import ShareMoved as ShareMoved
