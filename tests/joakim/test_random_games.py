"""Random games, watched after every event, with all options in pairs.

A game here is some hundred or thousand answers of players who choose at random. On the way it is
saved and loaded, forked, undone, and followed by a copy for every seat that sees only what that
seat may.
"""

from __future__ import annotations

import json
import random
from itertools import combinations, product
from typing import Any

import pytest

from game.engine.events import shown_to
from game.engine.match import Match
from game.engine.players import Position
from game.engine.rulebook import GameSetup, Seating
from game.engine.saves import load, log_hash, replay, save, state_hash
from game.engine.session import Session
from game.games import GAMES
from game.joakim.events import Event
from game.joakim.options import Options
from game.joakim.state import HIDDEN, State
from game.joakim.views import deal_unseen, view
from tests.joakim.invariants import (
    any_answer,
    check_question,
    check_refused,
    is_over,
    watched_rules,
)
from tests.replays.make import Spendthrift

LOOKS = ("red", "blue", "green", "yellow", "violet")

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

Pair = tuple[tuple[str, Any], tuple[str, Any]]


def pairs_of(options: dict[str, Any]) -> set[Pair]:
    return set(combinations(sorted(options.items()), 2))


def all_pairs() -> set[Pair]:
    return {
        ((one, a), (other, b))
        for one, other in combinations(sorted(SWITCHES), 2)
        for a, b in product(SWITCHES[one], SWITCHES[other])
    }


def option_sets() -> list[dict[str, Any]]:
    """Few sets of options in which every two values of two options stand together once."""
    rng, missing = random.Random(5), all_pairs()
    sets: list[dict[str, Any]] = []
    while missing:
        tries = [{name: rng.choice(values) for name, values in SWITCHES.items()} for _ in range(40)]
        best = max(tries, key=lambda options: len(pairs_of(options) & missing))
        pair = min(missing, key=repr)
        best |= dict(pair)
        missing -= pairs_of(best)
        sets.append(best)
    return sets


SHARK_SETS = [options | {"sharks": "on"} for options in option_sets()[::3]]
SETS = option_sets() + SHARK_SETS


def begin(options: dict[str, Any], players: int, seed: int) -> Session[State]:
    seats = tuple(Seating(f"P{n}", LOOKS[n]) for n in range(players))
    return Session.begin(watched_rules(), GameSetup(seats, options, seed))


def answer_one(session: Session[State], rng: random.Random) -> None:
    if session.seat_asked is None:
        session.answer_by_chance()
    else:
        session.answer(any_answer(session, rng))


def test_every_option_and_every_pair_of_values_is_played() -> None:
    assert set(SWITCHES) == set(Options().to_json())
    played: set[Pair] = set()
    for options in SETS:
        played |= pairs_of(options)
    assert played == all_pairs()


@pytest.mark.case("O08")
@pytest.mark.parametrize("number", range(len(SETS)))
def test_cards_and_money_are_conserved_and_nobody_who_is_out_is_asked(number: int) -> None:
    for players in (2 + number % 4, 2 + (number + 1) % 4):
        rng = random.Random(number)
        session = begin(SETS[number], players, seed=number * 7 + players)
        for turn in range(2500):
            if is_over(session):
                break
            check_question(session)
            if turn % 11 == 0:
                check_refused(session)
            answer_one(session, rng)


@pytest.mark.case("O05", "O22")
@pytest.mark.parametrize("number", range(0, len(SETS), 3))
def test_saves_and_forks_stand_in_the_same_place(number: int) -> None:
    rng = random.Random(number)
    session = begin(SETS[number], 3, seed=number)
    for turn in range(260):
        if is_over(session):
            break
        if turn % 13 == 0:
            saved = json.loads(json.dumps(save(session)))
            loaded = load(session.rulebook, saved)
            assert loaded.lost == 0
            for other in (loaded.session, session.fork()):
                assert other.request == session.request
                assert other.chances == session.chances
                assert state_hash(other.state) == state_hash(session.state)
        answer_one(session, rng)
    saved = save(session)
    again = replay(session.rulebook, saved)
    assert again.lost == 0
    assert state_hash(again.session.state) == state_hash(session.state)
    assert log_hash(again.session) == log_hash(session)


@pytest.mark.case("O23")
@pytest.mark.parametrize("number", range(1, len(SETS), 3))
def test_undo_leads_to_the_question_before_or_is_barred(number: int) -> None:
    rng = random.Random(number)
    session = begin(SETS[number], 3, seed=number)
    undone = 0
    for _ in range(300):
        if is_over(session):
            break
        before, request, asked = state_hash(session.state), session.request, session.seat_asked
        log, seen = session.log[:], len(session.log)
        answer_one(session, rng)
        revealed = any(event.reveals for event in session.log[seen:])
        barred = asked is None or asked != session.seat_asked or revealed
        assert barred == (session.why_no_undo() is not None)
        if not barred:
            answer = session.entries[-1].answer
            session.undo()
            undone += 1
            assert (state_hash(session.state), session.request) == (before, request)
            assert session.log == log
            session.answer(answer)
    assert undone > 10


def hidden_from(state: State, seat: int | None) -> dict[str, Any]:
    return view(state, seat).to_json()


@pytest.mark.clause("joakim.debts.7")
@pytest.mark.parametrize("number", range(2, len(SETS), 3))
def test_a_copy_fed_with_what_a_seat_sees_follows_the_game(number: int) -> None:
    rng = random.Random(number)
    session = begin(SETS[number], 3, seed=number)
    start = session.rulebook.new_state(session.setup)
    watchers: list[int | None] = [0, 1, 2, None]
    copies = {seat: view(start, seat) for seat in watchers}
    done = 0
    for turn in range(300):
        if is_over(session):
            break
        answer_one(session, rng)
        fresh, done = session.log[done:], len(session.log)
        for seat, copy in copies.items():
            for event in fresh:
                shown_to(event, seat).apply(copy)
            if turn % 7 == 0:
                assert view(copy, seat).to_json() == hidden_from(session.state, seat)


@pytest.mark.clause("joakim.uncle.5", "joakim.debts.7")
@pytest.mark.parametrize("number", range(0, len(SETS), 3))
def test_hidden_things_stay_hidden(number: int) -> None:
    """What a seat sees and is asked is the same in whatever order the unseen cards lie."""
    rng = random.Random(number)
    session = begin(SETS[number], 3, seed=number)
    for turn in range(300):
        if is_over(session):
            break
        if turn % 9 == 0:
            for seat in range(3):
                dealt = deal_unseen(session.state, seat, rng)
                assert hidden_from(dealt, seat) == hidden_from(session.state, seat)
            if session.seat_asked is not None:
                imagined = session.imagine(session.seat_asked, rng)
                assert imagined.request == session.request
        answer_one(session, rng)
    for event in session.log:
        who = event.seen_by
        if who is not None:
            assert isinstance(event, Event)
            hidden = [value for value in fields_of(event.veiled()) if isinstance(value, tuple)]
            assert all(set(cards) <= {HIDDEN} for cards in hidden)


def fields_of(event: Any) -> list[Any]:
    return [getattr(event, name) for name in event.__dataclass_fields__]


@pytest.mark.case("O22")
def test_a_save_keeps_its_state_when_the_session_is_undone_and_played_on() -> None:
    rng = random.Random(4)
    session = begin({}, 2, seed=4)
    for _ in range(80):
        answer_one(session, rng)
    for _ in range(40):
        saved = save(session)
        written = json.dumps(saved)
        for _ in range(3):
            answer_one(session, rng)
        while session.why_no_undo() is None:
            session.undo()
            answer_one(session, rng)
            answer_one(session, rng)
        assert json.dumps(saved) == written


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
    """Every level in the game, in the middle of a random game."""
    rng = random.Random(8)
    session = begin({}, 3, seed=8)
    asked = 0
    for _ in range(150):
        seat = session.seat_asked
        if seat is not None and session.request is not None and rng.random() < 0.3:
            for level in GAMES["joakim"].levels or {}:
                answers = {
                    GAMES["joakim"].player(level, 5).choose(Position(other))
                    for other in (session, session.imagine(seat, rng))
                }
                assert len(answers) == 1
                asked += 1
        answer_one(session, rng)
    assert asked
