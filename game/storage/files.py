"""Write a file whole or not at all."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from game.storage.errors import CannotSave

UNFINISHED = ".new"  # what a file is called until it is whole
_TRIES = 6
_BETWEEN_TRIES = 0.02  # seconds


def write_whole(path: Path, data: bytes) -> None:
    """Put `data` in place of what `path` held, so that a power cut leaves the old or the new.

    The caller holds a lock: two writers of one path would share the unfinished file. What a killed
    writer left there is cleared away. Raises CannotSave; the old file is then untouched.
    """
    unfinished = path.with_name(path.name + UNFINISHED)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)
        with unfinished.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _replace(unfinished, path)
    except OSError as fault:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise CannotSave.because(fault, path) from fault
    _sync_folder(path.parent)


def check_writable(folder: Path) -> None:
    """Whether anything can be saved here. Raises CannotSave, so that it can be said at the start.

    The file name is the process's own: running copies do not meet in it.
    """
    probe = folder / f"probe-{os.getpid()}"
    write_whole(probe, b"?")
    with suppress(OSError):
        probe.unlink()


def set_aside(path: Path) -> Path:
    """Give a damaged file another name, so that a fresh one can be begun; returns the new path.

    Raises CannotSave.
    """
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    try:
        _replace(path, aside)
    except OSError as fault:
        raise CannotSave.because(fault, path) from fault
    return aside


def _replace(source: Path, target: Path) -> None:
    # On Windows a virus scanner or a reading copy may have the target open for a moment.
    for _ in range(_TRIES - 1 if sys.platform == "win32" else 0):
        try:
            source.replace(target)
            return
        except PermissionError:
            time.sleep(_BETWEEN_TRIES)
    source.replace(target)


def _sync_folder(folder: Path) -> None:
    """Make the new name last. Not every system and file system can; the file itself is whole."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
