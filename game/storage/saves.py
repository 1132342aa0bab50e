"""The folder of saved games.

A game is `<id>.save`, with up to two older generations minutes apart, `<id>.1.save` and
`<id>.2.save`. Each is replaced whole, so the newest can be read at any moment.

Two running copies: each holds a lock on the games it writes. A second copy that would go on with
the same game is refused (CannotSave in_use) and may go on under a new id instead. So may whoever
goes on from an older generation: a file that this program cannot read is never written over.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from game.storage.errors import CannotRead, CannotSave
from game.storage.files import UNFINISHED, check_writable, write_whole
from game.storage.locks import FileLock
from game.storage.save_format import Header, decode, decode_header, encode

OLDER = (1, 2)  # the older generations, newest first
APART = timedelta(minutes=3)
_LARGEST = 64 * 1024 * 1024  # bytes; a film renamed to a save is not read through
_FILE = re.compile(r"(?P<id>.+?)(?:\.[12])?\.save", re.DOTALL)
_NEW_ID = re.compile(r"[a-z0-9][a-z0-9_-]*")


@dataclass(frozen=True)
class SaveInfo:
    """A whole save as the list shows it. `generation` 0 is the newest, 1 and 2 are older."""

    id: str
    generation: int
    header: Header
    saved_at: datetime


@dataclass(frozen=True)
class DamagedSave:
    """A save whose newest file cannot be read: `code` and `numbers` as in CannotRead.

    `name` can be shown whatever the file is called; `older` is the newest whole generation.
    """

    id: str
    name: str
    code: str
    changed_at: datetime
    numbers: Mapping[str, int] = field(default_factory=dict)
    older: SaveInfo | None = None


def now_in_utc() -> datetime:
    return datetime.now(UTC)


class Saves:
    """Reads, lists and writes the saved games in one folder, for one running copy."""

    def __init__(
        self, folder: Path, clock: Callable[[], datetime] = now_in_utc, apart: timedelta = APART
    ) -> None:
        """`clock` gives the time with its zone; `apart` is the least time between generations."""
        self.folder = folder
        self.clock = clock
        self.apart = apart
        self._held: dict[str, FileLock] = {}
        self._newest: dict[str, datetime] = {}  # when the games held were last written …
        self._older: dict[str, datetime | None] = {}  # … and the first generation of each

    def check_writable(self) -> None:
        """Raises CannotSave when no game could be saved now."""
        check_writable(self.folder)

    def new_id(self, game: str) -> str:
        """An id that no other game has: on this machine or, in the records, anywhere."""
        return f"{game}-{self.clock():%Y%m%d-%H%M%S}-{os.urandom(4).hex()}"

    def list(self) -> list[SaveInfo | DamagedSave]:
        """Every saved game, newest first; damaged ones are listed with the rest."""
        return sorted(map(self._entry, sorted(self._ids())), key=_moment, reverse=True)

    def newest_unfinished(self, game: str | None = None) -> SaveInfo | None:
        """What "Continue" opens. In place of a damaged game this is its older generation; a game
        that a newer program wrote waits for that program."""
        for entry in self.list():
            if isinstance(entry, DamagedSave):
                if entry.older is None or entry.code == "newer":
                    continue
                entry = entry.older
            if not entry.header.finished and game in (None, entry.header.game):
                return entry
        return None

    def read(self, save_id: str, generation: int = 0) -> tuple[SaveInfo, Any]:
        """A save and its body, checked whole. Raises CannotRead."""
        header, saved_at, body = decode(_bytes(self._path(save_id, generation)))
        return SaveInfo(save_id, generation, header, saved_at), body

    def take(self, save_id: str) -> None:
        """Keep this game for this copy until `release`; `write` does so by itself.

        Raises CannotSave: in_use when another copy has it, occupied when what stands there cannot
        be read. In both cases the game can go on under a new id.
        """
        if save_id in self._held:
            return
        if not _NEW_ID.fullmatch(save_id):
            raise ValueError(f"not an id of a save: {save_id!r}")
        lock = FileLock(self._lock_path(save_id))
        lock.acquire()
        try:
            newest = self._info(save_id, 0)
        except CannotRead as fault:
            if fault.code != "missing":
                lock.release(remove=True)
                raise CannotSave("occupied", self._path(save_id)) from fault
        else:
            self._newest[save_id] = newest.saved_at
        self._held[save_id] = lock
        self._clear_unfinished(save_id)
        with suppress(CannotRead):
            self._older[save_id] = self._info(save_id, 1).saved_at

    def write(self, save_id: str, header: Header, body: object) -> SaveInfo:
        """Save the game as it stands. Raises CannotSave: the earlier save is then as it
        was, and the next write tries again.
        """
        self.take(save_id)
        saved_at = self.clock()
        data = encode(header, saved_at, body)
        if self._is_time_for_a_generation(save_id):
            self._keep_a_generation(save_id)
        write_whole(self._path(save_id), data)
        self._newest[save_id] = saved_at
        return SaveInfo(save_id, 0, header, saved_at)

    def delete(self, save_id: str) -> None:
        """Remove a game, damaged or not, with its generations. Raises CannotSave."""
        lock = self._forget(save_id)
        if lock is None:
            lock = FileLock(self._lock_path(save_id))
            lock.acquire()
        try:
            for generation in (*reversed(OLDER), 0):  # stopped half-way, the newest is still there
                self._path(save_id, generation).unlink(missing_ok=True)
            self._clear_unfinished(save_id)
        except OSError as fault:
            raise CannotSave.because(fault, self._path(save_id)) from fault
        finally:
            lock.release(remove=True)

    def release(self, save_id: str) -> None:
        """Let other copies go on with this game."""
        lock = self._forget(save_id)
        if lock is not None:
            lock.release(remove=True)

    def close(self) -> None:
        """Let go of every game."""
        for save_id in [*self._held]:
            self.release(save_id)

    def _forget(self, save_id: str) -> FileLock | None:
        self._newest.pop(save_id, None)
        self._older.pop(save_id, None)
        return self._held.pop(save_id, None)

    def _clear_unfinished(self, save_id: str) -> None:
        """Remove what a killed copy left of its last write. Only for who holds the lock."""
        for generation in (0, *OLDER):
            path = self._path(save_id, generation)
            with suppress(OSError):
                path.with_name(path.name + UNFINISHED).unlink(missing_ok=True)

    def _is_time_for_a_generation(self, save_id: str) -> bool:
        newest, older = self._newest.get(save_id), self._older.get(save_id)
        if newest is None or older is None:
            return newest is not None
        return not timedelta(0) <= newest - older < self.apart  # below zero: a clock put back

    def _keep_a_generation(self, save_id: str) -> None:
        """The newest save becomes the first older one, if it is whole. Failing is no reason not
        to save: the generations are then left for the next write to see to."""
        newest, first, second = (self._path(save_id, number) for number in (0, *OLDER))
        with suppress(CannotRead, CannotSave, OSError):
            data = _bytes(newest)
            _, saved_at = decode_header(data)
            with suppress(CannotRead):  # a damaged one does not push the second out
                older = _bytes(first)
                decode_header(older)
                write_whole(second, older)
            write_whole(first, data)
            self._older[save_id] = saved_at

    def _ids(self) -> set[str]:
        try:
            names = [path.name for path in self.folder.iterdir()]
        except OSError:
            names = []
        return {found["id"] for name in names if (found := _FILE.fullmatch(name))}

    def _entry(self, save_id: str) -> SaveInfo | DamagedSave:
        try:
            return self._info(save_id, 0)
        except CannotRead as fault:
            name = os.fsencode(save_id).decode("utf-8", "replace")
            changed_at, older = self._changed_at(save_id), self._older_generation(save_id)
            return DamagedSave(save_id, name, fault.code, changed_at, fault.numbers, older)

    def _older_generation(self, save_id: str) -> SaveInfo | None:
        for generation in OLDER:
            with suppress(CannotRead):
                return self._info(save_id, generation)
        return None

    def _info(self, save_id: str, generation: int) -> SaveInfo:
        header, saved_at = decode_header(_bytes(self._path(save_id, generation)))
        return SaveInfo(save_id, generation, header, saved_at)

    def _changed_at(self, save_id: str) -> datetime:
        for generation in (0, *OLDER):
            with suppress(OSError, OverflowError):
                seconds = self._path(save_id, generation).lstat().st_mtime
                return datetime.fromtimestamp(seconds, UTC)
        return self.clock()

    def _lock_path(self, save_id: str) -> Path:
        return self._path(save_id).with_suffix(".lock")

    def _path(self, save_id: str, generation: int = 0) -> Path:
        if not save_id or any(each in save_id for each in "/\\\0"):
            raise ValueError(f"not an id of a save: {save_id!r}")
        return self.folder / (f"{save_id}.{generation}.save" if generation else f"{save_id}.save")


def _moment(entry: SaveInfo | DamagedSave) -> datetime:
    return entry.saved_at if isinstance(entry, SaveInfo) else entry.changed_at


def _bytes(path: Path) -> bytes:
    try:
        if not path.is_file():  # a folder or a pipe by that name, which would never end
            raise CannotRead("unreadable" if path.is_symlink() or path.exists() else "missing")
        if path.stat().st_size > _LARGEST:
            raise CannotRead("foreign")
        return path.read_bytes()
    except FileNotFoundError:
        raise CannotRead("missing") from None
    except OSError:
        raise CannotRead("unreadable") from None
