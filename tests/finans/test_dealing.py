"""Option: trade between players, of which there is no end of talk unless offers are counted."""

from __future__ import annotations

import pytest

from tests.finans.laying import lay


@pytest.mark.clause("finans.papers.4")
def test_no_more_offers_in_a_turn_than_the_numbers_say() -> None:
    table = lay(options={"trade": "on"}, spaces={"Anna": 2}, plots={"Bo": ["joinery"]})
    most = table.data.numbers.offers_in_turn
    for _ in range(most):
        table.answer("offer 1", "buy joinery", 500, "refuse")
    assert table.refused["offer 1"] == "offers_used_up"
