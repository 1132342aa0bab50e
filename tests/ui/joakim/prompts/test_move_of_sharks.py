"""One's own move with sharks: one button for all dealings, whom a tip hits, and loans."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from game.engine.session import Session
from game.joakim.data import GameData
from game.joakim.events.event import sharks_of
from game.joakim.state import Phase, State
from game.ui.joakim.prompts import positions as basic
from game.ui.joakim.prompts.base import JoakimPrompt
from game.ui.joakim.prompts.poses import table_in
from game.ui.joakim.sharks import move_positions as positions
from game.ui.joakim.sharks.dealings import Dealings
from game.ui.joakim.sharks.move_poses import POSES
from game.ui.joakim.sharks.tiles import Tile
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import unreachable_by_arrows
from game.ui.table.look import BESIDE
from game.ui.table.prompt import ChoicePrompt

from .asking import Ask, Screen
from .holding import pixels, secrets

OWN_MOVE = (
    positions.move,
    positions.at_end,
    positions.on_square,
    partial(positions.on_square, "newspaper"),
    positions.trading,
)


# All behind one button


@pytest.mark.parametrize("make", OWN_MOVE)
def test_no_aside_is_shown_openly_beside_a_question(make: Any, ask: Ask) -> None:
    asked = ask(make())
    names = [widget.name for widget in asked.pilot.scene.focus]
    assert names.count(BESIDE) == 1
    assert not [
        name for name in names if name.split(" ")[0] in ("tip", "repay", "inspect", "offer")
    ]
    assert not secrets(asked, 0, 1, 3) & set(asked.drawn)


@pytest.mark.parametrize("tips", [(), ("t20",), ("t02", "t26")])
def test_the_table_is_the_same_whatever_is_in_hand(tips: tuple[str, ...], screen: Screen) -> None:
    """To the pixel, for hands of equal size; and the button is there with an empty one."""

    def window(ids: tuple[str, ...], make: Any) -> bytes:
        pilot = screen.show(partial(table_in, make(ids)))
        assert pilot.scene.focus.find(BESIDE) is not None
        pilot.focus_on(BESIDE).press("enter")
        assert isinstance(pilot.scene, Dealings)
        return pixels(pilot)

    def rolling(ids: tuple[str, ...]) -> Session[State]:
        def change(state: State, data: GameData) -> None:
            positions.hold_tips(state, data, 0, ids)
            state.phase = Phase.MOVE

        return positions.session(change)

    others = ("t22", "t21")[: len(tips)]
    for make in (rolling, lambda ids: positions.trading(tips=ids)):
        assert window(tips, make) == window(others, make)


def test_the_basic_game_has_no_dealings(screen: Screen) -> None:
    pilot = screen.show(partial(table_in, basic.trade()))
    assert pilot.scene.focus.find(BESIDE) is None


def test_the_general_dialog_hides_what_is_secret_and_leads_to_it(ask: Ask) -> None:
    asked = ask(positions.move())
    table: Any = asked.pilot.scene
    prompt = ChoicePrompt(table, asked.session.request)  # type: ignore[arg-type]
    asked.pilot.shell.stack.push(prompt)
    asked.pilot.settle().wait(HAND_OVER)
    assert not secrets(asked, 0) & set(asked.drawn)
    asked.click(BESIDE)
    assert isinstance(asked.pilot.scene, Dealings)


# Dealings


def test_a_loan_is_repaid_by_keys_alone(ask: Ask) -> None:
    asked = ask(positions.move())
    asked.walk_to(BESIDE).press("enter").walk_to("repay loan_25").press("enter")
    assert asked.answers == ["repay loan_25"]
    assert asked.session.request is not None and asked.session.request.question == "roll"


def test_an_offer_begins_in_the_dealings_of_a_trade(ask: Ask) -> None:
    asked = ask(positions.trading())
    asked.walk_to(BESIDE).press("enter").walk_to("offer 2").press("enter")
    assert asked.answers == ["offer 2"]
    request = asked.session.request
    assert request is not None and request.question == "offer_kind"


def test_two_others_may_trade_where_that_is_agreed(ask: Ask) -> None:
    """joakim.offers.1, the option."""
    asked = ask(positions.move(trade_parties="any_two"))
    asked.walk_to(BESIDE).press("enter").walk_to("others").press("enter")
    asked.walk_to("offer 1 3").press("enter")
    assert asked.answers == ["offer 1 3"]


def test_escape_leads_back_to_the_question_step_by_step(ask: Ask) -> None:
    asked = ask(positions.trading())
    asked.walk_to(BESIDE).press("enter")
    assert isinstance(asked.pilot.scene, Dealings)
    asked.press("escape")
    assert asked.prompt.request.question == "trade"
    assert asked.answers == []


def test_what_cannot_be_done_says_why_and_where_that_stands(ask: Ask) -> None:
    asked = ask(positions.session(positions.idle)).click(BESIDE)
    reasons = asked.reasons()
    assert reasons.keys() == {"tips", "repay loan_10"}
    assert all(reason.endswith(")") for reason in reasons.values()), "with its clause"
    asked.click("tips")
    assert asked.said == reasons["tips"]


# Other questions of the move


@pytest.mark.parametrize("square", ["newspaper", "uncle", "club"])
def test_a_square_is_used_at_the_first_press(square: Any, ask: Ask) -> None:
    asked = ask(positions.on_square(square))
    assert asked.pilot.focused == "use"
    asked.press("enter")
    assert asked.answers[0] == "use"


@pytest.mark.parametrize("id", ["t13", "t31"])
def test_whom_a_tip_hits(id: str, ask: Ask) -> None:
    """joakim.tips.9 and 13"""
    asked = ask(positions.hitting(id))
    state: State = asked.session.state
    before = state.cash[2], len(sharks_of(state).beagles[2])
    assert {"Göran", "Farmor", "Elsa"} <= set(asked.drawn)
    asked.walk_to("seat 2").press("enter")
    assert asked.answers == ["seat 2"]
    after = state.cash[2] - before[0], len(sharks_of(state).beagles[2]) - before[1]
    assert after == ((0, 1) if id == "t13" else (-5, 0))


def test_good_contacts_choose_among_the_other_kinds(ask: Ask) -> None:
    """joakim.tips.12"""
    asked = ask(positions.trading("tip t30", tips=("t30",)))
    assert asked.reasons().keys() == {"gold"}
    asked.walk_to("ship").press("enter")
    assert asked.answers == ["ship"]


def test_a_loan_is_taken_or_not(ask: Ask) -> None:
    """joakim.loans.1"""
    asked = ask(positions.borrowing(2))
    assert asked.reasons().keys() == {"loan_50"}
    asked.walk_to("loan_25").press("enter")
    assert asked.answers == ["loan_25"]
    assert ask(positions.borrowing()).walk_to("pass").press("enter").answers == ["pass"]


# Pictures


@pytest.mark.case("O36")
@pytest.mark.parametrize("language", ["sv", "fi", "en"])
def test_nothing_of_the_move_is_cut_at_the_largest_text_size(
    language: str, only_screen: Screen
) -> None:
    only_screen.speak(language, 1.5)
    for name, pose in POSES.items():
        texts = only_screen.show(pose).texts()
        assert [text.string for text in texts if text.cut or text.overflows] == [], name
    assert only_screen.app.kit.words.missing == []  # type: ignore[attr-defined]
    assert not only_screen.app.kit.assets.missing


def test_all_of_the_move_can_be_reached(screen: Screen) -> None:
    for name, pose in POSES.items():
        pilot = screen.show(pose)
        assert unreachable_by_arrows(pilot.scene) == [], name
        assert pilot.focused, name


def test_every_dialog_of_the_move_names_who_is_asked(screen: Screen) -> None:
    for name, pose in POSES.items():
        pilot = screen.show(pose)
        scene = pilot.scene
        if isinstance(scene, JoakimPrompt):
            owner = scene.table.seating(scene.seat).name
            assert any(text.string == owner and not text.cut for text in pilot.texts()), name


def test_dealings_begin_with_what_can_be_done(ask: Ask) -> None:
    asked = ask(positions.session(positions.idle))
    asked.walk_to(BESIDE).press("enter")
    assert "tips" in asked.reasons() and asked.pilot.focused == "offer 1"


def test_whose_offer_a_deal_of_two_others_is_can_be_read(ask: Ask) -> None:
    asked = ask(positions.move(trade_parties="any_two"))
    asked.walk_to(BESIDE).press("enter").walk_to("others").press("enter")
    tiles = [each for each in asked.pilot.scene.focus if isinstance(each, Tile)]
    told = {each.name: (each.label, each.note) for each in tiles}
    assert told["offer 1 2"] == ("Göran", "Förslag till Farmor")
    assert told["offer 2 1"] == ("Farmor", "Förslag till Göran")
