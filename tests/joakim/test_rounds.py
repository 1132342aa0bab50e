"""Rounds: a turn of everyone who is still in the game."""

from __future__ import annotations

from typing import Any

from tests.joakim.laying import Laid, lay

FIVE = "Anna Bo Cia Dan Eva"


def round_of(table: Laid) -> int:
    return table.session.rulebook.round(table.state)


def at_end(seats: str = "Anna Bo Cia Dan", turns: int = 0, **position: Any) -> Laid:
    """A move is over but for its player saying so."""
    return lay(seats, phase="end", turns=turns, **position)


def end_moves(table: Laid, count: int) -> Laid:
    """So many moves end, each with the first answers there are; nobody uses the crown."""
    for _ in range(count):
        table.answer("end")
        while table.prompt != "end_move":
            table.answer("wait" if table.prompt == "crown_before" else table.offered[0])
    return table


def test_a_round_is_a_turn_of_everyone() -> None:
    table = at_end()
    assert [round_of(end_moves(table, count)) for count in (0, 3, 1, 3, 1)] == [1, 1, 2, 2, 3]


def test_a_round_is_shorter_after_somebody_has_left() -> None:
    table = at_end(FIVE, turns=50, out=["Cia", "Dan", "Eva"])
    assert [round_of(end_moves(table, count)) for count in (0, 1, 1, 8)] == [11, 11, 12, 16]


def test_a_round_begins_with_the_next_seat_if_who_began_has_left() -> None:
    table = at_end(out=["Anna"], move="Dan")
    assert [round_of(end_moves(table, count)) for count in (0, 1, 2, 1)] == [1, 2, 2, 3]


def test_a_round_is_over_if_the_crown_passes_over_its_last_seat() -> None:
    table = at_end(move="Bo", crown="Anna").answer("end", "go_before")
    assert (table.asked, round_of(table)) == ("Anna", 2)
    table = at_end(move="Bo", crown="Dan").answer("end", "go_before")
    assert (table.asked, round_of(table)) == ("Dan", 1)


def test_option_a_move_between_two_others_ends_no_round() -> None:
    table = at_end(options={"crown_jump": "insert"}, crown="Dan").answer("end", "go_before")
    while table.prompt != "end_move":
        table.answer(table.offered[0])
    assert (table.answer("end").asked, round_of(table)) == ("Bo", 1)


def test_a_turn_that_the_beagle_boys_take_counts_in_its_round() -> None:
    table = at_end(options={"sharks": "on"}, move="Cia", beagles={"Dan": ["t13"]}).answer("end")
    assert (table.asked, round_of(table)) == ("Anna", 2)
