"""The family's record book."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from game.storage.errors import CannotRead
from game.storage.records import GameRecord, Records, SeatRecord

EVENING = datetime(2025, 12, 24, 18, 30, tzinfo=UTC)


def record(game_id: str, *names: str, hours: float = 0, finished: bool = True) -> GameRecord:
    seats = [
        SeatRecord(number, look, name, 300 - number, number == 0)
        for number, (look, name) in enumerate(
            zip(("red", "blue", "green"), names or ("Åsa", "Bo"), strict=False)
        )
    ]
    computer = SeatRecord(len(seats), "violet", "Bo", 10, False, "careful")
    return GameRecord(
        game_id, "joakim", EVENING + timedelta(hours=hours), (*seats, computer),
        21, 47.5, 2**90 + 1, {"length": "short"}, finished,
    )  # fmt: skip


@pytest.fixture
def records(tmp_path: Path) -> Records:
    return Records(tmp_path / "home" / "records.sqlite")


def test_what_is_written_down_is_read(records: Records) -> None:
    records.add(record("one"))
    assert records.games() == [record("one")]
    assert Records(records.path).by_player("Åsa") == [record("one")]


def test_nothing_written_makes_no_file(records: Records) -> None:
    assert records.games() == []
    assert records.players() == []
    assert not records.path.parent.exists()


def test_the_latest_games_come_first(records: Records) -> None:
    for hours in (2, 5, 1):
        records.add(record(f"{hours}", hours=hours))
    records.add(replace(record("other", hours=3), game="ankka"))
    assert [each.id for each in records.games()] == ["5", "other", "2", "1"]
    assert [each.id for each in records.games(2)] == ["5", "other"]
    assert [each.id for each in records.games(game="joakim")] == ["5", "2", "1"]


def test_times_of_other_zones_are_in_order(records: Records) -> None:
    east = EVENING.astimezone(timezone(timedelta(hours=9)))
    records.add(replace(record("east"), ended_at=east))
    records.add(record("later", hours=1))
    assert [each.id for each in records.games()] == ["later", "east"]
    assert records.games()[1].ended_at == EVENING


def test_a_game_given_up_and_resumed_counts_once(records: Records) -> None:
    records.add(record("one", finished=False))
    records.add(record("one", hours=1))
    records.add(record("one", hours=2, finished=False))  # an old save of it, given up
    assert records.games() == [record("one", hours=1)]
    records.add(record("one", "Cia", hours=3))  # ended another way, from an old save
    assert records.games() == [record("one", "Cia", hours=3)]
    assert records.players() == ["Cia"]


def test_people_are_found_by_name_but_computer_players_are_not(records: Records) -> None:
    records.add(record("one", "Åsa", "Cia"))
    records.add(record("two", "  åSA ", "Dan", hours=1))
    assert [each.id for each in records.by_player("ÅSA")] == ["two", "one"]
    assert records.by_player("Bo") == []
    assert records.players() == ["Cia", "Dan", "  åSA "]


def test_two_of_the_same_name_in_one_game(records: Records) -> None:
    records.add(record("one", "Pekka", "Pekka"))
    assert records.by_player("pekka") == [record("one", "Pekka", "Pekka")]
    assert records.players() == ["Pekka"]


def test_odd_names_are_only_names(records: Records) -> None:
    names = ("'; DROP TABLE games; --", "100% {0} %s", "🦆")
    records.add(record("one", *names))
    for name in names:
        assert records.by_player(name) == [record("one", *names)]


def test_a_deleted_player_leaves_no_trace_and_the_others_keep_their_games(
    records: Records,
) -> None:
    records.add(record("one", "Gunvor Långström", "Cia"))
    records.delete_player("gunvor långström")
    assert records.players() == ["Cia"]
    (kept,) = records.by_player("Cia")
    assert [seat.name for seat in kept.seats] == [None, "Cia", "Bo"]
    assert kept.seats[0].score == 300
    data = records.path.read_bytes().lower()
    for word in ("gunvor", "långström"):
        assert word.encode() not in data


@pytest.mark.parametrize("data", [b"\x89PNG not a database at all" * 50, b" " * 4096])
def test_a_damaged_book_is_set_aside_and_a_fresh_one_begun(records: Records, data: bytes) -> None:
    records.path.parent.mkdir()
    for number in (1, 2):
        records.path.write_bytes(data)
        records.add(record("one"))
        assert records.games() == [record("one")]
        aside = records.path.with_name(f"records.damaged-{number}.sqlite")
        assert aside.read_bytes() == data


def test_a_cut_book_is_set_aside_by_reading_too(records: Records) -> None:
    for number in range(30):
        records.add(record(str(number)))
    data = records.path.read_bytes()
    records.path.write_bytes(data[: len(data) // 2])
    assert records.games() == []
    assert records.path.with_name("records.damaged-1.sqlite").exists()


def test_whatever_happens_to_its_bytes_the_book_opens(records: Records, tmp_path: Path) -> None:
    for number in range(12):
        records.add(record(str(number)))
    good = records.path.read_bytes()
    rng = random.Random(5)
    for number in range(100):
        damaged = bytearray(good)
        for _ in range(rng.choice([1, 8, 200])):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        path = tmp_path / f"{number}.sqlite"
        path.write_bytes(damaged)
        book = Records(path)
        try:
            assert len(book.games()) <= 12
            book.add(record("new"))
        except CannotRead as newer:
            assert newer.code == "newer"
        else:
            assert record("new") in book.games()
            book.players()
            book.delete_player("Åsa")


def test_the_book_of_a_newer_program_is_left_alone(records: Records) -> None:
    records.add(record("one"))
    with closing(sqlite3.connect(records.path)) as book:
        book.execute("PRAGMA user_version = 7")
    before = records.path.read_bytes()
    for action in (records.games, lambda: records.add(record("two"))):
        with pytest.raises(CannotRead) as refused:
            action()
        assert refused.value.numbers == {"found": 7, "known": 1}
    assert records.path.read_bytes() == before
