"""Moving, the car, papers, building and rent."""

from __future__ import annotations

import pytest

from game.finans.events import LapEnded, PieceMoved, TurnEnded
from tests.finans.laying import lay

HANTVERK = ["joinery", "plumbing"]
HANTVERK_SHARES = ["hantverk_1", "hantverk_2"]


# Setup


@pytest.mark.clause("finans.setup.3", "finans.setup.4", "finans.setup.1")
def test_everyone_has_75000_on_the_bank_exit_and_the_highest_throw_begins() -> None:
    table = lay(chance=[["n01"], ["t01"], 3, 3, 6, 4, 2, 1])
    assert [table.cash(name) for name in ("Anna", "Bo", "Cia")] == [75000] * 3
    assert [table.space(name) for name in ("Anna", "Bo", "Cia")] == [1, 1, 1]
    assert (table.asked, table.prompt) == ("Bo", "turn")


@pytest.mark.clause("finans.setup.4")
def test_of_equal_throws_only_those_roll_again() -> None:
    table = lay(chance=[["n01"], ["t01"], 6, 6, 1, 1, 6, 6, 1, 2, 2, 2])
    assert table.asked == "Cia"


@pytest.mark.clause("finans.setup.5")
def test_option_two_plots_and_two_shares_each_are_dealt_free() -> None:
    table = lay(options={"start_papers": "dealt"})
    for name in ("Anna", "Bo", "Cia"):
        assert len(table.plots(name)) == len(table.shares(name)) == 2
        assert table.cash(name) == 75000


@pytest.mark.clause("finans.setup.2", "finans.groups.1")
def test_all_papers_lie_in_the_bank_at_first() -> None:
    table = lay()
    assert len(table.plots("bank")) == len(table.shares("bank")) == 19
    assert len(table.state.news) == 20 and len(table.state.tips) == 44


# Moving


@pytest.mark.clause("finans.moving.1")
@pytest.mark.parametrize(("cars", "chance", "space"), [([], [4], 6), (["Anna"], [4, 3], 9)])
def test_one_die_without_a_car_and_two_with(cars: list[str], chance: list[int], space: int) -> None:
    table = lay(spaces={"Anna": 2}, cars=cars, chance=chance).answer("roll")
    assert table.space("Anna") == space


@pytest.mark.clause("finans.moving.1")
@pytest.mark.parametrize("space", [34, 36, 45])
def test_inside_the_bank_always_one_die(space: int) -> None:
    table = lay(spaces={"Anna": space}, cars=["Anna"], chance=[1, 6, 6]).answer("roll")
    assert table.space("Anna") == space + 1


@pytest.mark.clause("finans.moving.2")
def test_a_piece_always_stops_at_the_bank_entrance_and_at_the_bank_exit() -> None:
    table = lay(spaces={"Anna": 33}, cars=["Anna"], chance=[6, 6, 1, 1]).answer("roll")
    assert table.space("Anna") == 34
    table = lay(spaces={"Anna": 45}, chance=[6], tips=["t16"]).answer("roll")
    assert table.space("Anna") == 1 and table.events(LapEnded) == [LapEnded(0, 1)]


@pytest.mark.clause("finans.moving.3")
def test_a_turn_is_deals_then_the_roll_then_deals() -> None:
    table = lay(spaces={"Anna": 2}, plots={"Anna": ["joinery"]}, chance=[1])
    assert "buy_car" in table.offered and "mortgage joinery" in table.offered
    table.answer("roll")
    assert table.prompt == "end_turn"
    assert "buy_car" not in table.offered and "mortgage joinery" in table.offered
    table.answer("end")
    assert table.events(TurnEnded) == [TurnEnded(0)] and table.asked == "Bo"


@pytest.mark.clause("finans.moving.4", "finans.tips.1")
def test_a_card_moves_a_piece_forward_and_past_the_exit_it_is_a_lap() -> None:
    table = lay(phase="tip", spaces={"Anna": 42}, tips=["t38"], loans={"Anna": 1})
    assert table.space("Anna") == 12 and table.events(PieceMoved) == [PieceMoved(0, 12, 0)]
    assert table.money == [("Anna", "bank", 5000, "interest")]
    assert table.state.laps == [1, 0, 0]


# The car


@pytest.mark.clause("finans.car.1")
def test_a_car_costs_50000_before_the_roll_and_there_is_one_each() -> None:
    table = lay(spaces={"Anna": 1}).answer("buy_car")
    assert table.money == [("Anna", "bank", 50000, "car")]
    assert table.refused["buy_car"] == "has_a_car"
    poor = lay(spaces={"Anna": 1}, cash={"Anna": 49500})
    assert poor.refused["buy_car"] == "not_enough_cash"


@pytest.mark.clause("finans.car.2")
@pytest.mark.parametrize("phase", ["turn", "end"])
def test_the_bank_takes_it_back_for_25000_at_any_time(phase: str) -> None:
    table = lay(phase=phase, cars=["Anna"]).answer("sell_car")
    assert table.money == [("bank", "Anna", 25000, "car_sold")]
    assert table.refused["sell_car"] == "has_no_car"


# Papers


@pytest.mark.clause("finans.papers.1", "finans.papers.2")
@pytest.mark.parametrize("space", [12, 35, 46])
def test_papers_are_sold_inside_the_bank_and_in_its_branch(space: int) -> None:
    table = lay(spaces={"Anna": space}, cash={"Anna": 200000})
    table.answer("buy_plot joinery", "buy_share hantverk_1")
    assert table.money == [
        ("Anna", "bank", 10000, "buy_plot"),
        ("Anna", "bank", 50000, "buy_share"),
    ]
    assert table.plots("Anna") == ["joinery"] and table.shares("Anna") == ["hantverk_1"]


@pytest.mark.clause("finans.papers.1")
@pytest.mark.parametrize("space", [1, 2, 34, 17])
def test_nowhere_else(space: int) -> None:
    table = lay(spaces={"Anna": space})
    assert table.refused["buy_plot joinery"] == "not_in_the_bank"
    assert table.refused["buy_share hantverk_1"] == "not_in_the_bank"


@pytest.mark.clause("finans.papers.3")
def test_at_most_one_plot_and_one_share_in_a_turn() -> None:
    table = lay(spaces={"Anna": 12}, cash={"Anna": 500000})
    table.answer("buy_plot joinery", "buy_share hantverk_1")
    assert table.refused["buy_plot plumbing"] == "one_plot_a_turn"
    assert table.refused["buy_share hantverk_2"] == "one_share_a_turn"
    assert table.refused["buy_plot joinery"] == "plot_sold"


@pytest.mark.clause("finans.papers.4")
def test_there_is_no_private_sale_but_an_option_allows_it() -> None:
    table = lay(spaces={"Anna": 2}, plots={"Anna": ["joinery"]})
    assert not any(id.startswith("offer") for id in (*table.offered, *table.refused))
    table = lay(options={"trade": "on"}, spaces={"Anna": 2}, plots={"Anna": ["joinery"]})
    table.answer("offer 1", "sell joinery", 12500)
    assert (table.asked, table.prompt) == ("Bo", "offer_answer")
    table.answer("accept")
    assert table.money == [("Bo", "Anna", 12500, "player_trade")]
    assert table.plots("Bo") == ["joinery"]


# Building


@pytest.mark.clause("finans.building.1", "finans.building.2")
@pytest.mark.parametrize("space", [17, 40])
def test_build_on_any_number_of_own_plots_before_the_roll(space: int) -> None:
    plots = {"Anna": ["joinery", "cleaning"]}
    table = lay(spaces={"Anna": space}, plots=plots)
    table.answer("build joinery", "build cleaning")
    assert table.money == [
        ("Anna", "bank", 10000, "building"),
        ("Anna", "bank", 15000, "building"),
    ]
    assert table.refused["build joinery"] == "plot_built"
    elsewhere = lay(spaces={"Anna": 12}, plots=plots)
    assert elsewhere.refused["build joinery"] == "no_building_here"


@pytest.mark.clause("finans.building.2")
def test_not_on_a_mortgaged_plot_and_not_after_the_roll() -> None:
    table = lay(spaces={"Anna": 17}, plots={"Anna": ["joinery"]}, mortgaged=["joinery"])
    assert table.refused["build joinery"] == "plot_mortgaged"
    rolled = lay(phase="end", spaces={"Anna": 17}, plots={"Anna": ["joinery"]})
    assert rolled.refused["build joinery"] == "no_building_here"


@pytest.mark.clause("finans.building.3")
def test_eight_industrial_and_fifteen_smaller_buildings() -> None:
    smaller = [
        "joinery", "plumbing", "cleaning", "hairdresser", "car_repair", "fruit_vegetables",
        "furniture_interiors", "sports_leisure", "insurance", "brokerage", "telecom",
        "electronics", "robotics",
    ]  # fmt: skip
    table = lay(
        spaces={"Anna": 17},
        cash={"Anna": 900000},
        plots={"Anna": [*smaller, "sawmill"]},
        built=smaller,
    )
    table.answer("build sawmill")
    assert table.money == [("Anna", "bank", 80000, "building")]


@pytest.mark.clause("finans.building.4")
def test_the_kept_tip_lets_one_build_once_wherever_one_stands_also_after_the_roll() -> None:
    table = lay(phase="end", spaces={"Anna": 6}, plots={"Anna": HANTVERK}, kept={"Anna": ["t31"]})
    assert table.refused["build joinery"] == "no_building_here"
    table.answer("use_tip", "build joinery", "build plumbing")
    assert table.state.tips[-1] == 30 and table.state.kept[0] == []
    table.answer("end")
    assert not table.state.builds


@pytest.mark.clause("finans.building.4")
def test_a_kept_tip_is_not_wasted_where_one_may_build_anyway_or_has_nothing_to_build_on() -> None:
    kept = {"kept": {"Anna": ["t31"]}}
    here = lay(spaces={"Anna": 17}, plots={"Anna": ["joinery"]}, **kept)
    assert here.refused["use_tip"] == "may_build_already"
    position = {"phase": "end", "spaces": {"Anna": 17}, **kept}
    for plots in ({}, {"plots": {"Anna": ["joinery"]}, "built": ["joinery"]},
                  {"plots": {"Anna": ["joinery"]}, "mortgaged": ["joinery"]}):  # fmt: skip
        assert lay(**position, **plots).refused["use_tip"] == "nothing_to_build_on"
    assert "use_tip" in lay(**position, plots={"Anna": ["joinery"]}).offered
    assert "use_tip" in lay(spaces={"Anna": 6}, **kept).offered


# Rent


@pytest.mark.clause("finans.rent.1")
@pytest.mark.parametrize(("built", "amount"), [([], 6000), (["fruit_vegetables"], 24000)])
def test_rent_as_on_the_deed(built: list[str], amount: int) -> None:
    table = lay(
        phase="landed", spaces={"Anna": 11}, plots={"Bo": ["fruit_vegetables"]}, built=built
    )
    assert table.money == [("Anna", "Bo", amount, "rent")]


@pytest.mark.clause("finans.rent.1", "finans.groups.2")
def test_a_complete_group_doubles_the_rent_built_on_or_not() -> None:
    table = lay(
        phase="landed",
        spaces={"Anna": 2},
        plots={"Bo": HANTVERK},
        shares={"Bo": HANTVERK_SHARES},
    )
    assert table.money == [("Anna", "Bo", 6000, "rent")]


@pytest.mark.clause("finans.rent.2", "finans.groups.2")
def test_no_rent_on_own_unsold_or_mortgaged_plots_but_the_others_still_double() -> None:
    for plots in ({}, {"Anna": ["joinery"]}):
        assert lay(phase="landed", spaces={"Anna": 2}, plots=plots).money == []
    group = {"plots": {"Bo": HANTVERK}, "shares": {"Bo": HANTVERK_SHARES}, "mortgaged": ["joinery"]}
    assert lay(phase="landed", spaces={"Anna": 2}, **group).nothing == ["plot_mortgaged"]
    other = lay(phase="landed", spaces={"Anna": 4}, **group)
    assert other.money == [("Anna", "Bo", 6000, "rent")]


@pytest.mark.clause("finans.rent.3")
@pytest.mark.parametrize(("answer", "paid"), [("claim", 3000), ("pass", 0)])
def test_option_rent_that_is_not_asked_for_is_lost(answer: str, paid: int) -> None:
    table = lay(
        options={"rent": "claimed"}, phase="landed", spaces={"Anna": 2}, plots={"Bo": ["joinery"]}
    )
    assert (table.asked, table.prompt) == ("Bo", "claim_rent")
    table.answer(answer)
    assert sum(entry[2] for entry in table.money) == paid
    assert (table.asked, table.prompt) == ("Anna", "end_turn")
