"""Make the golden games again: `python3 -m tests.replays.make`.

Only needed when a change of the rules is meant to change how games go; a golden game that no
longer replays for any other reason has found a fault. Each game is a save of the engine, and its
`expected` tells how it ended, with the hashes of the last state and of all that happened. For each
ending, seeds are tried from 1 until a game ends that way; it takes about half a minute.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.engine.match import Match
from game.engine.players import Player, Position
from game.engine.requests import Amount, Answer, Choice
from game.engine.rulebook import GameSetup, Json, Seating
from game.engine.saves import log_hash, save, state_hash
from game.engine.session import Session
from game.games import GAMES

FOLDER = Path(__file__).resolve().parent / "joakim"
LOOKS = ("red", "blue", "green", "yellow", "violet")
NAMES = ("Anna", "Bo", "Cia", "Dan", "Eva")
MOST_ANSWERS = 12_000


class Wanderer:
    """Goes anywhere and trades at random."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, position: Position[Any]) -> Answer:
        request = position.request
        if isinstance(request, Amount):
            return self._rng.choice((0, request.low)) if request.low <= request.high else 0
        assert isinstance(request, Choice)
        return self.among(request, position)

    def among(self, request: Choice[Any], position: Position[Any]) -> Answer:
        return self._rng.choice(request.options).id


class Spendthrift(Wanderer):
    """Lives on newspapers, bids all it has, and buys where it is dear: bound for ruin."""

    def choose(self, position: Position[Any]) -> Answer:
        request = position.request
        if isinstance(request, Amount):
            return max(0, request.high) if request.low <= request.high else 0
        return super().choose(position)

    def among(self, request: Choice[Any], position: Position[Any]) -> Answer:
        ids = [option.id for option in request.options]
        if request.prompt == "move":
            board = GAMES["joakim"].rulebook().data.board  # type: ignore[attr-defined]
            news = [id for id in ids if board.squares[int(id.split()[1])].type == "newspaper"]
            return self._rng.choice(news or ids)
        if request.prompt == "trade":
            return next((id for id in reversed(ids) if id.startswith("buy")), "pass")
        return "buy" if "buy" in ids else self._rng.choice(ids)


@dataclass(frozen=True)
class Wanted:
    """How a golden game comes about: its options, and who plays."""

    options: Mapping[str, int | str]
    players: tuple[Callable[[int], Player], ...]
    least_answers: int = 0
    ending: str = ""  # as the game calls it; as the file is called, if it is not said


WANTED: dict[str, Wanted] = {
    "limit": Wanted({"win_limit": 600}, (Wanderer,) * 4, least_answers=3000),
    "last_number": Wanted({"numbers_game": "on", "first_player": "seat_2"}, (Wanderer,) * 5),
    "last_player": Wanted({"start_cash": 10}, (Spendthrift,) * 3),
    "nobody_left": Wanted({"start_cash": 10, "last_player": "plays_on"}, (Spendthrift,) * 2),
    "sharks_limit": Wanted(
        {"sharks": "on", "win_limit": 400}, (Wanderer,) * 4, least_answers=3000, ending="limit"
    ),
    "sharks_last_number": Wanted(
        {"sharks": "on", "numbers_game": "on"}, (Wanderer,) * 5, ending="last_number"
    ),
    "sharks_last_player": Wanted(
        {"sharks": "on", "start_cash": 10}, (Spendthrift,) * 3, ending="last_player"
    ),
}


def play(wanted: Wanted, seed: int) -> Session[Any]:
    """One game with this seed."""
    seats = tuple(
        Seating(NAMES[seat], LOOKS[seat], player.__name__.lower())
        for seat, player in enumerate(wanted.players)
    )
    setup = GameSetup(seats, wanted.options, seed)
    session = Session.begin(GAMES["joakim"].rulebook(), setup)
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


def find(ending: str, wanted: Wanted) -> Session[Any]:
    """The first game, by seed, that ends this way and is long enough."""
    for seed in range(1, 20_000):
        session = play(wanted, seed)
        found = session.state.ending.name.lower()
        if found == (wanted.ending or ending) and len(session.entries) >= wanted.least_answers:
            return session
    raise LookupError(f"no seed leads to {ending}")


def main() -> None:
    """Write all golden games, a file for each ending."""
    FOLDER.mkdir(exist_ok=True)
    for ending, wanted in WANTED.items():
        session = find(ending, wanted)
        text = json.dumps(golden(session), separators=(",", ":"))
        (FOLDER / f"{ending}.json").write_text(text + "\n", encoding="utf-8")
        print(ending, "seed", session.setup.seed, "answers", len(session.entries))


if __name__ == "__main__":
    main()
