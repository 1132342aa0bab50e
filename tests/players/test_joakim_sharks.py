"""The trader among business sharks: tips, loans, reactions, and secret bids."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from game.engine.match import Match
from game.engine.players import Player, Position
from game.engine.requests import Amount
from game.engine.session import Session
from game.joakim.sharks import Lot, Purchase
from game.joakim.state import Phase, State
from game.players.joakim_offers import DEALINGS
from game.players.joakim_sharks import SEALED
from game.players.joakim_trader import SCORES, JoakimTrader
from game.players.random_player import RandomPlayer
from tests.players.games import all_random, begin, positions
from tests.players.shark_games import (
    GOLD,
    OIL,
    TIPS,
    UNCLE,
    a_game,
    answer,
    asked,
    borrowed,
    give,
    tip,
    traders,
)

# Every question


def test_it_knows_every_question_of_the_variant() -> None:
    """In games under rules that bring all of them up; and it knows none that is not asked."""
    seen: set[str] = set()
    for seed in range(4):
        parties = ("active_player", "any_two")[seed % 2]
        session = begin(5, seed, sharks="on", trade_parties=parties, win_limit=300)
        for position in positions(session, all_random(5, seed)):
            request = position.request
            if isinstance(request, Amount) or len(getattr(request, "options", ())) > 1:
                seen.add(request.question)
    known = set(SCORES) | set(DEALINGS) | set(SEALED) | {"bid"}
    assert seen - known == set()
    assert (set(DEALINGS) | set(SEALED) | set(SCORES)) - seen <= {"jump"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_between_traders_end(players: int) -> None:
    session = begin(players, players, sharks="on", win_limit=500)
    Match(session, traders(players, players)).play(60_000)
    assert session.request is None
    assert session.state.winners


def test_it_beats_a_random_player() -> None:
    wins = 0
    for seed in range(20):
        session, seat = begin(2, seed, sharks="on", win_limit=400), seed % 2
        Match(session, {seat: JoakimTrader(seed), 1 - seat: RandomPlayer(seed)}).play(60_000)
        wins += session.state.winners == [seat]
    assert wins >= 18


# What it may know


def test_what_is_hidden_makes_no_difference() -> None:
    """Deal anew what the seat cannot know, others' secret bids too: the answer is the same."""
    seen: Counter[str] = Counter()
    for seed in range(20):
        players = all_random(4, seed) if seed % 2 else traders(4, seed)
        for position in interesting(begin(4, seed, sharks="on"), players, most=20):
            rng = random.Random(seed)
            answers = {
                JoakimTrader(3).choose(each)
                for each in (position, *(Position(position.imagine(rng)) for _ in range(2)))
            }
            assert len(answers) == 1
            seen[position.request.question] += 1
    assert seen.total() >= 200
    assert seen["sealed_bid"] > 10 and seen["end_move"] > 10 and seen["before_square"] > 5


def interesting(
    session: Session[State], players: dict[int, Player], most: int
) -> Iterator[Position[State]]:
    """Some questions of a game in which much is hidden, of the rarer ones more."""
    times: Counter[str] = Counter()
    for position in positions(session, players, every=2):
        question = position.request.question
        often = 6 if question == "sealed_bid" else 2
        if position.view.turns > 12 and times[question] < often:
            times[question] += 1
            yield position
            if times.total() == most:
                return


def test_secret_bids_that_were_told_are_not_made_up_again() -> None:
    """Equal twice, and one of the two cannot pay for it: the bids lie open while it is asked."""
    state = a_game(2)
    assert state.sharks is not None
    give(state, 0, GOLD, 1)
    state.cash[0] = 1
    state.sharks.lot, state.sharks.tied = Lot(OIL, 1), [(0, 1), (1, 1)]
    state.sharks.moment, state.phase = int(Phase.END), Phase.CLOSED_AUCTION
    session = asked(state)
    session.answer(0)
    assert session.request is not None and session.request.question == "forced_offer"
    for seed in range(20):
        assert session.imagine(0, random.Random(seed)).request == session.request


# Tips


def test_a_rumour_comes_before_the_sale_that_it_suits() -> None:
    state = a_game()
    give(state, 0, GOLD, 0, 2)
    state.market[GOLD], state.phase = 20, Phase.SQUARE
    tip(state, 0, "t01", "t20", "t21")
    session = asked(state)
    assert answer(session, "trade") == "tip t01"
    session.answer("tip t01")
    assert session.state.market[GOLD] == 23
    assert answer(session, "trade") == "sell 0x1 2x5"


def test_a_rumour_that_hurts_itself_is_kept() -> None:
    state = a_game()
    give(state, 0, GOLD, 5, 2)
    tip(state, 0, "t02")
    assert answer(asked(state), "end_move") == "end"


def test_a_tip_that_helps_nobody_makes_room_for_three_new_ones() -> None:
    state = a_game()
    tip(state, 0, "t17")  # interest, and nobody owes anything
    assert answer(asked(state), "end_move") == "tip t17"


def test_the_last_tip_is_played_before_the_roll() -> None:
    state = a_game()
    state.phase = Phase.MOVE
    tip(state, 0, "t17")
    assert answer(asked(state), "roll") == "tip t17"
    tip(state, 0, "t20")
    assert answer(asked(state), "roll") == "roll"


def test_the_beagle_boys_and_the_tax_come_to_the_richest() -> None:
    for id in ("t13", "t31"):
        state = a_game(4)
        state.cash[2] = 300
        tip(state, 0, id)
        session = asked(state)
        assert answer(session, "end_move") == f"tip {id}"
        session.answer(f"tip {id}")
        assert answer(session, "tip_seat") == "seat 2"


def test_interest_is_demanded_of_those_who_owe_more() -> None:
    for borrower, wanted in ((1, "tip t17"), (0, "end")):
        state = a_game()
        state.cash[0] = 20
        borrowed(state, borrower, 2, 60)
        tip(state, 0, "t17", "t20")
        assert answer(asked(state), "end_move") == wanted


def test_good_contacts_are_used_where_another_kind_brings_more() -> None:
    state = a_game()
    give(state, 0, OIL, 0, 2)
    state.market[OIL], state.phase = 24, Phase.SQUARE
    tip(state, 0, "t30", "t20")
    session = asked(state)
    assert answer(session, "trade") == "tip t30"
    session.answer("tip t30")
    assert answer(session, "tip_kind") == "oil"
    session.answer("oil")
    assert answer(session, "trade") == "sell 0x1 2x5"


def test_a_hand_is_inspected_once() -> None:
    state = a_game(3)
    assert state.sharks is not None
    for card in ("u25", "u26"):
        state.uncle.remove(UNCLE[card]) if UNCLE[card] in state.uncle else None
        state.sharks.kept[0].append(UNCLE[card])
    tip(state, 1, "t01", "t02", "t03")
    session = asked(state)
    assert answer(session, "end_move") == "inspect 1"
    session.answer("inspect 1")
    assert answer(session, "end_move") == "end"  # nothing new to be seen with the other card


# Loans


def test_it_borrows_when_it_is_poor_and_repays_what_lies_idle() -> None:
    for cash, wanted in ((20, "loan_50"), (300, "pass")):
        state = a_game()
        state.cash[0], state.phase, state.face_up = cash, Phase.UNCLE_CARD, UNCLE["u20"]
        state.uncle = [card for card in state.uncle if card != UNCLE["u20"]]
        assert answer(asked(state), "borrow") == wanted
    for cash, wanted in ((70, "end"), (400, "repay loan_50")):
        state = a_game()
        state.cash[0] = cash
        borrowed(state, 0, 2, 60)
        assert answer(asked(state), "end_move") == wanted


def test_it_repays_by_hand_to_win() -> None:
    state = a_game(loans_at_win="by_hand")
    state.cash[0] = 1015
    borrowed(state, 0, 0, 12)
    session = asked(state)
    assert answer(session, "end_move") == "repay loan_10"
    session.answer("repay loan_10")
    assert session.state.winners == [0]


@pytest.mark.clause("joakim.loans.3")
def test_it_sells_to_win_net_of_its_loans() -> None:
    """1000 M in cash with a debt of 60 is not the limit; five more at 12 M make it so."""
    state = a_game()
    state.cash[0], state.market[GOLD], state.phase = 1000, 12, Phase.SQUARE
    give(state, 0, GOLD, 0, 1)
    borrowed(state, 0, 2, 60)
    session = asked(state)
    Match(session, {0: JoakimTrader(1)}).play(2)  # it may repay what it can beforehand
    assert session.state.winners == [0]


# Off its own move


def test_farbror_joakim_is_sent_away_from_a_rival() -> None:
    state = a_game()
    tip(state, 1, "t20")
    assert state.sharks is not None
    state.phase, state.sharks.to_react = Phase.UNCLE_IS_AWAY, [1]
    assert answer(asked(state), "uncle_at_home") == "tip t20"


@pytest.mark.parametrize("ones, fives, wanted", [(0, 1, "tip t23"), (1, 0, "pass")])
def test_a_purchase_is_worthless_where_it_hurts(ones: int, fives: int, wanted: str) -> None:
    state = a_game(4)
    give(state, 0, GOLD, ones, fives)
    state.market[GOLD] = 4
    tip(state, 1, "t23")
    assert state.sharks is not None
    state.phase, state.sharks.to_react = Phase.WORTHLESS_PURCHASE, [1]
    state.sharks.purchase = Purchase(GOLD, ones, fives)
    assert answer(asked(state), "purchase") == wanted


def test_it_buys_a_single_card_too_when_a_five_might_be_worthless() -> None:
    state = a_game()
    state.market[GOLD], state.phase = 4, Phase.SQUARE
    tip(state, 1, "t23", "t24", "t25")
    state.sharks.inspected[0][1] = True  # type: ignore[union-attr]
    bought = str(answer(asked(state), "trade"))
    assert bought.startswith("buy ") and not bought.startswith("buy 0x1")


@pytest.mark.parametrize("owned, wanted", [(10, "card u27"), (0, "pass")])
def test_a_rumour_is_denied_where_it_hurts(owned: int, wanted: str) -> None:
    state = a_game()
    assert state.sharks is not None
    give(state, 1, GOLD, 0, owned // 5)
    state.sharks.kept[1].append(UNCLE["u27"])
    state.sharks.tips.remove(TIPS["t02"])
    state.phase, state.face_up, state.sharks.to_react = Phase.RUMOUR, TIPS["t02"], [1]
    assert answer(asked(state), "rumour") == wanted


# Secret bids


def test_secret_bids_differ_and_stay_below_the_worth() -> None:
    state = a_game(3)
    assert state.sharks is not None
    state.sharks.lot, state.phase = Lot(GOLD, 5), Phase.CLOSED_AUCTION
    session = asked(state)
    bids = {JoakimTrader(seed).choose(Position(session)) for seed in range(20)}
    assert len(bids) > 3
    assert all(isinstance(bid, int) and 20 < bid < 60 for bid in bids)
