"""Between two answers a script keeps nothing of the state: all that it needs it reads anew."""

from __future__ import annotations

import random

import pytest

from game.engine.saves import log_hash, state_hash
from game.engine.session import Session
from game.joakim.events import Cards, Money, NothingHappened
from game.joakim.state import State
from tests import random_games
from tests.joakim.test_random_games import SETS, begin


def played(number: int, *, exchanged: bool) -> Session[State]:
    session = begin(SETS[number], 2 + number % 4, seed=number)
    return random_games.played(session, random.Random(number), 400, exchanged=exchanged)


@pytest.mark.parametrize("number", range(0, len(SETS), 2))
def test_no_script_holds_a_list_of_the_state_while_it_waits(number: int) -> None:
    """A row of cards or a pile that is kept over a question would be that of the old copy."""
    usual, exchanged = played(number, exchanged=False), played(number, exchanged=True)
    assert state_hash(exchanged.state) == state_hash(usual.state)
    assert log_hash(exchanged) == log_hash(usual)


@pytest.mark.parametrize("number", range(1, len(SETS), 4))
def test_money_cards_and_what_comes_to_nothing_tell_why_and_by_which_clause(number: int) -> None:
    told = 0
    for event in played(number, exchanged=False).log:
        if isinstance(event, (Money, Cards)):
            assert event.cause and event.clause
            told += 1
        elif isinstance(event, NothingHappened):
            assert event.code and event.clause
    assert told > 20
