"""Mortgages, loans and dividends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.finans.laying import lay

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


LEAVING: dict[str, Any] = {"options": {"interest_at": "leaving"}, "laps": {"Anna": 1}}


@pytest.mark.clause("finans.loans.2", "finans.moving.4")
@pytest.mark.parametrize("space", [1, 36])
def test_option_interest_on_leaving_also_where_a_tip_moves_one_off_the_exit_or_past_it(
    space: int,
) -> None:
    table = lay(phase="tip", spaces={"Anna": space}, tips=["t38"], loans={"Anna": 2}, **LEAVING)
    assert table.money == [("Anna", "bank", 10000, "interest")]
    assert table.space("Anna") == 12 and table.state.laps[0] == (1 if space == 1 else 2)


@pytest.mark.clause("finans.loans.2", "finans.prison.2")
def test_option_interest_on_leaving_also_for_prison() -> None:
    """From the exit one leaves it; from elsewhere prison is reached without passing it."""
    for space, paid in ((1, [("Anna", "bank", 10000, "interest")]), (36, [])):
        table = lay(phase="tip", spaces={"Anna": space}, tips=["t44"], loans={"Anna": 2},
                    chance=[1], **LEAVING)  # fmt: skip
        assert table.money == paid and table.space("Anna") == 10


@pytest.mark.clause("finans.loans.2", "finans.bankruptcy.1")
def test_option_who_cannot_pay_on_leaving_by_a_tip_goes_nowhere() -> None:
    table = lay(phase="tip", spaces={"Anna": 1}, tips=["t38"], loans={"Anna": 3},
                cash={"Anna": 0}, **LEAVING)  # fmt: skip
    assert table.state.out[0] and table.asked == "Bo"


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


@pytest.mark.clause("finans.loans.4")
def test_the_loan_and_its_interest_are_raised_as_one_debt() -> None:
    """48,000 and the joinery: mortgaged it brings 53,000, sold 56,000."""
    position = {"phase": "landed", "spaces": {"Anna": 41}, "loans": {"Anna": 1}}
    table = lay(cash={"Anna": 48000}, plots={"Anna": ["joinery"]}, **position)
    assert dict(table.choice.facts) == {
        "debt": 55000, "cash": 48000, "missing": 7000, "cause": "repayment", "payee": -1
    }  # fmt: skip
    table.answer("sell_plot joinery")
    assert table.cash("Anna") == 1000 and table.state.loans[0] == 0
    gentle = lay(options={"unpaid": "gentle"}, cash={"Anna": 52000}, **position)
    assert gentle.money == [("Anna", "bank", 52000, "repayment")]
    assert gentle.state.loans[0] == 0 and not gentle.state.out[0]


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
