"""Trade between players: who, how dear, the answers, and help for a forced seller."""

from __future__ import annotations

import pytest

from game.joakim.events import MarketMoved, OfferRefused
from tests.joakim.test_sharks import sharks


def position(phase: str = "end") -> dict[str, object]:
    return {
        "phase": phase,
        "pawns": {"Anna": 0},
        "cash": {"Anna": 50, "Bo": 40, "Cia": 30},
        "holdings": {"Anna": {"gold": "2x1 1x5"}, "Bo": {"oil": "1x1"}},
    }


@pytest.mark.clause("joakim.offers.1", "joakim.debts.1")
@pytest.mark.parametrize("phase", ["move", "square", "end"])
def test_the_player_whose_move_it_is_may_trade_with_any_other(phase: str) -> None:
    table = sharks(**position(phase))
    assert {"offer 1", "offer 2"} <= set(table.offered)
    table.answer("offer 1")
    assert (table.asked, table.prompt) == ("Anna", "offer_kind")
    assert table.offered == ["pass", "buy oil", "sell gold"]


@pytest.mark.clause("joakim.offers.1")
def test_in_the_basic_game_players_do_not_trade() -> None:
    from tests.joakim.laying import lay

    assert lay(**position()).offered == ["end"]


@pytest.mark.clause("joakim.offers.1")
def test_option_any_two_may_trade_on_somebodys_move() -> None:
    table = sharks({"trade_parties": "any_two"}, **position())
    assert {"offer 1 2", "offer 2 1"} <= set(table.offered)
    table.answer("offer 2 1", "buy oil", "1x1 0x5", 9)
    assert (table.asked, table.prompt) == ("Bo", "offer_answer")
    table.answer("accept")
    assert table.has("Cia", "oil") == (1, 0) and (table.asked, table.prompt) == ("Anna", "end_move")


@pytest.mark.clause("joakim.offers.2", "joakim.sharks.3")
def test_an_accepted_offer_changes_hands_at_its_price_and_moves_no_value() -> None:
    table = sharks(**position()).answer("offer 1", "sell gold", "2x1 1x5")
    assert (table.prompt, table.amount.low, table.amount.high) == ("offer_price", 7, 40)
    table.answer(30)
    assert (table.asked, table.prompt) == ("Bo", "offer_answer")
    assert table.offered == ["accept", "refuse", "counter"]
    facts = dict(table.choice.facts)
    assert (facts["verb"], facts["price"], facts["value"]) == ("buy", 30, 35)
    table.answer("accept")
    assert table.money == [("Bo", "Anna", 30, "player_trade")]
    assert table.has("Bo", "gold") == (2, 1) and not table.events(MarketMoved)


@pytest.mark.clause("joakim.offers.2")
def test_a_price_is_1_to_25_for_each_property_and_never_above_the_buyers_cash() -> None:
    table = sharks(**position()).answer("offer 1", "buy oil", "1x1 0x5")
    assert (table.amount.low, table.amount.high) == (1, 25)
    reason = table.amount.why_not(26)
    assert reason is not None and reason.code == "price_out_of_bounds"
    free = sharks({"trade_prices": "free"}, **position()).answer("offer 1", "buy oil", "1x1 0x5")
    assert (free.amount.low, free.amount.high) == (1, 50)


@pytest.mark.clause("joakim.offers.3")
def test_another_price_may_be_answered_once_and_taken_or_not() -> None:
    table = sharks(**position()).answer("offer 1", "buy oil", "1x1 0x5", 4, "counter", 9)
    assert (table.asked, table.prompt, table.offered) == (
        "Anna",
        "counter_answer",
        ["accept", "refuse"],
    )
    table.answer("accept")
    assert table.money == [("Anna", "Bo", 9, "player_trade")]


@pytest.mark.clause("joakim.offers.3")
def test_refused_offers_are_remembered_for_three_rounds_and_three_are_the_most() -> None:
    table = sharks(**position())
    for price in (1, 2, 3):
        table.answer("offer 1", "buy oil", "1x1 0x5", price, "refuse")
    assert len(table.events(OfferRefused)) == 3
    assert table.refused["offer 1"] == table.refused["offer 2"] == "offers_used_up"
    assert table.state.sharks is not None
    assert {refusal.until for refusal in table.state.sharks.refusals} == {1 + 3 * 3}
    table.answer("end")
    assert "offer 0" in table.offered  # the next player's own three


@pytest.mark.clause("joakim.offers.3")
def test_an_offer_may_be_withdrawn_at_every_step() -> None:
    for steps in (["pass"], ["buy oil", "pass"], ["buy oil", "1x1 0x5", 0]):
        table = sharks(**position()).answer("offer 1", *steps)
        assert (table.asked, table.prompt) == ("Anna", "end_move") and table.money == []


@pytest.mark.clause("joakim.offers.3")
def test_what_is_withdrawn_before_it_was_offered_is_not_one_of_the_three() -> None:
    table = sharks(**position())
    for _ in range(3):
        table.answer("offer 1", "pass")
    assert "offer 1" in table.offered


@pytest.mark.clause("joakim.offers.3")
@pytest.mark.case("O16")
def test_when_another_price_is_refused_the_first_offer_is_remembered_too() -> None:
    """Or a computer player would make it again at once."""
    table = sharks(**position())
    table.answer("offer 1", "buy oil", "1x1 0x5", 4, "counter", 9, "refuse")
    assert table.state.sharks is not None
    remembered = [(each.maker, each.offer.price) for each in table.state.sharks.refusals]
    assert remembered == [(0, 4), (1, 9)]


@pytest.mark.clause("joakim.offers.3")
def test_rounds_are_of_those_who_are_still_in_the_game() -> None:
    left = position() | {"out": ["Cia"], "cash": {"Anna": 50, "Bo": 40}}
    table = sharks(**left).answer("offer 1", "buy oil", "1x1 0x5", 4, "refuse")
    assert table.state.sharks is not None
    assert [each.until for each in table.state.sharks.refusals] == [table.state.turns + 3 * 2]


@pytest.mark.clause("joakim.offers.1")
def test_there_must_be_something_to_trade() -> None:
    table = sharks(phase="end", cash={"Anna": 0, "Bo": 0})
    assert table.refused["offer 1"] == "nothing_to_trade"


# A forced seller


@pytest.mark.clause("joakim.offers.4", "joakim.sharks.3")
def test_a_forced_seller_may_find_a_better_price_than_the_banks_half() -> None:
    table = sharks(
        phase="square",
        pawns={"Anna": 15},
        club=["c18"],
        cash={"Anna": 1, "Bo": 40, "Cia": 30},
        holdings={"Anna": {"gold": "1x1"}},
        market={"gold": 6},
    )
    assert (table.asked, table.prompt) == ("Anna", "forced_offer")
    assert dict(table.choice.facts) == {"debt": 5, "cash": 1, "missing": 4, "half": 3}
    table.answer("offer 1")
    assert table.offered == ["pass", "sell gold"]
    table.answer("sell gold", "1x1 0x5", 6, "accept")
    assert table.state.out == [False, False, False] and table.cash("Anna") == 2
    assert table.has("Bo", "gold") == (1, 0) and table.value("gold") == 6


@pytest.mark.clause("joakim.offers.4")
def test_without_a_buyer_the_bank_takes_its_half_and_the_debtor_may_be_out() -> None:
    table = sharks(
        phase="square",
        pawns={"Anna": 15},
        club=["c18"],
        cash={"Anna": 1},
        holdings={"Anna": {"gold": "1x1"}},
    )
    table.answer("offer 1", "pass", "offer 2", "pass")  # a look at what they might take is free
    for _ in range(3):
        table.answer("offer 1", "sell gold", "1x1 0x5", 5, "refuse")
    assert table.state.out == [True, False, False]


@pytest.mark.clause("joakim.offers.4")
def test_a_debtor_on_anothers_move_may_ask_too() -> None:
    table = sharks(
        phase="end",
        tips_held={"Anna": ["t31"]},
        cash={"Bo": 0},
        holdings={"Bo": {"gold": "1x5"}},
    ).answer("tip t31", "seat 1")
    assert (table.asked, table.prompt) == ("Bo", "forced_offer")
    table.answer("offer 0", "sell gold", "0x1 1x5", 20, "counter", 15, "accept")
    assert table.cash("Bo") == 10 and table.cash("Anna") == 60
    assert (table.asked, table.prompt) == ("Anna", "end_move")
