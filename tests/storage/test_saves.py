"""The folder of saved games: the list, the generations, what to continue."""

from __future__ import annotations

import os
import sys
import time
from datetime import timedelta
from pathlib import Path

import pytest

from game.storage.errors import CannotRead, CannotSave
from game.storage.saves import DamagedSave, SaveInfo, Saves
from tests.storage.conftest import Clock, body, header


def generations(saves: Saves, save_id: str) -> list[int | None]:
    """The round that each generation holds, newest first."""
    rounds: list[int | None] = []
    for generation in (0, 1, 2):
        try:
            rounds.append(saves.read(save_id, generation)[0].header.round)
        except CannotRead:
            rounds.append(None)
    return rounds


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def whole(entry: SaveInfo | DamagedSave) -> SaveInfo:
    assert isinstance(entry, SaveInfo)
    return entry


def damaged(entry: SaveInfo | DamagedSave) -> DamagedSave:
    assert isinstance(entry, DamagedSave)
    return entry


def test_what_is_written_is_listed_and_read(saves: Saves, clock: Clock) -> None:
    info = saves.write("first", header(4), body(4))
    assert saves.list() == [info]
    assert saves.read("first") == (info, body(4))
    assert (info.saved_at, info.header.names) == (clock.now, header().names)


def test_the_newest_is_listed_first(saves: Saves, clock: Clock) -> None:
    for save_id in ("one", "two", "three"):
        saves.write(save_id, header(), body())
        clock.wait(seconds=1)
    saves.write("one", header(), body())
    assert [entry.id for entry in saves.list()] == ["one", "three", "two"]


def test_a_folder_that_is_not_there_is_an_empty_list(saves: Saves) -> None:
    assert saves.list() == []
    assert saves.newest_unfinished() is None
    assert not saves.folder.exists()


def test_generations_are_minutes_apart_and_not_an_answer_apart(saves: Saves, clock: Clock) -> None:
    for number in range(1, 201):  # an answer every five seconds
        saves.write("game", header(number), body(number))
        clock.wait(seconds=5)
        newest, *older = generations(saves, "game")
        assert newest == number
        if number > 1:
            assert older[0] is not None
        if number > 80:
            assert number - 38 < (older[0] or 0) < number
            assert older[0] is not None
            assert older[1] is not None
            assert older[0] - older[1] == 36  # three minutes


def test_a_clock_put_back_stops_no_generation(saves: Saves, clock: Clock) -> None:
    saves.write("game", header(1), body())
    saves.write("game", header(2), body())
    clock.wait(days=-400)
    saves.write("game", header(3), body())
    saves.write("game", header(4), body())
    assert generations(saves, "game") == [4, 3, 1]


def test_generations_go_on_after_a_restart(saves: Saves, clock: Clock) -> None:
    saves.write("game", header(1), body())
    saves.write("game", header(2), body())
    saves.close()
    clock.wait(seconds=30)
    again = Saves(saves.folder, clock)
    again.write("game", header(3), body())
    assert generations(again, "game") == [3, 1, None]
    clock.wait(minutes=4)
    again.write("game", header(4), body())
    clock.wait(seconds=1)
    again.write("game", header(5), body())
    assert generations(again, "game") == [5, 4, 1]
    again.close()


def test_a_game_damaged_while_it_is_played_pushes_no_whole_generation_out(
    saves: Saves, clock: Clock
) -> None:
    for number in (1, 2):
        saves.write("game", header(number), body())
    (saves.folder / "game.save").write_bytes(b"")
    clock.wait(minutes=9)
    saves.write("game", header(3), body())
    assert generations(saves, "game") == [3, 1, None]


def test_a_damaged_generation_does_not_push_the_older_one_out(saves: Saves, clock: Clock) -> None:
    for number in (1, 2, 3):
        saves.write("game", header(number), body())
        clock.wait(minutes=5)
    assert generations(saves, "game") == [3, 2, 1]
    (saves.folder / "game.1.save").write_bytes(b"{")
    saves.write("game", header(4), body())
    assert generations(saves, "game") == [4, 3, 1]


@pytest.mark.case("O17")
def test_damaged_saves_are_named_and_hide_no_other(saves: Saves, clock: Clock) -> None:
    saves.write("good", header(1), body())
    for number in (1, 2):
        saves.write("bad", header(number), body())
    saves.close()
    newest = (saves.folder / "bad.save").read_bytes()
    (saves.folder / "bad.save").write_bytes(newest[:-1])
    (saves.folder / "picture.save").write_bytes(b"\x89PNG")
    (saves.folder / "notes.txt").write_text("not a save")
    before = contents(saves.folder)

    entries = {entry.id: entry for entry in saves.list()}
    bad = damaged(entries.pop("bad"))
    assert bad.code == "broken"
    assert bad.older == SaveInfo("bad", 1, header(1), clock.now)
    assert saves.read("bad", 1) == (bad.older, body())
    assert whole(entries.pop("good")).generation == 0
    assert damaged(entries.pop("picture")).code == "foreign"
    assert entries == {}
    assert contents(saves.folder) == before


@pytest.mark.case("O17")
@pytest.mark.skipif(sys.platform != "linux", reason="names and files that only Linux allows")
def test_what_is_no_file_at_all_is_listed_and_never_waited_for(saves: Saves) -> None:
    (saves.folder / "folder.save").mkdir(parents=True)
    (saves.folder / "nowhere.save").symlink_to("gone")
    os.mkfifo(saves.folder / "pipe.save")
    (saves.folder / "odd\udcff\n.1.save").write_bytes(b"")
    entries = [damaged(entry) for entry in saves.list()]
    assert {entry.id: entry.code for entry in entries} == {
        "folder": "unreadable",
        "nowhere": "unreadable",
        "pipe": "unreadable",
        "odd\udcff\n": "missing",
    }
    for entry in entries:
        entry.name.encode("utf-8")
        with pytest.raises(CannotRead, match=entry.code):
            saves.read(entry.id)


def test_the_second_generation_is_offered_when_the_first_is_damaged_too(
    saves: Saves, clock: Clock
) -> None:
    for number in (1, 2, 3):
        saves.write("game", header(number), body())
        clock.wait(minutes=5)
    for name in ("game.save", "game.1.save"):
        (saves.folder / name).write_bytes(b"{")
    older = damaged(saves.list()[0]).older
    assert older is not None
    assert (older.generation, older.header.round) == (2, 1)


def test_an_older_generation_alone_is_still_offered(saves: Saves) -> None:
    for number in (1, 2):
        saves.write("game", header(number), body())
    (saves.folder / "game.save").unlink()
    entry = damaged(saves.list()[0])
    assert entry.code == "missing"
    assert entry.older is not None


@pytest.mark.case("O17")
@pytest.mark.parametrize("data", [b"", b'{"format":999,"program":"game-shelf"}'])
def test_what_cannot_be_read_is_never_written_over(saves: Saves, data: bytes) -> None:
    saves.folder.mkdir()
    path = saves.folder / "game.save"
    path.write_bytes(data)
    with pytest.raises(CannotSave) as refused:
        saves.write("game", header(), body())
    assert refused.value.code == "occupied"
    assert path.read_bytes() == data
    assert [each.name for each in saves.folder.iterdir()] == ["game.save"]
    saves.write(saves.new_id("joakim"), header(), body())


@pytest.mark.case("O19")
def test_a_newer_save_is_listed_with_both_versions_and_left_alone(saves: Saves) -> None:
    for number in (1, 2):
        saves.write("game", header(number), body())
    path = saves.folder / "game.save"
    data = path.read_bytes().replace(b'"format":1', b'"format":2')
    path.write_bytes(data)
    entry = damaged(saves.list()[0])
    assert (entry.code, entry.numbers) == ("newer", {"found": 2, "known": 1})
    assert saves.newest_unfinished() is None
    with pytest.raises(CannotRead, match="newer"):
        saves.read("game")
    assert path.read_bytes() == data


def test_continue_opens_the_newest_game_that_is_not_over(saves: Saves, clock: Clock) -> None:
    for save_id, game, finished in [
        ("old", "joakim", False), ("town", "ankka", False),
        ("new", "joakim", False), ("done", "joakim", True),
    ]:  # fmt: skip
        saves.write(save_id, header(finished=finished, game=game), body())
        clock.wait(minutes=1)

    def found(game: str | None = None) -> str | None:
        info = saves.newest_unfinished(game)
        return None if info is None else info.id

    assert (found(), found("ankka"), found("finans")) == ("new", "town", None)


def test_continue_offers_the_older_generation_of_a_damaged_game(saves: Saves) -> None:
    for number in (1, 2):
        saves.write("game", header(number), body())
    (saves.folder / "game.save").write_bytes(b"")
    info = saves.newest_unfinished()
    assert info is not None
    assert (info.generation, info.header.round) == (1, 1)


def test_deleting_removes_the_game_whole_and_no_other(saves: Saves, clock: Clock) -> None:
    for number in (1, 2, 3):
        saves.write("game", header(number), body())
        clock.wait(minutes=5)
    saves.write("game-2", header(), body())
    (saves.folder / "game.save.new").write_bytes(b"left by a killed copy")
    saves.delete("game")
    saves.close()
    assert [path.name for path in saves.folder.iterdir()] == ["game-2.save"]
    saves.write("game", header(9), body())
    assert generations(saves, "game") == [9, None, None]


def test_a_damaged_save_can_be_deleted(saves: Saves) -> None:
    saves.folder.mkdir()
    (saves.folder / "Kalles bild.save").write_bytes(b"x")
    saves.delete("Kalles bild")
    assert [*saves.folder.iterdir()] == []


@pytest.mark.parametrize("save_id", ["", "../out", "a/b", "a\\b", ".hidden", "Big", "å", "a.1"])
def test_ids_stay_inside_the_folder_and_name_one_file(saves: Saves, save_id: str) -> None:
    with pytest.raises(ValueError, match="not an id"):
        saves.write(save_id, header(), body())
    assert not saves.folder.exists()


def test_new_ids_differ_and_can_be_written(saves: Saves) -> None:
    ids = {saves.new_id("joakim") for _ in range(100)}
    assert len(ids) == 100
    saves.write(ids.pop(), header(), body())


def test_the_list_of_many_large_games_is_quick(saves: Saves) -> None:
    large = {"answers": ["buy 3x1 1x5"] * 10_000}
    saves.apart = timedelta(days=1)
    for number in range(40):
        saves.write(f"game-{number}", header(number), large)
    started = time.perf_counter()
    assert len(saves.list()) == 40
    assert time.perf_counter() - started < 1.0
