"""The small headings of the newspaper, which concern only the player who drew the number."""

from __future__ import annotations

from typing import Any

import pytest

from game.joakim.events import CardDrawn, Cards
from tests.joakim.laying import KINDS, Laid, lay


def draw(number: str, **position: Any) -> Laid:
    """Anna has landed on a newspaper square, and this number lies on top."""
    return lay(phase="newspaper", newspaper=[number], **position)


@pytest.mark.clause("joakim.newspaper.5", "joakim.newspaper.11")
def test_worthless_one_single_property_of_a_kind_one_chooses_goes_to_the_bank() -> None:
    table = draw("n07", holdings={"Anna": {"gold": "2x1 1x5", "oil": "1x1", "ship": "0x1 1x5"}})
    assert (table.prompt, table.offered) == ("give_up", ["gold", "oil"])
    table.answer("gold")
    assert table.has("Anna", "gold") == (1, 1)
    assert table.money == []


@pytest.mark.clause("joakim.newspaper.5", "joakim.debts.8")
def test_worthless_without_a_single_one_a_five_goes() -> None:
    table = draw("n07", holdings={"Anna": {"gold": "0x1 2x5"}})
    assert dict(table.choice.facts) == {"units": 5}
    table.answer("gold")
    assert table.has("Anna", "gold") == (0, 1)


@pytest.mark.clause("joakim.newspaper.5")
def test_worthless_without_any_property_comes_to_nothing() -> None:
    table = draw("n07")
    assert (table.nothing, table.prompt) == (["owns_nothing"], "end_move")


@pytest.mark.clause("joakim.newspaper.6", "joakim.newspaper.11")
def test_exchange_one_chooses_what_to_take_from_whom_and_what_to_give() -> None:
    table = draw(
        "n03",
        market={"gold": 10},
        holdings={
            "Anna": {"oil": "1x1", "bank": "1x1 1x5"},
            "Bo": {"gold": "1x1", "ship": "0x1 1x5"},
            "Cia": {"gold": "1x1", "oil": "1x1"},
        },
    )
    assert table.offered == ["gold 1 of 1", "gold 1 of 2", "oil 1 of 2"]
    table.answer("gold 1 of 2")
    assert (table.prompt, table.offered) == ("exchange_give", ["oil", "bank"])
    table.answer("bank")
    assert table.has("Anna", "gold") == (1, 0) and table.has("Anna", "bank") == (0, 1)
    assert table.has("Cia", "gold") == (0, 0) and table.has("Cia", "bank") == (1, 0)
    assert table.money == []


@pytest.mark.clause("joakim.newspaper.6", "joakim.debts.8")
@pytest.mark.case("O10")
@pytest.mark.parametrize(
    "holdings, code",
    [
        ({"Anna": {"oil": "1x1"}, "Bo": {"gold": "0x1 1x5"}}, "nobody_has_single_cards"),
        ({"Anna": {"oil": "0x1 1x5"}, "Bo": {"gold": "1x1"}}, "has_no_single_card"),
        ({"Bo": {"gold": "1x1"}}, "has_no_single_card"),
    ],
)
def test_exchange_without_single_cards_on_either_side_comes_to_nothing(
    holdings: dict[str, dict[str, str]], code: str
) -> None:
    table = draw("n03", holdings=holdings)
    assert (table.nothing, table.prompt) == ([code], "end_move")


@pytest.mark.clause("joakim.newspaper.6")
def test_option_who_has_only_fives_may_give_one_in_exchange_but_need_not() -> None:
    options = {"exchange_fives": "may_give_five"}
    holdings = {"Anna": {"oil": "0x1 1x5"}, "Bo": {"gold": "1x1"}}
    table = draw("n03", options=options, holdings=holdings)
    assert table.offered == ["pass", "gold 1 of 1"]
    table.answer("gold 1 of 1", "oil")
    assert table.has("Anna", "gold") == (1, 0) and table.has("Bo", "oil") == (0, 1)
    table = draw("n03", options=options, holdings=holdings).answer("pass")
    assert (table.has("Anna", "oil"), table.prompt) == ((0, 1), "end_move")


@pytest.mark.clause("joakim.newspaper.6")
def test_option_a_single_card_is_given_as_ever_where_there_is_one() -> None:
    holdings = {"Anna": {"oil": "1x1 1x5"}, "Bo": {"gold": "1x1"}}
    table = draw("n03", options={"exchange_fives": "may_give_five"}, holdings=holdings)
    assert table.offered == ["gold 1 of 1"]
    table.answer("gold 1 of 1", "oil")
    assert table.has("Anna", "oil") == (0, 1)


@pytest.mark.clause("joakim.newspaper.7")
def test_take_over_is_free_and_leaves_fives_alone_where_there_are_ones() -> None:
    table = draw("n10", holdings={"Bo": {"gold": "1x1 1x5"}, "Cia": {"oil": "0x1 2x5"}})
    assert table.offered == ["gold 1 of 1", "oil 5 of 2"]
    assert table.refused == {"gold 5 of 1": "fives_are_safe"}
    table.answer("oil 5 of 2")
    assert table.has("Anna", "oil") == (0, 1) and table.has("Cia", "oil") == (0, 1)
    assert table.money == []


@pytest.mark.clause("joakim.newspaper.7")
def test_take_over_from_those_who_have_nothing_comes_to_nothing() -> None:
    assert draw("n10", holdings={"Anna": {"gold": "1x1"}}).nothing == ["nothing_to_take_over"]


@pytest.mark.clause("joakim.newspaper.7")
def test_option_fives_are_never_taken_over() -> None:
    holdings = {"Bo": {"gold": "1x1 1x5"}, "Cia": {"oil": "0x1 2x5"}}
    table = draw("n10", options={"take_over_fives": "ones_only"}, holdings=holdings)
    assert table.offered == ["gold 1 of 1"]
    never = "only_ones_are_taken_over"
    assert table.refused == {"gold 5 of 1": never, "oil 5 of 2": never}
    del holdings["Bo"]
    table = draw("n10", options={"take_over_fives": "ones_only"}, holdings=holdings)
    assert table.nothing == ["nothing_to_take_over"]


@pytest.mark.clause("joakim.newspaper.7")
def test_option_taking_over_costs_the_market_value_paid_to_the_owner() -> None:
    table = draw(
        "n10",
        options={"take_over_price": "market"},
        market={"gold": 7, "oil": 9},
        cash={"Anna": 8},
        holdings={"Bo": {"gold": "1x1"}, "Cia": {"oil": "1x1"}},
    )
    assert table.offered == ["gold 1 of 1"]
    assert table.refused == {"oil 1 of 2": "not_enough_cash"}
    table.answer("gold 1 of 1")
    assert table.money == [("Anna", "Bo", 7, "take_over")]
    poor = draw(
        "n10",
        options={"take_over_price": "market"},
        cash={"Anna": 0},
        holdings={"Bo": {"gold": "1x1"}},
    )
    assert poor.nothing == ["cannot_pay_take_over"]


@pytest.mark.clause("joakim.newspaper.8")
def test_bought_one_from_the_bank_at_the_price_of_the_heading() -> None:
    table = draw("n05", cash={"Anna": 10})
    assert table.money == [("Anna", "bank", 2, "bought")]
    assert table.has("Anna", "oil") == (1, 0)


@pytest.mark.clause("joakim.newspaper.8", "joakim.debts.8")
def test_bought_without_a_single_one_in_the_bank_comes_to_nothing() -> None:
    table = draw("n05", holdings={"Bo": {"oil": "20x1"}})
    assert (table.nothing, table.money) == (["no_single_card_in_bank"], [])


@pytest.mark.clause("joakim.newspaper.8")
def test_bought_without_the_cash_is_not_made_for_a_purchase_is_no_debt() -> None:
    table = draw("n05", cash={"Anna": 1}, holdings={"Anna": {"gold": "2x1"}})
    assert (table.nothing, table.prompt) == (["cannot_pay_purchase"], "end_move")


@pytest.mark.clause("joakim.newspaper.8")
def test_option_the_purchase_is_a_debt_like_any_other() -> None:
    options = {"forced_purchase": "forced"}
    table = draw("n05", options=options, cash={"Anna": 1}, holdings={"Anna": {"gold": "2x1"}})
    assert table.prompt == "forced_sale"
    table.answer("gold 1")
    assert table.has("Anna", "oil") == (1, 0)
    assert table.money[-1] == ("Anna", "bank", 2, "bought")
    assert [event.price for event in table.events(Cards) if event.cause == "bought"] == [2]
    ruined = draw("n05", options=options, cash={"Anna": 1})
    assert ruined.state.out[0] and ruined.has("bank", "oil") == (20, 13)


@pytest.mark.clause("joakim.newspaper.8", "joakim.debts.5")
def test_option_whoever_is_forgiven_the_price_gets_nothing_for_it() -> None:
    table = draw("n05", options={"forced_purchase": "forced", "unpaid": "gentle"}, cash={"Anna": 1})
    assert (table.has("Anna", "oil"), table.cash("Anna"), table.state.out[0]) == ((0, 0), 0, False)


@pytest.mark.clause("joakim.newspaper.8", "joakim.newspaper.11")
def test_came_by_one_of_a_kind_one_chooses_for_nothing() -> None:
    table = draw("n18", holdings={"Bo": {"oil": "20x1"}})
    assert table.offered == ["gold", "diamond", "plane", "bank", "ship"]
    table.answer("bank")
    assert (table.has("Anna", "bank"), table.money) == ((1, 0), [])
    everything = dict.fromkeys(KINDS, "20x1")
    table = draw("n18", holdings={"Bo": everything})
    assert table.nothing == ["no_single_card_in_bank_at_all"]


@pytest.mark.clause("joakim.newspaper.8", "joakim.debts.6")
@pytest.mark.parametrize("before, price", [(10, 11), (24, 25), (25, 25)])
def test_sold_above_market_value_but_never_above_25(before: int, price: int) -> None:
    """Number 27 first lowers every value by 2."""
    holdings = {"Anna": {"gold": "1x1", "oil": "0x1 1x5"}}
    table = draw("n27", market={"gold": before}, holdings=holdings)
    assert table.offered == ["gold"]
    table.answer("gold")
    assert table.money == [("bank", "Anna", price, "sold")]
    assert draw("n27", holdings={"Anna": {"oil": "0x1 1x5"}}).nothing == ["has_no_single_card"]


@pytest.mark.clause("joakim.newspaper.8", "joakim.debts.6")
@pytest.mark.parametrize("value, price", [(12, 24), (13, 25), (25, 25)])
def test_sold_at_double_value_but_never_above_25(value: int, price: int) -> None:
    options = {"dividend": "once"}  # number 40 has the dividend above it
    holdings = {"Anna": {"gold": "1x1"}}
    table = draw("n40", options=options, market={"gold": value}, holdings=holdings)
    table.answer("gold")
    assert table.money[-1] == ("bank", "Anna", price, "sold")


@pytest.mark.clause("joakim.newspaper.9")
def test_an_extra_move_is_a_whole_new_roll_and_move() -> None:
    table = draw("n09", pawns={"Anna": 8, "Bo": 4, "Cia": 7}, chance=[1])
    assert (table.asked, table.prompt, table.offered) == ("Anna", "roll", ["roll"])
    table.answer("roll")
    assert table.offered == ["square 2", "square 9", "square 14"]
    table.answer("square 9", "pass")
    assert table.state.turns == 1  # still the same move
    table.answer("end")
    assert table.asked == "Bo"


@pytest.mark.clause("joakim.newspaper.9")
def test_option_the_extra_is_another_number() -> None:
    table = lay(phase="newspaper", newspaper=["n09", "n12"], options={"extra_draw": "number"})
    assert [event.card for event in table.events(CardDrawn)] == [8, 11]
    assert table.prompt == "end_move"
