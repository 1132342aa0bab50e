"""Property squares: one deal in the kind shown, with the cards that are there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.joakim.laying import Laid, lay

GOLD = {"Anna": 0}  # a gold mine's square


def on_gold(**position: Any) -> Laid:
    said = {"phase": "square", "pawns": GOLD, "market": {"gold": 4}, "cash": {"Anna": 100}}
    return lay(**(said | position))


@pytest.mark.clause("joakim.property.1", "joakim.debts.1")
def test_buying_the_kind_shown_at_market_value_from_the_bank() -> None:
    table = on_gold().answer("buy 3x1 1x5")
    assert table.money == [("Anna", "bank", 32, "buy")]
    assert table.has("Anna", "gold") == (3, 1) and table.has("bank", "gold") == (17, 12)
    assert all(offer.split()[0] in ("pass", "buy", "sell") for offer in on_gold().offered)


@pytest.mark.clause("joakim.property.1")
def test_selling_the_kind_shown_at_market_value_to_the_bank() -> None:
    table = on_gold(holdings={"Anna": {"gold": "2x1 1x5", "oil": "3x1"}})
    assert [offer for offer in table.offered if offer.startswith("sell")] == [
        "sell 1x1 0x5", "sell 2x1 0x5", "sell 0x1 1x5", "sell 1x1 1x5", "sell 2x1 1x5",
    ]  # fmt: skip
    table.answer("sell 1x1 1x5")
    assert table.money == [("bank", "Anna", 24, "sell")]
    assert table.has("Anna", "gold") == (1, 0) and table.has("Anna", "oil") == (3, 0)


@pytest.mark.clause("joakim.property.1")
def test_nobody_is_forced_to_trade() -> None:
    table = on_gold()
    assert table.offered[0] == "pass"
    table.answer("pass")
    assert (table.money, table.prompt) == ([], "end_move")


@pytest.mark.clause("joakim.property.1")
def test_a_deal_over_ones_cash_is_refused_and_one_of_exactly_it_is_not() -> None:
    table = on_gold(cash={"Anna": 12})
    assert "buy 3x1 0x5" in table.offered
    reason = table.choice.why_not("buy 4x1 0x5")
    assert reason is not None and reason.code == "not_enough_cash"
    assert dict(reason.facts) == {"total": 16, "cash": 12, "price": 4}


@pytest.mark.clause("joakim.property.2")
def test_after_one_deal_there_is_no_other_in_the_same_move() -> None:
    table = on_gold(holdings={"Anna": {"gold": "2x1"}}).answer("sell 1x1 0x5")
    assert (table.asked, table.prompt, table.offered) == ("Anna", "end_move", ["end"])


@pytest.mark.clause("joakim.property.3")
@pytest.mark.parametrize(
    "limit, most, too_many",
    [(10, "0x1 2x5", "1x1 2x5"), (6, "1x1 1x5", "2x1 1x5")],
)
def test_at_most_so_many_properties_in_one_deal(limit: int, most: str, too_many: str) -> None:
    options = {} if limit == 10 else {"transaction_limit": limit}
    table = on_gold(options=options, holdings={"Anna": {"gold": "12x1 3x5"}})
    for verb in ("buy", "sell"):
        assert f"{verb} {most}" in table.offered
        assert f"{verb} {too_many}" not in table.offered
        reason = table.choice.why_not(f"{verb} {too_many}")
        assert reason is not None and reason.code == "over_the_limit"
        assert dict(reason.facts)["limit"] == limit


@pytest.mark.clause("joakim.property.4")
def test_only_cards_that_are_there_and_no_change() -> None:
    """The rulebook's own case: to buy two, two ones must lie in the bank."""
    table = on_gold(seats="Anna Bo", holdings={"Bo": {"gold": "19x1"}, "Anna": {"gold": "0x1 1x5"}})
    assert [offer for offer in table.offered if offer.startswith("buy")] == [
        "buy 1x1 0x5", "buy 0x1 1x5", "buy 1x1 1x5", "buy 0x1 2x5",
    ]  # fmt: skip
    assert table.refused["buy 2x1 0x5"] == "cards_not_in_bank"
    assert [offer for offer in table.offered if offer.startswith("sell")] == ["sell 0x1 1x5"]
    assert table.refused["sell 1x1 0x5"] == "cards_not_owned"


@pytest.mark.clause("joakim.property.1", "joakim.property.3", "joakim.property.4")
def test_no_deal_is_offered_and_refused_at_once() -> None:
    table = on_gold(
        holdings={"Anna": {"gold": "3x1 2x5"}},
        options_held={"Anna": ["c01", "c07"]},
        crown="Anna",
    )
    assert not set(table.offered) & set(table.refused)
