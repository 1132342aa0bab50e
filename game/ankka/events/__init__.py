"""What can happen in a game of Aku Ankka. Every change of a state is one of these.

All steps move through `StepsChanged`, and the dime through `DimeMoved`; both say why, and by which
clause of the rulebook, so that "where did my steps go?" is a look-up.
"""

from __future__ import annotations

from game.ankka.events.cards import DeckName as DeckName
from game.ankka.events.cards import DeckShuffled as DeckShuffled
from game.ankka.events.cards import EventDrawn as EventDrawn
from game.ankka.events.cards import EventKept as EventKept
from game.ankka.events.cards import EventPutAway as EventPutAway
from game.ankka.events.cards import KeptReturned as KeptReturned
from game.ankka.events.course import DestinationVisited as DestinationVisited
from game.ankka.events.course import GameEnded as GameEnded
from game.ankka.events.course import PawnMoved as PawnMoved
from game.ankka.events.course import PawnsSwapped as PawnsSwapped
from game.ankka.events.course import PhaseBegan as PhaseBegan
from game.ankka.events.course import ShortTurnComes as ShortTurnComes
from game.ankka.events.course import StepsChanged as StepsChanged
from game.ankka.events.course import TurnBegan as TurnBegan
from game.ankka.events.course import TurnEnded as TurnEnded
from game.ankka.events.course import Way as Way
from game.ankka.events.dime import BarLifted as BarLifted
from game.ankka.events.dime import CaptureLocked as CaptureLocked
from game.ankka.events.dime import CaptureTried as CaptureTried
from game.ankka.events.dime import DimeLaidDown as DimeLaidDown
from game.ankka.events.dime import DimeMoved as DimeMoved
from game.ankka.events.dime import DimeSafe as DimeSafe
from game.ankka.events.dime import DimesDealt as DimesDealt
from game.ankka.events.event import Event as Event
from game.ankka.events.questions import AnswerGiven as AnswerGiven
from game.ankka.events.questions import AnswerJudged as AnswerJudged
from game.ankka.events.questions import AnswerOverruled as AnswerOverruled
from game.ankka.events.questions import AnswerSaid as AnswerSaid
from game.ankka.events.questions import Disagreed as Disagreed
from game.ankka.events.questions import QuestionBought as QuestionBought
from game.ankka.events.questions import QuestionClosed as QuestionClosed
from game.ankka.events.questions import QuestionDrawn as QuestionDrawn
from game.ankka.events.questions import VoteCast as VoteCast
from game.ankka.events.spins import MachineSpun as MachineSpun
from game.ankka.events.spins import WheelSpun as WheelSpun
from game.engine.common_events import BeginnerNamed as BeginnerNamed
from game.engine.common_events import NothingHappened as NothingHappened
