"""What can happen in a game of Joakim. Every change of a state is one of these.

All money moves through `Money` and all property cards through `Cards`; both say why, and by which
clause of the rulebook, so that "why did my money change?" is a look-up.
"""

from __future__ import annotations

from game.engine.common_events import BeginnerNamed as BeginnerNamed
from game.engine.common_events import BidMade as BidMade
from game.engine.common_events import DebtForgiven as DebtForgiven
from game.engine.common_events import Money as Money
from game.engine.common_events import NothingHappened as NothingHappened
from game.joakim.events.course import DieRolled as DieRolled
from game.joakim.events.course import GameEnded as GameEnded
from game.joakim.events.course import MoveEnded as MoveEnded
from game.joakim.events.course import PawnMoved as PawnMoved
from game.joakim.events.course import PhaseBegan as PhaseBegan
from game.joakim.events.course import PlayerLeft as PlayerLeft
from game.joakim.events.crown import CrownLent as CrownLent
from game.joakim.events.crown import CrownReturned as CrownReturned
from game.joakim.events.crown import OrderSuspended as OrderSuspended
from game.joakim.events.dealings import BidsRevealed as BidsRevealed
from game.joakim.events.dealings import ClosedAuctionEnded as ClosedAuctionEnded
from game.joakim.events.dealings import ClosedAuctionOpened as ClosedAuctionOpened
from game.joakim.events.dealings import LoanReturned as LoanReturned
from game.joakim.events.dealings import LoanTaken as LoanTaken
from game.joakim.events.dealings import OfferBegan as OfferBegan
from game.joakim.events.dealings import OfferMade as OfferMade
from game.joakim.events.dealings import OfferRefused as OfferRefused
from game.joakim.events.dealings import OfferWithdrawn as OfferWithdrawn
from game.joakim.events.decks import CardDrawn as CardDrawn
from game.joakim.events.decks import CardPutUnder as CardPutUnder
from game.joakim.events.decks import CardRemoved as CardRemoved
from game.joakim.events.decks import ClubClosed as ClubClosed
from game.joakim.events.decks import ClubOpened as ClubOpened
from game.joakim.events.decks import DeckShuffled as DeckShuffled
from game.joakim.events.decks import NumberFollowed as NumberFollowed
from game.joakim.events.decks import OptionKept as OptionKept
from game.joakim.events.decks import OptionReturned as OptionReturned
from game.joakim.events.decks import Peeked as Peeked
from game.joakim.events.event import Event as Event
from game.joakim.events.possessions import AuctionOpened as AuctionOpened
from game.joakim.events.possessions import Cards as Cards
from game.joakim.events.possessions import MarketMoved as MarketMoved
from game.joakim.events.tips import BeagleCardLaid as BeagleCardLaid
from game.joakim.events.tips import BeagleCardReturned as BeagleCardReturned
from game.joakim.events.tips import CardKept as CardKept
from game.joakim.events.tips import ContactsUsed as ContactsUsed
from game.joakim.events.tips import HandInspected as HandInspected
from game.joakim.events.tips import KeptCardReturned as KeptCardReturned
from game.joakim.events.tips import MoveInterrupted as MoveInterrupted
from game.joakim.events.tips import MoveMissed as MoveMissed
from game.joakim.events.tips import ReactionPassed as ReactionPassed
from game.joakim.events.tips import ReactionsAwaited as ReactionsAwaited
from game.joakim.events.tips import TipPlayed as TipPlayed
from game.joakim.events.tips import TipsDrawn as TipsDrawn
from game.joakim.events.tips import TipsReturned as TipsReturned
from game.joakim.events.tips import TipUsed as TipUsed
