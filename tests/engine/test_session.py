"""Sessions: answers, forks, undo with its barriers, and getting over a fault in a rule."""

from __future__ import annotations

import random

import pytest

from game.engine.events import shown_to
from game.engine.requests import IllegalAnswer
from game.engine.saves import log_hash, state_hash
from game.engine.session import RuleFault
from tests.engine.pebbles import Pebbles, PileShuffled, begin


def test_answers_lead_from_question_to_question_and_are_noted() -> None:
    session = begin()
    assert (session.seat_asked, session.request and session.request.question) == (0, "turn")
    session.answer("take")
    session.answer(2)
    assert session.seat_asked is None  # chance
    session.answer(1)
    assert session.seat_asked == 1
    assert [(entry.question, entry.seat, entry.answer) for entry in session.entries] == [
        ("turn", 0, "take"), ("take", 0, 2), ("roll luck", None, 1),
    ]  # fmt: skip
    assert session.chances == 1
    assert session.state.pebbles == 8


def test_an_answer_that_is_not_allowed_changes_nothing() -> None:
    session = begin()
    before = state_hash(session.state)
    for answer in ("cheat", "nonsense", 3, (1, 2)):
        with pytest.raises(IllegalAnswer):
            session.answer(answer)
    assert state_hash(session.state) == before
    assert (session.entries, session.log, session.chances) == ([], [], 0)


def test_after_the_end_nobody_is_asked() -> None:
    session = begin(pebbles=1)
    session.answer("take")
    session.answer(1)
    assert (session.request, session.seat_asked, session.state.winner) == (None, None, 0)
    with pytest.raises(IllegalAnswer):
        session.answer("take")
    assert session.fork().request is None


def test_a_fault_in_a_rule_leaves_the_session_as_it_was() -> None:
    session = begin()
    session.answer("take")
    session.answer(2)
    session.answer(1)
    before, log, entries = state_hash(session.state), session.log[:], session.entries[:]
    with pytest.raises(RuleFault) as fault:
        session.answer("stumble")
    assert isinstance(fault.value.__cause__, ZeroDivisionError)
    assert (state_hash(session.state), session.log, session.entries) == (before, log, entries)
    assert session.chances == 1
    session.answer("take")  # and it can be played on
    session.answer(3)
    assert session.state.pebbles == 5


def test_a_fork_stands_in_the_same_place_and_goes_its_own_way() -> None:
    session = begin()
    session.answer("take")  # in the middle of a phase
    fork = session.fork()
    assert fork.request == session.request
    assert state_hash(fork.state) == state_hash(session.state)
    fork.answer(3)
    assert (fork.state.pebbles, session.state.pebbles) == (7, 10)


def test_a_fork_has_the_same_chance_before_it() -> None:
    session = begin()
    session.answer("take")
    session.answer(2)
    fork = session.fork()
    for each in (session, fork):
        each.answer_by_chance()
    assert state_hash(fork.state) == state_hash(session.state)


def test_imagining_deals_the_unseen_anew_and_keeps_what_is_seen() -> None:
    session = begin()
    session.answer("take")
    imagined = [session.imagine(0, random.Random(n)) for n in range(20)]
    assert {each.state.pebbles for each in imagined} == {10}
    assert len({tuple(each.state.pile) for each in imagined}) > 1
    assert session.state.pile == [0, 1, 2]


# Undo


def test_undo_takes_the_last_answer_back_and_asks_again() -> None:
    session = begin()
    before = state_hash(session.state)
    session.answer("take")
    assert session.why_no_undo() is None
    session.undo()
    assert state_hash(session.state) == before
    assert session.request and session.request.question == "turn"
    assert session.entries == []


def why(session: object) -> str:
    reason = session.why_no_undo()  # type: ignore[attr-defined]
    return reason.code if reason else ""


def test_undo_stops_at_chance_at_another_seat_and_at_something_revealed() -> None:
    session = begin()
    assert why(session) == "nothing_to_undo"
    session.answer("peek")
    assert why(session) == "undo_stops_at_something_revealed"
    session.answer(1)
    assert why(session) == "undo_stops_at_another_seat"
    session.answer("take")
    assert why(session) == ""
    session.answer(1)
    assert session.seat_asked is None
    session.answer(2)
    assert why(session) == "undo_stops_at_chance"
    before = session.entries[:]
    with pytest.raises(IllegalAnswer) as refusal:
        session.undo()
    assert refusal.value.reason is not None
    assert session.entries == before


def test_what_was_revealed_stays_a_barrier_after_further_undo() -> None:
    session = begin()
    session.answer("peek")
    session.answer(1)
    session.answer("take")
    session.undo()
    assert why(session) == "undo_stops_at_another_seat"


def test_nothing_before_the_oldest_kept_checkpoint_is_undone() -> None:
    session = begin(pebbles=100, players=1)
    for _ in range(20):
        session.answer("peek")  # no chance in these turns
        session.answer(1)
    undone = 0
    while session.why_no_undo() is None:
        session.undo()
        undone += 1
    assert undone == 1  # the amount; the peek before it revealed something
    assert log_hash(session) == log_hash(session)


def test_undo_over_the_border_of_a_phase() -> None:
    session = begin(pebbles=100, players=1)
    session.answer("shuffle")
    session.answer((2, 0, 1))
    assert why(session) == "undo_stops_at_chance"
    session.answer("peek")
    session.answer(2)
    before = state_hash(session.state)
    session.answer("take")
    session.undo()
    assert state_hash(session.state) == before
    session.undo()  # the amount, which ended the phase before
    assert session.request and session.request.question == "take"
    assert session.state.pebbles == 100


def test_undo_over_chance_in_the_same_phase_keeps_its_count() -> None:
    session = begin(pebbles=100, players=1)
    session.answer("gamble")
    session.answer_by_chance()
    session.answer(2)
    session.undo()  # the amount; what was thrown before it stays thrown
    assert session.chances == 1
    assert session.request and session.request.question == "take"
    session.answer(2)
    session.answer("gamble")
    fork = session.fork()
    for each in (session, fork):
        each.answer_by_chance()
    assert session.entries[-1].answer == fork.entries[-1].answer
    assert session.chances == 2


# Events


def test_an_event_is_shown_whole_to_those_who_may_see_it_and_veiled_to_others() -> None:
    session = begin()
    session.answer("peek")
    [event] = session.log
    assert shown_to(event, 0) == event
    assert shown_to(event, 1) == shown_to(event, None) == event.veiled()
    shuffled = PileShuffled((0, 1, 2))
    assert shown_to(shuffled, None) is shuffled  # no secret: the same for everybody


def test_the_setup_must_be_possible() -> None:
    with pytest.raises(ValueError):
        begin(pebbles=0)
    assert Pebbles().game == "pebbles"
