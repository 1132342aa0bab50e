"""The family's record book: the games that were played, in a database of one file."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from game.storage.errors import CannotRead, CannotSave
from game.storage.files import set_aside
from game.storage.locks import FileLock

T = TypeVar("T")

VERSION = 1
_PATIENCE = 5.0  # seconds to wait for another running copy

_TABLES = f"""
CREATE TABLE IF NOT EXISTS games (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, ended_at TEXT NOT NULL, finished INTEGER NOT NULL,
    rounds INTEGER NOT NULL, minutes REAL NOT NULL, seed TEXT NOT NULL, options TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS seats (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
    look TEXT NOT NULL, name TEXT, who TEXT, level TEXT, score INTEGER NOT NULL,
    winner INTEGER NOT NULL, PRIMARY KEY (game_id, seat)
);
CREATE INDEX IF NOT EXISTS seats_who ON seats (who);
PRAGMA user_version = {VERSION};
"""

_CODES = {
    sqlite3.SQLITE_READONLY: "not_allowed",
    sqlite3.SQLITE_CANTOPEN: "not_allowed",
    sqlite3.SQLITE_PERM: "not_allowed",
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_BUSY: "in_use",
    sqlite3.SQLITE_LOCKED: "in_use",
}
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}


@dataclass(frozen=True)
class SeatRecord:
    """One seat of a game. `name` is None once its player was deleted; `level` is None for people
    and the computer player's level otherwise."""

    seat: int
    look: str
    name: str | None
    score: int
    winner: bool
    level: str | None = None


@dataclass(frozen=True)
class GameRecord:
    """A game that came to its end, or that was given up (`finished` is then False).

    `id` is that of the save: a game that is resumed and ends again is still one game.
    """

    id: str
    game: str
    ended_at: datetime
    seats: tuple[SeatRecord, ...]
    rounds: int
    minutes: float
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    finished: bool = True


class Records:
    """The record book. The file is opened for each operation and kept by no running copy.

    A damaged file is set aside under another name and a fresh one begun. Every method raises
    CannotRead (newer) for the file of a newer program, which is left as it is.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, record: GameRecord) -> None:
        """Write a game down, in place of what stood there of the same game. A finished game does
        not become a given-up one. Raises CannotSave."""

        def write(book: sqlite3.Connection) -> None:
            kept = book.execute(
                "SELECT 1 FROM games WHERE id = ? AND finished > ?", (record.id, record.finished)
            ).fetchone()
            if kept is None:
                book.execute("DELETE FROM games WHERE id = ?", (record.id,))
                book.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?)", _row(record))
                book.executemany(
                    "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", _seat_rows(record)
                )

        self._write(write)

    def games(self, limit: int = 100, game: str | None = None) -> list[GameRecord]:
        """The latest games first. A book that cannot be read has none."""
        return self._found("? IN (game, '') ORDER BY ended_at DESC LIMIT ?", (game or "", limit))

    def by_player(self, name: str) -> list[GameRecord]:
        """Every game in which a person by this name sat, latest first; case is no difference."""
        return self._found(
            "id IN (SELECT game_id FROM seats WHERE who = ?) ORDER BY ended_at DESC", (_who(name),)
        )

    def players(self) -> list[str]:
        """The names of all people in the book, each as last written, in alphabetical order."""

        def read(book: sqlite3.Connection) -> list[str]:
            rows = book.execute(
                "SELECT name, MAX(ended_at) FROM seats JOIN games ON games.id = game_id"
                " WHERE who IS NOT NULL GROUP BY who ORDER BY who"
            )
            return [name for name, _ in rows]

        return self._read(read)

    def delete_player(self, name: str) -> None:
        """Remove every trace of a name. The games stay, for the others, with a nameless seat.

        Raises CannotSave.
        """
        forget = "UPDATE seats SET name = NULL, who = NULL WHERE who = ?"
        self._write(lambda book: book.execute(forget, (_who(name),)))

    def _found(self, condition: str, values: tuple[object, ...]) -> list[GameRecord]:
        def read(book: sqlite3.Connection) -> list[GameRecord]:
            records = []
            for row in book.execute(f"SELECT * FROM games WHERE {condition}", values).fetchall():
                with suppress(ValueError, TypeError):  # a line that a bad disk made nonsense of
                    records.append(_record(book, row))
            return records

        return self._read(read)

    def _read(self, read: Callable[[sqlite3.Connection], list[T]]) -> list[T]:
        try:
            return self._with_book(read) if self.path.exists() else []
        except (sqlite3.Error, OSError, CannotSave):
            return []

    def _write(self, write: Callable[[sqlite3.Connection], object]) -> None:
        def write_all_or_nothing(book: sqlite3.Connection) -> None:
            with book:
                book.execute("BEGIN IMMEDIATE")
                write(book)

        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._with_book(write_all_or_nothing)
        except OSError as fault:
            raise CannotSave.because(fault, self.path) from fault
        except sqlite3.Error as fault:
            raise CannotSave(_CODES.get(_code(fault), "failed"), self.path) from fault

    def _with_book(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do it; if the book is damaged, with a fresh one."""
        try:
            return self._open_and(work)
        except (sqlite3.Error, UnicodeDecodeError) as fault:
            if not _is_damage(fault):
                raise
        with FileLock(self.path.with_suffix(".lock"), _PATIENCE):
            try:
                return self._open_and(work)  # another copy may have begun a fresh one meanwhile
            except (sqlite3.Error, UnicodeDecodeError) as fault:
                if not _is_damage(fault):
                    raise
            set_aside(self.path)
            return self._open_and(work)

    def _open_and(self, work: Callable[[sqlite3.Connection], T]) -> T:
        with closing(sqlite3.connect(self.path, timeout=_PATIENCE, isolation_level=None)) as book:
            book.text_factory = lambda text: text.decode("utf-8", "replace")
            book.execute("PRAGMA foreign_keys = ON")
            book.execute("PRAGMA secure_delete = ON")  # a deleted name is gone from the file too
            _check(book)
            return work(book)


def _check(book: sqlite3.Connection) -> None:
    """Make the tables of a fresh book; raise for a damaged one or that of a newer program."""
    (version,) = book.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise CannotRead("newer", {"found": version, "known": VERSION})
    if version == 0:
        book.executescript(f"BEGIN IMMEDIATE; {_TABLES} COMMIT;")
    (verdict,) = book.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok" or version < 0:
        damaged = sqlite3.DatabaseError(verdict)
        damaged.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise damaged


def _is_damage(fault: Exception) -> bool:
    """Whether the file is at fault: not its folder, the disk or another copy.

    A schema that is damaged gives errors in our SQL, or messages that cannot be decoded.
    """
    return not isinstance(fault, sqlite3.Error) or _code(fault) in _DAMAGED


def _code(fault: sqlite3.Error) -> int:
    return getattr(fault, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _who(name: str) -> str:
    return " ".join(name.casefold().split())


def _row(record: GameRecord) -> tuple[object, ...]:
    return (
        record.id, record.game, record.ended_at.astimezone(UTC).isoformat(), record.finished,
        record.rounds, record.minutes, str(record.seed), json.dumps(dict(record.options)),
    )  # fmt: skip


def _seat_rows(record: GameRecord) -> list[tuple[object, ...]]:
    return [
        (
            record.id, seat.seat, seat.look, seat.name,
            _who(seat.name) if seat.name and seat.level is None else None,
            seat.level, seat.score, seat.winner,
        )
        for seat in record.seats
    ]  # fmt: skip


def _record(book: sqlite3.Connection, row: tuple[Any, ...]) -> GameRecord:
    game_id, game, ended_at, finished, rounds, minutes, seed, options = row
    seats = book.execute(
        "SELECT seat, look, name, score, winner, level FROM seats WHERE game_id = ? ORDER BY seat",
        (game_id,),
    ).fetchall()
    return GameRecord(
        game_id, game, datetime.fromisoformat(ended_at),
        tuple(
            SeatRecord(seat, look, name, score, bool(winner), level)
            for seat, look, name, score, winner, level in seats
        ),
        rounds, minutes, int(seed), json.loads(options), bool(finished),
    )  # fmt: skip
