"""What the business sharks add to a position: tips, kept Joakim cards, loans, offers, reactions.

The basic game has none of it, so that its positions stay small.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.engine.requests import Card, Seat
from game.joakim.effects import Kind

HIDDEN: Card = -1  # a card whose face is not to be seen
NO_KIND: Kind = -1


class Purchase(NamedTuple):
    """What a seat has just bought on its property square."""

    kind: Kind
    ones: int
    fives: int

    @property
    def units(self) -> int:
        """How many properties were bought."""
        return self.ones + 5 * self.fives


class TradeOffer(NamedTuple):
    """Property of a kind for a price in M, all told, offered by one seat to another."""

    seller: Seat
    buyer: Seat
    kind: Kind
    ones: int
    fives: int
    price: int

    @property
    def units(self) -> int:
        """How many properties change hands."""
        return self.ones + 5 * self.fives


class Refusal(NamedTuple):
    """An offer that was refused, by whom it was made, and until which of the game's moves
    a computer player remembers it."""

    until: int
    maker: Seat
    offer: TradeOffer


class Lot(NamedTuple):
    """The property card of a closed auction: of a kind, and of how many properties."""

    kind: Kind
    units: int


@dataclass(slots=True)
class Sharks:
    """Lists by seat hold a row for each seat; `loans` has the bank's row last."""

    tips: list[Card]  # the pile, top card first
    hands: list[list[Card]]  # by seat: business tips, secret until they are played
    inspected: list[list[bool]]  # by seat and owner: whether it has seen the owner's hand
    kept: list[list[Card]]  # by seat: Joakim cards that say "and keep the card"
    loans: list[list[int]]  # by holder and size: loan cards
    due: list[int]  # by seat: what its loan cards cost to repay, in M
    beagles: list[list[Card]]  # by seat: Beagle-Boys tips that lie before it, one missed move each
    tip_is_played: bool = False  # in this move
    moment: int = 0  # the phase of the move that goes on after what came between
    to_react: list[Seat] = field(default_factory=list)  # seats still to be asked, in order
    purchase: Purchase | None = None  # what may turn out to be worthless
    contacts: Kind = NO_KIND  # the kind that good contacts put in place of the square's
    lot: Lot | None = None  # what is sold by secret bids
    tied: list[tuple[Seat, int]] = field(default_factory=list)  # equal bids that lie on the table
    maker: Seat = -1  # who makes an offer
    partner: Seat = -1  # to whom it is made
    offers: int = 0  # made in this move
    refusals: list[Refusal] = field(default_factory=list)  # of the last rounds
    tries: int = 0  # in this move: offers made, and those that came to nothing
    missed: list[Seat] = field(default_factory=list)  # who missed a move since one was ended

    def take_from_hand(self, seat: Seat, card: Card) -> None:
        """A tip leaves a hand; in a view the hand may hide which card it was."""
        hand = self.hands[seat]
        hand.remove(card if card in hand else HIDDEN)
        if not hand:
            self.forget(seat)

    def forget(self, seat: Seat) -> None:
        """The hand is empty, and nobody knows the next one."""
        for seen in self.inspected:
            seen[seat] = False

    def end_move(self, turns: int) -> None:
        """What held for one move is over, after so many moves of the game."""
        self.tip_is_played, self.contacts = False, NO_KIND
        self.offers = self.tries = 0
        self.missed = []
        self.refusals = [refusal for refusal in self.refusals if refusal.until > turns]

    def copy(self) -> Sharks:
        """Another that is equal and shares no list with this one."""
        return Sharks(
            self.tips[:],
            [row[:] for row in self.hands],
            [row[:] for row in self.inspected],
            [row[:] for row in self.kept],
            [row[:] for row in self.loans],
            self.due[:],
            [row[:] for row in self.beagles],
            self.tip_is_played,
            self.moment,
            self.to_react[:],
            self.purchase,
            self.contacts,
            self.lot,
            self.tied[:],
            self.maker,
            self.partner,
            self.offers,
            self.refusals[:],
            self.tries,
            self.missed[:],
        )

    def to_json(self) -> dict[str, Any]:
        """All fields by name, as JSON can write them."""
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def from_json(cls, raw: dict[str, Any]) -> Sharks:
        """What was written. Raises KeyError, TypeError or ValueError if it is broken."""
        raw = {"tries": raw["offers"], "missed": []} | raw  # earlier saves have neither
        fields = {name: raw[name] for name in cls.__slots__}
        if fields["purchase"] is not None:
            fields["purchase"] = Purchase(*fields["purchase"])
        if fields["lot"] is not None:
            fields["lot"] = Lot(*fields["lot"])
        fields["tied"] = [(seat, bid) for seat, bid in fields["tied"]]
        fields["refusals"] = [
            Refusal(until, maker, TradeOffer(*offer)) for until, maker, offer in fields["refusals"]
        ]
        return cls(**fields).copy()
