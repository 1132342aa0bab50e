"""Prison, and bail."""

from __future__ import annotations

import pytest

from tests.finans.laying import lay


@pytest.mark.clause("finans.prison.1")
@pytest.mark.parametrize(("face", "rounds"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_die_says_how_many_rounds_are_missed(face: int, rounds: int) -> None:
    table = lay(phase="landed", spaces={"Anna": 10}, chance=[face])
    assert table.state.missing[0] == rounds
    table.answer("end", "roll")


@pytest.mark.clause("finans.prison.1")
def test_option_no_more_than_so_many() -> None:
    table = lay(options={"prison_most": 1}, phase="landed", spaces={"Anna": 10}, chance=[6])
    assert table.state.missing[0] == 1


@pytest.mark.clause("finans.prison.2")
@pytest.mark.parametrize(("face", "space"), [(3, 27), (2, 10)])
def test_a_low_die_sends_one_to_prison_without_passing_the_exit(face: int, space: int) -> None:
    table = lay(phase="landed", spaces={"Anna": 27}, loans={"Anna": 1}, chance=[face, 1])
    assert table.space("Anna") == space and table.money == [] and table.state.laps[0] == 0


@pytest.mark.clause("finans.prison.3")
def test_not_those_who_come_from_prison_until_they_have_been_at_the_exit() -> None:
    table = lay(phase="landed", spaces={"Anna": 27}, freed=["Anna"])
    assert table.nothing == ["comes_from_prison"]
    table = lay(phase="landed", spaces={"Anna": 1}, freed=["Anna"], tips=["t16"])
    assert table.state.freed == [False, False, False]


@pytest.mark.clause("finans.prison.4")
def test_in_prison_rounds_are_missed_and_rent_is_still_collected() -> None:
    table = lay(missing={"Anna": 2}, spaces={"Anna": 10, "Bo": 1}, plots={"Anna": ["joinery"]})
    assert table.asked == "Bo" and table.state.missing[0] == 1
    table.chance = [1]
    table.answer("roll")
    assert table.money == [("Bo", "Anna", 3000, "rent")]


@pytest.mark.clause("finans.prison.4")
def test_option_bail() -> None:
    table = lay(options={"bail": 25000}, missing={"Anna": 3}, spaces={"Anna": 10})
    assert table.prompt == "bail"
    table.answer("bail")
    assert table.prompt == "turn" and table.money == [("Anna", "bank", 25000, "bail")]


@pytest.mark.clause("finans.prison.4", "finans.moving.3")
def test_option_money_may_be_raised_for_bail() -> None:
    position = {"options": {"bail": 25000}, "missing": {"Anna": 3}, "spaces": {"Anna": 10}}
    table = lay(cash={"Anna": 1000}, **position).answer("bail", "loan")
    assert table.prompt == "turn" and table.cash("Anna") == 26000
    assert lay(cash={"Anna": 1000}, loans={"Anna": 3}, **position).asked == "Bo"
