"""Random games of Nya Finans, watched after every event, with all options in pairs."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from game.engine.match import Match
from game.engine.session import Session
from game.finans.events import Money, NothingHappened, PlotMoved, ShareMoved
from game.finans.options import Options
from game.finans.state import State
from game.finans.table import Table
from game.finans.turn import WITH_TRADE
from tests import random_games
from tests.finans.invariants import watched_rules
from tests.random_games import check_question, option_sets
from tests.replays.wanted_finans import Squanderer

SWITCHES: dict[str, tuple[Any, ...]] = {
    "win_cash": (1_000_000, 200_000),
    "win_groups": (2, 1),
    "laps": (0, 3),
    "start_cash": (75_000, 25_000, 200_000),
    "start_papers": ("none", "dealt"),
    "first_player": ("reroll", "random"),
    "rent": ("automatic", "claimed"),
    "interest_at": ("arriving", "leaving"),
    "bank_loans": (6, 18),
    "large_drawing": ("may_buy", "must_buy"),
    "prison_most": (3, 1),
    "bail": (0, 10_000),
    "meeting_parts": ("whole_group", "partial"),
    "meeting_mortgage": ("paid_off", "literal"),
    "meetings": ("one", "unlimited"),
    "unpaid": ("out", "gentle"),
    "bankrupt_papers": ("bank", "auction"),
    "trade": ("off", "on"),
    "win_check": ("everyone", "own_turn"),
    "win_loans": ("count", "net"),
}
SETS = option_sets(SWITCHES)


def begin(options: dict[str, Any], players: int, seed: int) -> Session[State]:
    return random_games.begin(watched_rules(), options, players, seed)


def test_every_option_and_every_pair_of_values_is_played() -> None:
    random_games.check_that_all_pairs_are_played(SWITCHES, SETS, Options().to_json())


@pytest.mark.case("O08")
@pytest.mark.parametrize("number", range(len(SETS)))
def test_money_and_papers_are_conserved_and_nobody_who_is_out_is_asked(number: int) -> None:
    for players in (2 + number % 5, 2 + (number + 2) % 5):
        session = begin(SETS[number], players, seed=number * 7 + players)
        random_games.check_questions(session, random.Random(number), most=2000)


@pytest.mark.parametrize("number", range(1, len(SETS), 3))
def test_everything_there_may_be_to_do_is_either_possible_or_refused(number: int) -> None:
    """What is seen at a glance to be possible is just what no reason is against."""
    session, rng = begin(SETS[number], 4, seed=number), random.Random(number)
    for turn in range(600):
        if random_games.is_over(session):
            break
        if turn % 5 == 0:
            state = session.state
            table = Table(session.rulebook.data, state, [])  # type: ignore[attr-defined]
            allowed = {option.id for option in WITH_TRADE.possible(table, state.seat)}
            refused = {option.id for option in WITH_TRADE.refused(table, state.seat)}
            assert not allowed & refused
            assert len(allowed | refused) == sum(
                sizes(table)[near.sort] for near in WITH_TRADE.near
            )
        random_games.answer_one(session, rng)


def sizes(table: Table) -> dict[str, int]:
    data = table.data
    return {
        "none": 1,
        "plot": len(data.plots),
        "share": len(data.shares),
        "group": len(data.groups),
        "seat": table.state.players,
    }


@pytest.mark.case("O05", "O22")
@pytest.mark.parametrize("number", range(0, len(SETS), 3))
def test_saves_and_forks_stand_in_the_same_place(number: int) -> None:
    session = begin(SETS[number], 3, seed=number)
    random_games.check_saves_and_forks(session, random.Random(number), most=300)


@pytest.mark.case("O23")
@pytest.mark.parametrize("number", range(1, len(SETS), 3))
def test_undo_leads_to_the_question_before_or_is_barred(number: int) -> None:
    session = begin(SETS[number], 3, seed=number)
    assert random_games.check_undo(session, random.Random(number), most=400) > 10


@pytest.mark.parametrize("number", range(2, len(SETS), 3))
def test_a_copy_fed_with_what_a_seat_sees_follows_the_game(number: int) -> None:
    session = begin(SETS[number], 3, seed=number)
    random_games.check_copies(session, random.Random(number), most=400)


@pytest.mark.parametrize("number", range(0, len(SETS), 3))
def test_the_order_of_the_piles_stays_hidden(number: int) -> None:
    session = begin(SETS[number], 3, seed=number)
    random_games.check_hidden(session, random.Random(number), most=400)


def test_a_save_keeps_its_state_when_the_session_is_undone_and_played_on() -> None:
    random_games.check_that_a_save_keeps_its_state(begin({}, 2, seed=4), random.Random(4))


def test_a_computer_answers_the_same_whatever_lies_where_it_cannot_see() -> None:
    session = begin({"trade": "on"}, 3, seed=8)
    random_games.check_that_computers_see_nothing_hidden(session, random.Random(8))


@pytest.mark.parametrize("number", range(0, len(SETS), 2))
def test_no_script_holds_a_list_of_the_state_while_it_waits(number: int) -> None:
    begun = partial(begin, SETS[number], 3, number)
    random_games.check_that_no_script_holds_lists(begun, number)


@pytest.mark.parametrize("number", range(1, len(SETS), 4))
def test_money_papers_and_what_comes_to_nothing_tell_why_and_by_which_clause(number: int) -> None:
    session, told = begin(SETS[number], 4, seed=number), 0
    for event in random_games.played(session, random.Random(number), 500).log:
        if isinstance(event, (Money, PlotMoved, ShareMoved)):
            assert event.cause and event.clause
            told += 1
        elif isinstance(event, NothingHappened):
            assert event.code and event.clause
    assert told > 20


@pytest.mark.clause("finans.bankruptcy.1")
@pytest.mark.case("O05", "O06")
@pytest.mark.parametrize("bankrupt_papers", ["bank", "auction"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_games_of_squanderers_who_leave_one_after_another(
    players: int, bankrupt_papers: str
) -> None:
    options = {"start_cash": 25_000, "bankrupt_papers": bankrupt_papers}
    left = 0
    for seed in range(4):
        session = begin(options, players, seed)
        match = Match(session, {seat: Squanderer(seed * 8 + seat) for seat in range(players)})
        for _ in range(1500):
            check_question(session)
            if not match.step():
                break
        left += sum(session.state.out)
    assert left > 0
