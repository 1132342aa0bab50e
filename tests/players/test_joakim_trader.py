"""The sensible player of joakim: what it may know, how it decides, and that it never hangs."""

from __future__ import annotations

import random
import time

import pytest

from game.engine.match import Match
from game.engine.players import Player, Position
from game.engine.requests import Amount, Choice
from game.engine.rulebook import GameSetup
from game.engine.session import Session
from game.joakim.options import Options
from game.joakim.state import Phase, State
from game.players import joakim_trader
from game.players.joakim_sharks import SHARK_SCORES
from game.players.joakim_trader import SCORES, JoakimTrader
from game.players.random_player import RandomPlayer
from tests.players.games import JOAKIM, all_random, begin, positions

GOLD, OIL, DIAMOND, PLANE, BANKS, SHIP = range(6)


def a_position(phase: Phase, seat: int = 0, **fields: object) -> Session[State]:
    """Two players with 100 M each, all values at 10, pawns on squares 0 and 29."""
    rules = JOAKIM.rulebook()
    setup = GameSetup(begin(2, seed=1).setup.seats, {}, 1)
    state: State = rules.new_state(setup)
    state.cash[:2] = [100, 100]
    state.market[:] = [10] * 6
    state.squares[:] = [0, 29]
    state.phase, state.seat = phase, seat
    for name, value in fields.items():
        setattr(state, name, value)
    return Session(rules, state, setup)


def answer(session: Session[State]) -> object:
    return JoakimTrader(1).choose(Position(session))


# What it may know


def test_what_is_hidden_makes_no_difference() -> None:
    """Deal everything anew that the seat cannot know: the same seed gives the same answer."""
    seen = peeked = 0
    for seed in range(20):
        traders: dict[int, Player] = {seat: JoakimTrader(seat) for seat in range(4)}
        players = traders if seed % 2 else all_random(4, seed)
        for position in positions(begin(4, seed), players, every=23):
            seat, session = position.seat, position.imagine(random.Random(seed))
            other = session.imagine(seat, random.Random(seed + 1))
            assert session.state.to_json() != other.state.to_json()
            assert JoakimTrader(3).choose(Position(session)) == JoakimTrader(3).choose(
                Position(other)
            )
            seen += 1
            peeked += bool(position.view.known[seat])
            if seen % 20 == 0:
                break
    assert seen >= 200
    assert peeked > 10


def test_trying_each_option_makes_no_use_of_what_is_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(joakim_trader, "SCORES", {})
    for number, position in enumerate(positions(begin(3, 4), all_random(3, 4), every=9)):
        session = position.imagine(random.Random(7))
        assert JoakimTrader(3).choose(Position(session)) == JoakimTrader(3).choose(position)
        if number == 50:
            break


def test_earlier_decisions_leave_no_trace() -> None:
    """The answer is a function of seed and view, not of what the player was asked before."""
    experienced = JoakimTrader(2)
    for position in positions(begin(2, 8), all_random(2, 8), every=31):
        assert experienced.choose(position) == JoakimTrader(2).choose(position)


# Every question, quickly


def test_it_knows_every_question_of_the_game() -> None:
    """In games under house rules that bring all of them up."""
    asked: set[str] = set()
    rules = [{}, {"crown_asks": "own_button", "crown_sale": "ten"}, {"start_holding": "six_cards"}]
    for seed in range(12):
        session = begin(5, seed, win_limit=800, **rules[seed % 3])
        for position in positions(session, all_random(5, seed)):
            request = position.request
            if isinstance(request, Amount) or len(getattr(request, "options", ())) > 1:
                asked.add(request.question)
    assert asked - {"bid"} == set(SCORES) - set(SHARK_SCORES)


def test_a_question_that_it_does_not_know_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joakim_trader, "SCORES", {})
    session = begin(2, 3, win_limit=200)
    Match(session, {seat: JoakimTrader(seat) for seat in range(2)}).play(most=2000)
    assert session.state.turns > 50 or session.request is None


def test_decisions_are_quick() -> None:
    """A few milliseconds each in the mean, and none near the two seconds that it may take."""
    trader, slowest, times = JoakimTrader(1), 0.0, 0
    began = time.process_time()
    for position in positions(begin(4, 2), all_random(4, 2), every=5):
        before = time.process_time()
        trader.choose(position)
        slowest, times = max(slowest, time.process_time() - before), times + 1
        if times == 300:
            break
    assert (time.process_time() - began) / times < 0.006
    assert slowest < 0.2


# Playing well


def test_it_beats_a_random_player() -> None:
    wins = 0
    for seed in range(30):
        session, seat = begin(2, seed, win_limit=400), seed % 2
        Match(session, {seat: JoakimTrader(seed), 1 - seat: RandomPlayer(seed)}).play(20_000)
        wins += session.state.winners == [seat]
    assert wins >= 27


def test_it_buys_low_and_sells_high() -> None:
    low = a_position(Phase.SQUARE, market=[2, 10, 10, 10, 10, 10])  # square 0 sells gold
    assert answer(low) in ("buy 10x1 0x5", "buy 5x1 1x5", "buy 0x1 2x5")
    high = a_position(Phase.SQUARE, market=[23, 10, 10, 10, 10, 10])
    high.state.ones[0][GOLD], high.state.fives[0][GOLD] = 2, 1
    again = Session(high.rulebook, high.state, high.setup)
    assert answer(again) == "sell 2x1 1x5"


def test_it_sells_to_win() -> None:
    """Even what is cheap, when the limit is in reach with it."""
    session = a_position(Phase.SQUARE, market=[2, 10, 10, 10, 10, 10])
    session.state.cash[0] = 994
    session.state.ones[0][GOLD] = 5
    again = Session(session.rulebook, session.state, session.setup)
    again.answer(answer(again))  # type: ignore[arg-type]
    assert again.state.winners == [0]


def test_it_keeps_some_cash_for_debts() -> None:
    session = a_position(Phase.SQUARE, market=[8, 10, 10, 10, 10, 10])
    session.answer(answer(session))  # type: ignore[arg-type]
    assert 0 < session.state.owned(0, GOLD) <= 10
    assert session.state.cash[0] >= 12


def test_it_sells_by_force_what_costs_least() -> None:
    """A debt that one oil well or one diamond mine can pay: the one that loses least goes."""
    state = a_position(Phase.MOVE).state
    state.ones[0] = [0, 1, 1, 0, 0, 0]
    state.market[OIL], state.market[DIAMOND] = 20, 24
    state.cash[0], state.squares[0], state.phase = 0, 4, Phase.LARGE_HEADING  # Exchange
    rules = JOAKIM.rulebook()
    state.face_up = next(n for n, card in enumerate(rules.data.newspaper) if card.id == "n31")
    state.newspaper_drawn = [state.face_up]
    session = Session(rules, state, begin(2, 1).setup)
    assert session.request is not None
    assert session.request.question == "forced_sale"
    assert isinstance(session.request, Choice)
    assert [option.id for option in session.request.options] == ["oil 1", "diamond 1"]
    assert answer(session) == "diamond 1"  # near the highest value it can only fall


@pytest.mark.parametrize("price, wanted", [("flat", "gold"), ("difference", "pass")])
def test_it_swaps_for_what_the_swap_really_costs(price: str, wanted: str) -> None:
    """For 2 M a share at 24 is a find; for the 14 M that it is worth more it is none."""
    rules = JOAKIM.rulebook()
    swap = next(n for n, card in enumerate(rules.data.club) if card.effect.do == "swap")
    session = a_position(
        Phase.CLUB_CARD,
        options=Options(club_swap_price=price),  # type: ignore[arg-type]
        ones=[[1, 0, 0, 0, 0, 0], [0] * 6, [19, 20, 20, 20, 20, 20]],
        market=[10, 24, 24, 24, 24, 24],
        club=[card for card in range(19) if card != swap],
        face_up=swap,
    )
    assert session.request is not None and session.request.question == "swap_give"
    assert answer(session) == wanted


def test_it_never_bids_more_than_the_lot_is_worth() -> None:
    for seed in range(6):
        players: dict[int, Player] = {seat: JoakimTrader(seat) for seat in range(4)}
        for position in positions(begin(4, seed), players):
            request = position.request
            if not isinstance(request, Amount):
                continue
            bid = players[position.seat].choose(position)
            assert isinstance(bid, int)
            assert request.read(bid) == bid
            kind = JOAKIM.rulebook().data.kind(str(dict(request.facts)["kind"]))
            assert bid <= 5 * max(position.view.market[kind] + 8, 10)
