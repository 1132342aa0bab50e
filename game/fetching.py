"""The first start: pip installs the pinned libraries into a private folder.

All that happens on the way happens in one new folder beside the place of the finished one, pip's
own temporary files included, so that whatever goes wrong, removing it leaves nothing half-made.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree, which
from tempfile import mkdtemp
from threading import Event, Thread
from typing import TYPE_CHECKING

from game.boot import LAUNCHER
from game.errors import PlainError

if TYPE_CHECKING:
    from game.boot import Libraries

HALF_MADE = ".new-"
UNPACKED = 5  # how much room an install takes, at its fullest, for each megabyte fetched
TERMINALS = (
    ("xdg-terminal-exec",),
    ("x-terminal-emulator", "-e"),
    ("gnome-terminal", "--"),
    ("konsole", "-e"),
    ("xfce4-terminal", "-x"),
    ("xterm", "-e"),
)


def fetch(libraries: Libraries, places: Sequence[Path], texts: Mapping[str, str]) -> Path:
    """Installs the libraries in the first of the places that can be written to: their new folder.

    Progress goes to standard error. Raises PlainError with one of the texts.
    """
    if LAUNCHER in os.environ and not _in_a_terminal():
        _go_on_in_a_terminal()
    workshop = _workshop(places, texts)
    try:
        fetched = workshop / "lib"
        _say(texts["first_start"].format(megabytes=libraries.megabytes))
        _install(_pip(workshop, texts), libraries, fetched, texts)
        _prove(libraries, fetched, texts)
        finished = workshop.parent / libraries.folder()
        _give_name(fetched, finished)
        _say(texts["done"])
        return finished
    finally:
        rmtree(workshop, ignore_errors=True)


def _say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def _in_a_terminal() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


def _go_on_in_a_terminal() -> None:
    """Starts the program again in the desktop's terminal; where none is found, returns."""
    again = ["env", f"{LAUNCHER}=terminal", sys.executable, *map(os.path.abspath, sys.argv[:1])]
    for name, *flags in TERMINALS:
        if which(name):
            os.execvp(name, [name, *flags, *again, *sys.argv[1:]])


def _workshop(places: Sequence[Path], texts: Mapping[str, str]) -> Path:
    """A new folder in the first place that can be written to; what killed starts left goes."""
    hour_ago = time.time() - 3600  # a younger one may be another start at work
    for place in places:
        try:
            place.mkdir(parents=True, exist_ok=True)
            workshop = Path(mkdtemp(prefix=HALF_MADE, dir=place))
        except OSError:
            continue
        for left in place.glob(f"{HALF_MADE}*"):
            if left.stat().st_mtime < hour_ago:
                rmtree(left, ignore_errors=True)
        return workshop
    raise PlainError(texts["no_folder"].format(*places))


def _pip(workshop: Path, texts: Mapping[str, str]) -> list[str]:
    """A command that is pip: this Python's own, or else that of a virtual environment."""
    if find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    if find_spec("ensurepip"):
        _say(texts["preparing"])
        venv = workshop / "venv"
        made = subprocess.run([sys.executable, "-m", "venv", str(venv)], capture_output=True)
        if made.returncode == 0:
            python = "Scripts/python.exe" if sys.platform == "win32" else "bin/python"
            return [str(venv / python), "-m", "pip"]
    raise PlainError(texts["no_pip" if sys.platform == "linux" else "no_pip_here"])


def _install(
    pip: Sequence[str], libraries: Libraries, folder: Path, texts: Mapping[str, str]
) -> None:
    """All is pinned, so there is nothing to resolve; and nothing is built, here is no compiler."""
    what = ["install", "--no-deps", "--only-binary", ":all:", "--retries", "2"]
    how = ["--progress-bar", "off", "--no-color", "--no-input", "--disable-pip-version-check"]
    where = ["--target", str(folder), "-r", str(libraries.file)]
    own = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(folder.parent))
    # Some people have these two on for all that pip does, and it refuses --target beside them.
    off = dict.fromkeys(("PIP_USER", "PIP_REQUIRE_VIRTUALENV"), "0")
    names = len({pin.partition("==")[0] for pin in libraries.pins()})
    process = subprocess.Popen(
        [*pip, *what, *how, *where],
        env={**os.environ, **own, **off},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    with process, _Progress(names, folder.parent, texts["unpacking"]) as progress:
        log = [progress.heard(line) for line in process.stdout or ()]
    if process.returncode:
        raise PlainError(_why(log, libraries, texts))


def _why(log: Sequence[str], libraries: Libraries, texts: Mapping[str, str]) -> str:
    """pip's complaint in one sentence; SHELF_DEBUG shows all that it said."""
    if "SHELF_DEBUG" in os.environ:
        _say("\n".join(log))
    said = "\n".join(log)
    if re.search(r"No space left|Errno 28", said):
        return texts["no_room"].format(megabytes=UNPACKED * libraries.megabytes)
    if re.search(r"Retrying \(|NewConnectionError|NameResolutionError|ConnectTimeout", said):
        return texts["offline"]
    if missing := re.search(r"No matching distribution found for (\S+)", said):
        python = f"{sys.version_info[0]}.{sys.version_info[1]}"
        return texts["no_build"].format(library=missing[1], python=python)
    complaints = [line for line in log if line.startswith("ERROR")] or [*log[-1:], "pip"]
    return texts["failed"].format(reason=complaints[0].removeprefix("ERROR: "))


def _prove(libraries: Libraries, folder: Path, texts: Mapping[str, str]) -> None:
    """The libraries load in a Python of their own, which leaves nothing of them in this one."""
    code = f"import sys; sys.path.insert(0, sys.argv[1]); import {', '.join(libraries.proof)}"
    command = [sys.executable, "-c", code, str(folder)]
    loaded = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace")
    if loaded.returncode:
        raise PlainError(texts["failed"].format(reason=loaded.stderr.strip().rpartition("\n")[2]))


def _give_name(fetched: Path, finished: Path) -> None:
    """The folder gets its final name in one step, unless another start was first."""
    for pause in (0.2, 1, 3, 0):
        try:
            fetched.rename(finished)
            return
        except OSError:
            if finished.is_dir():
                return
            if not pause:
                raise
            time.sleep(pause)  # on Windows a virus scanner may still be reading the new files


class _Progress:
    """Shows that the work goes on: a line a library, and in a terminal megabytes that count up.

    The megabytes are what comes to lie in `folder` meanwhile.
    """

    WHEEL = re.compile(r"(?:Downloading|Using cached|Processing) (?:\S*/)?(\w+)-\S+\.whl(?:\s|$)")

    def __init__(self, total: int, folder: Path, unpacking: str) -> None:
        self._total, self._folder, self._unpacking = total, folder, unpacking
        self._names: list[str] = []
        self._line = f"  0 / {total}"
        self._done = Event()
        self._ticking = Thread(target=self._tick, daemon=True) if _in_a_terminal() else None

    def __enter__(self) -> _Progress:
        if self._ticking:
            self._ticking.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._ticking:
            self._done.set()
            self._ticking.join()
            _say("")

    def heard(self, line: str) -> str:
        """Takes in a line that pip printed, and gives it back without its end."""
        wheel = self.WHEEL.search(line)
        if wheel and wheel[1] not in self._names:
            self._names.append(wheel[1])
            self._show(f"{len(self._names):3} / {self._total}  {wheel[1].replace('_', '-')}")
        elif line.startswith("Installing collected packages"):
            self._show(f"{'':7} {self._unpacking}")
        return line.rstrip()

    def _show(self, line: str) -> None:
        if self._ticking:
            print(f"\n{line}", end="", file=sys.stderr, flush=True)
        else:
            _say(line)
        self._line = line

    def _tick(self) -> None:
        before, most = _megabytes(self._folder.rglob("*")), 0.0
        while not self._done.wait(0.2):
            most = max(most, _megabytes(self._folder.rglob("*")) - before)
            print(f"\r{self._line:36} {most:6.1f} MB", end="", file=sys.stderr, flush=True)


def _megabytes(files: Iterable[Path]) -> float:
    """What the files take up, those left out that vanish meanwhile."""
    size = 0
    try:
        for file in files:
            size += file.lstat().st_size
    except OSError:
        pass
    return size / 1_000_000
