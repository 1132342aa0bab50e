"""The first start: libraries from a private folder, fetched once and whole or not at all."""

from __future__ import annotations

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from string import Formatter
from zipfile import ZipFile

import pytest

from game import boot, fetching
from game.boot import Libraries
from game.errors import PlainError

PROJECT = boot.PROJECT
ENGLISH = boot.TEXTS["en"]


@pytest.fixture(scope="session")
def pip(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The pip of this computer, found once: where it comes from a new venv, that takes seconds."""
    return fetching._pip(tmp_path_factory.mktemp("pip"), ENGLISH)


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pip: list[str]) -> tuple[Path, Path]:
    """The two places a private folder may lie, both empty; the search path is put back after."""
    found = tmp_path / "Spel å" / ".deps", tmp_path / "user" / "libraries"
    monkeypatch.setattr(boot, "places", lambda: found)
    monkeypatch.setattr(fetching, "_pip", lambda *_: pip)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    return found


def libraries(folder: Path, *pins: str, proof: tuple[str, ...] = ("abacus",)) -> Libraries:
    file = folder / "pins.txt"
    file.write_text("\n".join(["# a comment", *pins]), encoding="utf-8")
    return Libraries(file, 1, proof, rivals=("oldabacus",))


def offer(folder: Path, monkeypatch: pytest.MonkeyPatch, source: str = "") -> None:
    """Gives pip no network, and the library abacus 1.0 in a folder of wheels."""
    info = "abacus-1.0.dist-info"
    with ZipFile(folder / "abacus-1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("abacus.py", source)
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: abacus\nVersion: 1.0\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", folder.as_uri())


def test_the_first_start_fetches_and_the_next_one_only_looks(
    tmp_path: Path,
    places: tuple[Path, Path],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    offer(tmp_path, monkeypatch)
    wanted = libraries(tmp_path, "abacus==1.0")
    first = boot.ready(wanted, "en")
    said = capfd.readouterr()
    assert first == places[0] / wanted.folder()
    assert (first / "abacus.py").is_file()
    assert list(places[0].iterdir()) == [first], "nothing but the finished folder stays"
    assert "1 / 1  abacus" in said.err
    assert said.out == "", "standard output belongs to the commands"

    monkeypatch.setattr(fetching, "fetch", None)
    monkeypatch.setattr(subprocess, "Popen", None)
    assert boot.ready(wanted, "en") == first
    assert sys.path[1] == str(first)
    assert capfd.readouterr() == ("", "")


def test_people_who_install_for_themselves_only_can_fetch_too(
    tmp_path: Path, places: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(tmp_path, monkeypatch)
    monkeypatch.setenv("PIP_USER", "1")
    monkeypatch.setenv("PIP_REQUIRE_VIRTUALENV", "1")
    assert boot.ready(libraries(tmp_path, "abacus==1.0"), "en")


@pytest.mark.case("O20")
def test_the_users_folder_serves_where_the_program_cannot_write(
    tmp_path: Path, places: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(tmp_path, monkeypatch)
    wanted = libraries(tmp_path, "abacus==1.0")
    places[0].parent.write_text("no folder can be made in a file")
    assert boot.ready(wanted, "en") == places[1] / wanted.folder()


def test_no_writable_folder_is_told_with_both_names(
    tmp_path: Path, places: tuple[Path, Path]
) -> None:
    for place in places:
        place.parent.write_text("no folder can be made in a file")
    with pytest.raises(PlainError) as told:
        boot.ready(libraries(tmp_path, "abacus==1.0"), "en")
    assert str(told.value) == ENGLISH["no_folder"].format(*places)


def test_offline_is_told_and_leaves_nothing(
    tmp_path: Path, places: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    with pytest.raises(PlainError) as told:
        boot.ready(libraries(tmp_path, "abacus==1.0"), "sv")
    assert str(told.value) == boot.TEXTS["sv"]["offline"]
    assert list(places[0].iterdir()) == []


def test_a_version_without_a_build_for_this_computer_is_named(
    tmp_path: Path, places: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(tmp_path, monkeypatch)
    with pytest.raises(PlainError, match=r"abacus==2\.0 for Python 3\.\d+"):
        boot.ready(libraries(tmp_path, "abacus==2.0"), "en")
    assert list(places[0].iterdir()) == []


def test_libraries_that_do_not_load_are_not_kept(
    tmp_path: Path, places: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(tmp_path, monkeypatch, source="raise ImportError('wrong kind of processor')")
    with pytest.raises(PlainError, match="wrong kind of processor"):
        boot.ready(libraries(tmp_path, "abacus==1.0"), "en")
    assert list(places[0].iterdir()) == []


def test_neither_pip_nor_venv_is_told_with_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetching, "find_spec", lambda name: None)
    for platform, way_out in (("linux", "sudo apt install python3-venv"), ("win32", "python.org")):
        monkeypatch.setattr(sys, "platform", platform)
        with pytest.raises(PlainError, match=way_out):
            fetching._pip(tmp_path, ENGLISH)


def test_a_venv_stands_in_for_pip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fetching, "find_spec", lambda name: name == "ensurepip")
    pip = fetching._pip(tmp_path, ENGLISH)
    version = subprocess.run([*pip, "--version"], capture_output=True, encoding="utf-8")
    assert version.stdout.startswith("pip ")


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    log = ["ERROR: Could not install packages due to an OSError: [Errno 28] No space left"]
    told = fetching._why(log, libraries(tmp_path, "abacus==1.0"), ENGLISH)
    assert told == ENGLISH["no_room"].format(megabytes=fetching.UNPACKED)


def test_two_first_starts_at_once_end_with_one_folder(tmp_path: Path) -> None:
    mine, theirs = tmp_path / "mine", tmp_path / "finished"
    for folder in (mine, theirs):
        folder.mkdir()
        (folder / "abacus.py").write_text(folder.name)
    fetching._give_name(mine, theirs)
    assert (theirs / "abacus.py").read_text() == "finished"


def test_what_a_killed_start_left_is_cleared_away(
    tmp_path: Path, places: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(tmp_path, monkeypatch)
    old, young = (places[0] / f"{fetching.HALF_MADE}{name}" for name in ("old", "young"))
    for left in (old, young):
        left.mkdir(parents=True)
    two_hours_ago = time.time() - 7200
    os.utime(old, (two_hours_ago, two_hours_ago))
    boot.ready(libraries(tmp_path, "abacus==1.0"), "en")
    assert not old.exists()
    assert young.exists(), "another start may still be at work there"


@pytest.mark.parametrize(
    ("installed", "trusted"),
    [
        (["abacus-1.0"], True),
        (["abacus-0.9"], False),
        (["abacus-1.0", "oldabacus-3.0"], False),
        ([], False),
    ],
)
def test_installed_libraries_serve_if_they_are_the_very_same_and_have_no_rival(
    tmp_path: Path,
    places: tuple[Path, Path],
    monkeypatch: pytest.MonkeyPatch,
    installed: list[str],
    trusted: bool,
) -> None:
    for name in installed:
        info = tmp_path / f"{name}.dist-info"
        info.mkdir()
        library, version = name.split("-")
        (info / "METADATA").write_text(f"Name: {library}\nVersion: {version}\n")
    sys.path.insert(0, str(tmp_path))
    monkeypatch.setattr(fetching, "fetch", lambda *_: tmp_path / "fetched")
    answer = boot.ready(libraries(tmp_path, "abacus==1.0"), "en")
    assert answer == (None if trusted else tmp_path / "fetched")


def test_the_folder_is_another_for_other_pins_but_not_for_other_comments(tmp_path: Path) -> None:
    one = libraries(tmp_path, "abacus==1.0").folder()
    assert libraries(tmp_path, "# why", "", "abacus==1.0").folder() == one
    assert libraries(tmp_path, "abacus==1.1").folder() != one
    assert f"{sys.version_info[0]}{sys.version_info[1]}" in one


def copy_of_the_program(folder: Path) -> Path:
    """Start, command line and a stand-in for the shelf, with libraries already fetched."""
    for part in ("main.py", "requirements.txt", "game/__init__.py", "game/boot.py", "game/cli.py"):
        (folder / part).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PROJECT / part, folder / part)
    for part in ("Game Shelf.desktop", "Game Shelf.command"):
        shutil.copy(PROJECT / part, folder)
    shutil.copy(PROJECT / "game/errors.py", folder / "game")
    shutil.copytree(PROJECT / "game/storage", folder / "game/storage")
    (folder / "game/ui").mkdir()
    (folder / "game/ui/launch.py").write_text(
        "import sys, pygame\n"
        "def launch(args):\n"
        "    slow = {'subprocess', 'importlib.metadata', 'pip', 'tempfile'} & sys.modules.keys()\n"
        "    print(pygame.OURS, args.game, sorted(slow))\n"
        "    return 0\n"
    )
    private = folder / ".deps" / boot.RUNTIME.folder()
    private.mkdir(parents=True)
    (private / "pygame.py").write_text("OURS = True\n")
    return folder / "main.py"


@pytest.mark.case("O20", "O40")
def test_a_start_from_anywhere_takes_our_pygame_and_nothing_slow(tmp_path: Path) -> None:
    main = copy_of_the_program(tmp_path / "Åsa Öström" / "Pelit ä (1)")
    installed = tmp_path / "old"
    installed.mkdir()
    (installed / "pygame.py").write_text("OURS = False\n")
    link = tmp_path / "play"
    link.symlink_to(main)
    for start in (main, link):
        done = subprocess.run(
            [sys.executable, "-S", str(start), "--game", "joakim"],
            cwd=installed,
            env={**os.environ, "PYTHONPATH": str(installed), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            encoding="utf-8",
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == "True joakim []\n"
    assert [path.name for path in installed.iterdir()] == ["pygame.py"]


@pytest.mark.case("O40")
@pytest.mark.skipif(sys.platform == "win32", reason="these launchers are not for Windows")
@pytest.mark.parametrize("launcher", ["Game Shelf.command", "path of the desktop file", "its URI"])
def test_the_launchers_work_from_any_folder(tmp_path: Path, launcher: str) -> None:
    folder = copy_of_the_program(tmp_path / "Åsa Öström" / "100% Pelit ä (1)").parent
    desktop_file = folder / "Game Shelf.desktop"
    command = [str(folder / launcher)]
    if launcher != "Game Shelf.command":
        line = re.search("^Exec=(.*)$", desktop_file.read_text(encoding="utf-8"), re.MULTILINE)
        assert line
        given = desktop_file.as_uri() if launcher == "its URI" else str(desktop_file)
        command = [given if word == "%k" else word for word in shlex.split(line[1])]
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environ = {**os.environ, "PATH": path}
    done = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("True None")


def test_the_launchers_are_as_each_system_wants_them() -> None:
    for name in ("main.py", "Game Shelf.desktop", "Game Shelf.command"):
        assert os.access(PROJECT / name, os.X_OK), name
    lines = (PROJECT / "Game Shelf.bat").read_bytes().split(b"\n")
    assert lines.pop() == b""
    assert all(line.endswith(b"\r") and line.isascii() for line in lines)


def test_old_pythons_can_read_the_start() -> None:
    tree = ast.parse((PROJECT / "main.py").read_text(encoding="utf-8"), feature_version=(3, 6))
    first = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert {alias.name for node in first for alias in node.names} == {"os", "sys"}


@pytest.mark.parametrize("listed", [boot.RUNTIME, boot.DEVELOPMENT])
def test_every_library_is_pinned_to_one_version(listed: Libraries) -> None:
    pins = listed.pins()
    assert pins
    for pin in pins:
        assert re.fullmatch(r'[\w-]+==[\w.]+(; python_version (<|>=) "3\.\d+")?', pin)


@pytest.mark.parametrize("language", ["fi", "en"])
def test_the_words_of_the_first_start_are_the_same_in_all_languages(language: str) -> None:
    swedish, other = boot.TEXTS["sv"], boot.TEXTS[language]
    assert other.keys() == swedish.keys()
    for key, words in swedish.items():
        fields = [{field for _, field, _, _ in Formatter().parse(t)} for t in (words, other[key])]
        assert fields[0] == fields[1], key


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "fi_FI.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "sv_FI"}, "sv"),
        ({"LANG": "de_DE.UTF-8"}, "sv"),
        ({}, "sv"),
    ],
)
def test_the_language_is_the_computers(environ: dict[str, str], language: str) -> None:
    assert boot.spoken_language(environ) == language
