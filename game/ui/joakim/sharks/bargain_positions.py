"""Positions of closed auctions and of offers between players, for pictures and tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.rulebook import Seating
from game.engine.session import Session
from game.joakim import effects
from game.joakim.data import GameData
from game.joakim.sharks import Lot
from game.joakim.state import BANK, Phase, State
from game.ui.joakim.prompts.positions import SEATS, give, in_debt, session_in
from game.ui.joakim.prompts.positions import VALUES as VALUES

Change = Callable[[State, GameData], None]
FIVE = (*SEATS, Seating("Åsa Öström-Häkkinen", "yellow"))
ALONE = (SEATS[0], *(Seating(each.name, each.look, "trader") for each in SEATS[1:]))
"""One person and three computers."""


def among_sharks(
    change: Change,
    *answers: str | int,
    seats: tuple[Seating, ...] = SEATS,
    **options: Any,
) -> Session[State]:
    """A position of a game with sharks in it."""
    options = {"sharks": "on", **options}
    return session_in(change, seats=seats, options=options, answers=answers)


# Closed auctions


def lot_choice() -> Session[State]:
    """Seat 0 has played CLOSED AUCTION; the bank lacks some cards."""

    def change(state: State, data: GameData) -> None:
        assert state.sharks is not None
        tip = next(
            number
            for number, card in enumerate(data.tips)
            if isinstance(card.effect, effects.ClosedAuction)
        )
        state.sharks.tips.remove(tip)
        state.face_up, state.phase = tip, Phase.TIP
        state.sharks.moment = Phase.MOVE
        ship, plane = data.kind("ship"), data.kind("plane")
        state.fives[BANK][ship] = state.ones[BANK][plane] = 0

    return among_sharks(change)


def sealed_bids(
    *bids: int, units: int = 5, seats: tuple[Seating, ...] = SEATS, cash: tuple[int, ...] = ()
) -> Session[State]:
    """Gold mines in a closed auction, after these sealed bids; seat 0 bids first."""

    def change(state: State, data: GameData) -> None:
        assert state.sharks is not None
        state.cash[: len(cash)] = cash
        state.sharks.lot = Lot(data.kind("gold"), units)
        state.sharks.moment = Phase.MOVE
        state.phase = Phase.CLOSED_AUCTION

    return among_sharks(change, *bids, seats=seats)


def raises(*added: int) -> Session[State]:
    """Seats 1 and 3 have bid 30 each, and add to it in secret."""
    return sealed_bids(12, 30, 0, 30, *added)


# Offers


def offer(*answers: str | int, cash: tuple[int, ...] = (), **options: Any) -> Session[State]:
    """Seat 0 turns to seat 1, and has answered so far."""

    def change(state: State, data: GameData) -> None:
        assert state.sharks is not None
        state.cash[: len(cash)] = cash
        state.sharks.maker, state.sharks.partner, state.sharks.offers = 0, 1, 1
        state.sharks.moment = Phase.MOVE
        state.phase = Phase.OFFER

    return among_sharks(change, *answers, **options)


def forced_offer(
    *answers: str | int, cash: tuple[int, ...] = (1, 88, 0, 141), **options: Any
) -> Session[State]:
    """Seat 0 must pay a small heading with too little cash."""

    def change(state: State, data: GameData) -> None:
        state.squares[0] = next(s.index for s in data.board.squares if s.type == "newspaper")
        in_debt(state, data)
        state.cash[: len(cash)] = cash

    return among_sharks(change, *answers, **options)


def hopeless(unpaid: str = "out") -> Session[State]:
    """Seat 0 owes more than the bank would give for its only property."""

    def change(state: State, data: GameData) -> None:
        in_debt(state, data)
        state.cash[0] = 1
        give(state, data, 0, {"plane": (1, 0)})

    return among_sharks(change, unpaid=unpaid)
