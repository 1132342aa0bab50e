"""The end of a game: who won and why, who stands where, one record in kronor, and again."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.finans.data import GameData
from game.finans.state import Ending, State
from game.finans.table import Table
from game.finans.winning import worth
from game.games import GAMES
from game.storage.errors import CannotSave
from game.storage.records import Records
from game.ui.app import App
from game.ui.finans.poses import POSES
from game.ui.finans.posing import played, table_of
from game.ui.finans.results import ResultsScene
from game.ui.finans.results_record import standing, why
from game.ui.household import household
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import Pilot
from game.ui.kit.scene import Scene
from game.ui.scenes.poses import strike
from game.ui.scenes.record_book import RecordBook
from game.ui.scenes.record_row import score_told
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.table import TableScene

DATA: GameData = GAMES["finans"].rulebook().data  # type: ignore[attr-defined]


def ended(ending: Ending, winners: list[int]) -> Table:
    """A position at the end of a game of three."""
    session = played(3, 12, "turn", ("Anna", "Bo", "Cia"))
    state: State = session.state
    state.ending, state.winners = ending, winners
    return Table(DATA, state, [])


def give_groups(state: State, seat: int, *groups: int) -> None:
    for group in groups:
        for plot in DATA.groups[group].plots:
            state.plots[plot] = seat
        for share in DATA.groups[group].shares:
            state.shares[share] = seat


def show(folder: Path, pose: str = "finans_results") -> Pilot:
    return strike(POSES[pose], folder, (640, 360), "sv")


def app_of(pilot: Pilot) -> App:
    assert isinstance(pilot.shell, App)
    return pilot.shell


def test_the_standing_begins_with_the_winners_and_ends_with_who_is_out() -> None:
    rules = ended(Ending.MILLION, [1])
    rules.state.cash[:3] = [2_000_000, 1_000_000, 0]
    rules.state.out[0] = True
    assert standing(rules) == [1, 2, 0]


@pytest.mark.parametrize(
    ("ending", "winners", "reason"),
    [
        (Ending.MILLION, [0], "million"),
        (Ending.LAST_PLAYER, [2], "last_player"),
        (Ending.LAPS, [1], "laps"),
        (Ending.LAPS, [1, 2], "laps_shared"),
    ],
)
def test_why_the_game_was_won(ending: Ending, winners: list[int], reason: str) -> None:
    assert why(ended(ending, winners)) == reason


def test_it_is_said_that_another_reached_the_goal_at_once() -> None:
    rules = ended(Ending.MILLION, [0])
    rules.state.cash[:3] = [1_100_000, 1_200_000, 0]
    give_groups(rules.state, 0, 0, 1)
    assert why(rules) == "million"
    give_groups(rules.state, 1, 2, 3)
    assert why(rules) == "million_also"


def test_everybody_stands_there_with_cash_worth_groups_and_loans(tmp_path: Path) -> None:
    pilot = show(tmp_path)
    scene = pilot.scene
    assert isinstance(scene, ResultsScene) and scene.title() == "Göran vinner!"
    drawn = [text.string for text in pilot.texts()]
    for seat in (1, 2, 3):
        for amount in (scene.state.cash[seat], worth(scene.rules, seat)):
            assert scene.t("finans.money.amount", amount=amount) in drawn
    assert "1\xa0012\xa0500\xa0kr" in scene.reason() and "2 hela koncerner" in scene.reason()
    assert "ute ur spelet" in drawn


def test_a_single_complete_group_is_not_told_as_several(tmp_path: Path) -> None:
    """As in a short game."""
    scene = show(tmp_path).scene
    assert isinstance(scene, ResultsScene)
    give_groups(scene.state, 2, 0)
    assert scene.reason().endswith("och 1 hel koncern.")


def test_all_who_win_together_are_first(tmp_path: Path) -> None:
    pilot = show(tmp_path, "finans_results_shared")
    scene = pilot.scene
    assert isinstance(scene, ResultsScene) and len(scene.winners) == 2
    drawn = [text.string for text in pilot.texts()]
    assert [text for text in drawn if text.startswith("nr ")] == ["nr 1", "nr 1", "nr 3"]


def test_the_record_book_holds_the_game_once_and_in_kronor(tmp_path: Path) -> None:
    pilot = show(tmp_path)
    scene, app = pilot.scene, app_of(pilot)
    assert isinstance(scene, ResultsScene) and scene.recorded
    scene.enter()
    (record,) = household(app).records.games()
    assert record.game == "finans" and record.finished
    assert [seat.seat for seat in record.seats if seat.winner] == [1]
    assert [seat.score for seat in record.seats] == [worth(scene.rules, seat) for seat in range(4)]
    pilot.wait(HAND_OVER)
    pilot.click_on("records")
    assert isinstance(pilot.scene, RecordBook)
    told = scene.t("finans.money.amount", amount=record.seats[1].score)
    assert told in [text.string for text in pilot.texts()]


def test_each_game_has_its_own_money_in_the_record_book(tmp_path: Path) -> None:
    t = show(tmp_path).scene.t
    assert score_told(t, "joakim", 1010) == "1\xa0010\xa0M"
    assert score_told(t, "finans", 1010) == "1\xa0010\xa0kr"
    assert score_told(t, "of another program", 1010) == "1\xa0010"


def test_it_is_said_when_the_book_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise CannotSave("disk_full", Path("records.sqlite"))

    monkeypatch.setattr(Records, "add", full)
    pilot = show(tmp_path)
    assert "Kunde inte skrivas in i rekordboken" in [text.string for text in pilot.texts()]


def test_keys_lead_to_the_shelf_and_to_another_game(tmp_path: Path) -> None:
    pilot = show(tmp_path)
    assert pilot.focused == "again"
    pilot.press("right", "enter")
    assert isinstance(pilot.scene, Shelf)
    again = show(tmp_path / "again")
    seats = again.scene.session.setup.seats  # type: ignore[attr-defined]
    again.press("enter")
    (table,) = [each for each in again.shell.stack.scenes if isinstance(each, TableScene)]
    assert table.session.setup.seats == seats


def test_a_game_that_is_won_leads_to_the_results(tmp_path: Path) -> None:
    def pose(app: App) -> Scene[None]:
        app.settings.speed = "off"
        table = table_of(app, played(3, 12, "turn", ("Anna", "Bo", "Cia")))
        app.kit.after(0, table.over)
        return table

    assert isinstance(strike(pose, tmp_path, (640, 360), "sv").scene, ResultsScene)
