"""A report about a fault in the program, for whoever will mend it."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from game.storage.files import write_whole

_KEPT = 20  # a fault that comes again and again does not fill the disk
_ANSWERS = 50


def write_report(
    folder: Path, fault: BaseException, version: str, answers: Sequence[str], now: datetime
) -> Path:
    """Write what happened to a text file and return its path.

    `answers`: the answers so far, one text each, of which the last fifty are kept; with the seed
    of the game they tell how to come there again. Raises CannotSave.
    """
    text = "\n".join(
        [
            f"game-shelf {version}",
            now.isoformat(timespec="seconds"),
            f"Python {sys.version.split()[0]}, {platform.platform()}",
            "",
            *(line.rstrip("\n") for line in traceback.format_exception(fault)),
            "",
            f"Last answers ({min(len(answers), _ANSWERS)} of {len(answers)}):",
            *answers[-_ANSWERS:],
            "",
        ]
    )
    path = _free_path(folder, f"report-{now:%Y%m%d-%H%M%S}")
    write_whole(path, text.encode("utf-8", "backslashreplace"))
    _remove_oldest(folder)
    return path


def _free_path(folder: Path, stem: str) -> Path:
    path, number = folder / f"{stem}.txt", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    return path


def _remove_oldest(folder: Path) -> None:
    with suppress(OSError):
        reports = sorted(folder.glob("report-*.txt"), key=lambda path: path.stat().st_mtime_ns)
        for path in reports[:-_KEPT]:
            path.unlink()
