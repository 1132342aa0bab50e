"""Where the user's files live. Nothing is ever written beside the program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

NAME = "game-shelf"
OVERRIDE = "GAME_SHELF_HOME"


@dataclass(frozen=True)
class Folders:
    """The user folder and what stands in it. Folders are made when first written to."""

    root: Path

    @property
    def saves(self) -> Path:
        return self.root / "saves"

    @property
    def settings(self) -> Path:
        return self.root / "settings.json"

    @property
    def records(self) -> Path:
        return self.root / "records.sqlite"

    @property
    def reports(self) -> Path:
        return self.root / "reports"


def user_folders(environ: Mapping[str, str], platform: str, home: Path) -> Folders:
    """The folders of this user on this system: `user_folders(os.environ, sys.platform, home)`.

    GAME_SHELF_HOME wins. A relative path in one of the system's own variables counts as unset, as
    the XDG base directory specification demands.
    """
    chosen = environ.get(OVERRIDE, "").strip()
    if chosen:
        return Folders(Path(chosen).expanduser().absolute())
    if platform == "win32":
        return Folders(_absolute(environ, "LOCALAPPDATA", home / "AppData" / "Local") / NAME)
    if platform == "darwin":
        return Folders(home / "Library" / "Application Support" / NAME)
    return Folders(_absolute(environ, "XDG_DATA_HOME", home / ".local" / "share") / NAME)


def _absolute(environ: Mapping[str, str], variable: str, otherwise: Path) -> Path:
    given = Path(environ.get(variable, ""))
    return given if given.is_absolute() else otherwise
