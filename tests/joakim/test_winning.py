"""Winning: the limit in cash, two at once, the last one left, the forty-number game."""

from __future__ import annotations

from typing import Any

import pytest

from game.joakim.state import Ending
from tests.joakim.laying import Laid, lay


def draw(number: str, seats: str = "Anna Bo Cia", **position: Any) -> Laid:
    return lay(seats, phase="newspaper", newspaper=[number], **position)


# The limit


@pytest.mark.clause("joakim.winning.1")
@pytest.mark.case("O11")
@pytest.mark.parametrize("cash, wins", [(989, False), (990, True), (991, True)])
def test_exactly_the_limit_wins(cash: int, wins: bool) -> None:
    table = draw("n30", cash={"Bo": cash})  # everyone earns 10
    assert table.winners == (["Bo"] if wins else [])
    assert table.state.ending is (Ending.LIMIT if wins else Ending.NOT_YET)


@pytest.mark.clause("joakim.winning.1")
@pytest.mark.parametrize("limit", [400, 800, 1500])
def test_option_another_limit(limit: int) -> None:
    options = {"win_limit": limit}
    assert draw("n30", options=options, cash={"Bo": limit - 10}).winners == ["Bo"]
    assert draw("n30", options=options, cash={"Bo": limit - 11}).winners == []


@pytest.mark.clause("joakim.winning.1")
def test_only_cash_counts_and_only_when_the_heading_is_fully_followed() -> None:
    """The large heading brings 1000, so the misinvestment below it comes too late."""
    table = draw("n30", cash={"Anna": 990}, holdings={"Bo": {"gold": "20x1 13x5"}})
    assert table.winners == ["Anna"] and table.cash("Anna") == 1000
    assert table.request is None


@pytest.mark.clause("joakim.winning.1")
def test_a_sale_wins_at_once() -> None:
    table = lay(
        phase="square",
        pawns={"Anna": 0},
        cash={"Anna": 990},
        market={"gold": 10},
        holdings={"Anna": {"gold": "1x1"}},
    ).answer("sell 1x1 0x5")
    assert table.winners == ["Anna"]


@pytest.mark.clause("joakim.winning.1")
@pytest.mark.parametrize("option, winners", [("everyone", ["Bo"]), ("own_turn", [])])
def test_one_wins_on_anothers_turn_or_as_an_option_only_on_ones_own(
    option: str, winners: list[str]
) -> None:
    table = draw("n30", options={"win_check": option}, cash={"Bo": 995})
    assert table.winners == winners


@pytest.mark.clause("joakim.winning.1")
def test_option_who_reached_the_limit_on_anothers_turn_wins_when_their_own_begins() -> None:
    table = draw("n30", options={"win_check": "own_turn"}, cash={"Bo": 995}).answer("end")
    assert table.winners == ["Bo"]


# Two at once


@pytest.mark.clause("joakim.winning.2")
@pytest.mark.case("O11")
@pytest.mark.parametrize("seats", ["Anna Bo Cia", "Anna Cia Bo"])
def test_of_two_at_once_the_one_with_more_cash_wins_wherever_they_sit(seats: str) -> None:
    table = draw("n30", seats, cash={"Anna": 400, "Bo": 991, "Cia": 995})
    assert table.winners == ["Cia"]


@pytest.mark.clause("joakim.winning.2")
@pytest.mark.case("O11")
@pytest.mark.parametrize(
    "seats, move, winner",
    [
        ("Anna Bo Cia", "Bo", "Bo"),  # the active player
        ("Anna Bo Cia", "Cia", "Cia"),
        ("Anna Bo Cia", "Anna", "Bo"),  # clockwise from the active player
        ("Anna Cia Bo", "Anna", "Cia"),
    ],
)
def test_of_equal_cash_the_active_player_wins_then_clockwise(
    seats: str, move: str, winner: str
) -> None:
    table = draw("n30", seats, move=move, cash={"Anna": 400, "Bo": 995, "Cia": 995})
    assert table.winners == [winner]


@pytest.mark.clause("joakim.winning.2")
def test_option_two_at_once_share_the_win() -> None:
    table = draw("n30", options={"win_tie": "shared"}, cash={"Anna": 0, "Bo": 991, "Cia": 995})
    assert sorted(table.winners) == ["Bo", "Cia"]


# The last one left


@pytest.mark.clause("joakim.winning.3")
def test_the_last_one_left_wins() -> None:
    table = draw("n31", "Anna Bo", cash={"Anna": 4, "Bo": 4})  # everyone pays 5
    assert (table.winners, table.state.ending) == (["Bo"], Ending.LAST_PLAYER)
    assert table.cash("Bo") == 4  # it is over before Bo would have to pay


@pytest.mark.clause("joakim.winning.3")
def test_option_the_last_one_left_plays_on_to_the_limit() -> None:
    options = {"last_player": "plays_on"}
    table = draw("n31", "Anna Bo", options=options, cash={"Anna": 4, "Bo": 50})
    assert (table.winners, table.asked, table.prompt) == ([], "Bo", "roll")
    table = lay(
        "Anna Bo", options, move="Bo", phase="square", pawns={"Bo": 4}, cash={"Bo": 999},
        out=["Anna"],
    )  # fmt: skip
    assert (table.winners, table.state.ending) == (["Bo"], Ending.LIMIT)


@pytest.mark.clause("joakim.winning.3")
def test_option_if_the_last_one_falls_too_nobody_wins() -> None:
    options = {"last_player": "plays_on"}
    table = draw("n31", "Anna Bo", options=options, cash={"Anna": 4, "Bo": 4})
    assert (table.winners, table.state.ending) == ([], Ending.NOBODY_LEFT)


# The forty-number game

FORTY = {"numbers_game": "on"}
ALL_BUT_12 = [f"n{n:02}" for n in range(1, 41) if n != 12]


def last_number(**position: Any) -> Laid:
    """Number 12 is the last of all; its drawer earns 10."""
    said: dict[str, Any] = {"options": FORTY, "drawn": ALL_BUT_12}
    return draw("n12", **(said | position))


@pytest.mark.clause("joakim.winning.4")
def test_it_ends_when_the_last_number_is_fully_followed_and_most_cash_wins() -> None:
    table = last_number(cash={"Anna": 70, "Bo": 79, "Cia": 5}, holdings={"Bo": {"gold": "9x5"}})
    assert (table.winners, table.state.ending) == (["Anna"], Ending.LAST_NUMBER)


@pytest.mark.clause("joakim.winning.4")
def test_of_equal_cash_more_property_at_market_value_wins() -> None:
    table = last_number(
        cash={"Anna": 70, "Bo": 80, "Cia": 80},
        market={"oil": 9, "gold": 5},
        holdings={"Bo": {"gold": "1x1"}, "Cia": {"oil": "1x1"}},
    )
    assert table.winners == ["Cia"]
    assert last_number(cash={"Anna": 70, "Bo": 80, "Cia": 5}).winners == ["Anna", "Bo"]


@pytest.mark.clause("joakim.winning.4")
def test_option_property_counts_at_half_value() -> None:
    table = last_number(
        options=FORTY | {"numbers_count": "with_property"},
        cash={"Anna": 70, "Bo": 75, "Cia": 5},
        market={"gold": 13},
        holdings={"Bo": {"gold": "1x1"}},
    )
    assert table.winners == ["Bo"]  # 75 + 6 against 80


@pytest.mark.clause("joakim.winning.4")
def test_shuffle_is_not_followed_and_the_limit_does_not_end_it() -> None:
    table = draw("n29", options=FORTY, drawn=["n05"], cash={"Bo": 2000})
    assert table.nothing == ["no_shuffle_in_numbers_game"]
    assert (table.winners, table.state.newspaper_drawn) == ([], [4, 28])


@pytest.mark.clause("joakim.winning.4")
def test_it_ends_though_the_card_that_closed_the_club_still_lies_there() -> None:
    drawn = [id for id in ALL_BUT_12 if id != "n38"]
    assert last_number(drawn=drawn, club_closed=True).state.ending is Ending.LAST_NUMBER


@pytest.mark.clause("joakim.winning.4")
@pytest.mark.parametrize("extra", ["move", "number"])
def test_no_extra_move_follows_the_last_number(extra: str) -> None:
    drawn = [f"n{n:02}" for n in range(1, 41) if n != 21]
    table = draw("n21", options=FORTY | {"extra_draw": extra}, drawn=drawn, cash={"Bo": 99})
    assert (table.winners, table.state.ending) == (["Bo"], Ending.LAST_NUMBER)


@pytest.mark.clause("joakim.winning.4", "joakim.newspaper.13")
def test_without_the_dividend_the_thirty_ninth_number_is_the_last() -> None:
    drawn = [f"n{n:02}" for n in range(1, 40) if n != 12]
    options = FORTY | {"dividend": "removed"}
    table = last_number(options=options, drawn=drawn, removed=["n40"], cash={"Bo": 99})
    assert (table.winners, table.state.ending) == (["Bo"], Ending.LAST_NUMBER)


@pytest.mark.clause("joakim.winning.4")
def test_it_ends_too_when_the_last_number_sends_its_drawer_out() -> None:
    drawn = [f"n{n:02}" for n in range(1, 41) if n != 31]
    table = draw("n31", options=FORTY, drawn=drawn, cash={"Anna": 0, "Bo": 80, "Cia": 70})
    assert (table.winners, table.state.ending) == (["Bo"], Ending.LAST_NUMBER)
