"""Ankeborgstidningen: the large heading for everyone, then the small one for the drawer."""

from __future__ import annotations

from typing import Any

import pytest

from game.joakim.events import CardDrawn, CardRemoved, DeckShuffled, MarketMoved
from tests.joakim.laying import KINDS, Laid, lay


def draw(number: str, **position: Any) -> Laid:
    """Anna has landed on a newspaper square, and this number lies on top."""
    return lay(phase="newspaper", newspaper=[number], **position)


@pytest.mark.clause("joakim.newspaper.1")
def test_landing_on_a_newspaper_draws_the_next_number_for_all_to_see() -> None:
    table = lay(phase="square", pawns={"Anna": 8}, newspaper=["n16"], market={"ship": 2})
    assert [event.card for event in table.events(CardDrawn)] == [15]
    assert table.value("ship") == 6  # the large heading
    assert table.cash("Anna") == 81  # the small one
    assert [table.cash(name) for name in ("Bo", "Cia")] == [75, 75]
    assert table.state.newspaper_drawn == [15]


@pytest.mark.clause("joakim.newspaper.1")
def test_the_large_heading_comes_first() -> None:
    """Number 27: all values fall by 2, and only then one is sold at 3 above its value."""
    table = draw("n27", market=dict.fromkeys(KINDS, 10), holdings={"Anna": {"gold": "1x1"}})
    assert dict(table.choice.facts) == {"gold": 11}


@pytest.mark.clause("joakim.newspaper.2")
@pytest.mark.parametrize(
    "number, before, after",
    [
        ("n01", {"gold": 4}, {"gold": 8, "oil": 5}),
        ("n06", {"oil": 9}, {"oil": 4}),
        ("n19", {"gold": 4, "oil": 9}, {"gold": 8, "oil": 5}),
        ("n24", {"gold": 4, "ship": 9}, {"gold": 5, "ship": 10, "bank": 6}),
        ("n26", {"gold": 4, "ship": 9}, {"gold": 3, "ship": 8, "bank": 4}),
    ],
)
def test_values_rise_and_fall_as_the_heading_says(
    number: str, before: dict[str, int], after: dict[str, int]
) -> None:
    table = draw(number, market=before)
    assert {kind: table.value(kind) for kind in after} == after


@pytest.mark.clause("joakim.newspaper.2", "joakim.debts.6")
@pytest.mark.parametrize(
    "number, kind, before, after",
    [
        ("n02", "gold", 20, 25),
        ("n02", "gold", 25, 25),
        ("n03", "gold", 4, 1),
        ("n03", "gold", 1, 1),
    ],
)
def test_values_stay_between_1_and_25(number: str, kind: str, before: int, after: int) -> None:
    table = draw(number, market={kind: before})
    assert table.value(kind) == after
    assert bool(table.events(MarketMoved)) == (before != after)


@pytest.mark.clause("joakim.newspaper.3")
def test_everyone_earns_the_drawer_first_then_clockwise() -> None:
    table = draw("n30", move="Bo")
    assert table.money[:3] == [("bank", name, 10, "all_earn") for name in ("Bo", "Cia", "Anna")]


@pytest.mark.clause("joakim.newspaper.3")
def test_everyone_pays_and_each_settles_before_the_next() -> None:
    """Bo has to sell for it; nobody after him pays until he has."""
    table = draw("n33", cash={"Bo": 3}, holdings={"Bo": {"gold": "9x1"}}, market={"gold": 4})
    assert table.money == [("Anna", "bank", 8, "all_pay")]
    assert (table.asked, table.prompt) == ("Bo", "forced_sale")
    table.answer("gold 1", "gold 1", "gold 1")
    assert table.money[-2:] == [("Bo", "bank", 8, "all_pay"), ("Cia", "bank", 8, "all_pay")]


@pytest.mark.clause("joakim.newspaper.3")
def test_per_card_counts_cards_not_properties_and_stops_at_ten() -> None:
    holdings = {"Anna": {"gold": "2x1 3x5"}, "Bo": {"oil": "15x1"}}
    earned = draw("n29", holdings=holdings)
    assert earned.money == [
        ("bank", "Anna", 5, "all_earn_per_card"), ("bank", "Bo", 10, "all_earn_per_card"),
    ]  # fmt: skip
    paid = draw("n32", holdings=holdings)
    assert paid.money[:2] == [
        ("Anna", "bank", 5, "all_pay_per_card"), ("Bo", "bank", 10, "all_pay_per_card"),
    ]  # fmt: skip


@pytest.mark.clause("joakim.newspaper.4")
@pytest.mark.parametrize(
    "number, line",
    [
        ("n11", ("Anna", "bank", 8, "misinvestment")),
        ("n14", ("Anna", "bank", 10, "robbery")),
        ("n12", ("bank", "Anna", 10, "earn")),
    ],
)
def test_misinvestment_robbery_and_earnings_are_the_drawers_alone(
    number: str, line: tuple[str, str, int, str]
) -> None:
    assert draw(number).money == [line]


@pytest.mark.clause("joakim.newspaper.10")
def test_drawn_numbers_lie_face_up_until_all_forty_are_shuffled() -> None:
    drawn = [f"n{n:02}" for n in range(1, 39)]
    table = draw("n39", drawn=drawn, chance=[["n05"]])
    assert len(table.state.newspaper) == 40 and table.state.newspaper[0] == 4
    assert table.state.newspaper_drawn == []
    assert not [event for event in table.events(CardDrawn) if event.card != 38]  # none in its place


@pytest.mark.clause("joakim.newspaper.10")
def test_the_last_number_is_followed_and_then_all_are_shuffled() -> None:
    drawn = [f"n{n:02}" for n in range(1, 41) if n != 12]
    table = draw("n12", drawn=drawn)
    assert table.cash("Anna") == 85
    assert len(table.events(DeckShuffled)) == 1
    assert (len(table.state.newspaper), table.state.newspaper_drawn) == (40, [])


@pytest.mark.clause("joakim.newspaper.10", "joakim.club.6")
@pytest.mark.case("O08")
def test_the_card_that_closed_the_club_is_shuffled_in_and_peeks_are_void() -> None:
    table = draw("n29", club_closed=True, known={"Bo": 3})
    assert sorted(table.state.newspaper) == list(range(40))
    assert table.state.known == [[], [], []]
    assert table.state.club_closed_by == -1


@pytest.mark.clause("joakim.newspaper.10")
def test_option_drawn_numbers_go_under_the_pile() -> None:
    table = draw("n12", options={"drawn_numbers": "bottom"})
    assert table.state.newspaper[-1] == 11
    assert table.state.newspaper_drawn == []


@pytest.mark.clause("joakim.newspaper.12")
def test_who_is_sent_out_by_the_large_heading_follows_no_small_one() -> None:
    table = draw("n31", cash={"Anna": 4})  # everyone pays 5; earn 15
    assert table.state.out[0]
    assert ("bank", "Anna", 15, "earn") not in table.money
    assert (table.asked, table.prompt) == ("Bo", "roll")


@pytest.mark.clause("joakim.newspaper.13")
@pytest.mark.parametrize(
    "option, cash, share",
    [("capped", 300, 100), ("capped", 151, 75), ("normal", 901, 450), ("once", 901, 450)],
)
def test_the_dividend_is_half_of_the_cash_rounded_down(option: str, cash: int, share: int) -> None:
    table = draw("n40", options={"dividend": option}, cash={"Anna": cash, "Bo": 1, "Cia": 0})
    assert table.money == [("Anna", "bank", share, "dividend")]
    assert bool(table.events(CardRemoved)) == (option == "once")
    assert (39 in table.state.newspaper_removed) == (option == "once")


@pytest.mark.clause("joakim.newspaper.13")
def test_option_the_dividend_is_left_out_of_the_game() -> None:
    table = lay("Anna Bo", {"dividend": "removed"})
    assert table.state.newspaper_removed == [39]
    assert sorted(table.state.newspaper) == list(range(39))


@pytest.mark.clause("joakim.newspaper.13")
def test_the_dividend_that_came_once_does_not_come_back_with_a_shuffle() -> None:
    table = lay(
        phase="newspaper",
        options={"dividend": "once", "extra_draw": "number"},
        removed=["n40"],
        newspaper=["n29"],
    )
    assert sorted(table.state.newspaper) == list(range(39))
