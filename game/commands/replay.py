"""`main.py replay SAVE`: play a save or a golden game again from its first answer."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from game.engine.rulebook import Json
from game.engine.saves import Loaded, UnreadableSave, log_hash, replay, state_hash
from game.errors import PlainError
from game.games import GAMES
from game.storage.errors import CannotRead
from game.storage.save_format import decode


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("save", metavar="SAVE", type=Path, help="a saved or a golden game")


def run(args: Namespace) -> int:
    """Print one JSON document: how the game ends, or how far it comes.

    Answers 1 if an answer no longer fits, or if a golden game goes another way than it tells.
    Raises PlainError if the file is no save that can be played.
    """
    saved = _read(args.save)
    game = GAMES.get(str(saved.get("game")))
    if game is None:
        raise PlainError(f"{args.save}: no save of a game that can be played")
    try:
        loaded = replay(game.rulebook(), saved)
    except UnreadableSave as fault:
        raise PlainError(f"{args.save}: {fault}") from fault
    outcome = outcome_of(loaded)
    expected = saved.get("expected", {})
    goes_otherwise = {key for key in expected if expected[key] != outcome.get(key)}
    shown: Json = {"game": game.id, **outcome, "lost": loaded.lost}
    if expected:
        shown["as_expected"] = not goes_otherwise
    print(json.dumps(shown, ensure_ascii=False, indent=2))
    return 1 if loaded.lost or goes_otherwise else 0


def outcome_of(loaded: Loaded[Any]) -> Json:
    """How a game that was played again stands: its end, who won, its hashes, how many answers."""
    session = loaded.session
    state = session.state.to_json()
    over = session.request is None
    return {
        "end": state.get("ending") if over else None,
        "winners": [session.setup.seats[seat].name for seat in state.get("winners", ())],
        "hash": state_hash(session.state),
        "log": log_hash(session),
        "answers": len(session.entries),
    }


def _read(path: Path) -> Json:
    """What the engine saved: by itself (a golden game), or inside a save of the program."""
    try:
        raw = path.read_bytes()
    except OSError as fault:
        raise PlainError(f"{path} cannot be read: {fault.strerror}") from fault
    try:
        found = json.loads(raw)
        if isinstance(found, dict) and "setup" in found:
            return found
        body = decode(raw)[2]
    except CannotRead as refusal:
        raise PlainError(f"{path} is no whole save of this program ({refusal.code})") from refusal
    except ValueError as fault:
        raise PlainError(f"{path} is no save: it is not JSON") from fault
    if not isinstance(body, dict):
        raise PlainError(f"{path} holds no game")
    return body
