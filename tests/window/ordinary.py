"""A start without the rights of root: as an ordinary user has it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

TRIED = "import pygame, yaml"
_WAYS = (
    ("runuser", "-u", "nobody", "--"),  # an ordinary user …
    ("setpriv", "--bounding-set=-all", "--inh-caps=-all", "--"),  # … or root, without its powers
)


def ordinary_python() -> list[str]:
    """The command for a Python that may write only where the permissions of files say so.

    Skips the test where there is none.
    """
    if sys.platform == "win32":
        pytest.skip("permissions work otherwise on Windows")
    if os.geteuid() != 0:
        return [sys.executable]
    for way in _WAYS:
        command = [*way, sys.executable]
        if (
            which(way[0])
            and subprocess.run([*command, "-c", TRIED], capture_output=True).returncode == 0
        ):
            return command
    pytest.skip("neither runuser nor setpriv can start Python without the rights of root")


def make_read_only(folder: Path) -> None:
    """chmod -R a-w."""
    for path in _own(folder):
        path.chmod(path.stat().st_mode & ~0o222)


def make_writable(folder: Path) -> None:
    """So that it can be removed again."""
    for path in _own(folder):
        path.chmod(path.stat().st_mode | 0o200)


def _own(folder: Path) -> list[Path]:
    return [folder, *(path for path in folder.rglob("*") if not path.is_symlink())]


def listing(folder: Path) -> dict[str, int]:
    """Every file and folder below, with its size."""
    return {str(path.relative_to(folder)): path.stat().st_size for path in folder.rglob("*")}
