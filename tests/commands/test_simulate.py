"""`main.py simulate`: its arguments, its JSON and its exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import ArgumentParser
from typing import Any

import pytest

from game.commands import simulate
from game.errors import PlainError
from game.files.yaml_source import PROJECT
from game.simulation import playing

QUICK = ("--set", "win_limit=150")


def run(*words: str) -> int:
    parser = ArgumentParser()
    simulate.add_arguments(parser)
    return simulate.run(parser.parse_args(["joakim", *words]))


def found(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert run(*words) == 0
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    return document


def test_it_prints_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    told = found(capsys, "--games", "6", "--players", "3", "--seed", "5", *QUICK)
    assert (told["game"], told["players"], told["seed"]) == ("joakim", 3, 5)
    assert told["levels"] == ["trader"]
    assert told["preset"] == "classic"
    assert told["options"] == {"win_limit": 150}
    assert (told["games"], told["finished"], told["faults"]) == (6, 6, 0)
    assert told["turns"]["p10"] <= told["turns"]["median"] <= told["turns"]["p90"]
    assert sum(told["wins"]["by_seat"]) >= 6
    assert told["answers_per_second"] > 0 and told["games_per_second"] > 0


def test_levels_change_seats(capsys: pytest.CaptureFixture[str]) -> None:
    told = found(capsys, "--games", "20", "--levels", "trader,random", *QUICK)
    assert told["players"] == 2
    levels = told["wins"]["by_level"]
    assert levels["trader"]["seats"] == levels["random"]["seats"] == 20
    assert levels["trader"]["wins"] >= 16
    assert all(wins >= 4 for wins in told["wins"]["by_seat"])


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--games", "4", "--players", "2", "--levels", "random", *QUICK)
    one, other = found(capsys, *words), found(capsys, *words, "--jobs", "2")
    assert one["hash"] == other["hash"]
    assert one["hash"] != found(capsys, *words, "--seed", "77")["hash"]


@pytest.mark.parametrize("word", ["true", "on"])
def test_true_and_false_stand_for_on_and_off(capsys: pytest.CaptureFixture[str], word: str) -> None:
    chosen = "--set", f"numbers_game={word}", "--set", "sharks=false"
    told = found(capsys, "--games", "1", "--players", "2", *chosen)
    assert told["options"] == {"numbers_game": "on"}


def test_several_options_can_follow_one_set(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = "--set", "win_limit=400", "start_cash=60", "--set", "extra_draw=number"
    told = found(capsys, "--games", "1", "--players", "2", *chosen)
    assert told["options"] == {"win_limit": 400, "start_cash": 60, "extra_draw": "number"}


def test_a_preset_sets_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    told = found(capsys, "--games", "1", "--players", "2", "--preset", "short")
    assert told["preset"] == "short"
    assert told["options"] == {"win_limit": 400}


def test_every_pair_of_values(capsys: pytest.CaptureFixture[str]) -> None:
    told = found(capsys, "--pairwise", "1", "--players", "2")
    assert (
        told["games"] == told["combinations"] >= 20
    )  # for two, the longest lists have 5 and 4 values
    assert told["pairs"] > 1500
    assert told["faults"] == 0
    assert set(told["endings"]) >= {"limit", "last_number"}


def test_a_table_of_cards(capsys: pytest.CaptureFixture[str]) -> None:
    told = found(capsys, "--games", "2", "--players", "2", "--cards", "--set", "sharks=true")
    assert told["options"] == {"sharks": "on"}
    assert told["cards_in_all"] == len(told["cards"]) == 128
    assert told["cards"]["n01"].startswith("drawn ")
    assert set(told["never_drawn"]) <= set(told["never_followed"]) < set(told["cards"])
    assert "cards" not in found(capsys, "--games", "1", "--players", "2", *QUICK)


def test_lengths_of_all_presets(capsys: pytest.CaptureFixture[str]) -> None:
    rounds = found(capsys, "--lengths", "--games", "1")["rounds"]
    assert set(rounds) >= {"short", "classic", "long"}
    for by_players in rounds.values():
        assert set(by_players) == {"2", "3", "4", "5"}
    assert rounds["short"]["4"]["median"] < rounds["long"]["4"]["median"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--set", "win_limit"), "--set wants OPTION=VALUE, not 'win_limit'"),
        (("--set", "win_limt=400"), "There is no option 'win_limt'"),
        (("--set", "win_limit=410"), "win_limit cannot be 410, only 400, 500"),
        (("--set", "dividend=none"), "dividend cannot be none, only normal, capped"),
        (("--set", "first_player=seat_5", "--players", "2"), "there is no seat_5 to begin"),
        (("--set", "dividend=true"), "dividend cannot be true, only normal, capped"),
        (("--preset", "endless"), "There is no preset 'endless'; there are short"),
        (("--players", "6"), "2 to 5 can play joakim, not 6"),
        (("--levels", "genius"), "joakim has no player 'genius', but trader and random"),
        (("--levels", "trader,random,trader", "--players", "2"), "3 levels are too many"),
    ],
)
def test_what_is_wrong_is_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(PlainError) as fault:
        run(*words)
    assert sentence in str(fault.value)
    assert "\n" not in str(fault.value)


def test_faults_are_counted_and_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "MOST_TURNS", 3)
    assert run("--games", "2", "--players", "2", "--seed", "40") == 1
    printed = capsys.readouterr()
    told = json.loads(printed.out)
    assert (told["finished"], told["faults"], told["turns"]) == (0, 2, None)
    assert printed.err.count("no end after") == 2
    assert "seed=41" in printed.err


def test_pygame_is_not_loaded() -> None:
    code = (
        "import sys; from game.cli import main;"
        "code = main('simulate joakim --games 1 --players 2 --preset short'.split());"
        "sys.exit(code or 'pygame' in sys.modules or 'multiprocessing' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["faults"] == 0
