from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.games import LOOKS
from game.storage.errors import CannotSave
from game.storage.records import GameRecord, Records, SeatRecord
from game.ui.household import household
from game.ui.kit.harness import Pilot, unreachable_by_arrows
from game.ui.scenes.record_book import RecordBook
from game.ui.scenes.record_numbers import PlayerNumbers, games_of, numbers_of
from game.ui.scenes.shelf import Shelf
from tests.ui.scenes.conftest import Start, bubble, shown

EVENING = datetime(2026, 3, 14, 19, 5, tzinfo=UTC)


class Book:
    """A record book in a household's folder."""

    def __init__(self, home: Path) -> None:
        self.records = Records(home / "records.sqlite")
        self.count = 0

    def add(self, *ends: tuple[str, int], minutes: float = 61, finished: bool = True) -> str:
        """A game later than the one before; the first of `ends` won. Names in (brackets) are
        computers'."""
        seats = tuple(
            SeatRecord(
                seat, LOOKS[seat], name.strip("()"), score, seat == 0,
                "trader" if name.startswith("(") else None,
            )
            for seat, (name, score) in enumerate(ends)
        )  # fmt: skip
        self.count += 1
        moment = EVENING + timedelta(days=self.count)
        id = f"joakim-{self.count}"
        self.records.add(
            GameRecord(id, "joakim", moment, seats, 20 + self.count, minutes, 7, {}, finished)
        )
        return id


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return Book(tmp_path)


@pytest.fixture
def family(book: Book) -> Book:
    """Four games, of which Anna won one and Bo two."""
    book.add(("Anna", 1010), ("Bo", 800))
    book.add(("Bo", 1044), ("anna", 300), ("(Dator 1)", 12))
    book.add(("Bo", 1001), ("Cecilia", 444))
    book.add(("(Dator 1)", 1200), ("Anna", 990))
    return book


def at_records(pilot: Pilot) -> RecordBook:
    scene = pilot.click_on("records").scene
    assert isinstance(scene, RecordBook)
    return scene


def test_without_a_book_the_shelf_does_not_lead_to_it(start: Start, tmp_path: Path) -> None:
    pilot = start()
    assert pilot.scene.focus.find("records") is None
    assert not (tmp_path / "records.sqlite").exists()


def test_the_newest_game_comes_first_with_all_that_is_known(start: Start, family: Book) -> None:
    pilot = start()
    scene = at_records(pilot)
    assert [game.id for game in scene.games] == [f"joakim-{n}" for n in (4, 3, 2, 1)]
    lines = shown(pilot).splitlines()
    newest, third = lines.index("24\xa0rundor\xa0·\xa061\xa0min"), lines.index("Cecilia")
    assert newest < third
    assert "Joakims affärer · 18.3.2026" in shown(pilot).replace("\xa0", " ")
    pilot.press("down", "enter")
    assert pilot.focused == "record joakim-4"
    assert "Dator 1 1\xa0200\xa0M (vinnare), Anna 990\xa0M" in bubble(pilot)


def test_unknown_minutes_and_games_given_up_are_not_shown(start: Start, book: Book) -> None:
    book.add(("Anna", 1000), ("Bo", 3), minutes=0)
    book.add(("Bo", 500), ("Anna", 3), finished=False)
    pilot = start()
    scene = at_records(pilot)
    assert len(scene.games) == 1
    assert "min" not in shown(pilot).split()
    assert "500" not in shown(pilot)


def test_the_keys_alone_choose_a_player(start: Start, family: Book) -> None:
    pilot = start()
    pilot.focus_on("records").press("enter")
    scene = pilot.scene
    assert isinstance(scene, RecordBook)
    assert pilot.focused == "player"
    pilot.press("right")
    assert scene.player.casefold() == "anna"
    assert len(scene.games) == 3
    assert "3\xa0spel, 1\xa0seger, som bäst 1\xa0010\xa0M" in shown(pilot)
    pilot.press("right")
    assert "3\xa0spel, 2\xa0segrar, som bäst 1\xa0044\xa0M" in shown(pilot)
    pilot.press("left", "left")
    assert len(scene.games) == 4
    pilot.press("escape")
    assert isinstance(pilot.scene, Shelf)
    assert pilot.focused == "records"


def test_a_computer_of_the_same_name_is_somebody_else(book: Book) -> None:
    book.add(("(Anna)", 1200), ("Anna", 10))
    games = games_of(book.records, " ANNA")
    assert numbers_of(" ANNA", games) == PlayerNumbers(games=1, wins=0, best={"joakim": 10})


def test_pages_are_turned_with_the_mouse(start: Start, book: Book) -> None:
    for number in range(8):
        book.add((f"Anna {number}", 1000), ("Bo", 1))
    pilot = start()
    scene = at_records(pilot)
    assert scene.pages == 3
    assert not unreachable_by_arrows(scene)
    pilot.click_on("next").click_on("next").click_on("next")
    assert scene.page == 2
    assert pilot.find("record joakim-1").visible
    pilot.click_on("previous").press("pageup", "pageup")
    assert scene.page == 0


def test_a_name_is_removed_only_on_confirmation(start: Start, family: Book) -> None:
    pilot = start()
    scene = at_records(pilot)
    pilot.click_on("delete")
    assert bubble(pilot) == scene.t("records.choose_first")
    pilot.press("escape").focus_on("player").press("right")
    pilot.click_on("delete").press("enter")  # a press in haste
    pilot.click_on("delete").press("escape")
    assert "anna" in [name.casefold() for name in family.records.players()]
    pilot.click_on("delete").press("left", "enter")
    assert family.records.players() == ["Bo", "Cecilia"]
    assert pilot.scene is scene
    assert scene.player == ""
    assert len(scene.games) == 4
    assert scene.t("records.nameless") in shown(pilot)
    assert "anna" not in shown(pilot).casefold().split()
    assert pilot.focused == "player"


def test_the_games_stay_when_the_last_name_is_removed(start: Start, book: Book) -> None:
    book.add(("Anna", 1000), ("(Dator 1)", 1))
    pilot = start()
    scene = at_records(pilot)
    pilot.press("right").click_on("delete").click_on("choice 0")
    assert len(scene.games) == 1
    assert not unreachable_by_arrows(scene)


def test_a_name_that_cannot_be_removed_is_told_of(
    start: Start, family: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = start()
    scene = at_records(pilot)

    def full(name: str) -> None:
        raise CannotSave("disk_full", Path("records.sqlite"))

    monkeypatch.setattr(household(scene.app).records, "delete_player", full)
    pilot.press("right").click_on("delete").click_on("choice 0")
    assert scene.t("records.cannot_delete.disk_full") in shown(pilot)
    pilot.press("enter")
    assert pilot.scene is scene
    assert len(family.records.players()) == 3


def test_a_public_table_removes_nobody(start: Start, family: Book) -> None:
    pilot = start(kiosk=True)
    scene = at_records(pilot)
    pilot.press("right")
    assert scene.player
    assert scene.focus.find("delete") is None


def test_a_book_without_games_is_kind(start: Start, book: Book) -> None:
    book.add(("Anna", 1000), finished=False)
    book.records.delete_player("Anna")
    pilot = start()
    scene = at_records(pilot)
    assert scene.t("records.none") in shown(pilot)
    assert pilot.focused == "back"


def test_somebody_without_a_finished_game_is_in_the_book(start: Start, book: Book) -> None:
    book.add(("Anna", 1000), finished=False)
    pilot = start()
    scene = at_records(pilot)
    assert scene.t("records.none") in shown(pilot)
    pilot.press("right")
    assert scene.t("records.none_yet", name="Anna") in shown(pilot)


def test_a_damaged_book_is_told_of_and_kept_aside(start: Start, family: Book) -> None:
    family.records.path.write_bytes(b"no book at all" * 400)
    pilot = start()
    scene = at_records(pilot)
    assert scene.t("records.trouble.damaged") in shown(pilot)
    aside = family.records.path.with_name("records.damaged-1.sqlite")
    assert aside.read_bytes() == b"no book at all" * 400


def test_a_book_that_cannot_be_read_is_told_of(start: Start, book: Book) -> None:
    book.records.path.mkdir()
    pilot = start()
    scene = at_records(pilot)
    assert scene.t("records.trouble.unreadable") in shown(pilot)


def test_the_book_of_a_newer_program_is_left_alone(start: Start, family: Book) -> None:
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(family.records.path)) as book:
        book.execute("PRAGMA user_version = 9")
    before = family.records.path.read_bytes()
    pilot = start()
    scene = at_records(pilot)
    assert scene.t("records.trouble.newer", found=9, known=1) in shown(pilot)
    assert family.records.path.read_bytes() == before


def test_larger_text_has_fewer_rows_and_the_page_stays_in_the_book(
    start: Start, book: Book
) -> None:
    for _ in range(6):
        book.add(("Anna", 1000), ("Bo", 1))
    pilot = start()
    scene = at_records(pilot)
    scene.house.settings.text_size = 1.5
    scene.app.settings_changed()
    pilot.settle().press("pagedown", "pagedown")
    assert (scene.page, scene.pages) == (2, 3)
    scene.house.settings.text_size = 1.0
    scene.app.settings_changed()
    pilot.settle()
    assert (scene.page, scene.pages) == (1, 2)
