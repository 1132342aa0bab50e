"""Positions in one's own move with sharks: tips in hand, loans, kept cards, somebody to hit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.engine.requests import Card, Seat
from game.engine.rulebook import Seating
from game.engine.session import Session
from game.joakim import effects
from game.joakim.data import GameData, SquareType
from game.joakim.events.event import sharks_of
from game.joakim.state import BANK, Phase, State
from game.ui.joakim.prompts import positions

Change = Callable[[State, GameData], None]

HAND = ("t02", "t20", "t26")
"""A rumour, a tip for somebody else's move, and a closed auction."""


def hold_tips(state: State, data: GameData, seat: Seat, ids: Sequence[str]) -> None:
    """These tips come from the pile into a seat's hand."""
    sharks = sharks_of(state)
    for card in (number for id in ids for number, tip in enumerate(data.tips) if tip.id == id):
        sharks.tips.remove(card)
        sharks.hands[seat].append(card)


def keep(state: State, data: GameData, seat: Seat, effect: type[Any]) -> None:
    """The first Joakim card that says so is kept by a seat."""
    card = next(n for n in state.uncle if isinstance(data.uncle[n].effect, effect))
    state.uncle.remove(card)
    sharks_of(state).kept[seat].append(card)


def owe(state: State, data: GameData, seat: Seat, *sizes: int) -> None:
    """A seat has loan cards of these sizes."""
    sharks = sharks_of(state)
    for size in sizes:
        sharks.loans[BANK][size] -= 1
        sharks.loans[seat][size] += 1
        sharks.due[seat] += data.loans[size].repayment


def busy(state: State, data: GameData) -> None:
    """Seat 0 has everything that dealings can be about."""
    hold_tips(state, data, 0, HAND)
    hold_tips(state, data, 1, ("t01", "t17"))
    hold_tips(state, data, 3, ("t13",))
    keep(state, data, 0, effects.Inspect)
    owe(state, data, 0, 0, 1, 1)
    state.phase = Phase.MOVE


def idle(state: State, data: GameData) -> None:
    """Seat 0 has nothing to deal with, but others may be traded with."""
    state.phase = Phase.MOVE


def on(state: State, data: GameData, type: SquareType) -> None:
    """Seat 0 stands on a square of this kind, about to use it."""
    taken = set(state.squares[1:])
    squares = data.board.squares
    state.squares[0] = next(s.index for s in squares if s.type == type and s.index not in taken)
    state.phase = Phase.SQUARE


def session(
    change: Change,
    *answers: str | int,
    players: tuple[str, ...] = (),
    seats: tuple[Seating, ...] = positions.SEATS,
    **options: str | int,
) -> Session[State]:
    """A game of sharks so changed, after these answers. `players`: who plays each seat."""
    if players:
        pairs = zip(seats, players, strict=False)
        seats = tuple(replace(seating, player=player) for seating, player in pairs)
    return positions.session_in(change, seats, {"sharks": "on", **options}, answers)


def move(*answers: str | int, **options: Any) -> Session[State]:
    """At the beginning of a move."""
    return session(busy, *answers, **options)


def at_end(**options: Any) -> Session[State]:
    """At the end of a move in which a tip has been played."""

    def change(state: State, data: GameData) -> None:
        busy(state, data)
        sharks_of(state).tip_is_played = True
        state.phase = Phase.END

    return session(change, **options)


def on_square(type: SquareType = "uncle", **options: Any) -> Session[State]:
    """On a square that is not yet used."""

    def change(state: State, data: GameData) -> None:
        busy(state, data)
        on(state, data, type)

    return session(change, **options)


def trading(*answers: str | int, tips: tuple[str, ...] = HAND, **options: Any) -> Session[State]:
    """On a property square."""

    def change(state: State, data: GameData) -> None:
        hold_tips(state, data, 0, tips)
        owe(state, data, 0, 0)
        positions.on_square(state, data, "gold")

    return session(change, *answers, **options)


def hitting(id: str, beagles: int = 0, **options: Any) -> Session[State]:
    """A tip has been played that hits another player; so many Beagle Boys visit seat 1 already."""

    def change(state: State, data: GameData) -> None:
        hold_tips(state, data, 0, (id,))
        boys = [n for n in sharks_of(state).tips if _visits(data, n)][:beagles]
        for card in boys:
            sharks_of(state).tips.remove(card)
            sharks_of(state).beagles[1].append(card)
        state.phase = Phase.MOVE

    return session(change, f"tip {id}", **options)


def _visits(data: GameData, card: Card) -> bool:
    return isinstance(data.tips[card].effect, effects.BeagleBoys)


def borrowing(gone: int | None = None, **options: Any) -> Session[State]:
    """A Joakim card allows a loan; of the size `gone` the bank has none left."""

    def change(state: State, data: GameData) -> None:
        positions.drawn(state, data, "uncle", effects.Borrow)
        if gone is not None:
            owe(state, data, 2, *[gone] * data.loans[gone].cards)

    return session(change, **options)
