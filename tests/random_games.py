"""Random games of any box on the shelf, and what is true of all of them on the way.

A game here is some hundred or thousand answers of players who choose at random. On the way it is
saved and loaded, forked, undone, and followed by a copy for every seat that sees only what that
seat may. Options are played in sets in which every two values of two options meet.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Mapping
from itertools import combinations, product
from typing import Any

from game.engine.events import shown_to
from game.engine.players import Position
from game.engine.requests import Amount, Answer, Choice, Seat
from game.engine.rulebook import GameSetup, Rulebook, Seating
from game.engine.saves import load, log_hash, replay, save, state_hash
from game.engine.session import Session
from game.games import GAMES
from tests.rulebooks import asks

HIDDEN = -1  # a card whose face is not to be seen, in every game

Switches = Mapping[str, tuple[Any, ...]]
"""By option, the values that it is played with."""

Pair = tuple[tuple[str, Any], tuple[str, Any]]


# Which options are played


def pairs_of(options: dict[str, Any]) -> set[Pair]:
    return set(combinations(sorted(options.items()), 2))


def all_pairs(switches: Switches) -> set[Pair]:
    return {
        ((one, a), (other, b))
        for one, other in combinations(sorted(switches), 2)
        for a, b in product(switches[one], switches[other])
    }


def check_that_all_pairs_are_played(
    switches: Switches, sets: Iterable[dict[str, Any]], options: Iterable[str]
) -> None:
    """Every option there is, and every two values of two of them in one game."""
    assert set(switches) == set(options)
    assert set[Pair]().union(*map(pairs_of, sets)) == all_pairs(switches)


def option_sets(switches: Switches) -> list[dict[str, Any]]:
    """Few sets of options in which every two values of two options stand together once."""
    rng, missing = random.Random(5), all_pairs(switches)
    sets: list[dict[str, Any]] = []
    while missing:
        tries = [{name: rng.choice(values) for name, values in switches.items()} for _ in range(40)]
        best = max(tries, key=lambda options: len(pairs_of(options) & missing))
        pair = min(missing, key=repr)
        best |= dict(pair)
        missing -= pairs_of(best)
        sets.append(best)
    return sets


def begin(rules: Rulebook[Any], options: dict[str, Any], players: int, seed: int) -> Session[Any]:
    looks = GAMES[rules.game].looks
    seats = tuple(Seating(f"P{n}", looks[n]) for n in range(players))
    return Session.begin(rules, GameSetup(seats, options, seed))


# Answers


def any_answer(session: Session[Any], rng: random.Random) -> Answer:
    """Some allowed answer of the player who is asked."""
    request = session.request
    if isinstance(request, Amount):
        if request.high < request.low or rng.random() < 0.4:
            return 0
        steps = (request.high - request.low) // request.step
        return request.low + request.step * rng.randint(0, min(steps, 8))
    assert isinstance(request, Choice)
    return rng.choice(request.options).id


def answer_one(session: Session[Any], rng: random.Random) -> None:
    if session.seat_asked is None:
        session.answer_by_chance()
    else:
        session.answer(any_answer(session, rng))


def played(
    session: Session[Any], rng: random.Random, most: int, *, exchanged: bool = False
) -> Session[Any]:
    """A random game. With `exchanged`, each answer finds another copy of the same state."""
    for _ in range(most):
        if is_over(session):
            break
        if exchanged:
            session._table.state = session._table.state.copy()
        answer_one(session, rng)
    return session


def is_over(session: Session[Any]) -> bool:
    return session.request is None


# What is true of every question


def check_question(session: Session[Any]) -> None:
    """Whoever is asked is in the game and has something to choose, no id stands twice, and the
    rulebook has a clause about it."""
    request, state = session.request, session.state
    seat: Seat | None = session.seat_asked
    if request is None or seat is None:
        return
    assert not state.out[seat]
    assert request.question in asks(session.rulebook.game)
    if isinstance(request, Choice):
        ids = [option.id for option in request.options]
        assert ids and len(set(ids)) == len(ids)
        assert all(request.read(option.id) == option.value for option in request.options[:5])


def check_refused(session: Session[Any]) -> None:
    """What is refused has a reason with a clause, and is not offered at the same time; and
    something on the table stands for each."""
    request = session.request
    if isinstance(request, Choice):
        refused = {each.id: each.reason for each in request.refused}
        assert not set(refused) & {option.id for option in request.options}
        assert all(reason.code and reason.clause for reason in refused.values())
        assert all(option.target is not None for option in request.options)
        assert all(each.target is not None for each in request.refused)
    elif isinstance(request, Amount):
        for amount in (request.low - request.step, max(request.high, 0) + 1):
            if amount > 0:
                assert request.why_not(amount) is not None


# What is true of every game


def check_questions(session: Session[Any], rng: random.Random, most: int) -> None:
    """Play on, and look at every question."""
    for turn in range(most):
        if is_over(session):
            break
        check_question(session)
        if turn % 11 == 0:
            check_refused(session)
        answer_one(session, rng)


def check_saves_and_forks(session: Session[Any], rng: random.Random, most: int) -> None:
    """A save that is loaded, and a fork, stand in the same place; played again it goes the same."""
    for turn in range(most):
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


def check_undo(session: Session[Any], rng: random.Random, most: int) -> int:
    """Undo leads to the question before, or is barred; how often it was not."""
    undone = 0
    for _ in range(most):
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
    return undone


def check_copies(session: Session[Any], rng: random.Random, most: int) -> None:
    """A copy that is fed with what a seat sees follows the game."""
    rules = session.rulebook
    start = rules.new_state(session.setup)
    watchers: list[int | None] = [*range(len(session.setup.seats)), None]
    copies = {seat: rules.view(start, seat) for seat in watchers}
    done = 0
    for turn in range(most):
        if is_over(session):
            break
        answer_one(session, rng)
        fresh, done = session.log[done:], len(session.log)
        for seat, copy in copies.items():
            for event in fresh:
                shown_to(event, seat).apply(copy)
            if turn % 7 == 0:
                assert rules.view(copy, seat).to_json() == seen(session, session.state, seat)


def check_hidden(session: Session[Any], rng: random.Random, most: int) -> None:
    """What a seat sees and is asked is the same in whatever order the unseen cards lie."""
    for turn in range(most):
        if is_over(session):
            break
        if turn % 9 == 0:
            for seat in range(len(session.setup.seats)):
                dealt = session.rulebook.deal_unseen(session.state, seat, rng)
                assert seen(session, dealt, seat) == seen(session, session.state, seat)
            if session.seat_asked is not None:
                imagined = session.imagine(session.seat_asked, rng)
                assert imagined.request == session.request
        answer_one(session, rng)
    for event in session.log:
        if event.seen_by is not None:
            veiled: Any = event.veiled()
            values = [getattr(veiled, name) for name in veiled.__dataclass_fields__]
            hidden = [value for value in values if isinstance(value, tuple)]
            assert all(set(cards) <= {HIDDEN} for cards in hidden)


def seen(session: Session[Any], state: Any, seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = session.rulebook.view(state, seat).to_json()
    return shown


def check_that_a_save_keeps_its_state(session: Session[Any], rng: random.Random) -> None:
    """Also when the session is undone and played on."""
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


def check_that_no_script_holds_lists(
    begin: Callable[[], Session[Any]], number: int, most: int = 500
) -> None:
    """A pile or a row of papers that is kept over a question would be that of the old copy: the
    game goes the same when each answer finds another copy of the state."""
    usual, exchanged = (
        played(begin(), random.Random(number), most, exchanged=exchanged)
        for exchanged in (False, True)
    )
    assert state_hash(exchanged.state) == state_hash(usual.state)
    assert log_hash(exchanged) == log_hash(usual)


def check_that_computers_see_nothing_hidden(session: Session[Any], rng: random.Random) -> None:
    """Every level answers the same whatever lies where it cannot see, all over a random game."""
    game, asked = GAMES[session.rulebook.game], 0
    for _ in range(150):
        seat = session.seat_asked
        if seat is not None and session.request is not None and rng.random() < 0.3:
            for level in game.levels:
                answers = {
                    game.player(level, 5).choose(Position(other))
                    for other in (session, session.imagine(seat, rng))
                }
                assert len(answers) == 1
                asked += 1
        answer_one(session, rng)
    assert asked
