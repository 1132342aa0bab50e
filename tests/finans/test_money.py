"""Groups, mortgages, loans, dividends, debts and bankruptcy."""

from __future__ import annotations

import pytest

from game.finans.state import Ending
from tests.finans.laying import lay

HANTVERK = ["joinery", "plumbing"]
HANTVERK_SHARES = ["hantverk_1", "hantverk_2"]


# Mortgages and buy-backs


@pytest.mark.clause("finans.mortgages.1")
@pytest.mark.parametrize("phase", ["turn", "end"])
def test_a_plot_is_mortgaged_at_any_time_built_on_or_not(phase: str) -> None:
    table = lay(phase=phase, plots={"Anna": ["telecom"]}, built=["telecom"])
    table.answer("mortgage telecom")
    assert table.money == [("bank", "Anna", 20000, "mortgage")]
    assert table.state.built[10] and table.refused["mortgage telecom"] == "plot_mortgaged"


@pytest.mark.clause("finans.mortgages.2")
def test_it_is_redeemed_before_the_roll_for_ten_per_cent_more() -> None:
    table = lay(plots={"Anna": ["telecom"]}, mortgaged=["telecom"]).answer("redeem telecom")
    assert table.money == [("Anna", "bank", 22000, "redemption")]
    after = lay(phase="end", plots={"Anna": ["telecom"]}, mortgaged=["telecom"])
    assert "redeem telecom" not in after.offered


@pytest.mark.clause("finans.mortgages.3")
def test_the_bank_buys_back_at_the_printed_value_and_takes_the_building_for_nothing() -> None:
    table = lay(
        phase="end", plots={"Anna": ["telecom"]}, shares={"Anna": ["teknik_1"]}, built=["telecom"]
    )
    table.answer("sell_plot telecom", "sell_share teknik_1")
    assert [entry[2:] for entry in table.money] == [(32000, "buy_back"), (80000, "buy_back")]
    assert not any(table.state.built)
    mortgaged = lay(plots={"Anna": ["telecom"]}, mortgaged=["telecom"])
    assert mortgaged.refused["sell_plot telecom"] == "redeem_first"


# Loans


@pytest.mark.clause("finans.loans.1")
def test_loans_of_50000_three_each_and_six_in_all() -> None:
    table = lay(spaces={"Anna": 2}).answer("loan", "loan", "loan")
    assert table.cash("Anna") == 75000 + 150000 and table.refused["loan"] == "loans_used_up"
    table = lay(spaces={"Anna": 2}, loans={"Bo": 3, "Cia": 3})
    assert table.refused["loan"] == "bank_has_no_loan"


@pytest.mark.clause("finans.loans.2")
def test_interest_on_each_loan_on_arriving_at_the_exit() -> None:
    table = lay(phase="landed", spaces={"Anna": 1}, loans={"Anna": 3}, tips=["t16"])
    assert table.money[0] == ("Anna", "bank", 15000, "interest")


@pytest.mark.clause("finans.loans.2")
def test_option_interest_on_leaving_but_not_at_the_start() -> None:
    options = {"interest_at": "leaving"}
    table = lay(options=options, loans={"Anna": 1}, laps={"Anna": 1}, chance=[1]).answer("roll")
    assert table.money == [("Anna", "bank", 5000, "interest")]
    start = lay(options=options, loans={"Anna": 1}, chance=[1]).answer("roll")
    assert start.money == []


@pytest.mark.clause("finans.loans.3")
@pytest.mark.parametrize("phase", ["turn", "end"])
def test_a_loan_is_repaid_at_any_time(phase: str) -> None:
    table = lay(phase=phase, loans={"Anna": 1}).answer("repay")
    assert table.money == [("Anna", "bank", 50000, "repayment")]
    assert table.refused["repay"] == "no_loan"


@pytest.mark.clause("finans.loans.4")
def test_repay_one_of_your_loans_is_a_debt_of_55000_without_a_new_loan() -> None:
    table = lay(phase="landed", spaces={"Anna": 41}, loans={"Anna": 2})
    assert [entry[2:] for entry in table.money] == [(50000, "repayment"), (5000, "interest")]
    assert table.refused["loan"] == "no_loan_here"
    table.answer("end", "roll")
    none = lay(phase="landed", spaces={"Anna": 41})
    assert none.nothing == ["no_loan"]
    poor = lay(phase="landed", spaces={"Anna": 41}, loans={"Anna": 1}, cash={"Anna": 40000},
               plots={"Anna": ["telecom"]})  # fmt: skip
    assert (poor.prompt, poor.offered) == (
        "raise_money",
        ["mortgage telecom", "sell_plot telecom"],
    )


# Dividends


@pytest.mark.clause("finans.dividends.1")
def test_the_bank_pays_what_stands_on_each_share() -> None:
    table = lay(phase="landed", spaces={"Anna": 8}, shares={"Anna": ["teknik_1", "hantverk_1"]})
    assert table.money == [("bank", "Anna", 30000, "dividend")]
    assert lay(phase="landed", spaces={"Anna": 8}).nothing == ["no_shares"]


@pytest.mark.clause("finans.dividends.2")
def test_the_rulebooks_dividend_of_40000_and_45000() -> None:
    table = lay(
        phase="landed",
        spaces={"Anna": 21},
        cash={"Anna": 100000},
        plots={"Anna": ["joinery", "insurance", "telecom", "electronics"]},
        mortgaged=["joinery"],
        shares={
            "Bo": ["hantverk_1", "hantverk_2", "teknik_1", "kemi_1"],
            "Cia": ["finanstrusten_1", "finanstrusten_2", "teknik_2"],
        },
    )
    assert table.money == [
        ("Anna", "Bo", 40000, "opponents_dividend"),
        ("Anna", "Cia", 45000, "opponents_dividend"),
    ]


@pytest.mark.clause("finans.dividends.2", "finans.bankruptcy.1")
def test_a_bankrupts_creditors_share_the_cash_in_proportion() -> None:
    table = lay(
        phase="landed",
        spaces={"Anna": 21},
        cash={"Anna": 8500},
        loans={"Anna": 3},
        plots={"Anna": ["joinery", "insurance", "telecom"]},
        mortgaged=["joinery", "insurance", "telecom"],
        shares={
            "Bo": ["hantverk_1", "hantverk_2", "teknik_1"],
            "Cia": ["finanstrusten_1", "finanstrusten_2", "teknik_2"],
        },
    )
    assert [entry[1:3] for entry in table.money] == [("Bo", 4000), ("Cia", 4500)]
    assert table.state.out == [True, False, False]


# Debts and bankruptcy


@pytest.mark.clause("finans.bankruptcy.3")
def test_money_is_raised_step_by_step_and_no_further_than_the_debt() -> None:
    table = lay(
        phase="landed",
        spaces={"Anna": 20},
        cash={"Anna": 2000},
        plots={"Bo": ["telecom"], "Anna": ["joinery", "plumbing"]},
    )
    assert table.prompt == "raise_money"
    assert dict(table.choice.facts) == {"debt": 12000, "cash": 2000, "missing": 10000}
    table.answer("mortgage joinery", "mortgage plumbing")
    assert table.money[-1] == ("Anna", "Bo", 12000, "rent") and table.cash("Anna") == 0


@pytest.mark.clause("finans.bankruptcy.1")
@pytest.mark.case("O06")
def test_everything_a_bankrupt_had_goes_back() -> None:
    table = lay(
        phase="landed",
        spaces={"Anna": 20},
        cash={"Anna": 3000},
        plots={"Bo": ["telecom"], "Anna": ["joinery", "plumbing"]},
        mortgaged=["joinery", "plumbing"],
        built=["joinery", "telecom"],
        bonds={"Anna": [3, 8]},
        loans={"Anna": 3, "Cia": 1},
        kept={"Anna": ["t31"]},
    )
    assert table.state.out == [True, False, False] and table.asked == "Bo"
    assert table.money == [("Anna", "Bo", 3000, "rent")]
    assert set(HANTVERK) <= set(table.plots("bank"))
    assert not any(table.state.mortgaged) and table.state.built.count(True) == 1
    assert table.state.bonds == [-1] * 12 and table.state.loans == [0, 0, 1]
    assert table.state.tips[-1] == 30


@pytest.mark.clause("finans.bankruptcy.4")
def test_option_the_rest_of_the_debt_is_cancelled() -> None:
    table = lay(
        options={"unpaid": "gentle"},
        phase="landed",
        spaces={"Anna": 20},
        cash={"Anna": 3000},
        loans={"Anna": 3},
        plots={"Bo": ["telecom"]},
    )
    assert table.state.out == [False] * 3 and table.cash("Anna") == 0
    assert (table.asked, table.prompt) == ("Anna", "end_turn")


@pytest.mark.clause("finans.bankruptcy.2")
def test_option_a_bankrupts_papers_are_auctioned() -> None:
    table = lay(
        options={"bankrupt_papers": "auction"},
        phase="landed",
        spaces={"Anna": 20},
        cash={"Anna": 3000},
        loans={"Anna": 3},
        plots={"Bo": ["telecom"], "Anna": ["joinery"]},
        mortgaged=["joinery"],
    )
    assert (table.asked, table.prompt) == ("Bo", "bid")
    table.answer(2000, 2500, 0)
    assert table.plots("Cia") == ["joinery"] and table.money[-1][2:] == (2500, "auction")
    assert (table.asked, table.prompt) == ("Bo", "turn")


@pytest.mark.clause("finans.winning.3")
def test_the_last_one_left_wins() -> None:
    table = lay(
        "Anna Bo",
        phase="landed",
        spaces={"Anna": 20},
        cash={"Anna": 0},
        loans={"Anna": 3},
        plots={"Bo": ["telecom"]},
    )
    assert table.winners == ["Bo"] and table.state.ending is Ending.LAST_PLAYER


# Winning

TWO_GROUPS = {
    "plots": {"Anna": [*HANTVERK, "insurance", "brokerage"]},
    "shares": {"Anna": [*HANTVERK_SHARES, "finanstrusten_1", "finanstrusten_2"]},
}


@pytest.mark.clause("finans.winning.1")
def test_a_million_and_two_complete_groups() -> None:
    rich = lay(phase="tip", cash={"Anna": 995000}, tips=["t16"], **TWO_GROUPS)
    assert rich.winners == ["Anna"] and rich.state.ending is Ending.MILLION
    poor = lay(phase="tip", cash={"Anna": 994500}, tips=["t16"], **TWO_GROUPS)
    assert poor.prompt == "end_turn"
    one = lay(phase="tip", cash={"Anna": 2000000}, tips=["t16"], plots={"Anna": HANTVERK},
              shares={"Anna": HANTVERK_SHARES})  # fmt: skip
    assert one.prompt == "end_turn"


@pytest.mark.clause("finans.winning.1")
def test_mortgaging_and_borrowing_may_make_up_the_million() -> None:
    table = lay(phase="end", cash={"Anna": 935000}, **TWO_GROUPS).answer("loan")
    assert table.prompt == "end_turn"
    table.answer("mortgage insurance")
    assert table.winners == ["Anna"]
    net = lay(options={"win_loans": "net"}, phase="end", cash={"Anna": 960000}, **TWO_GROUPS)
    assert net.answer("loan").prompt == "end_turn"


@pytest.mark.clause("finans.winning.2")
def test_one_may_win_on_anothers_turn() -> None:
    groups = {key: {"Bo": papers["Anna"]} for key, papers in TWO_GROUPS.items()}
    position = {"phase": "landed", "spaces": {"Anna": 2}, "cash": {"Bo": 997000}}
    assert lay(**position, **groups).winners == ["Bo"]
    own = lay(options={"win_check": "own_turn"}, **position, **groups)
    assert own.prompt == "end_turn"


@pytest.mark.clause("finans.winning.4")
def test_other_goals_and_an_agreed_number_of_laps() -> None:
    table = lay(options={"win_cash": 500000}, phase="tip", cash={"Anna": 495000}, tips=["t16"],
                **TWO_GROUPS)  # fmt: skip
    assert table.winners == ["Anna"]
    laps = lay(options={"laps": 3}, move="Cia", phase="end", laps={"Bo": 3}, cash={"Cia": 76000})
    laps.answer("end")
    assert laps.winners == ["Cia"] and laps.state.ending is Ending.LAPS
