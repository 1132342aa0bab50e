"""Positions among business sharks to try the trader in."""

from __future__ import annotations

from game.data_files import load_joakim
from game.engine.players import Player, Position
from game.engine.requests import Answer
from game.engine.session import Session
from game.joakim.state import BANK, Phase, State
from game.players.joakim_trader import JoakimTrader
from tests.players.games import JOAKIM, begin

GOLD, OIL, DIAMOND, PLANE, BANKS, SHIP = range(6)
DATA = load_joakim()
TIPS = {card.id: number for number, card in enumerate(DATA.tips)}
UNCLE = {card.id: number for number, card in enumerate(DATA.uncle)}
NEWSPAPER = {card.id: number for number, card in enumerate(DATA.newspaper)}


def traders(players: int, seed: int, offers: bool = True) -> dict[int, Player]:
    return {seat: JoakimTrader(seed * 8 + seat, offers=offers) for seat in range(players)}


def a_game(players: int = 2, **options: int | str) -> State:
    """100 M each, all values at 10, nothing owned, pawns far apart; it is the first seat's move."""
    session = begin(players, 1, sharks="on", **options)
    state: State = session.rulebook.new_state(session.setup)
    state.cash[:players] = [100] * players
    state.market[:] = [10] * 6
    state.squares[:] = [0, 29, 14, 20, 8][:players]  # the first stands on a gold square
    state.phase, state.seat = Phase.END, 0
    return state


def give(state: State, seat: int, kind: int, ones: int, fives: int = 0) -> None:
    state.ones[seat][kind] += ones
    state.fives[seat][kind] += fives
    state.ones[BANK][kind] -= ones
    state.fives[BANK][kind] -= fives


def tip(state: State, seat: int, *ids: str) -> None:
    assert state.sharks is not None
    for id in ids:
        state.sharks.tips.remove(TIPS[id])
        state.sharks.hands[seat].append(TIPS[id])


def borrowed(state: State, seat: int, size: int, due: int) -> None:
    assert state.sharks is not None
    state.sharks.loans[BANK][size] -= 1
    state.sharks.loans[seat][size] += 1
    state.sharks.due[seat] += due


def asked(state: State) -> Session[State]:
    return Session(JOAKIM.rulebook(), state, begin(len(state.out), 1).setup)


def answer(session: Session[State], question: str) -> Answer:
    """What the trader says, who never offers anything unasked."""
    assert session.request is not None and session.request.question == question
    return JoakimTrader(1, offers=False).choose(Position(session))
