"""The shareholders' meeting: the rulebook's example, its bounds and its odds."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from game.data_files import load_finans
from game.finans.events import MeetingHeld
from game.finans.meeting import fee_divided, winning_throws
from tests.finans.laying import Laid, lay


def meeting(chance: list[int], fee: str = "80000", **position: Any) -> Laid:
    """The rulebook's example: Anna calls a meeting about Affärscentrum."""
    said: dict[str, Any] = {
        "spaces": {"Anna": 12},
        "cash": {"Anna": 300000, "Bo": 10000, "Cia": 10000},
        "plots": {"Anna": ["furniture_interiors", "fruit_vegetables"], "Bo": ["sports_leisure"]},
        "built": ["sports_leisure"],
        "shares": {
            "Anna": ["affarscentrum_1"],
            "Bo": ["affarscentrum_2"],
            "Cia": ["affarscentrum_3"],
        },
        "chance": chance,
    }
    table = lay(**(said | position))
    table.answer("meet affarscentrum")
    assert dict(table.choice.facts)["value"] == 140000
    return table.answer(fee)


@pytest.mark.clause("finans.meeting.2", "finans.meeting.4", "finans.meeting.5")
def test_the_rulebooks_meeting_succeeds_on_8_or_lower() -> None:
    table = meeting([4, 4])
    assert table.cash("Anna") == 300000 - 220000
    assert table.cash("Bo") == 10000 + 115000
    assert table.cash("Cia") == 10000 + 75000
    assert table.state.cash[-1] == -(80000 + 125000 + 85000) and table.prompt == "turn"
    assert "sports_leisure" in table.plots("Anna") and len(table.shares("Anna")) == 3
    assert table.state.built.count(True) == 1


@pytest.mark.clause("finans.meeting.3")
def test_on_9_or_higher_it_fails_and_the_whole_fee_is_lost() -> None:
    table = meeting([4, 5])
    assert table.money == [("Anna", "bank", 80000, "fee_lost")]
    assert table.plots("Bo") == ["sports_leisure"]


@pytest.mark.clause("finans.meeting.3")
def test_a_fee_of_120000_needs_no_roll() -> None:
    table = meeting([], "120000")
    assert table.cash("Anna") == 300000 - 260000 and table.chance == []
    assert table.cash("Bo") == 10000 + 90000 + 45000


@pytest.mark.clause("finans.meeting.3")
def test_the_odds_are_those_of_all_throws() -> None:
    for steps in range(3, 13):
        enumerated = sum(
            first + second <= steps for first, second in product(range(1, 7), repeat=2)
        )
        assert winning_throws(steps, 6) == enumerated
    assert [winning_throws(steps, 6) for steps in range(3, 13)] == [
        3, 6, 10, 15, 21, 26, 30, 33, 35, 36,
    ]  # fmt: skip


@pytest.mark.clause("finans.meeting.2")
def test_fees_from_30000_to_120000_that_the_cash_covers_besides_the_value() -> None:
    table = lay(
        spaces={"Anna": 35},
        cash={"Anna": 200000},
        plots={"Anna": ["joinery"], "Bo": ["plumbing"]},
        shares={"Bo": ["hantverk_1"], "Cia": ["hantverk_2"]},
    ).answer("meet hantverk")
    assert table.offered == ["pass", *(str(fee) for fee in range(30000, 90001, 10000))]
    assert table.refused["100000"] == "not_enough_cash"
    table.answer("pass")
    assert table.prompt == "turn" and table.money == []


@pytest.mark.clause("finans.meeting.5")
@pytest.mark.parametrize(("fee", "part"), [("40000", 5000), ("50000", 10000), ("30000", 0)])
def test_the_fee_is_split_among_the_losers_to_the_nearest_500(fee: str, part: int) -> None:
    table = meeting([1, 1], fee)
    parts = [entry for entry in table.money if entry[3] == "fee_part"]
    assert parts == (
        [("bank", "Bo", part, "fee_part"), ("bank", "Cia", part, "fee_part")] if part else []
    )


@pytest.mark.clause("finans.meeting.5")
def test_a_third_of_10000_is_3500() -> None:
    assert load_finans().numbers.rounded(10000, 3) == 3500
    assert load_finans().numbers.rounded(20000, 3) == 6500


@pytest.mark.clause("finans.meeting.5")
def test_what_rounding_takes_of_the_fee_is_missing_from_the_banks_part() -> None:
    numbers = load_finans().numbers
    assert fee_divided(numbers, 40_000, 3) == (3500, 29_500)
    assert fee_divided(numbers, 80_000, 2) == (25_000, 30_000)
    assert fee_divided(numbers, 50_000, 3) == (6500, 30_500)
    assert fee_divided(numbers, 30_000, 2) == (0, 30_000)


@pytest.mark.parametrize(("chance", "won"), [([4, 4], True), ([4, 5], False)])
def test_how_a_meeting_went_is_told(chance: list[int], won: bool) -> None:
    """The log did not say it: the lines about it were used by nobody."""
    log = meeting(chance).session.log
    assert [each for each in log if isinstance(each, MeetingHeld)] == [MeetingHeld(0, 2, won, True)]


def test_a_meeting_about_a_part_is_told_to_leave_the_rest_in_the_bank() -> None:
    shares = {"Bo": ["affarscentrum_2"], "Cia": ["affarscentrum_3"]}
    table = meeting([4, 4], shares=shares, options={"meeting_parts": "partial"})
    held = next(each for each in table.session.log if isinstance(each, MeetingHeld))
    assert held.succeeds and not held.completes


@pytest.mark.clause("finans.meeting.6")
def test_the_bank_takes_what_is_owed_on_a_mortgaged_plot_from_its_owners_money() -> None:
    table = meeting([1, 1], mortgaged=["sports_leisure"])
    assert ("Bo", "bank", 11000, "redemption") in table.money
    assert not any(table.state.mortgaged)
    assert table.cash("Bo") == 10000 + 40000 - 11000 + 50000 + 25000


@pytest.mark.clause("finans.meeting.6")
def test_option_a_mortgaged_plot_stays_face_down_and_its_owner_gets_the_full_price() -> None:
    options = {"meeting_mortgage": "literal"}
    table = meeting([1, 1], mortgaged=["sports_leisure"], options=options)
    assert table.cash("Bo") == 10000 + 40000 + 50000 + 25000
    assert table.state.mortgaged.count(True) == 1


@pytest.mark.clause("finans.meeting.1")
def test_where_and_about_what_a_meeting_may_be_called() -> None:
    papers: dict[str, Any] = {
        "plots": {"Anna": ["joinery"], "Bo": ["plumbing"]},
        "shares": {"Bo": ["hantverk_1"], "Cia": ["hantverk_2"]},
        "cash": {"Anna": 900000},
    }
    outside = lay(spaces={"Anna": 34}, **papers)
    assert outside.refused["meet hantverk"] == "not_in_the_bank"
    inside = lay(spaces={"Anna": 46}, **papers)
    assert "meet hantverk" in inside.offered
    assert inside.refused["meet kemi"] == "no_part_of_group"
    again = inside.answer("meet hantverk", "120000")
    assert again.refused["meet hantverk"] == "one_meeting_a_turn"
    parts = lay(spaces={"Anna": 46}, **(papers | {"shares": {"Bo": ["hantverk_1"]}}))
    assert parts.refused["meet hantverk"] == "parts_in_bank"
    partial = lay(
        options={"meeting_parts": "partial"},
        spaces={"Anna": 46},
        **(papers | {"shares": {"Bo": ["hantverk_1"]}}),
    )
    assert "meet hantverk" in partial.offered
