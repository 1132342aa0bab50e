"""Option: trade between players, of which there is no end of talk unless offers are counted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.finans.laying import lay

TRADE: dict[str, Any] = {"options": {"trade": "on"}, "spaces": {"Anna": 2}}


@pytest.mark.clause("finans.papers.4")
def test_no_more_offers_in_a_turn_than_the_numbers_say() -> None:
    table = lay(options={"trade": "on"}, spaces={"Anna": 2}, plots={"Bo": ["joinery"]})
    most = table.data.numbers.offers_in_turn
    for _ in range(most):
        table.answer("offer 1", "buy joinery", 8000, "refuse")
    assert table.refused["offer 1"] == "offers_used_up"


@pytest.mark.clause("finans.papers.4")
@pytest.mark.parametrize(
    ("position", "deal", "bounds"),
    [
        ({"plots": {"Anna": ["joinery"]}}, "sell joinery", (8000, 20000)),
        ({"plots": {"Anna": ["joinery"]}, "built": ["joinery"]}, "sell joinery", (8000, 40000)),
        ({"shares": {"Anna": ["hantverk_1"]}}, "sell hantverk_1", (40000, 75000)),
        ({"shares": {"Bo": ["hantverk_1"]}, "cash": {"Anna": 300000}}, "buy hantverk_1",
         (40000, 100000)),
    ],
)  # fmt: skip
def test_no_gifts_and_no_ransom(
    position: dict[str, Any], deal: str, bounds: tuple[int, int]
) -> None:
    """From what the bank gives to twice what it costs, and no more than the buyer has."""
    table = lay(**TRADE, **position).answer("offer 1", deal)
    assert (table.amount.low, table.amount.high) == bounds
    reason = table.amount.why_not(500)
    assert reason is not None and (reason.code, reason.clause) == (
        "amount_out_of_bounds",
        "finans.papers.4",
    )


@pytest.mark.clause("finans.papers.4")
def test_what_the_buyer_cannot_pay_is_not_offered() -> None:
    table = lay(**TRADE, cash={"Bo": 39500}, shares={"Anna": ["hantverk_1"]})
    assert table.refused["offer 1"] == "nothing_to_trade"
