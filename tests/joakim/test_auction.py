"""The auction: five of a kind that the drawer picks, for whoever bids most."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.requests import IllegalAnswer
from tests.joakim.laying import KINDS, Laid, lay


def auction(**position: Any) -> Laid:
    """Anna has drawn number 36: auction, and then she loses 12 M in a robbery."""
    return lay(phase="newspaper", newspaper=["n36"], **position)


@pytest.mark.clause("joakim.auction.1")
def test_the_drawer_picks_the_kind_among_those_with_five_in_the_bank() -> None:
    gone = {"Bo": {"gold": "16x1 13x5", "oil": "15x1 13x5"}}
    table = auction(holdings=gone)
    assert (table.asked, table.prompt) == ("Anna", "auction_kind")
    assert table.offered == ["oil", "diamond", "plane", "bank", "ship"]  # oil: five ones
    assert table.refused == {"gold": "no_lot_of_kind"}


@pytest.mark.clause("joakim.auction.1")
def test_five_ones_are_a_lot_where_there_is_no_card_of_five() -> None:
    gone = {"Bo": {"oil": "15x1 13x5"}}
    table = auction(holdings=gone).answer("oil", 3, 0, 0)
    assert table.has("Anna", "oil") == (5, 0)
    table = auction(holdings=gone, options={"auction_lot": "five_card"})
    assert "oil" not in table.offered and table.refused == {"oil": "no_five_of_kind"}


@pytest.mark.clause("joakim.auction.1")
def test_without_five_of_any_kind_there_is_no_auction() -> None:
    fives = {"gold": 13, "oil": 13, "diamond": 12, "plane": 13, "bank": 12, "ship": 13}
    gone = {"Bo": {kind: f"16x1 {fives[kind]}x5" for kind in KINDS}}
    table = auction(holdings=gone)
    assert table.nothing == ["no_lot_in_bank"]
    fives_gone = {"Bo": {kind: f"0x1 {fives[kind]}x5" for kind in KINDS}}
    table = auction(holdings=fives_gone, options={"auction_lot": "five_card"})
    assert table.nothing == ["no_five_in_bank"]
    assert table.money == [("Anna", "bank", 12, "robbery")]


@pytest.mark.clause("joakim.auction.2")
def test_the_drawer_bids_first_then_clockwise_and_a_pass_is_out() -> None:
    table = auction(move="Bo", cash={"Anna": 50, "Bo": 50, "Cia": 50}).answer("gold")
    bids = [("Bo", 10), ("Cia", 11), ("Anna", 0), ("Bo", 15), ("Cia", 16)]
    for name, bid in bids:
        assert (table.asked, table.prompt) == (name, "bid")
        table.answer(bid)
    assert table.asked == "Bo"  # never Anna again
    table.answer(0)
    assert table.money[0] == ("Cia", "bank", 16, "auction")


@pytest.mark.clause("joakim.auction.2")
def test_the_drawer_may_pass_and_the_others_bid_all_the_same() -> None:
    table = auction().answer("gold", 0, 1, 0)
    assert table.has("Bo", "gold") == (0, 1)


@pytest.mark.clause("joakim.auction.2")
def test_the_least_bid_is_1_and_each_is_higher_than_the_one_before() -> None:
    table = auction().answer("gold")
    assert (table.amount.low, table.amount.high) == (1, 75)
    table.answer(7)
    assert (table.amount.low, table.amount.high) == (8, 75)
    with pytest.raises(IllegalAnswer) as refusal:
        table.answer(7)
    assert refusal.value.reason is not None and refusal.value.reason.code == "bid_too_low"
    assert dict(refusal.value.reason.facts) == {"least": 8}


@pytest.mark.clause("joakim.auction.3")
def test_who_can_bid_is_told_only_that_it_was_more_than_the_cash() -> None:
    table = auction(cash={"Anna": 9}).answer("gold")
    assert (table.amount.low, table.amount.high) == (1, 9)
    reason = table.amount.why_not(10)
    assert reason is not None and reason.code == "bid_more_than_cash"


@pytest.mark.clause("joakim.auction.3")
@pytest.mark.case("O02")
@pytest.mark.parametrize(
    "bid, code",
    [
        (10, "bid_over_cash"),
        (-1, "bid_over_cash"),
        (999999999999, "bid_over_cash"),
        ("1.5", "not_a_whole_number"),
        ("", "not_a_whole_number"),
        (True, "not_a_whole_number"),
    ],
)
def test_with_9_against_10_only_a_pass_is_possible(bid: Any, code: str) -> None:
    table = auction(cash={"Anna": 9}).answer("gold", 9, 10, 0)
    assert (table.asked, table.amount.low, table.amount.high) == ("Anna", 11, 9)
    before = table.session.log[:]
    with pytest.raises(IllegalAnswer) as refusal:
        table.answer(bid)
    assert refusal.value.reason is not None and refusal.value.reason.code == code
    assert table.session.log == before and table.asked == "Anna"
    table.answer(0)
    assert table.money[0] == ("Bo", "bank", 10, "auction")


@pytest.mark.clause("joakim.auction.4")
@pytest.mark.case("O02")
def test_who_bids_everything_and_is_not_outbid_wins() -> None:
    table = auction(cash={"Anna": 9}, holdings={"Anna": {"oil": "9x1"}}).answer("gold", 9, 0, 0)
    assert table.money[0] == ("Anna", "bank", 9, "auction")
    assert table.has("Anna", "gold") == (0, 1) and table.cash("Anna") == 0


@pytest.mark.clause("joakim.auction.4")
@pytest.mark.case("O02")
def test_without_a_bid_the_lot_stays_in_the_bank_and_play_goes_on() -> None:
    table = auction(cash={"Anna": 12}).answer("gold", 0, 0, 0)
    assert table.nothing == ["nobody_bids"]
    assert table.has("bank", "gold") == (20, 13)
    assert table.money == [("Anna", "bank", 12, "robbery")]


@pytest.mark.clause("joakim.auction.4")
@pytest.mark.case("O01")
def test_who_is_out_is_not_asked_for_a_bid() -> None:
    table = auction(out=["Bo"]).answer("gold")
    asked = []
    while table.prompt == "bid":
        asked.append(table.asked)
        table.answer(0)
    assert asked == ["Anna", "Cia"]


@pytest.mark.clause("joakim.auction.2")
def test_a_last_player_who_plays_on_bids_alone() -> None:
    table = lay(
        "Anna Bo", {"last_player": "plays_on"}, phase="newspaper", newspaper=["n36"], out=["Bo"]
    )
    table.answer("gold", 1)
    assert table.has("Anna", "gold") == (0, 1)
