"""Tips, news, bonds and the spaces of the bank."""

from __future__ import annotations

from typing import Any

import pytest

from game.finans.bonds import winning_numbers
from game.finans.events import BondsDrawn
from tests.finans.laying import Laid, lay


def tip(card: str, **position: Any) -> Laid:
    """Anna takes this tip."""
    return lay(phase="tip", tips=[card], **{"spaces": {"Anna": 3}, **position})


def news(card: str, **position: Any) -> Laid:
    """Anna takes this news."""
    return lay(phase="news", news=[card], **{"spaces": {"Anna": 5}, **position})


# Bonds


@pytest.mark.clause("finans.bonds.5")
@pytest.mark.parametrize(
    ("dice", "numbers"),
    [((4, 4), (8, 4, 3)), ((1, 1), (2, 1, 12)), ((2, 1), (3, 2, 1)), ((3, 6), (9, 6, 3))],
)
def test_the_total_the_higher_and_the_lower_die_win(
    dice: tuple[int, int], numbers: tuple[int, ...]
) -> None:
    assert winning_numbers(*dice, 12) == numbers


@pytest.mark.clause("finans.bonds.5")
def test_no_bond_wins_twice_whatever_is_thrown() -> None:
    for first in range(1, 7):
        for second in range(1, 7):
            assert len(set(winning_numbers(first, second, 12))) == 3


@pytest.mark.clause("finans.bonds.1", "finans.bonds.2", "finans.bonds.4", "finans.bonds.6")
def test_the_small_drawing_pays_50_25_and_15_thousand_and_takes_the_bonds_back() -> None:
    table = lay(phase="landed", spaces={"Anna": 45}, bonds={"Bo": [4, 3]}, chance=[4, 4])
    assert table.prompt == "bond" and "bond 4" not in table.offered
    table.answer("bond 8")
    assert table.money == [
        ("Anna", "bank", 500, "bond"),
        ("bank", "Anna", 50000, "small_drawing"),
        ("bank", "Bo", 25000, "small_drawing"),
        ("bank", "Bo", 15000, "small_drawing"),
    ]
    assert table.state.bonds == [-1] * 12


@pytest.mark.clause("finans.bonds.6")
def test_a_number_that_nobody_has_wins_nothing() -> None:
    table = tip("t42", bonds={"Bo": [1]}, chance=[2, 1])
    assert table.events(BondsDrawn) == [BondsDrawn((3, 2, 1), (50000, 25000, 15000))]
    assert table.money == [("bank", "Bo", 15000, "small_drawing")]


@pytest.mark.clause("finans.bonds.3")
def test_before_the_large_drawing_everyone_may_buy_a_bond() -> None:
    table = news("n05", chance=[6, 6])
    for name, bond in (("Anna", "bond 12"), ("Bo", "pass"), ("Cia", "bond 6")):
        assert (table.asked, table.prompt) == (name, "bond")
        table.answer(bond)
    assert table.money[-2:] == [
        ("bank", "Anna", 100000, "large_drawing"),
        ("bank", "Cia", 50000, "large_drawing"),
    ]
    must = lay(options={"large_drawing": "must_buy"}, phase="news", news=["n05"])
    assert "pass" not in must.offered


@pytest.mark.clause("finans.bonds.2")
@pytest.mark.parametrize(("in_force", "asked"), [("", ["Anna"]), ("n01", ["Anna", "Bo", "Cia"])])
def test_the_last_space_of_the_bank_is_for_all_in_good_times(
    in_force: str, asked: list[str]
) -> None:
    table = lay(phase="landed", spaces={"Anna": 46}, in_force=in_force, shares={"Bo": ["kemi_1"]})
    for name in asked:
        assert (table.asked, table.prompt) == (name, "bond")
        table.answer("pass")
    paid = [("bank", "Bo", 20000, "dividend")] if in_force else []
    assert table.money == paid and table.prompt == "end_turn"


@pytest.mark.clause("finans.bonds.1", "finans.tips.2")
def test_a_tip_lets_one_buy_a_bond_or_a_share_at_once() -> None:
    table = tip("t41").answer("bond 6")
    assert table.money == [("Anna", "bank", 500, "bond")]
    share = tip("t43").answer("hantverk_1")
    assert share.money == [("Anna", "bank", 50000, "buy_share")]
    poor = tip("t41", cash={"Anna": 499}, loans={"Anna": 3})
    assert poor.nothing == ["cannot_pay_bond"]


BROKE: dict[str, Any] = {"cash": {"Anna": 0}, "plots": {"Anna": ["telecom"]}}


@pytest.mark.clause("finans.moving.3", "finans.tips.2", "finans.tips.3")
@pytest.mark.parametrize(
    ("card", "theirs", "paper", "paid"),
    [
        ("t34", {"shares": {"Bo": ["hantverk_1"]}}, "hantverk_1", ("Anna", "Bo", 50000)),
        ("t43", {}, "hantverk_1", ("Anna", "bank", 50000)),
        ("t41", {}, "bond 6", ("Anna", "bank", 500)),
    ],
)
def test_money_may_be_raised_for_what_a_tip_offers(
    card: str, theirs: dict[str, Any], paper: str, paid: tuple[str, str, int]
) -> None:
    table = tip(card, **BROKE, **theirs).answer(paper)
    assert (table.prompt, dict(table.choice.facts)["debt"]) == ("raise_money", paid[2])
    table.answer("loan")
    assert table.money[-1][:3] == paid and table.cash("Anna") == 50000 - paid[2]


@pytest.mark.clause("finans.moving.3", "finans.tips.3")
def test_what_all_the_money_that_can_be_raised_does_not_pay_is_not_offered() -> None:
    position = {"shares": {"Bo": ["hantverk_1", "teknik_1"]}, "loans": {"Anna": 3}}
    table = tip("t34", cash={"Anna": 20000}, plots={"Anna": ["telecom"]}, **position)
    assert table.offered == ["pass", "hantverk_1"]
    table.answer("hantverk_1", "sell_plot telecom")
    assert table.shares("Anna") == ["hantverk_1"] and table.cash("Anna") == 2000
    assert tip("t34", cash={"Anna": 49500}, **position).nothing == ["nothing_to_take"]


@pytest.mark.clause("finans.tips.3")
def test_whoever_mortgages_what_should_have_been_sold_gets_nothing_and_owes_nothing() -> None:
    table = tip("t34", cash={"Anna": 20000}, plots={"Anna": ["telecom"]}, loans={"Anna": 3},
                shares={"Bo": ["hantverk_1"]})  # fmt: skip
    table.answer("hantverk_1", "mortgage telecom")
    assert table.nothing == ["not_enough_cash"] and table.shares("Bo") == ["hantverk_1"]
    assert table.cash("Anna") == 40000 and table.prompt == "end_turn"


@pytest.mark.clause("finans.bonds.2", "finans.moving.3")
def test_money_may_be_raised_for_a_bond_but_only_by_whose_turn_it_is() -> None:
    cash, plots = {"Anna": 0, "Bo": 0}, {"Anna": ["telecom"], "Bo": ["joinery"]}
    table = lay(phase="landed", spaces={"Anna": 46}, cash=cash, plots=plots, in_force="n01")
    table.answer("bond 6", "mortgage telecom")
    assert table.money[-1] == ("Anna", "bank", 500, "bond")
    assert "cannot_pay_bond" in table.nothing and table.asked == "Cia"
    must = lay(options={"large_drawing": "must_buy"}, phase="news", news=["n05"], cash=cash,
               plots=plots)  # fmt: skip
    assert (must.asked, must.offered[0]) == ("Anna", "pass")


# Tips


@pytest.mark.clause("finans.tips.1", "finans.bank.2")
def test_a_tip_is_followed_at_once_and_goes_under_the_pile() -> None:
    table = lay(phase="landed", spaces={"Anna": 1}, tips=["t23"])
    assert table.money == [("bank", "Anna", 25000, "tip_earn")]
    assert table.state.tips[-1] == 22 and len(table.state.tips) == 44
    assert tip("t30").money == [("Anna", "bank", 20000, "tip_pay")]


@pytest.mark.clause("finans.tips.1")
def test_a_tip_that_orders_news_is_finished_first() -> None:
    table = lay(phase="tip", tips=["t11"], news=["n20"])
    assert [entry[2:] for entry in table.money] == [(10000, "all_earn")] * 3
    assert table.state.tips[-1] == 10 and table.state.news[-1] == 19


@pytest.mark.clause("finans.tips.1")
def test_dividends_by_tip() -> None:
    table = tip("t01", shares={"Anna": ["kemi_1"]})
    assert table.money == [("bank", "Anna", 20000, "dividend")]
    given = tip("t07", plots={"Anna": ["joinery"]}, shares={"Bo": ["hantverk_1"]})
    assert given.money == [("Anna", "Bo", 10000, "opponents_dividend")]


@pytest.mark.clause("finans.dividends.2")
def test_why_no_dividend_is_due() -> None:
    """Whoever has no plot hears so, and not that no opponent had a share."""
    assert tip("t07", shares={"Bo": ["hantverk_1"]}).nothing == ["no_plot_no_dividend"]
    assert tip("t07", plots={"Anna": ["joinery"]}).nothing == ["no_dividend_due"]


@pytest.mark.clause("finans.tips.3", "finans.groups.3")
def test_forced_transfer_at_purchase_value_but_not_from_a_complete_group() -> None:
    shares = {"Bo": ["hantverk_1", "hantverk_2", "kemi_1"]}
    table = tip("t34", cash={"Anna": 150000}, plots={"Bo": ["joinery", "plumbing"]}, shares=shares)
    assert table.offered == ["pass", "kemi_1"]
    table.answer("kemi_1")
    assert table.money == [("Anna", "Bo", 100000, "forced_transfer")]
    plot = tip("t36", plots={"Bo": ["joinery", "telecom"]}, built=["telecom"]).answer("joinery")
    assert plot.money == [("Anna", "Bo", 10000, "forced_transfer")]
    assert tip("t36").nothing == ["nothing_to_take"]


@pytest.mark.clause("finans.building.4", "finans.tips.1")
def test_the_building_tip_is_kept() -> None:
    table = tip("t31")
    assert table.state.kept[0] == [30] and len(table.state.tips) == 43


@pytest.mark.clause("finans.prison.2")
def test_a_tip_sends_one_to_prison() -> None:
    table = tip("t44", chance=[5])
    assert table.space("Anna") == 10 and table.state.missing[0] == 3


# News


@pytest.mark.clause("finans.news.2")
def test_news_hold_until_the_next_news_even_if_those_are_done_at_once() -> None:
    table = news("n01")
    assert table.state.in_force == 0 and len(table.state.news) == 19
    later = news("n20", in_force="n01")
    assert later.state.in_force == -1 and later.state.news[-2:] == [0, 19]


@pytest.mark.clause("finans.news.1")
def test_news_are_for_everyone_beginning_with_the_drawer() -> None:
    assert [entry[:3] for entry in news("n15", cars=["Bo", "Cia"]).money] == [
        ("Bo", "bank", 5000),
        ("Cia", "bank", 5000),
    ]
    tax = news("n16", plots={"Bo": ["joinery", "telecom"]}, built=["joinery", "telecom"])
    assert tax.money == [("Bo", "bank", 4000, "building_tax")]
    fall = news("n17", shares={"Anna": ["teknik_1"], "Cia": ["teknik_2"]})
    assert [entry[2] for entry in fall.money] == [10000, 7500]
    gain = news("n19", shares={"Bo": ["finanstrusten_1", "kemi_1"]})
    assert gain.money == [("bank", "Bo", 15000, "dividend")]
    dividend = news("n08", shares={"Bo": ["finanstrusten_1", "kemi_1"]})
    assert dividend.money == [("bank", "Bo", 35000, "dividend")]


@pytest.mark.clause("finans.news.3")
def test_strikes_building_booms_and_dear_money_while_they_hold() -> None:
    strike = lay(phase="landed", spaces={"Anna": 30}, plots={"Bo": ["sawmill"]}, in_force="n11")
    assert strike.nothing == ["strike"] and strike.money == []
    boom = lay(spaces={"Anna": 17}, plots={"Anna": ["joinery"]}, in_force="n13")
    assert boom.answer("build joinery").money == [("Anna", "bank", 5000, "building")]
    dear = lay(phase="landed", spaces={"Anna": 1}, loans={"Anna": 2}, in_force="n14", tips=["t16"])
    assert dear.money[0] == ("Anna", "bank", 20000, "interest")


# The bank's spaces


@pytest.mark.clause("finans.bank.1")
@pytest.mark.parametrize(
    ("in_force", "dice", "bonus"),
    [("", [3, 5], 40000), ("n01", [3, 5], 80000), ("n03", [3, 5], 15000), ("n03", [4, 4], 20000)],
)
def test_the_bonus_at_the_bank_entrance(in_force: str, dice: list[int], bonus: int) -> None:
    table = lay(phase="landed", spaces={"Anna": 34}, in_force=in_force, chance=dice)
    assert table.money == [("bank", "Anna", bonus, "bonus")]


@pytest.mark.clause("finans.bank.3")
@pytest.mark.parametrize("space", [35, 38, 43, 12, 17, 40])
def test_rooms_where_nothing_happens_on_landing(space: int) -> None:
    table = lay(phase="landed", spaces={"Anna": space})
    assert table.prompt == "end_turn" and table.money == []
