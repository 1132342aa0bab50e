"""Make the golden games again: `python3 -m tests.replays.make [GAME ...]`.

Only needed when a change of the rules is meant to change how games go; a golden game that no
longer replays for any other reason has found a fault. Each game is a save of the engine, and its
`expected` tells how it ended, with the hashes of the last state and of all that happened. For each
ending, seeds are tried from 1 until a game ends that way; it takes about two minutes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.engine.match import Match
from game.engine.rulebook import GameSetup, Json, Seating
from game.engine.saves import log_hash, save, state_hash
from game.engine.session import Session
from game.games import GAMES
from tests.replays.wanted import Wanted
from tests.replays.wanted_ankka import ANKKA
from tests.replays.wanted_finans import FINANS
from tests.replays.wanted_joakim import JOAKIM

FOLDER = Path(__file__).resolve().parent
NAMES = ("Anna", "Bo", "Cia", "Dan", "Eva", "Finn")
MOST_ANSWERS = 12_000

WANTED: Mapping[str, Mapping[str, Wanted]] = {
    "joakim": JOAKIM,
    "finans": FINANS,
    "ankka": ANKKA,
}


def play(game: str, wanted: Wanted, seed: int) -> Session[Any]:
    """One game with this seed."""
    looks = GAMES[game].looks
    seats = tuple(
        Seating(NAMES[seat], looks[seat], player.__name__.lower())
        for seat, player in enumerate(wanted.players)
    )
    setup = GameSetup(seats, wanted.options, seed)
    session = Session.begin(GAMES[game].rulebook(), setup)
    players = {seat: player(seed * 8 + seat) for seat, player in enumerate(wanted.players)}
    Match(session, players).play(most=MOST_ANSWERS)
    return session


def golden(session: Session[Any]) -> Json:
    """The save of a finished game, with what replaying it must lead to."""
    state = session.state
    return save(session) | {
        "expected": {
            "end": state.ending.name.lower(),
            "winners": [session.setup.seats[seat].name for seat in state.winners],
            "hash": state_hash(state),
            "log": log_hash(session),
            "answers": len(session.entries),
        }
    }


def find(game: str, name: str, wanted: Wanted) -> Session[Any]:
    """The first game, by seed, that ends this way and is long enough."""
    for seed in range(1, 20_000):
        session = play(game, wanted, seed)
        found = session.state.ending.name.lower()
        if found == (wanted.ending or name) and len(session.entries) >= wanted.least_answers:
            return session
    raise LookupError(f"no seed leads to {name}")


def main(games: list[str]) -> None:
    """Write all golden games of these boxes (of all, if none is named)."""
    for game in games or WANTED:
        folder = FOLDER / game
        folder.mkdir(exist_ok=True)
        for name, wanted in WANTED[game].items():
            session = find(game, name, wanted)
            text = json.dumps(golden(session), separators=(",", ":"))
            (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
            print(game, name, "seed", session.setup.seed, "answers", len(session.entries))


if __name__ == "__main__":
    main(sys.argv[1:])
