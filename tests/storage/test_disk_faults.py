"""A full disk, a read-only folder, a killed program: nothing old is lost, and play goes on."""

from __future__ import annotations

import errno
import os
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.storage.errors import CannotSave
from game.storage.files import check_writable, write_whole
from game.storage.records import Records
from game.storage.saves import Saves
from game.storage.settings import SettingsFile
from tests.storage.conftest import Clock, Copy, body, header
from tests.storage.test_records import record


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def code_of(action: Callable[[], object]) -> str:
    with pytest.raises(CannotSave) as refused:
        action()
    return refused.value.code


@pytest.mark.case("O18")
def test_a_full_disk_harms_nothing_and_the_next_write_tries_again(
    small_disk: Path, clock: Clock
) -> None:
    saves = Saves(small_disk / "saves", clock)
    settings = SettingsFile(small_disk / "settings.json")
    records = Records(small_disk / "records.sqlite")
    for number in (1, 2):
        saves.write("game", header(number), body(5000))
        clock.wait(minutes=10)  # so that it is time for a generation, too
    settings.change(language="fi")
    records.add(record("one"))
    saves.close()
    before = everything(small_disk)

    filler = small_disk / "filler"
    with pytest.raises(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    assert code_of(lambda: saves.write("game", header(3), body(5000))) == "disk_full"
    assert code_of(lambda: saves.write("game", header(4), body(5000))) == "disk_full"
    assert code_of(lambda: settings.change(language="sv")) == "disk_full"
    assert code_of(lambda: records.add(record("two"))) == "disk_full"
    assert code_of(saves.check_writable) == "disk_full"
    saves.close()
    now = everything(small_disk)
    del now[str(filler)]
    assert {path: data for path, data in now.items() if not path.endswith(".lock")} == {
        path: data for path, data in before.items() if not path.endswith(".lock")
    }

    filler.unlink()
    saves.write("game", header(5), body(5000))
    assert saves.read("game")[0].header.round == 5
    assert saves.read("game", 1)[0].header.round == 2
    assert settings.change(sound=30).language == "fi"
    records.add(record("two"))
    saves.close()


@pytest.mark.case("O18")
@pytest.mark.parametrize(
    ("number", "code"),
    [(errno.ENOSPC, "disk_full"), (errno.EIO, "failed"), (errno.EROFS, "not_allowed")],
)
def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    def fail(_: int) -> None:
        raise OSError(number, os.strerror(number))

    path = tmp_path / "file"
    write_whole(path, b"old")
    monkeypatch.setattr(os, "fsync", fail)
    assert code_of(lambda: write_whole(path, b"new")) == code
    assert everything(tmp_path) == {str(path): b"old"}


@pytest.mark.case("O20")
def test_a_read_only_folder_is_said_at_the_start_and_can_be_played_in(
    tmp_path: Path, clock: Clock, make_read_only: Callable[[Path], None]
) -> None:
    home = tmp_path / "home"
    saves = Saves(home / "saves", clock)
    settings = SettingsFile(home / "settings.json")
    records = Records(home / "records.sqlite")
    saves.check_writable()
    saves.write("game", header(1), body())
    settings.change(language="fi")
    records.add(record("one"))
    saves.close()
    before = everything(home)
    make_read_only(home)

    assert code_of(saves.check_writable) == "not_allowed"
    assert code_of(lambda: saves.write("game", header(2), body())) == "not_allowed"
    assert code_of(lambda: saves.write("fresh", header(2), body())) == "not_allowed"
    assert code_of(lambda: saves.delete("game")) == "not_allowed"
    assert code_of(lambda: settings.change(language="sv")) == "not_allowed"
    assert code_of(lambda: records.add(record("two"))) == "not_allowed"
    assert code_of(lambda: records.delete_player("Åsa")) == "not_allowed"
    assert [entry.id for entry in saves.list()] == ["game"]
    assert saves.read("game")[1] == body()
    assert settings.load().language == "fi"
    assert [each.id for each in records.games()] == ["one"]
    assert everything(home) == before


@pytest.mark.case("O20")
def test_a_user_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    home = tmp_path / "file" / "home"
    assert code_of(lambda: check_writable(home)) == "failed"
    assert code_of(lambda: SettingsFile(home / "settings.json").change(sound=1)) == "failed"
    assert code_of(lambda: Records(home / "records.sqlite").add(record("one"))) == "failed"
    assert SettingsFile(home / "settings.json").load().sound == 80
    assert Records(home / "records.sqlite").games() == []
    assert Saves(home).list() == []


KILLED = """
import sys
from pathlib import Path
from tests.storage.conftest import body, header
from game.storage.saves import Saves
from datetime import timedelta
saves = Saves(Path(sys.argv[1]), apart=timedelta(0))  # a generation at every write
for number in range(1, 201):
    saves.write("game", header(number), body(200))
    print(number, flush=True)
"""


def test_killed_at_any_moment_the_newest_save_is_at_most_one_write_old(
    tmp_path: Path, another_copy: Copy
) -> None:
    rng = random.Random(9)
    for attempt in range(6):
        folder = tmp_path / str(attempt)
        copy = another_copy(KILLED, folder)
        assert copy.stdout is not None
        copy.stdout.readline()
        time.sleep(rng.uniform(0, 0.06))
        copy.kill()
        written = [1, *(int(line) for line in copy.communicate()[0].split() if line)]

        saves = Saves(folder)
        info, read = saves.read("game")
        assert written[-1] <= info.header.round <= written[-1] + 1
        assert read == body(200)
        for generation in (1, 2) if written[-1] > 2 else ():
            assert saves.read("game", generation)[0].header.round >= written[-1] - 3
        saves.write("game", header(999), body())  # no lock is left, nothing is in the way
        saves.close()
        assert {path.suffix for path in folder.iterdir()} == {".save"}
