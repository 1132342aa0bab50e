"""The end of a game: who won and why, who stands where, one record, and again."""

from __future__ import annotations

from pathlib import Path

from game.ankka import events as e
from game.ankka.state import Ending
from game.ui.ankka.poses import POSES
from game.ui.ankka.posing import nothing, session_in
from game.ui.ankka.results import ResultsScene, standing
from game.ui.ankka.tally import tally
from game.ui.app import App
from game.ui.household import household
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import Pilot
from game.ui.scenes.poses import strike
from game.ui.scenes.record_book import RecordBook
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.table import TableScene


def show(folder: Path, pose: str = "ankka_results") -> Pilot:
    return strike(POSES[pose], folder, (640, 360), "sv")


def test_the_winner_is_first_then_destinations_count_and_then_the_dime() -> None:
    state = session_in(nothing).state
    state.visited[:] = [2, 3, 1, 3]
    state.winners, state.ending, state.dime = (2,), Ending.STEPPED_IN, 3
    assert standing(state) == [2, 3, 1, 0]
    state.pawn[:] = [1, 0, 2, 3]  # characters have been swapped: so have their destinations
    assert standing(state) == [2, 3, 0, 1]


def test_doings_count_for_whoever_moved_the_pawn_then() -> None:
    walk = e.PawnMoved(0, "r01", "walk")
    log = [
        walk,
        walk,
        e.PawnsSwapped(0, 1),
        walk,
        e.DimeMoved(2, 0, "capture", "ankka.capture.1"),
        e.QuestionDrawn(1, 0, 0, (0, 1, 2), 9),
        e.AnswerGiven(1, 1, False),
        e.AnswerOverruled(0, 0, True),
    ]
    first, second = tally(log, 2)
    assert (first.walked, first.captures) == (2, 0)
    assert (second.walked, second.captures) == (1, 1)
    assert (second.asked, second.right) == (1, 1)


def test_everybody_stands_there_with_what_they_have_done(tmp_path: Path) -> None:
    pilot = show(tmp_path)
    scene = pilot.scene
    assert isinstance(scene, ResultsScene) and scene.title() == "Anna vinner!"
    drawn = [text.string for text in pilot.texts()]
    assert scene.reason() in drawn
    for seat, done in enumerate(scene.tally):
        visited = scene.state.visited[scene.state.pawn[seat]]
        assert scene.t("ankka.results.visited_of", n=visited, of=4) in drawn
        assert scene.t("ankka.results.answers_of", n=done.right, of=done.asked) in drawn
        assert str(done.walked) in drawn
    assert [text for text in drawn if text.startswith("nr ")] == [f"nr {n}" for n in (1, 2, 3, 4)]


def test_the_winner_stands_there_with_the_character_of_the_end(tmp_path: Path) -> None:
    """After a swap the plaque had the colour of another character than the row below it."""
    scene = show(tmp_path).scene
    assert isinstance(scene, ResultsScene)
    state = scene.state
    for pawns in ((0, 1, 2, 3), (1, 0, 2, 3)):
        state.pawn[:] = pawns
        assert scene.look_of(0) == scene.data.character(state.characters[pawns[0]]).look


def test_the_record_book_holds_the_game_once(tmp_path: Path) -> None:
    pilot = show(tmp_path)
    scene, app = pilot.scene, pilot.shell
    assert isinstance(scene, ResultsScene) and isinstance(app, App) and scene.recorded
    scene.enter()
    (record,) = household(app).records.games()
    assert record.game == "ankka" and record.finished
    assert [seat.winner for seat in record.seats] == [True, False, False, False]
    state = scene.state
    assert [seat.score for seat in record.seats] == [state.visited[pawn] for pawn in state.pawn]
    pilot.wait(HAND_OVER)
    pilot.click_on("records")
    assert isinstance(pilot.scene, RecordBook)


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
