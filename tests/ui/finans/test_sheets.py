"""What is read up above the table: the whole log, and how everybody's cash came about."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.finans.events import Money
from game.finans.state import BANK
from game.ui.finans.cash_book import FinansBook, payments_of
from game.ui.finans.look import FinansLook
from game.ui.finans.poses import POSES
from game.ui.kit.harness import Pilot
from game.ui.kit.widgets.lists import ScrollList
from game.ui.scenes.poses import strike
from game.ui.scenes.rulebook import RulebookScene
from game.ui.scenes.table import TableScene
from game.ui.table.cash_book import entries_of
from game.ui.table.log_scene import LogScene, lines_of
from game.ui.table.sheet import TabButton


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    return strike(POSES["finans_end_turn"], tmp_path, (640, 360), "sv")


def look_of(pilot: Pilot) -> FinansLook:
    table = pilot.shell.stack.scenes[0]
    assert isinstance(table, TableScene) and isinstance(table.look, FinansLook)
    return table.look


def test_the_line_of_the_log_opens_the_whole_log(pilot: Pilot) -> None:
    look = look_of(pilot)
    pilot.focus_on("log").press("enter")
    assert isinstance(pilot.scene, LogScene)
    lines = lines_of(look)
    assert lines[0].text == look.log.last()[0]
    assert lines[0].turn <= look.state.turns
    pilot.click_on("seat 1")
    shown = pilot.find("lines")
    assert isinstance(shown, ScrollList)
    assert shown.items and all(1 in line.seats for line in shown.items)
    pilot.press("escape")
    assert isinstance(pilot.scene, TableScene)


def test_a_panel_opens_the_cash_book_of_its_player(pilot: Pilot) -> None:
    pilot.focus_on("player 1").press("enter")
    book = pilot.scene
    assert isinstance(book, FinansBook) and book.seat == 1
    clause = book.entries[0].payment.event.clause
    pilot.press("enter")
    assert isinstance(pilot.scene, RulebookScene) and pilot.scene.marked == clause


def test_the_book_of_a_player_shows_the_numbers_of_the_bonds_and_the_kept_tips(
    pilot: Pilot,
) -> None:
    """Nobody could see on which numbers the others hope."""
    look = look_of(pilot)
    look.state.bonds[:] = [BANK] * 12
    look.state.bonds[1] = look.state.bonds[10] = 1
    look.state.kept[1] = [next(n for n, tip in enumerate(look.data.tips) if tip.id == "t31")]
    pilot.focus_on("player 1").press("enter")
    drawn = [each.string for each in pilot.texts()]
    assert {"Obligationer", "2", "11", "Sparat tips: Bygglov i fickan"} <= set(drawn)
    pilot.click_on("seat 0")
    drawn = [each.string for each in pilot.texts()]
    assert {"Inga obligationer", "Inga sparade tips"} <= set(drawn)


def test_a_cash_book_ends_with_the_cash_and_begins_with_nothing(pilot: Pilot) -> None:
    look = look_of(pilot)
    payments = payments_of(look)
    assert len(payments) == sum(isinstance(event, Money) for event in look.table.session.log)
    for seat in range(look.state.players):
        entries = entries_of(payments, seat, look.state.cash[seat])
        assert entries[0].balance == look.state.cash[seat]
        assert entries[-1].balance == entries[-1].amount
        for newer, older in pairwise(entries):
            assert newer.balance - newer.amount == older.balance


def test_a_line_names_the_paper_that_was_paid_for(pilot: Pilot) -> None:
    book = FinansBook(look_of(pilot), 0)
    bought = [each for each in payments_of(book.look) if each.event.cause.startswith("buy_")]
    assert bought
    for payment in bought:
        assert ": " in book.cause(payment)


def test_the_rulebook_shows_all_chapters_at_once(tmp_path: Path) -> None:
    """Nya Finans has one more than fitted: who wins was not seen."""
    scene = strike(POSES["finans_rulebook"], tmp_path, (640, 360), "sv").scene
    assert isinstance(scene, RulebookScene)
    assert scene.list.shown >= len(scene.list.items) == 18


def tabs_of(pilot: Pilot) -> dict[str, TabButton]:
    return {each.name: each for each in pilot.scene.focus if isinstance(each, TabButton)}


@pytest.mark.parametrize(("sheet", "first"), [("log", "all"), ("player 0", "seat 0")])
def test_of_the_views_of_a_sheet_one_is_marked_as_open(
    pilot: Pilot, sheet: str, first: str
) -> None:
    pilot.focus_on(sheet).press("enter")
    assert [name for name, each in tabs_of(pilot).items() if each.tab.chosen] == [first]
    pilot.click_on("seat 1")
    assert [name for name, each in tabs_of(pilot).items() if each.tab.chosen] == ["seat 1"]


def test_a_player_whose_name_is_cut_is_told_by_the_mark_on_the_tab(pilot: Pilot) -> None:
    pilot.focus_on("log").press("enter")
    marked = {name: each.tab.look for name, each in tabs_of(pilot).items()}
    seats = look_of(pilot).table.session.setup.seats
    assert marked == {"all": "", **{f"seat {n}": each.look for n, each in enumerate(seats)}}
