"""The investor: what a sensible person would do in plain positions, and whole games."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.match import Match
from game.engine.players import Position
from game.finans.events import LoansChanged, MeetingCalled, Money, PlayerLeft
from game.finans.state import Ending
from game.games import GAMES
from game.players.finans_investor import FinansInvestor
from game.simulation.playing import Order, Record, play
from tests.finans.laying import Laid, lay
from tests.random_games import begin

FINANS = GAMES["finans"]


def answer(table: Laid) -> str | int:
    given = FinansInvestor(1).choose(Position(table.session))
    assert not isinstance(given, tuple)
    return given


def answers(table: Laid) -> list[str | int]:
    """All that it does until somebody else is asked, or the dice are thrown."""
    seat, given = table.session.seat_asked, list[str | int]()
    while table.session.seat_asked == seat:
        given.append(answer(table))
        if given[-1] in ("roll", "end"):
            break
        table.answer(given[-1])
    return given


# Papers and loans


def test_it_begins_with_what_it_can_buy_and_borrows_for_a_share() -> None:
    table = lay(spaces={"Anna": 35}, cash={"Anna": 40_000})
    done = answers(table)
    assert "loan" in done
    assert {str(each).split()[0] for each in done} >= {"buy_share", "buy_plot"}
    assert table.cash("Anna") >= 0 and done[-1] == "roll"


def test_it_takes_the_paper_that_makes_a_group_complete() -> None:
    table = lay(
        spaces={"Anna": 35},
        turns=40,
        cash={"Anna": 150_000},
        plots={"Anna": ["joinery", "plumbing"]},
        shares={"Anna": ["hantverk_1"]},
    )
    assert "buy_share hantverk_2" in answers(table)


def test_it_wants_none_of_a_group_that_others_hold() -> None:
    shares = [f"industri_{n}" for n in (1, 2, 3)]
    table = lay(
        spaces={"Anna": 35}, cash={"Anna": 70_000}, shares={"Bo": shares}, loans={"Anna": 3}
    )
    bought = [str(each) for each in answers(table) if str(each).startswith("buy_plot")]
    assert bought and not set(bought) & {"buy_plot sawmill", "buy_plot paper_mill"}


# Debts


DEBT: dict[str, Any] = {
    "phase": "landed",
    "spaces": {"Anna": 20},
    "cash": {"Anna": 2_000},
    "loans": {"Bo": 3, "Cia": 3},
}


def test_a_debt_is_paid_with_what_costs_least() -> None:
    """A mortgage, which leaves a group complete, rather than a paper of it."""
    table = lay(
        **DEBT,
        plots={"Bo": ["telecom"], "Anna": ["joinery", "plumbing", "insurance"]},
        shares={"Anna": ["hantverk_1", "hantverk_2"]},
    )
    assert table.prompt == "raise_money"
    assert str(answer(table)).startswith("mortgage ")


def test_a_debt_does_not_cost_the_car_if_a_mortgage_does() -> None:
    table = lay(**DEBT, plots={"Bo": ["telecom"], "Anna": ["insurance"]}, cars=["Anna"])
    assert answer(table) == "mortgage insurance"


def test_no_plot_is_mortgaged_whose_sale_alone_pays_the_debt() -> None:
    """The steelworks: mortgaged they bring 30,000 of 36,000, and the game is lost."""
    table = lay(
        spaces={"Anna": 18},
        phase="landed",
        cash={"Anna": 0},
        loans={"Anna": 3},
        plots={"Bo": ["brokerage"], "Anna": ["steelworks"]},
        built=["brokerage"],
    )
    assert answer(table) == "sell_plot steelworks"


# What tips offer


def test_it_borrows_for_what_makes_a_group_complete_and_for_nothing_that_it_cannot_pay() -> None:
    group: dict[str, Any] = {
        "plots": {"Anna": ["joinery", "plumbing"]},
        "shares": {"Anna": ["hantverk_1"], "Bo": ["hantverk_2", "industri_1"]},
    }
    tip: dict[str, Any] = {"phase": "tip", "spaces": {"Anna": 3}, "tips": ["t34"], "turns": 40}
    table = lay(**tip, **group, cash={"Anna": 20_000})
    assert answer(table) == "hantverk_2"
    table.answer("hantverk_2", "loan")
    assert table.shares("Anna") == ["hantverk_1", "hantverk_2"]
    assert answer(lay(**tip, **group, cash={"Anna": 20_000}, loans={"Bo": 3, "Cia": 3})) == "pass"


# Meetings and winning


MEETING: dict[str, Any] = {
    "spaces": {"Anna": 12},
    "turns": 60,
    "plots": {"Anna": ["joinery"], "Bo": ["plumbing"]},
    "shares": {"Anna": ["hantverk_1"], "Bo": ["hantverk_2"]},
    "loans": {"Anna": 3},
    "met": False,
}


def test_a_meeting_is_called_with_a_fee_that_is_likely_to_do() -> None:
    table = lay(**MEETING, cash={"Anna": 400_000})
    done = answers(table)
    assert "meet hantverk" in done
    assert 80_000 <= int(done[done.index("meet hantverk") + 1]) <= 120_000


def test_no_meeting_that_would_leave_nothing() -> None:
    assert "meet hantverk" not in answers(lay(**MEETING, cash={"Anna": 95_000}))


def test_whoever_can_sell_enough_for_the_million_does_so() -> None:
    complete: dict[str, Any] = {
        "plots": {"Anna": ["joinery", "plumbing", "insurance", "brokerage", "telecom"]},
        "shares": {
            "Anna": [
                "hantverk_1", "hantverk_2", "finanstrusten_1", "finanstrusten_2", "teknik_1",
            ]
        },
    }  # fmt: skip
    table = lay(spaces={"Anna": 2}, cash={"Anna": 900_000}, turns=200, **complete)
    for _ in range(6):
        if table.request is None:
            break
        table.answer(answer(table))
    assert table.state.ending is Ending.MILLION and table.winners == ["Anna"]


GROUPS: dict[str, Any] = {
    "spaces": {"Anna": 2},
    "turns": 200,
    "shares": {"Anna": ["hantverk_1", "hantverk_2", "finanstrusten_1", "finanstrusten_2"]},
}
CRAFTS_AND_TRUST = ["joinery", "plumbing", "insurance", "brokerage"]


def test_plots_outside_the_groups_are_sold_for_the_million_and_not_mortgaged() -> None:
    """Mortgaged they would bring 110,000, and could not be sold any more."""
    others = ["steelworks", "sawmill", "sustainable_energy", "pharmaceutical"]
    table = lay(**GROUPS, plots={"Anna": [*CRAFTS_AND_TRUST, *others]}, cash={"Anna": 830_000},
                loans={"Bo": 3, "Cia": 3})  # fmt: skip
    done = answers(table)
    assert table.winners == ["Anna"] and "roll" not in done


def test_it_borrows_and_sells_the_car_to_win_unless_loans_are_deducted() -> None:
    position = GROUPS | {"plots": {"Anna": CRAFTS_AND_TRUST}, "cash": {"Anna": 800_000}}
    table = lay(**position, cars=["Anna"])
    answers(table)
    assert table.winners == ["Anna"]
    net = lay(options={"win_loans": "net"}, **position, cars=["Anna"])
    assert not {"loan", "sell_car"} & set(answers(net))


def test_what_does_not_make_the_million_is_not_raised_and_plots_are_redeemed() -> None:
    table = lay(**GROUPS, plots={"Anna": CRAFTS_AND_TRUST}, mortgaged=["joinery", "brokerage"],
                cash={"Anna": 600_000}, loans={"Bo": 3, "Cia": 3})  # fmt: skip
    done = answers(table)
    assert {"redeem joinery", "redeem brokerage"} <= set(done)
    assert not any(str(each).startswith(("mortgage", "sell")) for each in done)


def test_a_bond_that_wins_often_is_bought_and_one_that_does_not_hardly() -> None:
    table = lay(phase="landed", spaces={"Anna": 46}, bonds={"Bo": [1, 2, 3, 4]})
    assert answer(table) in ("bond 5", "bond 6")


# Whole games


def played(levels: tuple[str, ...], seed: int, **options: int | str) -> Record:
    return play(Order("finans", levels, options, seed))


def test_it_beats_the_random_player() -> None:
    won = 0
    for seed in range(1, 13):
        levels = ("investor", "random") if seed % 2 else ("random", "investor")
        [winner] = played(levels, seed).winners
        won += levels[winner] == "investor"
    assert won >= 11


def test_a_game_of_investors_has_loans_meetings_and_cars_and_hardly_a_bankruptcy() -> None:
    meetings = loans = cars = left = 0
    for seed in range(1, 7):
        session = begin(FINANS.rulebook(), {}, 4, seed)
        Match(session, {seat: FinansInvestor(seed * 8 + seat) for seat in range(4)}).play()
        assert session.state.ending is Ending.MILLION
        meetings += sum(isinstance(event, MeetingCalled) for event in session.log)
        loans += sum(isinstance(event, LoansChanged) for event in session.log)
        cars += sum(isinstance(event, Money) and event.cause == "car" for event in session.log)
        left += sum(isinstance(event, PlayerLeft) for event in session.log)
    assert meetings > 6 and loans > 12 and cars > 6
    assert left <= 3


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_games_of_all_sizes_end(players: int) -> None:
    record = played(("investor",) * players, 3)
    assert not record.fault and record.ending == "million"


def test_a_gentle_game_without_laps_ends_as_well() -> None:
    record = played(("investor",) * 4, 1, unpaid="gentle", win_loans="net")
    assert not record.fault and record.ending == "million"
