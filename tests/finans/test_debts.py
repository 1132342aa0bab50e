"""Raising money for a debt, and bankruptcy."""

from __future__ import annotations

from typing import Any

import pytest

from game.finans import debts
from game.finans.state import Ending
from game.finans.table import Table
from tests.finans.laying import lay


@pytest.mark.clause("finans.bankruptcy.1")
def test_creditors_share_in_whole_notes_and_no_krona_is_lost() -> None:
    table = lay(
        phase="landed",
        spaces={"Anna": 21},
        cash={"Anna": 10000},
        loans={"Anna": 3},
        plots={"Anna": ["joinery", "cleaning"]},
        mortgaged=["joinery", "cleaning"],
        shares={"Bo": ["hantverk_1"], "Cia": ["hantverk_2", "service_1"]},
    )
    assert [entry[1:3] for entry in table.money] == [("Bo", 3000), ("Cia", 6500), ("Bo", 500)]
    assert table.state.out[0] and table.cash("Anna") == 0


@pytest.mark.clause("finans.bankruptcy.3", "finans.mortgages.3")
def test_how_far_it_reaches_after_a_mortgage_and_after_a_sale() -> None:
    """A mortgaged plot cannot be sold any more: that may cost the game."""
    table = lay(
        phase="landed",
        spaces={"Anna": 18},
        cash={"Anna": 0},
        loans={"Anna": 3},
        plots={"Bo": ["brokerage"], "Anna": ["steelworks"]},
        built=["brokerage"],
    )
    rules = Table(table.data, table.state, [])
    ways = {option.id: option.value for option in table.choice.options}
    assert debts.most_cash(rules, 0) == 48000
    assert debts.most_after(rules, 0, ways["sell_plot steelworks"]) == 48000
    assert debts.most_after(rules, 0, ways["mortgage steelworks"]) == 30000
    assert table.cash("Anna") == 0 and table.plots("Anna") == ["steelworks"]
    table.answer("mortgage steelworks")
    assert table.state.out[0]


@pytest.mark.clause("finans.bankruptcy.3", "finans.loans.1")
def test_how_far_it_reaches_with_loans_shares_and_a_car() -> None:
    def most(**position: Any) -> int:
        table = lay(cash={"Anna": 1000}, shares={"Anna": ["hantverk_1"]}, **position)
        return debts.most_cash(Table(table.data, table.state, []), 0)

    assert most(spaces={"Anna": 2}, cars=["Anna"]) == 1000 + 40000 + 25000 + 150000
    assert most(spaces={"Anna": 2}, loans={"Anna": 1, "Bo": 3}) == 1000 + 40000 + 100000
    assert most(spaces={"Anna": 2}, loans={"Anna": 1, "Bo": 3, "Cia": 2}) == 41000
    assert most(spaces={"Anna": 41}) == 41000


@pytest.mark.clause("finans.bankruptcy.3")
def test_money_is_raised_step_by_step_and_no_further_than_the_debt() -> None:
    table = lay(
        phase="landed",
        spaces={"Anna": 20},
        cash={"Anna": 2000},
        plots={"Bo": ["telecom"], "Anna": ["joinery", "plumbing"]},
    )
    assert table.prompt == "raise_money"
    assert dict(table.choice.facts) == {
        "debt": 12000, "cash": 2000, "missing": 10000, "cause": "rent", "payee": 1
    }  # fmt: skip
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
    assert {"joinery", "plumbing"} <= set(table.plots("bank"))
    assert not any(table.state.mortgaged) and table.state.built.count(True) == 1
    assert table.state.bonds == [-1] * 12 and table.state.loans == [0, 0, 1]
    assert table.state.tips[-1] == 30


@pytest.mark.clause("finans.bankruptcy.1")
def test_rounds_are_shorter_when_somebody_is_out() -> None:
    table = lay(phase="end", out=["Bo"], spaces={"Anna": 2, "Cia": 2}, turns=0)
    rounds = []
    for _ in range(4):
        rounds.append(table.session.rulebook.round(table.state))
        table.chance = [4]
        table.answer(*(["end"] if table.prompt == "end_turn" else ["roll", "end"]))
    assert rounds == [1, 1, 2, 2]


def test_a_save_from_before_rounds_were_counted_can_still_be_read() -> None:
    state = lay(spaces={"Anna": 2}, turns=7).state
    raw = {key: value for key, value in state.to_json().items() if key != "rounds"}
    assert type(state).from_json(raw) == state and state.rounds == 2


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
