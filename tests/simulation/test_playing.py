"""Whole games between computer players, and what is said of them."""

from __future__ import annotations

import pytest

from game.engine.players import Position
from game.players.random_player import RandomPlayer
from game.simulation import playing
from game.simulation.playing import Order, Record, play, play_all
from game.simulation.summary import spread, summary

ORDER = Order("joakim", ("random", "random", "random"), {"win_limit": 200}, 11)


def record(turns: int, winners: tuple[int, ...], fault: str = "") -> Record:
    return Record(ORDER, turns, 10 * turns, 0.5, winners, "limit", "00", fault)


def test_a_game_is_played_to_its_end() -> None:
    found = play(ORDER)
    assert not found.fault
    assert found.winners and found.ending in ("limit", "last_player")
    assert found.turns > 10 and found.answers > 2 * found.turns
    assert found.rounds == found.turns / 3


def test_the_same_order_gives_the_same_game() -> None:
    one, other = play(ORDER), play(ORDER)
    assert (one.hash, one.turns, one.answers) == (other.hash, other.turns, other.answers)


def test_several_processes_play_the_same_games() -> None:
    orders = [Order("joakim", ("random",) * 2, {"win_limit": 150}, seed) for seed in range(6)]
    alone = [found.hash for found in play_all(orders)]
    assert [found.hash for found in play_all(orders, jobs=2)] == alone
    assert len(set(alone)) == 6


def test_a_fault_ends_only_its_own_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self: RandomPlayer, position: Position[object]) -> str:
        return "no such option"

    monkeypatch.setattr(RandomPlayer, "choose", stumble)
    found = play(ORDER)
    assert "no such option" in found.fault
    assert "start_square" in found.fault  # where it was


def test_a_game_without_an_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_TURNS", 5)
    assert "no end after" in play(ORDER).fault


def test_the_summary_counts_games_wins_and_faults() -> None:
    records = [record(30, (0,)), record(60, (0, 2)), record(90, (1,)), record(5, (), "broken")]
    found = summary(records, seconds=2.0)
    assert (found["games"], found["finished"], found["faults"]) == (4, 3, 1)
    assert found["turns"] == {"median": 60, "p10": 30, "p90": 90}
    assert found["rounds"] == {"median": 20, "p10": 10, "p90": 30}
    assert found["wins"]["by_seat"] == [2, 1, 1]
    assert found["wins"]["by_level"] == {"random": {"seats": 9, "wins": 4}}
    assert found["answers_per_second"] == 925  # 1850 answers in 4 times half a second
    assert found["games_per_second"] == 2.0


def test_the_spread_of_values() -> None:
    assert spread([]) is None
    assert spread([7]) == {"median": 7, "p10": 7, "p90": 7}
    assert spread([*range(1, 21)]) == {"median": 10.5, "p10": 2, "p90": 19}
