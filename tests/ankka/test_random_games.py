"""Random games of Aku Ankka, watched after every event, with all options in pairs."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from game.ankka.data import INVENTIONS
from game.ankka.events import (
    AnswerGiven,
    AnswerSaid,
    DimeMoved,
    EventDrawn,
    EventKept,
    EventPutAway,
    MachineSpun,
    NothingHappened,
    PawnsSwapped,
    QuestionDrawn,
    StepsChanged,
    WheelSpun,
)
from game.ankka.options import Options
from game.ankka.state import State
from game.engine.match import Match
from game.engine.requests import Answer, Choice
from game.engine.rulebook import GameSetup, Seating
from game.engine.saves import load, save, state_hash
from game.engine.session import Session
from game.games import GAMES
from tests import random_games
from tests.ankka.invariants import watched_rules
from tests.random_games import option_sets

SWITCHES: dict[str, tuple[Any, ...]] = {
    "route": ("normal", "quick"),
    "first_player": ("random", "seat_2"),
    "first_dime": ("lot", "bin"),
    "passing": ("counts", "must_stop"),
    "stop_early": ("off", "on"),
    "question_again": ("any", "new_circle"),
    "question_limit": (0, 1),
    "spin_limit": (0, 2),
    "disputes": ("off", "on"),
    "answer_seconds": (0, 15),
    "capture_from": ("same_circle", "moved_in"),
    "lock_after": ("any_loss", "capture"),
    "after_capture": ("open", "safe_turn"),
    "bin_capture": ("wins", "step_in"),
    "time_machine_done": ("to_bin", "nothing"),
    "swap": ("may", "must", "removed"),
}
SETS = option_sets(SWITCHES)
HELPS: tuple[dict[str, int | str], ...] = (
    {},
    {"answers": 0},
    {"answers": 2, "level": 1},
    {"left_out": "pictures stories"},
    {},
    {"answers": 0, "level": 2},
)


def begin(options: dict[str, Any], players: int, seed: int) -> Session[State]:
    """People with all sorts of helps, and a computer in the fifth seat."""
    seats = tuple(
        Seating(f"P{n}", look, "random" if n == 4 else "human", HELPS[n])
        for n, look in enumerate(GAMES["ankka"].looks[:players])
    )
    return Session.begin(watched_rules(), GameSetup(seats, options, seed))


def eager_answer(session: Session[State], rng: random.Random) -> Answer:
    """Whoever can ask does so more often than not, and knows most answers."""
    request = session.request
    assert isinstance(request, Choice)
    wanted = {option.id for option in request.options} & {"ask", "a", "right"}
    return wanted.pop() if wanted and rng.random() < 0.8 else rng.choice(request.options).id


def play_eagerly(session: Session[State], rng: random.Random, most: int) -> Iterator[None]:
    """Play on, and stop before every answer of a player."""
    for _ in range(most):
        if session.request is None:
            return
        if session.seat_asked is None:
            session.answer_by_chance()
        else:
            yield
            session.answer(eager_answer(session, rng))


def test_every_option_and_every_pair_of_values_is_played() -> None:
    random_games.check_that_all_pairs_are_played(SWITCHES, SETS, Options().to_json())


@pytest.mark.parametrize("number", range(len(SETS)))
def test_cards_and_the_dime_are_conserved_and_every_question_can_be_answered(number: int) -> None:
    for players in (2 + number % 5, 2 + (number + 2) % 5):
        session = begin(SETS[number], players, seed=number * 7 + players)
        random_games.check_questions(session, random.Random(number), most=1000)


@pytest.mark.case("O05", "O22")
@pytest.mark.parametrize("number", range(0, len(SETS), 3))
def test_saves_and_forks_stand_in_the_same_place(number: int) -> None:
    session = begin(SETS[number], 3, seed=number)
    random_games.check_saves_and_forks(session, random.Random(number), most=250)


@pytest.mark.case("O23")
@pytest.mark.parametrize("number", range(1, len(SETS), 3))
def test_undo_leads_to_the_question_before_or_is_barred(number: int) -> None:
    session = begin(SETS[number], 3, seed=number)
    assert random_games.check_undo(session, random.Random(number), most=300) > 10


@pytest.mark.case("O23")
def test_there_is_no_undo_after_a_question_an_answer_a_card_or_a_spin() -> None:
    kinds = (QuestionDrawn, AnswerGiven, AnswerSaid, EventDrawn, WheelSpun, MachineSpun)
    seen = set()
    for seed in range(6):
        session = begin({}, 3, seed)
        for _ in play_eagerly(session, random.Random(seed), 250):
            if session.entries:
                fresh = {type(event) for event in session.log[session.entries[-1].logged :]}
                if fresh & set(kinds):
                    assert session.why_no_undo() is not None
                    seen |= fresh
    assert seen >= set(kinds)


@pytest.mark.parametrize("number", range(2, len(SETS), 3))
def test_a_copy_fed_with_what_a_seat_sees_follows_the_game(number: int) -> None:
    session = begin(SETS[number], 3, seed=number)
    random_games.check_copies(session, random.Random(number), most=300)


@pytest.mark.parametrize("number", range(0, len(SETS), 3))
def test_the_order_of_the_piles_stays_hidden(number: int) -> None:
    session = begin(SETS[number], 3, seed=number)
    random_games.check_hidden(session, random.Random(number), most=300)


def test_a_save_keeps_its_state_when_the_session_is_undone_and_played_on() -> None:
    random_games.check_that_a_save_keeps_its_state(begin({}, 4, seed=4), random.Random(4))


def test_a_computer_answers_the_same_whatever_lies_where_it_cannot_see() -> None:
    session = begin({}, 3, seed=8)
    random_games.check_that_computers_see_nothing_hidden(session, random.Random(4))


@pytest.mark.parametrize("number", range(0, len(SETS), 2))
def test_no_script_holds_a_list_of_the_state_while_it_waits(number: int) -> None:
    begun = partial(begin, SETS[number], 3, number)
    random_games.check_that_no_script_holds_lists(begun, number)


@pytest.mark.parametrize("number", range(1, len(SETS), 4))
def test_steps_and_the_dime_and_what_comes_to_nothing_tell_why(number: int) -> None:
    session, told = begin(SETS[number], 4, seed=number), 0
    for event in random_games.played(session, random.Random(number), 500).log:
        if isinstance(event, (StepsChanged, DimeMoved)):
            assert event.cause and event.clause
            told += 1
        elif isinstance(event, NothingHappened):
            assert event.code and event.clause
    assert told > 20


@pytest.mark.clause("ankka.cards.1", "ankka.machine.1")
def test_every_event_card_and_every_invention_is_followed_in_play() -> None:
    followed: Counter[int | str] = Counter()
    for seed in range(8):
        session = begin({}, 4, seed)
        for _ in play_eagerly(session, random.Random(seed), 600):
            pass
        for event in session.log:
            match event:
                case EventPutAway(card) | EventKept(_, card):
                    followed[card] += 1
                case MachineSpun(_, _, invention):
                    followed[invention] += 1
    assert set(followed) == {*range(50), *INVENTIONS}


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("route", ["normal", "quick"])
def test_random_games_come_to_an_end(players: int, route: str) -> None:
    for seed in range(3):
        looks = GAMES["ankka"].looks
        seats = tuple(Seating(f"P{n}", looks[n], "random") for n in range(players))
        setup = GameSetup(seats, {"route": route}, seed)
        session = Session.begin(GAMES["ankka"].rulebook(), setup)
        Match(session, GAMES["ankka"].players(setup)).play(most=40_000)
        assert len(session.state.winners) == 1


@pytest.mark.clause("ankka.machine.4")
@pytest.mark.case("O05")
def test_saves_right_before_and_right_after_a_swap_play_on_alike() -> None:
    swaps = 0
    for seed in range(6):
        session, rng = begin({"swap": "must"}, 3, seed), random.Random(seed)
        for _ in play_eagerly(session, rng, 400):
            request = session.request
            if not isinstance(request, Choice) or request.prompt != "swap":
                continue
            before = load(session.rulebook, save(session)).session
            swapped = session.fork()
            for each in (before, swapped):
                each.answer("seat 1" if request.seat != 1 else "seat 0")
            after = load(session.rulebook, save(swapped)).session
            assert any(isinstance(event, PawnsSwapped) for event in swapped.log)
            for other in (before, after):
                assert state_hash(other.state) == state_hash(swapped.state)
                assert other.request == swapped.request
            swaps += 1
    assert swaps > 3
