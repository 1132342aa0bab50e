"""How long a game lasts, in the words of the shelf and of the setup."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.files.lengths import read_lengths
from game.files.yaml_source import DATA, read
from game.games import Game
from game.lengths import Lengths


def minutes(game: Game, preset: str, players: int) -> int | None:
    """About how many minutes a preset takes with so many players; None if nobody measured it."""
    lengths = _lengths(game.id)
    length = lengths.of(preset, players) if lengths else None
    return lengths.minutes(length.rounds, players) if lengths and length else None


def shortest(game: Game) -> int | None:
    """About how many minutes the game takes at the least."""
    lengths = _lengths(game.id)
    found: Iterable[int | None] = (
        minutes(game, each.preset, each.players) for each in (lengths.lengths if lengths else ())
    )
    return min((each for each in found if each is not None), default=None)


@cache
def _lengths(game: str) -> Lengths | None:
    path = DATA / game / "lengths.yaml"
    return read_lengths(read(path)) if path.is_file() else None
