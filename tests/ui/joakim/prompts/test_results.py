"""The end of a game: curves that end where the game stands, who won and why, one record, again."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.engine.session import Session
from game.joakim.events import Cards, Money
from game.joakim.state import Ending, State
from game.storage.errors import CannotSave
from game.ui.household import household
from game.ui.joakim.prompts import positions
from game.ui.joakim.prompts.poses import table_in
from game.ui.joakim.results import ResultsScene
from game.ui.joakim.results_charts import grid_step, place, spread, strokes
from game.ui.joakim.results_curves import curves_of
from game.ui.joakim.results_record import record_of, standing, why
from game.ui.kit.box import Box
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.table import TableScene

from .asking import Screen, plainly


@pytest.fixture(scope="module")
def played() -> Session[State]:
    return positions.played_out()


def shown(screen: Screen, session: Session[State], id: str = "") -> ResultsScene:
    """The results on the screen; `id` is that of the save."""

    def pose(app: Any) -> ResultsScene:
        table = table_in(session, app)
        assert isinstance(table, TableScene)
        if id:
            table.game.save_id = id
        return ResultsScene(app, table)

    scene = screen.show(pose).scene
    assert isinstance(scene, ResultsScene)
    return scene


class TestCurves:
    def test_the_last_point_of_each_line_is_the_state(self, played: Session[State]) -> None:
        curves, state = curves_of(played), played.state
        assert [line[-1] for line in curves.market] == state.market
        assert [line[-1] for line in curves.wealth] == [
            state.worth(seat) for seat in range(state.players)
        ]

    def test_the_first_point_is_what_everyone_began_with(self, played: Session[State]) -> None:
        curves = curves_of(played)
        values = [line[0] for line in curves.market]
        given = [event for event in played.log if isinstance(event, Cards)]
        for seat, line in enumerate(curves.wealth):
            taken = [e for e in given if e.cause == "start" and e.taker == seat]
            worth = sum(values[e.kind] * (e.ones + 5 * e.fives) for e in taken)
            assert line[0] == played.state.options.start_cash + worth

    def test_there_is_a_point_for_every_turn(self, played: Session[State]) -> None:
        curves = curves_of(played)
        lines = [*curves.market, *curves.wealth]
        assert {len(line) for line in lines} == {played.state.turns + 2}
        assert all(1 <= value <= 25 for line in curves.market for value in line)

    def test_a_log_that_begins_in_the_middle_gives_the_end_of_the_same_curves(
        self, played: Session[State]
    ) -> None:
        whole = curves_of(played)
        half = len(played.log) // 2
        cut = played.fork()
        cut.log[:] = played.log[half:]
        part = curves_of(cut)
        assert part.turns > 3
        for of_part, of_whole in zip(
            [*part.market, *part.wealth], [*whole.market, *whole.wealth], strict=True
        ):
            assert of_part == of_whole[-len(of_part) :]

    def test_money_neither_comes_nor_goes_in_them(self, played: Session[State]) -> None:
        flows = [0] * played.state.players
        for event in played.log:
            if isinstance(event, Money):
                for holder, amount in ((event.payer, -event.amount), (event.payee, event.amount)):
                    if holder >= 0:
                        flows[holder] += amount
        assert flows == played.state.cash[:-1]


class TestCharts:
    def test_marks_are_moved_apart_and_stay_inside(self) -> None:
        places = spread([100, 101, 99, 300, 12], 40, 0, 320)
        ordered = sorted(places)
        assert all(b - a >= 40 - 1e-6 for a, b in pairwise(ordered))
        assert ordered[0] >= 0 and ordered[-1] <= 320
        assert places[2] < places[0] < places[1]

    def test_a_dashed_line_is_as_long_as_its_strokes_and_gaps(self) -> None:
        cut = strokes([(0, 0), (60, 0), (60, 40)], on=10, off=10)
        assert len(cut) == 5
        assert cut[0] == [(0, 0), (10, 0)] and cut[-1][-1] == (60, 30)
        assert strokes([(0, 0), (5, 5)], 0, 0) == [[(0, 0), (5, 5)]]

    @pytest.mark.parametrize("most", [1, 25, 26, 99, 1000, 7321, 1_000_000])
    def test_the_grid_has_at_most_five_steps(self, most: int) -> None:
        step = grid_step(most)
        assert most <= 5 * step and step <= max(1, most)

    def test_level_stretches_are_one_stroke(self) -> None:
        points = place([5, 5, 5, 5, 8, 8], Box(0, 0, 50, 100), 10)
        assert points == [(0, 50), (30, 50), (40, 20), (50, 20)]
        assert place([4], Box(0, 0, 50, 100), 10) == [(0, 60), (50, 60)]


def ended(ending: Ending, winners: list[int], cash: list[int], **options: Any) -> State:
    """A position at the end of a game, with this cash in M."""
    state = positions.played_out().state.copy()
    state.options = replace(state.options, win_limit=400, **options)
    state.ending, state.winners = ending, winners
    state.cash[: len(cash)] = cash
    return state


@pytest.mark.parametrize(
    ("ending", "winners", "cash", "options", "reason"),
    [
        (Ending.LIMIT, [1], [10, 400, 5, 6], {}, "limit"),
        (Ending.LIMIT, [1], [405, 410, 5, 6], {}, "limit_most"),
        (Ending.LIMIT, [1], [410, 410, 5, 6], {}, "limit_order"),
        (Ending.LIMIT, [0, 1], [410, 420, 5, 6], {"win_tie": "shared"}, "limit_shared"),
        (Ending.LAST_PLAYER, [2], [0, 0, 5, 0], {}, "last_player"),
        (Ending.LAST_NUMBER, [0], [90, 80, 5, 6], {}, "last_number"),
        (Ending.LAST_NUMBER, [0], [90, 90, 5, 6], {}, "last_number_tie"),
        (Ending.LAST_NUMBER, [0, 1], [90, 90, 5, 6], {}, "last_number_shared"),
        (
            Ending.LAST_NUMBER,
            [0],
            [9, 90, 5, 6],
            {"numbers_count": "with_property"},
            "last_number_with_property",
        ),
        (Ending.NOBODY_LEFT, [], [0, 0, 0, 0], {}, "nobody_left"),
    ],
)
@pytest.mark.case("O11")
def test_why_the_game_was_won(
    ending: Ending, winners: list[int], cash: list[int], options: dict[str, Any], reason: str,
    screen: Screen, played: Session[State],
) -> None:  # fmt: skip
    state = ended(ending, winners, cash, **options)
    assert why(state) == reason
    scene = shown(screen, played)
    scene.state, scene.order = state, standing(state)
    scene.invalidate()
    drawn = screen.pilot.texts()
    assert [text.string for text in drawn if text.cut or text.overflows] == []
    sentence = plainly(scene.reason())
    assert sentence in [plainly(text.string) for text in drawn]
    for seat in winners:
        assert scene._name(seat) in scene.title()


def test_the_standing_begins_with_the_winners_and_ends_with_who_is_out() -> None:
    state = ended(Ending.LIMIT, [2], [300, 390, 410, 0])
    state.out[3] = True
    assert standing(state) == [2, 1, 0, 3]


class TestRecord:
    def test_it_tells_who_played_who_won_and_how(self, played: Session[State]) -> None:
        from datetime import UTC, datetime

        record = record_of(played, "joakim-1", datetime(2026, 3, 14, tzinfo=UTC), 42.0)
        assert [seat.name for seat in record.seats] == ["Anna", "Göran", "Farmor", "Elsa"]
        assert [seat.seat for seat in record.seats if seat.winner] == played.state.winners
        assert [seat.score for seat in record.seats] == played.state.cash[:-1]
        assert record.seats[2].level == "random" and record.finished
        assert record.seed == 5 and record.options["win_limit"] == 400 and record.minutes == 42.0

    def test_a_game_is_written_down_once(self, screen: Screen, played: Session[State]) -> None:
        records = household(screen.app).records
        before = len(records.games())
        assert shown(screen, played, "joakim-once").recorded
        first = next(game for game in records.games() if game.id == "joakim-once")
        assert shown(screen, played, "joakim-once").recorded
        assert len(records.games()) == before + 1
        assert first in records.games()

    def test_it_is_said_when_the_book_cannot_be_written(
        self, screen: Screen, played: Session[State], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(*_: object) -> None:
            raise CannotSave("disk_full", Path("records.sqlite"))

        monkeypatch.setattr(household(screen.app).records, "add", full)
        assert not shown(screen, played, "joakim-full").recorded
        assert "Kunde inte skrivas in i rekordboken" in [t.string for t in screen.pilot.texts()]


def test_the_same_players_play_again_with_new_chances(
    screen: Screen, played: Session[State]
) -> None:
    people = tuple(replace(seat, player="human") for seat in played.setup.seats)
    by_people = played.fork()
    by_people.setup = replace(played.setup, seats=people)
    shown(screen, by_people)
    assert screen.pilot.focused == "again"
    screen.pilot.press("enter")
    tables = [scene for scene in screen.app.stack.scenes if isinstance(scene, TableScene)]
    setup = tables[0].session.setup
    assert setup.seats == people and setup.options == played.setup.options
    assert setup.seed != played.setup.seed
    assert household(screen.app).saves.newest_unfinished("joakim") is not None


def test_keys_lead_to_the_shelf(screen: Screen, played: Session[State]) -> None:
    shown(screen, played)
    screen.pilot.press("right", "enter")
    assert isinstance(screen.pilot.scene, Shelf)
    shown(screen, played)
    screen.pilot.press("escape")
    assert isinstance(screen.pilot.scene, Shelf)
