"""`main.py bench`: that it measures what it says, and that the rules are quick enough."""

from __future__ import annotations

import json
from argparse import ArgumentParser

import pytest

from game.commands import bench, bench_rules, bench_screen, bench_starts
from game.commands.bench_figures import Goal, figure, middle_ratio
from game.commands.bench_starts import ChildFailed, child

ROOM = 0.85
"""`main.py bench` is strict; here other tests run meanwhile, and take their share."""


def run(*words: str) -> int:
    parser = ArgumentParser()
    bench.add_arguments(parser)
    return bench.run(parser.parse_args(words))


def test_goals_up_and_down() -> None:
    assert [Goal(0.2, 0.4, up=True).reached_by(value) for value in (0.1, 0.2, 0.4)] == [
        "neither",
        "must",
        "aim",
    ]
    assert [Goal(12, 5).reached_by(value) for value in (13, 12, 5)] == ["neither", "must", "aim"]


def test_a_figure_tells_what_it_was_worked_out_from() -> None:
    assert figure(6.0, Goal(12, 5), microseconds=18.5) == {
        "value": 6.0,
        "reached": "must",
        "must": 12,
        "aim": 5,
        "microseconds": 18.5,
    }


def test_ratios_are_taken_in_turn() -> None:
    """A machine that slows down meanwhile slows down both sides of each pair."""
    assert middle_ratio([10, 20, 90], [5, 10, 30]) == 2


def test_the_floor_asks_answers_validates_and_logs() -> None:
    assert bench_rules.bare_round_trips(1000) == 1000


def test_a_game_without_noted_logs_is_told_to_be_unmeasured() -> None:
    assert bench_rules.rules_figures(["checkers"], 1)["checkers_answers"]["value"] is None


def test_the_rules_are_quick_and_play_the_same_games(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The logs are told apart, so that no change gets faster by playing shorter games."""
    assert run("--only", "rules", "--repeats", "1") == 0
    figures = json.loads(capsys.readouterr().out)["figures"]
    for game in bench_rules.EXPECTED_LOGS:
        answers, fork = figures[f"{game}_answers"], figures[f"{game}_fork"]
        assert answers["logs_as_expected"] is True
        assert answers["answers"] > 40_000
        assert answers["value"] >= ROOM * answers["must"]
        assert fork["value"] <= fork["must"]


def test_other_games_are_told_and_are_no_success(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_rules, "EXPECTED_LOGS", {"finans": {2: "0000000000000000"}})
    monkeypatch.setattr(bench_rules, "MOST_ANSWERS", 200)
    assert run("--only", "rules", "--game", "finans", "--repeats", "1") == 1
    printed = capsys.readouterr()
    assert json.loads(printed.out)["figures"]["finans_answers"]["logs_as_expected"] is False
    assert "went another way" in printed.err


def test_simulate_starts_without_pygame() -> None:
    found = bench_starts.starts_figures(1)["simulate_start"]
    assert found["pygame_loaded"] is False
    assert 0 < found["value"] < 2


def test_a_child_keeps_away_from_the_users_files() -> None:
    told = child("import os; print('{\"home\": \"%s\"}' % os.environ['GAME_SHELF_HOME'])")
    assert told["home"]


def test_what_cannot_be_measured_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*words: str) -> None:
        raise ChildFailed("no screen here")

    monkeypatch.setattr(bench_screen, "child", fail)
    found = bench_screen.screen_figures(["finans"])
    assert found["finans_idle"] == {"value": None, "reason": "no screen here"}
    with pytest.raises(ChildFailed, match="no such thing"):
        child("raise SystemExit('no such thing')")
