"""Decks that are not the printed ones: whatever the data files allow can be played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.engine.session import Session
from game.games import GAMES
from game.joakim import effects
from game.joakim.effects import LargeEffect
from game.joakim.options import Options
from game.joakim.rulebook import JoakimRules
from game.joakim.state import Phase, State
from tests.joakim.invariants import WatchedRules
from tests.joakim.test_setup import setup_of


def drawn(*headings: tuple[LargeEffect, ...], cash: Sequence[int] = (75, 75, 75)) -> Session[State]:
    """Three players with this cash; the first draws numbers with these large headings.

    Below each stands that one more number is drawn.
    """
    rules = GAMES["joakim"].rulebook()
    assert isinstance(rules, JoakimRules)
    again = effects.ExtraMove()
    printed = rules.data.newspaper
    numbers = [replace(printed[n], large=large, small=again) for n, large in enumerate(headings)]
    data = replace(rules.data, newspaper=(*numbers, *printed[len(numbers) :]))
    state = rules.empty_table(3, Options(extra_draw="number"))
    state.cash[:] = [*cash, -sum(cash)]
    state.market[:] = [5] * len(data.kinds)
    state.squares[:] = [0, 1, 2]
    state.phase = Phase.NEWSPAPER
    return Session(WatchedRules(data), state, setup_of("red", "blue", "green"))


@pytest.mark.clause("joakim.club.6")
def test_a_second_number_that_closes_the_club_takes_the_place_of_the_first() -> None:
    closes = (effects.CloseClub(),)
    state = drawn(closes, closes).state
    assert state.club_closed_by == 1
    assert 0 in state.newspaper_drawn  # and no card is lost: the table is watched


@pytest.mark.clause("joakim.auction.1", "joakim.newspaper.12")
def test_an_auction_below_what_sent_its_drawer_out_is_held_by_the_next_player() -> None:
    session = drawn((effects.AllPay(9), effects.Auction()), cash=(8, 75, 75))
    assert session.state.out == [True, False, False]
    assert session.request is not None
    assert (session.seat_asked, session.request.question) == (1, "auction_kind")
