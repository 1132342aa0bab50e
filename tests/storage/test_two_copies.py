"""Two running copies share the user folder and never harm each other."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from game.storage.errors import CannotSave
from game.storage.locks import FileLock
from game.storage.records import Records
from game.storage.saves import Saves
from game.storage.settings import SettingsFile
from tests.storage.conftest import Clock, Copy, body, header

PLAYS = """
import sys
from pathlib import Path
from tests.storage.conftest import body, header
from game.storage.saves import Saves
from game.storage.settings import SettingsFile
home, name, value = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
saves, settings = Saves(home / "saves"), SettingsFile(home / "settings.json")
save_id = saves.new_id("joakim")
for number in range(1, 21):
    saves.write(save_id, header(number), body(number))
    settings.change(**{name: int(value) if value.isdigit() else value})
    settings.change(last_setup={"game of " + name: {"round": number}})
print(save_id)
"""

HOLDS = """
import sys
from pathlib import Path
from tests.storage.conftest import body, header
from game.storage.saves import Saves
saves = Saves(Path(sys.argv[1]))
saves.write("game", header(1), body(1))
print("held", flush=True)
sys.stdin.read()
saves.write("game", header(2), body(2))
"""

BEGINS_A_BOOK = """
import sys
from pathlib import Path
from tests.storage.test_records import record
from game.storage.records import Records
for number in range(10):
    Records(Path(sys.argv[1])).add(record(f"{sys.argv[2]}-{number}"))
"""


@pytest.mark.case("O21")
def test_two_copies_keep_both_their_games_and_both_their_settings(
    tmp_path: Path, another_copy: Copy
) -> None:
    copies = [
        another_copy(PLAYS, tmp_path, "language", "fi"),
        another_copy(PLAYS, tmp_path, "sound", "30"),
    ]
    ids = {copy.communicate(timeout=60)[0].strip() for copy in copies}
    assert [copy.returncode for copy in copies] == [0, 0]

    settings = SettingsFile(tmp_path / "settings.json").load()
    assert (settings.language, settings.sound) == ("fi", 30)
    assert settings.last_setup == {
        "game of language": {"round": 20},
        "game of sound": {"round": 20},
    }
    saves = Saves(tmp_path / "saves")
    assert {entry.id for entry in saves.list()} == ids
    for save_id in ids:
        assert saves.read(save_id)[1] == body(20)


@pytest.mark.case("O21")
def test_a_second_copy_is_refused_the_same_game_and_may_go_on_under_a_new_id(
    saves: Saves, another_copy: Copy
) -> None:
    copy = another_copy(HOLDS, saves.folder)
    assert copy.stdout is not None
    assert copy.stdout.readline() == "held\n"
    info, read = saves.read("game")
    for action in (saves.take, saves.delete, lambda each: saves.write(each, header(9), body(9))):
        with pytest.raises(CannotSave) as refused:
            action("game")
        assert refused.value.code == "in_use"
    fork = saves.new_id("joakim")
    saves.write(fork, info.header, read)

    copy.communicate()  # the first copy goes on, and quits
    assert copy.returncode == 0
    assert saves.read("game")[0].header.round == 2
    assert saves.read(fork)[1] == body(1)
    saves.write("game", header(3), body(3))


@pytest.mark.case("O21")
def test_a_killed_copy_leaves_no_lock(saves: Saves, another_copy: Copy) -> None:
    copy = another_copy(HOLDS, saves.folder)
    assert copy.stdout is not None
    copy.stdout.readline()
    copy.kill()
    copy.wait()
    assert (saves.folder / "game.lock").exists()
    saves.write("game", header(5), body(5))
    assert saves.read("game")[0].header.round == 5


def test_a_released_game_is_free_for_others(saves: Saves, clock: Clock) -> None:
    saves.write("game", header(1), body())
    other = Saves(saves.folder, clock)
    with pytest.raises(CannotSave):
        other.take("game")
    saves.release("game")
    other.take("game")
    with pytest.raises(CannotSave):
        saves.take("game")
    other.close()
    saves.take("game")


def test_a_lock_on_a_removed_file_keeps_the_next_one_out(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    first, second, third = FileLock(path), FileLock(path), FileLock(path)
    first.acquire()
    path.unlink()  # as a copy does that deletes its save
    second.acquire()
    with pytest.raises(CannotSave):
        third.acquire()
    first.release()
    with pytest.raises(CannotSave):
        third.acquire()
    second.release()
    third.acquire()
    third.release()


def test_a_lock_is_waited_for(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "a.lock")
    lock.acquire()
    threading.Timer(0.05, lock.release).start()
    with FileLock(tmp_path / "a.lock", patience=5.0):
        pass


def test_two_copies_begin_the_record_book_at_once(tmp_path: Path, another_copy: Copy) -> None:
    path = tmp_path / "records.sqlite"
    copies = [another_copy(BEGINS_A_BOOK, path, name) for name in "ab"]
    for copy in copies:
        copy.communicate(timeout=60)
        assert copy.returncode == 0
    assert len(Records(path).games()) == 20
