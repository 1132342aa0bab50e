"""Closed auction: secret bids laid open at once, a tie, and a tie once more."""

from __future__ import annotations

import random

import pytest

from game.joakim.events import BidsRevealed, MarketMoved
from tests.joakim.laying import Laid
from tests.joakim.test_sharks import sharks
from tests.joakim.test_tips import pile


def auction(cash: dict[str, int] | None = None, card: str = "gold 5") -> Laid:
    """Anna has played the tip and picked a card."""
    table = sharks(
        phase="end",
        tips_held={"Anna": ["t26"]},
        cash={"Anna": 50, "Bo": 40, "Cia": 30} | (cash or {}),
    )
    return table.answer("tip t26", card)


@pytest.mark.clause("joakim.closed_auction.1")
def test_whoever_plays_the_tip_picks_a_card_of_one_or_of_five() -> None:
    table = sharks(phase="end", tips_held={"Anna": ["t26"]}, holdings={"Bo": {"oil": "20x1"}})
    table.answer("tip t26")
    assert table.prompt == "closed_auction_card"
    assert {"gold 1", "gold 5", "oil 5"} <= set(table.offered) and "oil 1" not in table.offered


@pytest.mark.clause("joakim.closed_auction.2")
def test_the_highest_secret_bid_takes_the_card_and_no_value_moves() -> None:
    table = auction()
    assert (table.asked, table.prompt, table.amount.sealed) == ("Anna", "sealed_bid", True)
    assert (table.amount.low, table.amount.high) == (1, 50)
    table.answer(20)
    assert table.asked == "Bo" and table.amount.high == 40
    table.answer(21, 0)
    assert table.events(BidsRevealed) == [BidsRevealed(((0, 20), (1, 21), (2, 0)), ())]
    assert table.money == [("Bo", "bank", 21, "closed_auction")]
    assert table.has("Bo", "gold") == (0, 1) and not table.events(MarketMoved)
    assert (table.asked, table.prompt) == ("Anna", "end_move") and pile(table)[-1] == 25


@pytest.mark.clause("joakim.closed_auction.2")
def test_a_bid_is_at_least_1_and_never_above_the_cash_and_nobody_must_bid() -> None:
    table = auction(card="gold 1")
    assert table.amount.why_not(51) is not None
    table.answer(0, 0, 0)
    assert table.nothing == ["nobody_bids_in_secret"] and table.has("bank", "gold") == (20, 13)


@pytest.mark.clause("joakim.closed_auction.2")
def test_whoever_has_no_cash_is_not_asked() -> None:
    table = auction({"Bo": 0}).answer(5)
    assert table.asked == "Cia"


@pytest.mark.clause("joakim.closed_auction.3")
def test_equal_bids_stay_on_the_table_and_are_raised_in_secret_once() -> None:
    table = auction().answer(20, 20, 3)
    assert table.events(BidsRevealed)[-1].tied == (0, 1)
    assert (table.asked, table.prompt) == ("Anna", "sealed_raise")
    assert dict(table.amount.facts)["bid"] == 20 and table.amount.high == 30
    table.answer(2)
    assert table.asked == "Bo" and table.amount.high == 20
    table.answer(5)
    assert table.money == [("Bo", "bank", 25, "closed_auction")]


@pytest.mark.clause("joakim.closed_auction.4")
def test_equal_once_more_the_card_stays_and_each_of_them_pays_2() -> None:
    table = auction().answer(20, 20, 20)
    table.answer(1, 1, 0)
    assert table.money == [("Anna", "bank", 2, "tie_penalty"), ("Bo", "bank", 2, "tie_penalty")]
    assert table.nothing == ["bids_tied_twice"] and table.has("bank", "gold") == (20, 13)
    assert table.cash("Cia") == 30 and table.prompt == "end_move"


@pytest.mark.clause("joakim.closed_auction.4")
def test_all_in_and_equal_twice_is_still_only_2_million() -> None:
    table = auction({"Anna": 30, "Bo": 30}).answer(30, 30, 30)
    assert [entry[2] for entry in table.money] == [2, 2, 2]


@pytest.mark.clause("joakim.closed_auction.2")
@pytest.mark.case("O35")
def test_a_sealed_bid_is_in_no_event_and_no_state_until_all_are_opened() -> None:
    """Nor can a computer player find it in what it imagines."""
    low, high = auction().answer(1), auction().answer(50)
    assert low.state.to_json() == high.state.to_json()
    assert [repr(event) for event in low.session.log] == [repr(event) for event in high.session.log]
    for seed in range(10):
        ends = []
        for table in (low, high):
            imagined = table.session.imagine(1, random.Random(seed))
            imagined.answer(25)
            imagined.answer(0)
            ends.append([repr(event) for event in imagined.log])
        assert ends[0] == ends[1]
