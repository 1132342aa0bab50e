"""Business tips: three at a time, secret, one in each own move, each with its own effect."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from game.engine.match import Match
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.files.joakim_cards import read_tips
from game.files.yaml_source import read
from game.joakim.events import NothingHappened, TipsDrawn
from game.joakim.rulebook import JoakimRules
from game.joakim.state import HIDDEN
from game.joakim.views import view
from tests.joakim.invariants import watched_rules
from tests.joakim.laying import Laid
from tests.joakim.test_sharks import sharks

GOLD, EXCHANGE, UNCLE, CLUB, NEWS = 0, 4, 2, 15, 6
CASES = Path(__file__).parents[1] / "cases"


def hand(table: Laid, name: str) -> list[int]:
    assert table.state.sharks is not None
    return table.state.sharks.hands[table.seat(name)]


def pile(table: Laid) -> list[int]:
    assert table.state.sharks is not None
    return table.state.sharks.tips


# Drawing


@pytest.mark.clause("joakim.tips.1", "joakim.exchange.1")
def test_on_the_exchange_an_empty_hand_draws_exactly_three_and_there_is_no_money() -> None:
    table = sharks(phase="square", pawns={"Anna": EXCHANGE}, tips=["t05", "t20", "t31"])
    assert hand(table, "Anna") == [4, 19, 30] and len(pile(table)) == 28
    assert table.money == [] and table.prompt == "end_move"


@pytest.mark.clause("joakim.tips.1")
def test_whoever_has_a_tip_draws_none() -> None:
    table = sharks(phase="square", pawns={"Anna": EXCHANGE}, tips_held={"Anna": ["t05"]})
    table.answer("use")
    assert hand(table, "Anna") == [4] and table.nothing == ["tips_in_hand"]


@pytest.mark.clause("joakim.tips.1")
@pytest.mark.case("O07")
def test_a_pile_that_is_short_or_empty_gives_what_there_is() -> None:
    """Five tips in all: three are drawn, then two, then none; a played one can be drawn again."""
    rules = watched_rules()
    source = read(CASES / "tiny_tip_deck.yaml")
    tiny = read_tips(source, {kind.id: n for n, kind in enumerate(rules.data.kinds)})
    assert len(tiny) == 5
    rules = type(rules)(dataclasses.replace(rules.data, tips=tiny))
    seats = tuple(
        Seating(name, look) for name, look in zip("ABC", ("red", "blue", "green"), strict=True)
    )
    session = Session.begin(rules, GameSetup(seats, {"sharks": "on", "first_player": "seat_1"}, 3))
    visits = _exchange_visits(session, rules)
    assert [count for _, count in visits[:3]] == [3, 2, 0]
    codes = [event.code for event in session.log if isinstance(event, NothingHappened)]
    assert codes[:2] == ["tip_pile_short", "tip_pile_empty"]


def _exchange_visits(session: Session, rules: JoakimRules) -> list[tuple[int, int]]:
    """Everybody goes straight to the Exchange and plays no tip: who drew how many."""
    drawn: list[tuple[int, int]] = []

    class Broker:
        def choose(self, position) -> str | int:  # type: ignore[no-untyped-def]
            request = position.request
            ids = [option.id for option in request.options]
            squares = rules.data.board.squares
            exchanges = [f"square {s.index}" for s in squares if s.type == "exchange"]
            return next((id for id in ids if id in exchanges), None) or next(
                id for id in ids if not id.startswith(("tip", "offer", "repay", "inspect"))
            )

    match = Match(session, {seat: Broker() for seat in range(3)})
    seen = 0
    while len(drawn) < 3 and match.step():
        for event in session.log[seen:]:
            if isinstance(event, TipsDrawn):
                drawn.append((event.seat, len(event.cards)))
            elif isinstance(event, NothingHappened) and event.code == "tip_pile_empty":
                drawn.append((event.seat, 0))
        seen = len(session.log)
    return drawn


# Secret


@pytest.mark.clause("joakim.tips.2")
def test_a_hand_is_seen_by_nobody_else() -> None:
    table = sharks(phase="end", tips_held={"Anna": ["t05", "t20"], "Bo": ["t31"]})
    for seat, seen in ((0, [[4, 19], [HIDDEN], []]), (1, [[HIDDEN] * 2, [30], []])):
        shown = view(table.state, seat).sharks
        assert shown is not None and shown.hands == seen
    room = view(table.state, None).sharks
    assert room is not None and room.hands == [[HIDDEN] * 2, [HIDDEN], []]
    assert set(room.tips) == {HIDDEN}
    secret = [option.id for option in table.choice.options if option.secret]
    assert secret == ["tip t05"]
    assert all(each.secret for each in table.choice.refused if each.id.startswith("tip"))


@pytest.mark.clause("joakim.tips.2")
def test_a_seat_imagines_any_hand_that_others_might_have() -> None:
    import random

    table = sharks(phase="end", tips_held={"Anna": ["t05"], "Bo": ["t31", "t01"]})
    hands = set()
    for seed in range(30):
        imagined = table.session.imagine(0, random.Random(seed)).state.sharks
        assert imagined.hands[0] == [4] and len(imagined.hands[1]) == 2
        assert sorted([*imagined.tips, *imagined.hands[0], *imagined.hands[1]]) == list(range(31))
        hands.add(tuple(imagined.hands[1]))
    assert len(hands) > 10


# When


@pytest.mark.clause("joakim.tips.3", "joakim.tips.4")
@pytest.mark.parametrize("phase", ["move", "square", "end"])
def test_one_tip_before_the_roll_or_after_landing_or_at_the_end(phase: str) -> None:
    table = sharks(phase=phase, pawns={"Anna": GOLD}, tips_held={"Anna": ["t01", "t03"]})
    asked = table.prompt
    table.answer("tip t01")
    assert (table.value("gold"), table.prompt) == (8, asked)
    assert pile(table)[-1] == 0 and hand(table, "Anna") == [2]
    assert "tip t03" not in table.offered
    assert table.refused["tip t03"] == "one_tip_a_move"


@pytest.mark.clause("joakim.tips.3", "joakim.tips.7")
def test_lower_the_value_and_then_buy_at_once() -> None:
    """The rulebook's own example."""
    table = sharks(phase="square", pawns={"Anna": 13}, tips_held={"Anna": ["t08"]})
    table.answer("tip t08", "buy 3x1 0x5")
    assert table.money == [("Anna", "bank", 6, "buy")]


@pytest.mark.clause("joakim.tips.3")
@pytest.mark.parametrize("square", [NEWS, UNCLE, CLUB, EXCHANGE])
def test_before_other_squares_are_used_a_tip_may_be_played(square: int) -> None:
    pawns, tips_held = {"Anna": square}, {"Anna": ["t01"]}
    table = sharks(phase="square", pawns=pawns, tips_held=tips_held, newspaper=["n28"])
    assert table.prompt == "before_square" and table.offered[:2] == ["use", "tip t01"]
    table.answer("tip t01")
    assert table.prompt != "before_square"  # one tip a move: the square is used
    assert table.value("gold") == 8


@pytest.mark.clause("joakim.tips.1", "joakim.tips.3")
def test_the_last_tip_played_on_the_exchange_before_it_is_used_makes_room_for_three() -> None:
    table = sharks(phase="square", pawns={"Anna": EXCHANGE}, tips_held={"Anna": ["t01"]})
    table.answer("tip t01")
    assert len(hand(table, "Anna")) == 3 and table.prompt == "end_move"


@pytest.mark.clause("joakim.tips.3")
def test_without_anything_to_do_nobody_is_asked_before_a_square_is_used() -> None:
    table = sharks(phase="square", pawns={"Anna": CLUB}, club=["c19"])
    assert table.prompt == "end_move"


@pytest.mark.clause("joakim.loans.2", "joakim.uncle.6")
@pytest.mark.parametrize(
    "more, first",
    [
        ({"loans": {"Anna": ["loan_10"]}, "cash": {"Anna": 60}}, "repay loan_10"),
        ({"kept": {"Anna": ["u25"]}, "tips_held": {"Bo": ["t01"]}}, "inspect 1"),
    ],
)
def test_without_tips_too_loans_are_repaid_and_hands_inspected_at_any_time(
    more: dict[str, Any], first: str
) -> None:
    """Also between landing on a square and using it."""
    table = sharks(phase="square", pawns={"Anna": CLUB}, club=["c19"], **more)
    assert table.prompt == "before_square" and table.offered[:2] == ["use", first]
    table.answer(first)
    assert table.prompt == "end_move"


@pytest.mark.clause("joakim.tips.3")
def test_option_only_at_the_start_and_the_end() -> None:
    options = {"tip_moments": "start_and_end"}
    table = sharks(options, phase="square", pawns={"Anna": GOLD}, tips_held={"Anna": ["t01"]})
    assert table.refused["tip t01"] == "moment_not_for_tips"
    table = sharks(options, phase="square", pawns={"Anna": CLUB}, tips_held={"Anna": ["t01"]})
    assert table.prompt != "before_square"


@pytest.mark.clause("joakim.tips.3")
def test_the_next_own_move_has_its_own_tip() -> None:
    table = sharks(phase="end", tips_held={"Anna": ["t01", "t03"], "Bo": ["t05"]})
    table.answer("tip t01", "end")
    assert table.asked == "Bo" and "tip t05" in table.offered


@pytest.mark.clause("joakim.tips.9", "joakim.tips.13")
def test_what_is_played_against_others_is_not_played_by_the_last_one() -> None:
    options = {"last_player": "plays_on"}
    table = sharks(options, phase="end", out=["Bo", "Cia"], tips_held={"Anna": ["t13", "t31"]})
    assert table.offered == ["end"]
    assert table.refused["tip t13"] == table.refused["tip t31"] == "nobody_to_hit"
