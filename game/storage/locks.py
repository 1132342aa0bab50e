"""Advisory locks between running copies of the program.

The system holds them for the process, so a copy that was killed leaves none behind: the lock file
may stay, but it blocks nobody.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from game.storage.errors import CannotSave

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_BETWEEN_TRIES = 0.01  # seconds
_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


class FileLock:
    """A lock named by a file. Used with `with`, or `acquire` and `release`."""

    def __init__(self, path: Path, patience: float = 0.0) -> None:
        """`patience`: how many seconds to wait for another copy to let go."""
        self.path = path
        self.patience = patience
        self._file: int | None = None

    def acquire(self) -> None:
        """Take the lock. Raises CannotSave (in_use when another copy has it)."""
        deadline = time.monotonic() + self.patience
        while not self._try():
            if time.monotonic() >= deadline:
                raise CannotSave("in_use", self.path)
            time.sleep(_BETWEEN_TRIES)

    def release(self, *, remove: bool = False) -> None:
        """Let go; with `remove` the lock file goes too."""
        if self._file is None:
            return
        if remove:  # while it is still held: see _try
            self._remove()
        os.close(self._file)
        self._file = None
        if remove and sys.platform == "win32":  # where an open file cannot be removed
            self._remove()

    def _remove(self) -> None:
        with suppress(OSError):
            self.path.unlink()

    def _try(self) -> bool:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError as fault:
            raise CannotSave.because(fault, self.path) from fault
        # A copy that deletes its save removes the lock file as well: a lock on a file that is
        # no longer there would keep nobody out.
        if not _lock(file) or not self._still_there(file):
            os.close(file)
            return False
        self._file = file
        return True

    def _still_there(self, file: int) -> bool:
        try:
            return os.path.samestat(os.fstat(file), self.path.stat())
        except OSError:
            return False

    def __enter__(self) -> FileLock:
        self.acquire()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()


def _lock(file: int) -> bool:
    """Whether this process has the lock now. A file system without locks keeps nobody out."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as fault:
        return fault.errno not in _TAKEN
    return True
