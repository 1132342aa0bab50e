"""How long games last: what is told at setup, and that it is still true."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.files.faults import FaultyData
from game.files.lengths import load_lengths
from game.files.yaml_source import PROJECT
from game.games import GAMES
from game.lengths import Length, Lengths
from game.simulation.playing import Order, play
from game.simulation.summary import spread

PLAYERS = {"joakim": "trader", "finans": "investor", "ankka": "racer"}
"""The boxes with lengths, and by whom they were measured."""


def lengths_of(game: str) -> Lengths:
    return load_lengths(PROJECT / "data" / game / "lengths.yaml")


@pytest.mark.parametrize("box", PLAYERS)
def test_every_preset_has_a_length_for_every_number_of_players(box: str) -> None:
    lengths, game = lengths_of(box), GAMES[box]
    for preset in game.options().presets:
        for players in range(game.fewest, game.most + 1):
            assert lengths.of(preset.id, players) is not None, (preset.id, players)


@pytest.mark.parametrize(("box", "least"), [("joakim", 40), ("finans", 60)])
def test_a_classic_game_of_four_lasts_an_evening_and_no_longer(box: str, least: int) -> None:
    length = lengths_of(box).of("classic", 4)
    assert length is not None
    assert least <= length.rounds <= 90


@pytest.mark.parametrize("players", range(2, 7))
def test_the_race_of_ankka_lasts_an_hour_at_most_and_the_quick_one_clearly_less(
    players: int,
) -> None:
    lengths = lengths_of("ankka")
    short, classic = lengths.of("short", players), lengths.of("classic", players)
    assert short is not None and classic is not None
    assert lengths.minutes(classic.rounds, players) <= 60
    assert short.rounds <= 0.65 * classic.rounds


@pytest.mark.parametrize("players", range(2, 7))
def test_a_short_game_of_finans_is_clearly_less_than_half_a_classic_one(players: int) -> None:
    lengths = lengths_of("finans")
    short, classic = lengths.of("short", players), lengths.of("classic", players)
    assert short is not None and classic is not None
    assert short.rounds <= 0.45 * classic.rounds


@pytest.mark.parametrize("box", PLAYERS)
@pytest.mark.parametrize("preset", ["short", "classic"])
def test_the_lengths_are_those_of_games_played_now(preset: str, box: str) -> None:
    told = lengths_of(box).of(preset, 4)
    assert told is not None
    options = GAMES[box].options().of_preset(preset)
    orders = [Order(box, (PLAYERS[box],) * 4, options, seed) for seed in range(1, 16)]
    measured = spread([play(order).rounds for order in orders])
    assert measured is not None
    assert told.low < measured["median"] < told.high


def test_minutes_come_in_steps_of_five() -> None:
    lengths = Lengths(25, (Length("short", 4, 30, 20, 42),))
    assert lengths.minutes(30, 4) == 50
    assert lengths.minutes(1, 2) == 5
    assert lengths.of("short", 5) is None


def test_what_is_wrong_with_a_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "lengths.yaml"
    row = "  - {preset: short, players: 4, rounds: 30, low: 40, high: 42}\n"
    head = "kind: joakim.lengths\nformat: 1\nseconds_per_move: 25\nlengths:\n"
    path.write_text(head + row + row, encoding="utf-8")
    with pytest.raises(FaultyData) as found:
        load_lengths(path)
    messages = [fault.message for fault in found.value.faults]
    assert "short with 4 players stands twice" in messages
    assert messages.count("30 rounds are not from 40 to 42") == 2
