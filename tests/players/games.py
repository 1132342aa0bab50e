"""Games of joakim to try computer players in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.engine.match import Match
from game.engine.players import Player, Position
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.games import GAMES, LOOKS
from game.joakim.state import State
from game.players.random_player import RandomPlayer

JOAKIM = GAMES["joakim"]


def begin(players: int, seed: int, **options: int | str) -> Session[State]:
    seats = tuple(Seating(f"Player {seat}", LOOKS[seat], "random") for seat in range(players))
    return Session.begin(JOAKIM.rulebook(), GameSetup(seats, options, seed))


def all_random(players: int, seed: int) -> dict[int, Player]:
    return {seat: RandomPlayer(seed * 8 + seat) for seat in range(players)}


def positions(
    session: Session[State], players: Mapping[int, Player], every: int = 1
) -> Iterator[Position[Any]]:
    """Play to the end; on the way every n-th question to a player that leaves a choice."""
    match, count = Match(session, players), 0
    while session.request is not None:
        if session.seat_asked is not None:
            count += 1
            if count % every == 0:
                yield Position(session)
        match.step()
