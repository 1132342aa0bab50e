"""What is printed: the board and the property of joakim, and what all of it keeps to."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import FrozenInstanceError, fields, is_dataclass
from itertools import pairwise
from typing import Any, get_args

import pytest

from game.data_files import load_joakim, load_options, load_rulebook
from game.files.joakim import FOLDER
from game.joakim import effects
from game.joakim.data import Board, GameData, Places, lay_out
from game.joakim.options import Options

TRAY = ["gold", "oil", "diamond", "plane", "bank", "ship"]


@pytest.fixture(scope="module")
def data() -> GameData:
    return load_joakim()


@pytest.fixture(scope="module")
def board(data: GameData) -> Board:
    return data.board


# The board


@pytest.mark.clause("joakim.components.1")
def test_thirty_squares_and_five_places_with_the_crown_in_the_middle(board: Board) -> None:
    assert len(board.squares) == 30
    places = [getattr(board.places, field.name) for field in fields(Places)]
    squares = {(square.column, square.row) for square in board.squares}
    assert len(set(places)) == 5
    assert not squares & set(places)
    assert len(squares) + len(places) == board.columns * board.rows
    assert board.places.crown == (board.columns // 2, board.rows // 2)


@pytest.mark.clause("joakim.components.1")
def test_how_many_squares_of_each_sort(board: Board, data: GameData) -> None:
    sorts = Counter(square.type for square in board.squares)
    assert sorts == {"property": 18, "newspaper": 4, "uncle": 3, "exchange": 3, "club": 2}
    sold = Counter(square.sells for square in board.squares if square.type == "property")
    assert sold == dict.fromkeys(range(len(data.kinds)), 3)
    assert all((square.sells is None) == (square.type != "property") for square in board.squares)


def test_every_sort_of_square_stands_on_both_colours_of_a_chessboard(board: Board) -> None:
    colours: dict[Any, set[int]] = {}
    for square in board.squares:
        sort = (square.type, square.sells)
        colours.setdefault(sort, set()).add((square.column + square.row) % 2)
    assert all(found == {0, 1} for found in colours.values()), colours


@pytest.mark.clause("joakim.movement.2", "joakim.movement.4")
@pytest.mark.parametrize(
    ("steps", "least", "average", "most"),
    [
        (1, 2, 2.5, 3),
        (2, 2, 3.6, 5),
        (3, 3, 5.7, 9),
        (4, 4, 7.1, 11),
        (5, 6, 9.9, 15),
        (6, 9, 11.5, 14),
    ],
)
def test_how_many_squares_a_throw_reaches(
    board: Board, steps: int, least: int, average: float, most: int
) -> None:
    reached = [len(board.reach[square.index][steps]) for square in board.squares]
    assert (min(reached), max(reached)) == (least, most)
    assert round(sum(reached) / len(reached), 1) == average


@pytest.mark.clause("joakim.movement.2", "joakim.movement.4")
def test_every_square_in_reach_has_a_way_without_a_square_twice(board: Board) -> None:
    for start, by_steps in enumerate(board.reach):
        assert by_steps[0] == ()
        for steps, ends in enumerate(by_steps):
            assert start not in ends
            assert list(ends) == sorted(set(ends))
            for end in ends:
                way = board.path(start, end, steps)
                assert (way[0], way[-1], len(set(way))) == (start, end, steps + 1)
                for here, there in pairwise(way):
                    one, other = board.squares[here], board.squares[there]
                    assert abs(one.column - other.column) + abs(one.row - other.row) == 1


def test_where_no_way_leads_a_path_is_an_error(board: Board) -> None:
    with pytest.raises(ValueError, match="no 1 steps lead from square 0 to 29"):
        board.path(0, 29, 1)


def test_a_pawn_in_a_dead_end_reaches_nothing_by_a_longer_throw() -> None:
    places = Places((0, 1), (1, 1), (2, 1), (3, 1), (4, 1))
    line = lay_out([[("exchange", None)] * 3, [None] * 3], places, 6)
    assert line.reach[0] == ((), (1,), (2,), (), (), (), ())
    assert line.reach[1] == ((), (0, 2), (), (), (), (), ())


# Property and figures


@pytest.mark.clause("joakim.components.3", "joakim.setup.5")
def test_the_tray_has_six_kinds_in_order_with_pins_that_differ(data: GameData) -> None:
    assert [kind.id for kind in data.kinds] == TRAY
    colours = [kind.pin.colour for kind in data.kinds]
    assert colours == ["yellow", "black", "white", "red", "green", "blue"]
    assert len({kind.pin.shape for kind in data.kinds}) == 6
    assert [data.kind(id) for id in TRAY] == list(range(6))
    with pytest.raises(ValueError, match="no property kind 'silver'"):
        data.kind("silver")


@pytest.mark.clause("joakim.components.4")
def test_the_die_is_an_ordinary_one(data: GameData) -> None:
    assert data.numbers.die == 6
    assert all(len(by_steps) == 7 for by_steps in data.board.reach)


@pytest.mark.clause("joakim.components.5")
def test_196_property_cards_of_ones_and_fives(data: GameData) -> None:
    assert sum(kind.cards for kind in data.kinds) == 196
    assert sum(kind.ones for kind in data.kinds) == 120
    assert sum(kind.fives for kind in data.kinds) == 76
    assert sum(kind.units for kind in data.kinds) == 500


@pytest.mark.clause("joakim.setup.1", "joakim.setup.4")
def test_five_players_can_all_begin_with_six_of_the_same_kind(data: GameData) -> None:
    for kind in data.kinds:
        by_ones = kind.ones // data.numbers.start_properties
        others = 5 - by_ones  # each of these takes a five and a one
        assert kind.ones - by_ones * data.numbers.start_properties >= others
        assert kind.fives >= others


@pytest.mark.clause("joakim.debts.6")
def test_values_and_prices_keep_between_one_and_twenty_five(data: GameData) -> None:
    assert [data.numbers.clamp(value) for value in (-4, 0, 1, 13, 25, 26)] == [1, 1, 1, 13, 25, 25]


# What all of it keeps to


@pytest.mark.clause("joakim.components.7")
def test_money_is_whole_millions_everywhere(data: GameData) -> None:
    def numbers(value: object) -> list[object]:
        if is_dataclass(value):
            return [n for f in fields(value) for n in numbers(getattr(value, f.name))]
        if isinstance(value, tuple):
            return [n for item in value for n in numbers(item)]
        return [] if isinstance(value, str | bool) or value is None else [value]

    decks = data.newspaper, data.uncle, data.club, data.tips
    found = numbers((data.kinds, *decks, data.loans, data.numbers))
    assert len(found) > 100
    assert {type(number) for number in found} == {int}


def test_the_data_cannot_be_changed_by_a_game(data: GameData) -> None:
    with pytest.raises(FrozenInstanceError):
        data.numbers.die = 7  # type: ignore[misc]
    hash(data)  # all the way down nothing but tuples, numbers and words


def test_the_options_offered_are_those_that_the_rules_know() -> None:
    offered = load_options(FOLDER / "options.yaml")
    known = Options().to_json()
    assert offered.defaults() == known
    for preset in offered.presets:
        Options.from_json(offered.of_preset(preset.id))
    assert [preset.id for preset in offered.presets] == ["short", "classic", "long"]


def test_every_effect_is_documented_with_clauses_that_exist() -> None:
    rulebook = load_rulebook(FOLDER / "rulebook" / "clauses.yaml")
    clauses = {clause.id for chapter in rulebook.chapters for clause in chapter.clauses}
    vocabulary = get_args(effects.Effect)
    assert len({effect.__name__ for effect in vocabulary}) == 38
    for effect in vocabulary:
        named = set(re.findall(r"joakim\.[a-z_]+\.[0-9]+", effect.__doc__))
        assert named, effect
        assert named <= clauses, effect
