"""Installed by somebody else where nothing may be written; then the user's own folder too."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.conftest import Starter
from tests.window.hands import Keyboard
from tests.window.observed import PROJECT
from tests.window.ordinary import listing, make_read_only, make_writable, ordinary_python
from tests.window.positions import keep_settings, last_setup
from tests.window.program import Program
from tests.window.wording import is_told

pytestmark = pytest.mark.case("O20")
INSTALLED = "game", "data", "images", "sounds", "main.py", "pyproject.toml", "requirements.txt"


@pytest.fixture(scope="module")
def places() -> Iterator[Path]:
    """Folders that an ordinary user can enter: `install` with the program, `here`, `home`."""
    root = Path(tempfile.mkdtemp(prefix="shelf-"))
    root.chmod(0o755)
    install = root / "install"
    leave_out = shutil.ignore_patterns("__pycache__", "src")
    for name in INSTALLED:
        source = PROJECT / name
        if source.is_dir():
            shutil.copytree(source, install / name, ignore=leave_out)
        else:
            shutil.copy(source, install / name)
    if (PROJECT / ".deps").is_dir():  # the libraries were fetched when it was installed
        (install / ".deps").symlink_to((PROJECT / ".deps").resolve())
    observed = install / "tests" / "window"
    observed.mkdir(parents=True)
    shutil.copy(PROJECT / "tests" / "window" / "observed.py", observed)
    for name in ("here", "home"):
        (root / name).mkdir()
        (root / name).chmod(0o777)
    make_read_only(install)
    make_read_only(root / "here")
    yield root
    make_writable(root)
    shutil.rmtree(root)


def started(start: Starter, places: Path) -> Program:
    command = [*ordinary_python(), str(places / "install" / "tests" / "window" / "observed.py")]
    return start(at=places / "home", command=command, cwd=places / "here")


def play_a_little(program: Program) -> None:
    hands = Keyboard(program)
    hands.press("language fi")
    hands.press("play")
    program.wait(lambda now: now.top == "NewGame")
    hands.press("start")
    asked = program.wait(lambda now: now.question == "start_square")
    hands.press(asked.game["options"][0])
    program.wait(lambda now: now.game["answers"] > asked.game["answers"])


def test_a_read_only_install_folder(start: Starter, places: Path) -> None:
    """All works, and nothing new lies in the install folder or in the current one."""
    before = listing(places / "install")
    keep_settings(places / "home", last_setup=last_setup())
    (places / "home" / "settings.json").chmod(0o666)
    program = started(start, places)
    play_a_little(program)
    assert program.now.game["trouble"] is None
    assert program.end() < 2
    assert program.errors == ""
    assert listing(places / "install") == before
    assert listing(places / "here") == {}
    again = started(start, places)
    assert again.now.line["language"] == "fi" or again.now.find("continue") is not None
    Keyboard(again).press("continue")
    again.wait(lambda now: now.game is not None)
    again.kill()


def test_a_read_only_home_folder(start: Starter, places: Path) -> None:
    """It is said at the start that saving is impossible; one can play all the same."""
    home = places / "home"
    for path in home.glob("saves/*"):
        path.unlink()
    make_read_only(home)
    try:
        program = started(start, places)
        assert is_told(program, "shelf.no_saving.not_allowed")
        hands = Keyboard(program)
        hands.press("play")
        program.wait(lambda now: now.top == "NewGame")
        hands.press("start")
        told = program.wait(lambda now: now.top == "MessageDialog", "nothing was said")
        assert told.game is not None
        assert told.game["trouble"] == "not_allowed"
        program.key("Return")
        asked = program.wait(lambda now: now.question == "start_square")
        hands.press(asked.game["options"][0])
        program.wait(lambda now: now.game["answers"] > asked.game["answers"])
        assert program.end() < 2
        assert program.errors == ""
    finally:
        make_writable(home)
