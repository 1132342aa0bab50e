"""Random games of joakim, watched after every event, with all options in pairs."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from game.engine.match import Match
from game.engine.session import Session
from game.joakim.events import Cards, Money, NothingHappened
from game.joakim.options import Options
from game.joakim.state import State
from tests import random_games
from tests.joakim.invariants import watched_rules
from tests.random_games import check_question, option_sets
from tests.replays.wanted_joakim import Spendthrift

SWITCHES: dict[str, tuple[Any, ...]] = {
    "win_limit": (1000, 150),
    "numbers_game": ("off", "on"),
    "start_cash": (75, 10),
    "start_holding": ("six_properties", "six_cards"),
    "transaction_limit": (10, 6),
    "first_player": ("random", "seat_2"),
    "dividend": ("capped", "normal", "once", "removed"),
    "extra_draw": ("move", "number"),
    "take_over_price": ("free", "market"),
    "unpaid": ("out", "gentle"),
    "blocked_move": ("stay", "reroll"),
    "club_reopens": ("card_or_shuffle", "next_number"),
    "drawn_numbers": ("discard", "bottom"),
    "auction_lot": ("five_units", "five_card"),
    "auction_clock": (0, 15),
    "crown_sale": ("one_property", "one_card", "ten"),
    "crown_jump": ("skip", "insert"),
    "crown_asks": ("each_move", "own_button"),
    "exchange_fives": ("nothing", "may_give_five"),
    "take_over_fives": ("five_too", "ones_only"),
    "forced_purchase": ("skip", "forced"),
    "club_swap_price": ("flat", "difference"),
    "win_check": ("everyone", "own_turn"),
    "win_tie": ("most_cash", "shared"),
    "last_player": ("wins", "plays_on"),
    "numbers_count": ("cash", "with_property"),
    "sharks": ("off", "on"),
    "option_step": ("counts", "exempt"),
    "loans_at_win": ("repaid", "by_hand"),
    "repay_where": ("anywhere", "exchange"),
    "tip_moments": ("three", "start_and_end"),
    "away_cancels": ("before_draw", "drawn_card"),
    "worthless_takes": ("one_or_five", "ones_only"),
    "beagle_cards": ("stack", "one_each"),
    "trade_prices": ("bounded", "free"),
    "trade_parties": ("active_player", "any_two"),
}

SHARK_SETS = [options | {"sharks": "on"} for options in option_sets(SWITCHES)[::3]]
SETS = option_sets(SWITCHES) + SHARK_SETS


def begin(options: dict[str, Any], players: int, seed: int) -> Session[State]:
    return random_games.begin(watched_rules(), options, players, seed)


def test_every_option_and_every_pair_of_values_is_played() -> None:
    random_games.check_that_all_pairs_are_played(SWITCHES, SETS, Options().to_json())


@pytest.mark.case("O08")
@pytest.mark.parametrize("number", range(len(SETS)))
def test_cards_and_money_are_conserved_and_nobody_who_is_out_is_asked(number: int) -> None:
    for players in (2 + number % 4, 2 + (number + 1) % 4):
        session = begin(SETS[number], players, seed=number * 7 + players)
        random_games.check_questions(session, random.Random(number), most=2500)


@pytest.mark.case("O05", "O22")
@pytest.mark.parametrize("number", range(0, len(SETS), 3))
def test_saves_and_forks_stand_in_the_same_place(number: int) -> None:
    session = begin(SETS[number], 3, seed=number)
    random_games.check_saves_and_forks(session, random.Random(number), most=260)


@pytest.mark.case("O23")
@pytest.mark.parametrize("number", range(1, len(SETS), 3))
def test_undo_leads_to_the_question_before_or_is_barred(number: int) -> None:
    session = begin(SETS[number], 3, seed=number)
    assert random_games.check_undo(session, random.Random(number), most=300) > 10


@pytest.mark.clause("joakim.debts.7")
@pytest.mark.parametrize("number", range(2, len(SETS), 3))
def test_a_copy_fed_with_what_a_seat_sees_follows_the_game(number: int) -> None:
    session = begin(SETS[number], 3, seed=number)
    random_games.check_copies(session, random.Random(number), most=300)


@pytest.mark.clause("joakim.uncle.5", "joakim.debts.7")
@pytest.mark.parametrize("number", range(0, len(SETS), 3))
def test_hidden_things_stay_hidden(number: int) -> None:
    session = begin(SETS[number], 3, seed=number)
    random_games.check_hidden(session, random.Random(number), most=300)


@pytest.mark.case("O22")
def test_a_save_keeps_its_state_when_the_session_is_undone_and_played_on() -> None:
    random_games.check_that_a_save_keeps_its_state(begin({}, 2, seed=4), random.Random(4))


@pytest.mark.parametrize("number", range(0, len(SETS), 2))
def test_no_script_holds_a_list_of_the_state_while_it_waits(number: int) -> None:
    begun = partial(begin, SETS[number], 2 + number % 4, number)
    random_games.check_that_no_script_holds_lists(begun, number)


@pytest.mark.parametrize("number", range(1, len(SETS), 4))
def test_money_cards_and_what_comes_to_nothing_tell_why_and_by_which_clause(number: int) -> None:
    session, told = begin(SETS[number], 2 + number % 4, seed=number), 0
    for event in random_games.played(session, random.Random(number), 400).log:
        if isinstance(event, (Money, Cards)):
            assert event.cause and event.clause
            told += 1
        elif isinstance(event, NothingHappened):
            assert event.code and event.clause
    assert told > 20


@pytest.mark.clause("joakim.debts.5", "joakim.winning.3")
@pytest.mark.case("O01", "O05", "O06")
@pytest.mark.parametrize("last_player", ["wins", "plays_on"])
@pytest.mark.parametrize("players", [2, 4, 5])
def test_games_of_spendthrifts_who_leave_one_after_another(players: int, last_player: str) -> None:
    options = {"start_cash": 10, "last_player": last_player, "extra_draw": "number"}
    left = 0
    for seed in range(6):
        session = begin(options, players, seed)
        match = Match(session, {seat: Spendthrift(seed * 8 + seat) for seat in range(players)})
        for _ in range(600):
            check_question(session)
            if not match.step():
                break
        left += sum(session.state.out)
    assert left > 0


def test_a_computer_answers_the_same_whatever_lies_where_it_cannot_see() -> None:
    session = begin({}, 3, seed=8)
    random_games.check_that_computers_see_nothing_hidden(session, random.Random(8))
