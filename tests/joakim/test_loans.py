"""Loans: borrowed on a Joakim card, repaid dearer, and counted against the winner."""

from __future__ import annotations

import pytest

from game.joakim.state import Ending
from tests.joakim.test_sharks import sharks

SIZES = ["pass", "loan_10", "loan_25", "loan_50"]
UNCLE = {"Anna": 2}


@pytest.mark.clause("joakim.loans.1", "joakim.uncle.6")
@pytest.mark.parametrize(
    ("size", "amount", "due"), [("loan_10", 10, 12), ("loan_25", 25, 30), ("loan_50", 50, 60)]
)
def test_borrow_10_25_or_50_and_owe_12_30_or_60(size: str, amount: int, due: int) -> None:
    table = sharks(phase="uncle_card", face_up="u20")
    assert (table.prompt, table.offered) == ("borrow", SIZES)
    table.answer(size)
    assert table.money == [("bank", "Anna", amount, "loan")]
    assert table.state.sharks is not None and table.state.sharks.due == [due, 0, 0]
    assert table.state.uncle[-1] == 19 and table.prompt == "end_move"


@pytest.mark.clause("joakim.loans.1")
def test_nobody_must_borrow_and_the_card_goes_under_its_pile() -> None:
    table = sharks(phase="uncle_card", face_up="u20").answer("pass")
    assert table.money == [] and table.state.uncle[-1] == 19


@pytest.mark.clause("joakim.loans.1")
def test_there_are_eight_loan_cards_and_then_none() -> None:
    all_but_one = {"Anna": ["loan_10"] * 3, "Bo": ["loan_25"] * 3, "Cia": ["loan_50"]}
    table = sharks(phase="uncle_card", face_up="u20", loans=all_but_one)
    assert table.offered == ["pass", "loan_50"]
    all_of_them = all_but_one | {"Cia": ["loan_50"] * 2}
    table = sharks(phase="uncle_card", face_up="u20", loans=all_of_them)
    assert table.nothing == ["no_loan_cards"] and table.prompt == "end_move"


@pytest.mark.clause("joakim.loans.2")
@pytest.mark.parametrize("phase", ["move", "square", "end"])
def test_repay_a_whole_loan_card_at_any_moment_of_ones_own_move(phase: str) -> None:
    table = sharks(phase=phase, pawns={"Anna": 0}, loans={"Anna": ["loan_10", "loan_50"]})
    asked = table.prompt
    assert table.refused["repay loan_25"] == "no_loans_held"
    table.answer("repay loan_50")
    assert table.money == [("Anna", "bank", 60, "repayment")]
    assert table.prompt == asked  # the move goes on where it was
    assert table.refused["repay loan_50"] == "no_loans_held"
    table.answer("repay loan_10")
    assert table.cash("Anna") == 75 - 72


@pytest.mark.clause("joakim.loans.2")
def test_a_loan_is_repaid_in_full_or_not_at_all() -> None:
    table = sharks(phase="end", cash={"Anna": 29}, loans={"Anna": ["loan_25"]})
    assert table.refused["repay loan_25"] == "loan_cash_short"
    assert "repay loan_25" not in table.offered


@pytest.mark.clause("joakim.loans.2")
def test_option_loans_are_repaid_only_on_the_exchange() -> None:
    loans = {"Anna": ["loan_10"]}
    anywhere = sharks({"repay_where": "exchange"}, phase="end", pawns=UNCLE, loans=loans)
    assert anywhere.refused["repay loan_10"] == "repay_on_exchange"
    exchange = sharks({"repay_where": "exchange"}, phase="end", pawns={"Anna": 4}, loans=loans)
    assert "repay loan_10" in exchange.offered


@pytest.mark.clause("joakim.loans.3", "joakim.winning.1")
def test_the_limit_is_reached_only_net_of_loans_which_are_then_repaid() -> None:
    loans = {"Anna": ["loan_50"]}
    short = sharks(phase="uncle_card", face_up="u04", cash={"Anna": 1049}, loans=loans)
    assert short.prompt == "end_move"  # 1059 less 60 is not 1000
    won = sharks(phase="uncle_card", face_up="u04", cash={"Anna": 1050}, loans=loans)
    assert won.winners == ["Anna"] and won.cash("Anna") == 1000
    assert won.money[-1] == ("Anna", "bank", 60, "repayment")
    assert won.state.sharks is not None and won.state.sharks.due == [0, 0, 0]


@pytest.mark.clause("joakim.loans.3")
def test_option_loans_must_be_repaid_by_hand_before_one_can_win() -> None:
    table = sharks(
        {"loans_at_win": "by_hand"},
        phase="uncle_card",
        face_up="u04",
        cash={"Anna": 1200},
        loans={"Anna": ["loan_10"]},
    )
    assert table.prompt == "end_move"
    table.answer("repay loan_10")
    assert table.winners == ["Anna"] and table.cash("Anna") == 1198


@pytest.mark.clause("joakim.loans.3", "joakim.winning.2")
def test_of_two_who_reach_the_limit_the_one_with_more_after_repayment_wins() -> None:
    table = sharks(
        phase="large_heading",
        face_up="n30",
        cash={"Anna": 1060, "Bo": 1001},
        loans={"Anna": ["loan_50"]},
    )
    assert table.winners == ["Bo"]


@pytest.mark.clause("joakim.loans.3", "joakim.winning.4")
def test_the_forty_number_game_counts_cash_less_repayments() -> None:
    table = sharks(
        {"numbers_game": "on"},
        phase="small_heading",
        face_up="n31",
        drawn=[f"n{number:02}" for number in range(1, 41) if number != 31],
        cash={"Anna": 100, "Bo": 80, "Cia": 1},
        loans={"Anna": ["loan_25", "loan_25"]},
    )
    assert table.state.ending is Ending.LAST_NUMBER
    assert table.winners == ["Bo"]  # 115 less 60 is 55


@pytest.mark.clause("joakim.loans.4")
def test_interest_is_2_5_or_10_for_every_loan_card_of_everyone() -> None:
    table = sharks(
        phase="end",
        tips_held={"Anna": ["t17"]},
        loans={"Anna": ["loan_10"], "Bo": ["loan_25", "loan_50"], "Cia": []},
    ).answer("tip t17")
    assert table.money == [("Anna", "bank", 2, "interest"), ("Bo", "bank", 15, "interest")]
    assert table.state.sharks is not None and table.state.sharks.tips[-1] == 16
    assert table.prompt == "end_move"


@pytest.mark.clause("joakim.loans.4")
def test_interest_without_any_loan_comes_to_nothing() -> None:
    table = sharks(phase="end", tips_held={"Anna": ["t17"]}).answer("tip t17")
    assert table.nothing == ["no_interest_due"] and table.money == []
