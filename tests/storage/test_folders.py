from __future__ import annotations

from pathlib import Path

import pytest

from game.storage.folders import user_folders

HOME = Path("/home/åsa")


@pytest.mark.parametrize(
    ("platform", "environ", "root"),
    [
        ("linux", {}, HOME / ".local/share/game-shelf"),
        ("linux", {"XDG_DATA_HOME": "/data"}, Path("/data/game-shelf")),
        ("linux", {"XDG_DATA_HOME": ""}, HOME / ".local/share/game-shelf"),
        ("linux", {"XDG_DATA_HOME": "relative"}, HOME / ".local/share/game-shelf"),
        ("darwin", {}, HOME / "Library/Application Support/game-shelf"),
        ("win32", {"LOCALAPPDATA": "/c/local"}, Path("/c/local/game-shelf")),
        ("win32", {}, HOME / "AppData/Local/game-shelf"),
        ("win32", {"LOCALAPPDATA": "/c", "GAME_SHELF_HOME": "/usb/shelf"}, Path("/usb/shelf")),
        ("linux", {"GAME_SHELF_HOME": "  "}, HOME / ".local/share/game-shelf"),
    ],
)
def test_each_system_keeps_its_users_files_where_they_belong(
    platform: str, environ: dict[str, str], root: Path
) -> None:
    assert user_folders(environ, platform, HOME).root == root


def test_all_files_are_inside_and_nothing_is_made_by_asking(tmp_path: Path) -> None:
    folders = user_folders({"GAME_SHELF_HOME": str(tmp_path / "new")}, "linux", HOME)
    for path in (folders.saves, folders.settings, folders.records, folders.reports):
        assert path.parent == folders.root
    assert not folders.root.exists()


def test_a_relative_override_is_made_absolute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert user_folders({"GAME_SHELF_HOME": "here"}, "linux", HOME).root == tmp_path / "here"
