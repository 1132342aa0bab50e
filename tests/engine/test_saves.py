"""Saves: back where one was, also from answers alone, and as far as broken ones go."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from game.engine.saves import UnreadableSave, load, log_hash, replay, save, state_hash
from game.engine.session import Session
from tests.engine.pebbles import Heap, Pebbles, begin

Saved = dict[str, Any]


def played() -> Session[Heap]:
    """A game in its third turn, in the middle of a phase."""
    session = begin()
    for answer in ("take", 2, 6, "peek", 1, "take"):
        session.answer(answer)
    return session


def through_json(saved: Saved) -> Saved:
    found: Saved = json.loads(json.dumps(saved))
    return found


def test_a_save_leads_back_to_the_same_question_and_state() -> None:
    session = played()
    loaded = load(Pebbles(), through_json(save(session)))
    assert loaded.lost == 0
    assert loaded.session.request == session.request
    assert state_hash(loaded.session.state) == state_hash(session.state)
    assert loaded.session.chances == session.chances


def test_a_save_of_a_loaded_game_still_holds_all_answers() -> None:
    first = save(played())
    loaded = load(Pebbles(), through_json(first))
    again = save(loaded.session, loaded.answers)
    assert again == first
    loaded.session.answer(1)
    loaded.session.answer(4)
    later = save(loaded.session, loaded.answers)
    assert len(later["answers"]) == len(first["answers"]) + 2
    assert state_hash(replay(Pebbles(), later).session.state) == state_hash(loaded.session.state)


def test_the_same_roll_comes_after_loading() -> None:
    session = begin()
    session.answer("take")
    session.answer(1)
    saved = through_json(save(session))
    rolls = set()
    for _ in range(3):
        again = load(Pebbles(), saved).session
        again.answer_by_chance()
        rolls.add(again.entries[-1].answer)
    session.answer_by_chance()
    assert rolls == {session.entries[-1].answer}


def test_a_replay_is_event_for_event_the_same_game() -> None:
    session = played()
    again = replay(Pebbles(), through_json(save(session)))
    assert again.lost == 0
    assert log_hash(again.session) == log_hash(session)


def test_a_checkpoint_of_other_rules_is_left_aside_and_the_answers_played() -> None:
    saved = save(played()) | {"rules": 99}
    saved["checkpoint"]["state"]["pebbles"] = 77
    loaded = load(Pebbles(), saved)
    assert (loaded.session.state.pebbles, loaded.lost) == (8, 0)


def spoil(*path: str, value: Any = None) -> Callable[[Saved], None]:
    def change(saved: Saved) -> None:
        for step in path[:-1]:
            saved = saved[step]
        if value is None:
            del saved[path[-1]]
        else:
            saved[path[-1]] = value

    return change


@pytest.mark.parametrize(
    "change",
    [
        spoil("checkpoint"),
        spoil("checkpoint", value="broken"),
        spoil("checkpoint", "state"),
        spoil("checkpoint", "state", value=[1, 2]),
        spoil("checkpoint", "state", "pebbles"),
        spoil("checkpoint", "state", "pebbles", value="many"),
        spoil("checkpoint", "state", "pile", value=7),
        spoil("checkpoint", "state", "unknown", value=1),
        spoil("checkpoint", "answers", value="x"),
        spoil("checkpoint", "answers", value=1000),
        spoil("checkpoint", "answers", value=-1),
        spoil("checkpoint", "chances", value=[]),
    ],
)
def test_a_broken_checkpoint_costs_nothing_while_the_answers_are_whole(
    change: Callable[[Saved], None],
) -> None:
    session = played()
    saved = through_json(save(session))
    change(saved)
    loaded = load(Pebbles(), saved)
    assert loaded.lost == 0
    assert loaded.session.request == session.request
    assert state_hash(loaded.session.state) == state_hash(session.state)


def test_answers_that_do_not_fit_are_counted_as_lost() -> None:
    saved = through_json(save(played()))
    saved["answers"][2] = ["roll luck", 7]  # no die shows it
    loaded = replay(Pebbles(), saved)
    assert loaded.lost == 4
    assert loaded.session.seat_asked is None
    saved["answers"][0] = ["another question", "take"]
    assert replay(Pebbles(), saved).lost == 6


@pytest.mark.parametrize(
    "saved",
    [
        {},
        {"setup": 3},
        {"setup": {"seats": [], "options": {}, "seed": "x"}, "answers": []},
        {"setup": {"seats": [["A", "red"]], "options": {"pebbles": 0}, "seed": 1}, "answers": []},
        {"setup": {"seats": [["A", "red"]], "options": {"pebbles": 5}, "seed": 1}},
        {"setup": {"seats": [["A", "red"]], "options": {"pebbles": 5}, "seed": 1}, "answers": 4},
        {
            "setup": {"seats": [["A", "red"]], "options": {"pebbles": 5}, "seed": 1},
            "answers": [["turn", None]],
        },
        {"setup": {"seats": None, "options": None, "seed": None}, "answers": []},
    ],
)
def test_what_is_no_save_is_unreadable(saved: Saved) -> None:
    with pytest.raises(UnreadableSave):
        load(Pebbles(), saved)


def test_the_state_hash_tells_states_apart_and_equal_ones_not() -> None:
    assert state_hash(begin().state) == state_hash(begin().state)
    assert state_hash(begin().state) != state_hash(begin(pebbles=11).state)


def test_a_new_seed_is_another_game_and_another_log() -> None:
    def log(seed: int) -> str:
        session = begin(pebbles=60, seed=seed)
        for _ in range(10):
            session.answer("take")
            session.answer(1)
            session.answer_by_chance()
        return log_hash(session)

    assert log(1) == log(1)
    assert len({log(seed) for seed in range(4)}) > 1


def test_a_save_need_not_have_been_written_down_to_be_loaded() -> None:
    session = begin()
    session.answer("shuffle")
    session.answer((2, 0, 1))
    loaded = load(Pebbles(), save(session))
    assert (loaded.session.state.pile, loaded.lost) == ([2, 0, 1], 0)
    again = replay(Pebbles(), save(session))
    assert (again.session.state.pile, again.lost) == ([2, 0, 1], 0)


def test_a_save_stays_as_it_is_whatever_happens_to_the_session() -> None:
    session = begin()
    session.answer("peek")
    saved = save(session)
    session.answer(3)
    session.answer("take")
    session.undo()
    session.answer("shuffle")
    session.answer((2, 1, 0))
    loaded = load(Pebbles(), saved)
    assert (loaded.session.state.pebbles, loaded.session.state.pile) == (10, [0, 1, 2])
