"""What can happen in a game of Joakim. Every change of a state is one of these.

All money moves through `Money` and all property cards through `Cards`; both say why, and by which
clause of the rulebook, so that "why did my money change?" is a look-up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine import events
from game.engine.requests import Card, Facts, Seat
from game.joakim.data import DeckName, SquareIndex
from game.joakim.effects import Kind
from game.joakim.state import (
    HIDDEN,
    NO_CARD,
    NOBODY,
    NOWHERE,
    Ending,
    Holder,
    Phase,
    State,
)


@dataclass(frozen=True, slots=True)
class Event(events.Event[State]):
    """An event of this game."""


# The course of the game


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """The next paragraph is played, by this seat."""

    seat: Seat
    phase: Phase

    def apply(self, state: State) -> None:
        state.seat, state.phase = self.seat, self.phase


@dataclass(frozen=True, slots=True)
class BeginnerNamed(Event):
    """Who has the first move."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.seat = state.beginner = self.seat


@dataclass(frozen=True, slots=True)
class MoveEnded(Event):
    """A seat's move is over, with all that it set going."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.turns += 1
        state.last_mover = self.seat
        state.crown_is_fresh = False


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """The die shows a value; for what it was thrown stands in `purpose`."""

    reveals: ClassVar[bool] = True
    seat: Seat
    value: int
    purpose: str


@dataclass(frozen=True, slots=True)
class PawnMoved(Event):
    """A pawn comes to a square: by so many steps, or put there (0 steps)."""

    seat: Seat
    square: SquareIndex
    steps: int

    def apply(self, state: State) -> None:
        state.squares[self.seat] = self.square
        state.last_mover = NOBODY


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """A rule came to nothing, and why: the code of a reason, its clause and its numbers."""

    seat: Seat
    code: str
    clause: str
    facts: Facts = ()


# Money, property and values


@dataclass(frozen=True, slots=True)
class Money(Event):
    """An amount in M goes from one holder to another. `card` is the card that said so, if any."""

    payer: Holder
    payee: Holder
    amount: int
    cause: str
    clause: str
    card: str = ""

    def apply(self, state: State) -> None:
        state.cash[self.payer] -= self.amount
        state.cash[self.payee] += self.amount


@dataclass(frozen=True, slots=True)
class Cards(Event):
    """Property cards of one kind go from one holder to another; `price` in M is paid apart."""

    giver: Holder
    taker: Holder
    kind: Kind
    ones: int
    fives: int
    price: int
    cause: str
    clause: str

    def apply(self, state: State) -> None:
        state.ones[self.giver][self.kind] -= self.ones
        state.fives[self.giver][self.kind] -= self.fives
        state.ones[self.taker][self.kind] += self.ones
        state.fives[self.taker][self.kind] += self.fives


@dataclass(frozen=True, slots=True)
class MarketMoved(Event):
    """The pin of a kind now marks this value in M."""

    kind: Kind
    value: int
    cause: str

    def apply(self, state: State) -> None:
        state.market[self.kind] = self.value


# Cards of the decks


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The top card of a deck is turned up. A newspaper lies with the drawn ones from now on."""

    reveals: ClassVar[bool] = True
    seat: Seat
    deck: DeckName
    card: Card

    def apply(self, state: State) -> None:
        pile: list[Card] = getattr(state, self.deck)
        del pile[0]
        state.face_up = self.card
        if self.deck == "newspaper":
            state.newspaper_drawn.append(self.card)
            for known in state.known:
                del known[:1]


@dataclass(frozen=True, slots=True)
class CardPutUnder(Event):
    """A card goes to the bottom of its deck. Of the decks without a drawn pile: the one face up."""

    deck: DeckName
    card: Card

    def apply(self, state: State) -> None:
        pile: list[Card] = getattr(state, self.deck)
        pile.append(self.card)
        if self.deck == "newspaper":
            state.newspaper_drawn.remove(self.card)
        else:
            state.face_up = NO_CARD


@dataclass(frozen=True, slots=True)
class NumberFollowed(Event):
    """Both headings of the newspaper are followed."""

    card: Card

    def apply(self, state: State) -> None:
        state.face_up = NO_CARD


@dataclass(frozen=True, slots=True)
class CardRemoved(Event):
    """A newspaper leaves the game: it cannot come back."""

    card: Card

    def apply(self, state: State) -> None:
        pile = state.newspaper_drawn if self.card in state.newspaper_drawn else state.newspaper
        pile.remove(self.card if self.card in pile else HIDDEN)  # a view's pile hides its faces
        state.newspaper_removed.append(self.card)


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """A deck lies in a new order that nobody knows: of the newspaper, all numbers in the game."""

    reveals: ClassVar[bool] = True
    deck: DeckName
    order: tuple[Card, ...]

    @property
    def seen_by(self) -> tuple[Seat, ...]:
        return ()

    def veiled(self) -> DeckShuffled:
        return DeckShuffled(self.deck, (HIDDEN,) * len(self.order))

    def apply(self, state: State) -> None:
        setattr(state, self.deck, list(self.order))
        if self.deck == "newspaper":
            state.newspaper_drawn.clear()
            state.club_closed_by = NO_CARD
            for known in state.known:
                known.clear()


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """A seat has looked at the top newspapers, and nobody else has."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]

    @property
    def seen_by(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def veiled(self) -> Peeked:
        return Peeked(self.seat, (HIDDEN,) * len(self.cards))

    def apply(self, state: State) -> None:
        count = len(self.cards)
        state.known[self.seat][:count] = self.cards
        if HIDDEN not in self.cards:  # no change to the state itself, but to a view of it
            state.newspaper[:count] = self.cards


@dataclass(frozen=True, slots=True)
class ClubClosed(Event):
    """Nobody may land on a club square; the card lies face up beside its deck."""

    card: Card

    def apply(self, state: State) -> None:
        state.newspaper_drawn.remove(self.card)
        state.club_closed_by = self.card


@dataclass(frozen=True, slots=True)
class ClubOpened(Event):
    """The club is open again; the card that closed it goes to the drawn ones."""

    def apply(self, state: State) -> None:
        state.newspaper_drawn.insert(0, state.club_closed_by)
        state.club_closed_by = NO_CARD


@dataclass(frozen=True, slots=True)
class OptionKept(Event):
    """A seat has bought the option card that lay face up, and keeps it."""

    seat: Seat
    card: Card

    def apply(self, state: State) -> None:
        state.face_up = NO_CARD
        state.options_held[self.seat].append(self.card)


@dataclass(frozen=True, slots=True)
class OptionReturned(Event):
    """An option card goes under the club's deck: used, or left behind."""

    seat: Seat
    card: Card

    def apply(self, state: State) -> None:
        state.options_held[self.seat].remove(self.card)
        state.club.append(self.card)


# Auction


@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    """Five properties of this kind are up for auction."""

    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A bid in M; 0 stands for a pass."""

    seat: Seat
    amount: int


# The crown


@dataclass(frozen=True, slots=True)
class CrownLent(Event):
    """The crown comes to this seat, from the board or from its holder."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.crown, state.crown_is_fresh = self.seat, True


@dataclass(frozen=True, slots=True)
class CrownReturned(Event):
    """The crown is back on the board: used ("before", "double", "jump") or left behind ("out")."""

    seat: Seat
    use: str

    def apply(self, state: State) -> None:
        state.crown, state.crown_is_fresh = NOBODY, False


@dataclass(frozen=True, slots=True)
class OrderSuspended(Event):
    """Option: after the crown's move, the order goes on with this seat (NOBODY: it has)."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.resume_after = self.seat


# Leaving and winning


@dataclass(frozen=True, slots=True)
class DebtForgiven(Event):
    """Option: what a seat could not pay, in M, is not asked for again."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class PlayerLeft(Event):
    """A seat could not pay its debt and is out; what it had went back before this."""

    seat: Seat
    debt: int

    def apply(self, state: State) -> None:
        state.out[self.seat] = True
        state.squares[self.seat] = NOWHERE
        state.known[self.seat].clear()


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, and these have won."""

    winners: tuple[Seat, ...]
    ending: Ending

    def apply(self, state: State) -> None:
        state.winners, state.ending = list(self.winners), self.ending
