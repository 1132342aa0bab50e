"""What the tests of the user's files share: a clock that is moved by hand, a game to save, and
folders on which writing fails as it fails in life."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.storage.save_format import Header
from game.storage.saves import Saves

PROJECT = Path(__file__).parents[2]


class Clock:
    def __init__(self) -> None:
        self.now = datetime(2025, 12, 24, 15, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def wait(self, **time: float) -> None:
        self.now += timedelta(**time)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def saves(tmp_path: Path, clock: Clock) -> Iterator[Saves]:
    saves = Saves(tmp_path / "saves", clock)
    yield saves
    saves.close()


def header(number: int = 1, *, finished: bool = False, game: str = "joakim") -> Header:
    return Header(game, ("Åsa", "Bo 🦆", "100% {0}"), number, finished, {"minutes": 12})


def body(number: int = 1) -> dict[str, object]:
    return {"state": {"z": number, "a": [1, 2, None]}, "answers": ["buy 3x1 1x5"] * number}


Copy = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def another_copy() -> Iterator[Copy]:
    """Start another running copy of the program: code and its arguments."""
    started: list[subprocess.Popen[str]] = []

    def start(code: str, *arguments: object) -> subprocess.Popen[str]:
        copy = subprocess.Popen(
            [sys.executable, "-c", code, *map(str, arguments)],
            env={
                **os.environ,
                "PYTHONPATH": f"{PROJECT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}",
            },
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        started.append(copy)
        return copy

    yield start
    for copy in started:
        copy.kill()
        copy.communicate()


def _mount(*arguments: str) -> None:
    """Mount, or skip the test where that is not allowed."""
    done = subprocess.run(["mount", *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"cannot mount: {done.stderr.strip()}")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 2 MB (tmpfs); the tests that use it are skipped where it cannot be mounted."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("mounting a small disk takes Linux and root")
    disk = tmp_path / "disk"
    disk.mkdir()
    _mount("-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk))
    yield disk
    subprocess.run(["umount", "--lazy", str(disk)], check=True)


@pytest.fixture
def make_read_only(tmp_path: Path) -> Iterator[Callable[[Path], None]]:
    """Make a folder read-only, for root too: with a read-only bind mount where it is needed."""
    undo: list[Callable[[], object]] = []

    def make(folder: Path) -> None:
        if sys.platform == "linux" and os.geteuid() == 0:
            _mount("--bind", str(folder), str(folder))
            undo.append(lambda: subprocess.run(["umount", "--lazy", str(folder)], check=True))
            _mount("-o", "remount,bind,ro", str(folder))
        elif sys.platform == "win32":
            pytest.skip("Windows has no read-only folders in this sense")
        else:
            folder.chmod(0o555)
            undo.append(lambda: folder.chmod(0o755))

    yield make
    for each in undo:
        each()
