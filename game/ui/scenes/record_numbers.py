"""What the record book holds: finished games, the people in them, and what each has reached."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.storage.errors import CannotRead
from game.storage.records import GameRecord, Records, SeatRecord

_MOST_GAMES = 1000
"""So many of the latest games are looked at; nobody turns more pages."""


@dataclass(frozen=True)
class Contents:
    """The finished games, latest first, and everybody's name. `trouble`: why there is nothing to
    read: damaged, unreadable or newer (`numbers` then holds `found` and `known`); else ""."""

    games: tuple[GameRecord, ...] = ()
    players: tuple[str, ...] = ()
    trouble: str = ""
    numbers: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class PlayerNumbers:
    """What one person has reached. `best`: the highest score by game, in that game's money."""

    games: int
    wins: int
    best: dict[str, int]


def contents(records: Records) -> Contents:
    """Read the book."""
    try:
        games, players = records.games(limit=_MOST_GAMES), tuple(records.players())
    except CannotRead as fault:
        return Contents(trouble=fault.code, numbers=fault.numbers)
    trouble = "" if games else _why_nothing(records)
    return Contents(_finished(games), players, trouble)


def games_of(records: Records, name: str) -> tuple[GameRecord, ...]:
    """The finished games of one person, latest first."""
    return _finished(records.by_player(name))


def numbers_of(name: str, games: Iterable[GameRecord]) -> PlayerNumbers:
    """This person's numbers in these games."""
    played = [(game.game, seat) for game in games for seat in game.seats if _is(seat, name)]
    best: dict[str, int] = {}
    for game, seat in played:
        best[game] = max(seat.score, best.get(game, seat.score))
    return PlayerNumbers(len(played), sum(seat.winner for _, seat in played), best)


def _finished(games: Iterable[GameRecord]) -> tuple[GameRecord, ...]:
    return tuple(game for game in games if game.finished)


def _is(seat: SeatRecord, name: str) -> bool:
    """Case and spacing are no difference, as in the book itself."""
    return seat.level is None and seat.name is not None and _plain(seat.name) == _plain(name)


def _plain(name: str) -> list[str]:
    return name.casefold().split()


def _why_nothing(records: Records) -> str:
    """The book reads as empty: is it, was it damaged and set aside, or may it not be read?"""
    path = records.path
    try:
        with path.open("rb"):
            pass
        aside = any(path.parent.glob(f"{path.stem}.damaged-*{path.suffix}"))
    except FileNotFoundError:
        return ""
    except OSError:
        return "unreadable"
    return "damaged" if aside else ""
