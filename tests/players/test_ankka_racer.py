"""The racer: what a sensible person would do in plain positions, and whole games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from game.ankka.board import distances
from game.ankka.data import TOPICS
from game.ankka.events import (
    AnswerGiven,
    CaptureTried,
    MachineSpun,
    QuestionBought,
    TurnEnded,
    WheelSpun,
)
from game.ankka.state import Help
from game.engine.match import Match
from game.engine.players import Position
from game.games import GAMES
from game.players.ankka_knowledge import KNOWN, chance_of_right
from game.players.ankka_racer import STYLES, AnkkaRacer
from game.simulation.playing import Order, Record, play
from tests.ankka.laying import Laid, lay
from tests.random_games import begin, check_that_computers_see_nothing_hidden

ANKKA = GAMES["ankka"]
SHIELD, STEPS = "e32", "e37"
TWO = "Anna Bo"  # aku and hannu: klubi iines mummo morska, and paja morska klubi aku


def answer(table: Laid, level: str = "expert", seed: int = 1) -> str:
    given = AnkkaRacer(seed, level).choose(Position(table.session))
    assert isinstance(given, str)
    return given


def turn(table: Laid) -> list[str]:
    """All that an expert does until somebody else's turn, or the end."""
    seat, turns, given = table.state.seat, table.state.turns, list[str]()
    while table.request is not None and table.state.turns == turns:
        if table.session.seat_asked != seat:
            table.answer(answer(table))
            continue
        given.append(answer(table))
        table.answer(given[-1])
    return given


# Walking


def test_it_walks_towards_its_next_destination() -> None:
    table = lay(TWO, nodes={"Anna": "r72", "Bo": "r42"}, visited={"Anna": 1}, dime="Anna")
    before = distance(table, "Anna", "iines")
    turn(table)
    assert distance(table, "Anna", "iines") < before


def distance(table: Laid, name: str, goal: str) -> int:
    return distances(table.data)[table.node(name)][goal]


def test_it_stops_at_a_destination_that_it_would_pass() -> None:
    """Option: walking through does not count; and it goes as far as the steps allow."""
    table = lay(TWO, {"passing": "must_stop"}, nodes={"Anna": "r71"}, dime="Anna", steps=5)
    assert turn(table)[0] == "go klubi"
    assert table.visited("Anna") == 1 and table.node("Anna") != "klubi"


def test_it_wins_when_it_can() -> None:
    table = lay(TWO, nodes={"Anna": "s01"}, visited={"Anna": 4}, dime="Anna", steps=3)
    assert turn(table) == ["go bin"]
    assert table.winners == ["Anna"]


def test_a_kept_card_is_used_when_its_steps_win() -> None:
    table = lay(
        TWO,
        nodes={"Anna": "aku"},
        visited={"Anna": 4},
        dime="Anna",
        steps=2,
        kept={"Anna": [STEPS]},
    )
    assert turn(table) == [f"steps {STEPS}", "go bin"]
    assert table.winners == ["Anna"]


def test_whoever_stands_in_the_bin_and_must_step_in_steps_out_and_in_again() -> None:
    table = lay(
        TWO,
        {"bin_capture": "step_in"},
        nodes={"Anna": "bin"}, visited={"Anna": 4}, dime="Anna", steps=2,
    )  # fmt: skip
    assert turn(table)[-1] == "go bin"
    assert table.winners == ["Anna"]


# Capturing, and being captured


def test_it_captures_whoever_would_win_next() -> None:
    done = {"Anna": 4, "Bo": 4}
    table = lay(TWO, nodes={"Anna": "aku", "Bo": "s02"}, visited=done, dime="Bo", steps=5)
    given = turn(table)
    assert given[:2] == ["go s02", "capture 1"]
    assert table.winners == ["Anna"]


def test_it_visits_what_is_wanting_before_it_captures() -> None:
    table = lay(
        TWO, nodes={"Anna": "r71", "Bo": "r72"}, visited={"Bo": 1}, dime="Bo", steps=5
    )  # klubi is beside r71
    given = turn(table)
    assert given[:3] == ["go klubi", "go r72", "capture 1"]


def test_it_does_not_go_where_it_may_not_capture() -> None:
    at = {"Anna": "r02", "Bo": "r01"}
    table = lay(TWO, nodes=at, visited={"Bo": 3}, dime="Bo", steps=5)
    assert not any(each.startswith("capture") for each in turn(table))


def test_with_the_dime_it_keeps_out_of_reach_of_a_rival_who_may_capture() -> None:
    """The way to mummo is free: Bo, who could capture, is not near enough at the end of it."""
    at, visited = {"Anna": "bin", "Bo": "s02"}, {"Anna": 2, "Bo": 3}
    table = lay(TWO, nodes=at, visited=visited, dime="Anna", steps=4, turns=1)
    turn(table)
    assert table.holder == "Anna" and distance(table, "Bo", table.node("Anna")) > 4


def test_a_shield_is_used() -> None:
    table = lay(TWO, nodes={"Anna": "r11", "Bo": "r11"}, dime="Bo", kept={"Bo": [SHIELD]}).answer(
        "capture 1"
    )
    assert (table.prompt, answer(table)) == ("shield", "use")


# Cards and the machine


def test_it_gives_up_steps_rather_than_a_shield() -> None:
    kept = {"Anna": [SHIELD, STEPS]}
    table = lay(TWO, phase="event_card", face_up="e48", kept=kept, steps=3)
    assert (table.prompt, answer(table)) == ("lose_kept", STEPS)


def test_it_swaps_with_whoever_is_ahead_and_not_with_who_is_behind() -> None:
    ahead = lay(TWO, phase="swap", visited={"Anna": 0, "Bo": 4}, nodes={"Bo": "s02"}, dime="Bo")
    assert (ahead.prompt, answer(ahead)) == ("swap", "seat 1")
    behind = lay(
        TWO, phase="swap", visited={"Anna": 4, "Bo": 0}, nodes={"Anna": "s02"}, dime="Anna"
    )
    assert answer(behind) == "no"


def test_it_sends_back_whoever_would_win() -> None:
    table = lay(
        phase="beam",
        nodes={"Bo": "s03", "Cia": "r11"}, visited={"Bo": 4, "Cia": 0}, dime="Bo",
    )  # fmt: skip
    assert (table.prompt, answer(table)) == ("beam", "seat 1")


# Whole games


def played(levels: tuple[str, ...], seed: int, **options: int | str) -> Record:
    return play(Order("ankka", levels, options, seed))


@pytest.mark.parametrize(("better", "worse", "least"), [
    ("racer", "random", 37), ("learner", "random", 34), ("expert", "learner", 23),
])  # fmt: skip
def test_a_better_player_wins_more_often(better: str, worse: str, least: int) -> None:
    won = 0
    for seed in range(1, 41):
        levels = (better, worse) if seed % 2 else (worse, better)
        [winner] = played(levels, seed, route="quick").winners
        won += levels[winner] == better
    assert won >= least


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("route", ["normal", "quick"])
def test_games_of_all_sizes_end(players: int, route: str) -> None:
    record = played(("racer",) * players, 3, route=route)
    assert not record.fault and record.ending in ("stepped_in", "dime_came")


@pytest.mark.parametrize("options", [
    {"first_dime": "bin", "passing": "must_stop", "bin_capture": "step_in"},
    {"stop_early": "on", "capture_from": "moved_in", "swap": "must", "answer_seconds": 15},
    {"after_capture": "safe_turn", "time_machine_done": "nothing", "question_limit": 1},
    {"question_again": "new_circle", "spin_limit": 1, "lock_after": "capture"},
])  # fmt: skip
def test_games_with_any_options_end(options: dict[str, Any]) -> None:
    for level in STYLES:
        record = played((level,) * 3, 5, route="quick", **options)
        assert not record.fault and record.ending != "not_yet"


def test_a_game_has_questions_wheel_machine_and_captures_but_no_endless_turn() -> None:
    seen, most = Counter[type](), 0
    for seed in range(1, 6):
        session = begin(ANKKA.rulebook(), {}, 6, seed)
        Match(session, {seat: AnkkaRacer(seed * 8 + seat, "racer") for seat in range(6)}).play()
        seen.update(type(event) for event in session.log)
        bought = 0
        for event in session.log:
            bought += isinstance(event, (QuestionBought, WheelSpun))
            most = max(most, bought)
            bought = 0 if isinstance(event, TurnEnded) else bought
    turns = seen[TurnEnded]
    assert 0.5 * turns < seen[QuestionBought] < 2.5 * turns
    assert seen[WheelSpun] > 0.1 * turns and seen[MachineSpun] > 5 and seen[CaptureTried] > 0
    assert most < 40


def test_an_answer_is_right_as_often_as_it_should_be() -> None:
    right = Counter[bool]()
    for seed in range(1, 4):
        session = begin(ANKKA.rulebook(), {}, 3, seed)
        Match(session, {seat: AnkkaRacer(seed * 8 + seat, "racer") for seat in range(3)}).play()
        right.update(event.right for event in session.log if isinstance(event, AnswerGiven))
    data = lay(TWO).data
    chances = [chance_of_right(data, n, KNOWN["racer"], Help()) for n in range(len(TOPICS))]
    expected = sum(chances) / len(chances)
    assert right[True] / right.total() == pytest.approx(expected, abs=0.1)


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = played(("racer", "expert"), 4), played(("racer", "expert"), 4)
    assert (one.hash, one.answers) == (other.hash, other.answers)


def test_no_answer_depends_on_what_lies_hidden() -> None:
    session = begin(ANKKA.rulebook(), {}, 3, 8)
    check_that_computers_see_nothing_hidden(session, random.Random(8))


def test_somebody_who_does_nothing_but_spin_comes_to_an_end() -> None:
    """With 1.5 steps back for two, a turn that begins with five ends after nine spins or so."""
    spins = Counter[int]()
    for seed in range(30):
        table = lay(TWO, seed=seed, dime="Bo")
        turns = table.state.turns
        while table.state.turns == turns and "wheel" in table.offered:
            table.answer("wheel")
            spins[seed] += 1
    assert 4 < spins.total() / len(spins) < 16 and max(spins.values()) < 100
