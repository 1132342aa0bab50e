"""Business tips behind the curtain: seen only while held, played, drawn, inspected."""

from __future__ import annotations

import pytest

from game.joakim.data import GameData
from game.joakim.events import TipsDrawn
from game.joakim.events.event import sharks_of
from game.joakim.state import HIDDEN, Phase, State
from game.ui.joakim.sharks import move_positions as positions
from game.ui.joakim.sharks.hand import CurtainedHand, InspectedHand, PlayableHand
from game.ui.joakim.sharks.move_poses import POSES
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import Pilot
from game.ui.kit.widgets.button import Button
from game.ui.table.look import BESIDE

from .asking import Ask, Screen
from .holding import held, pixels, secrets, to_own_tips


@pytest.mark.case("O35")
def test_tips_are_drawn_only_while_they_are_held(ask: Ask) -> None:
    asked = ask(positions.move())
    hidden = secrets(asked, 0)
    assert len(hidden) == 3
    asked.walk_to(BESIDE).press("enter").walk_to("tips").press("enter")
    assert isinstance(asked.pilot.scene, PlayableHand)
    assert not hidden & set(asked.drawn), "the first picture"
    asked.pilot.wait(HAND_OVER)
    asked.press("enter")
    assert not hidden & set(asked.drawn), "ready"
    asked.pilot.shell.frame(0)
    ready = pixels(asked.pilot)
    held(asked, True)
    assert hidden <= set(asked.drawn)
    assert pixels(asked.pilot) != ready
    held(asked, False)
    assert not hidden & set(asked.drawn), "let go"
    assert pixels(asked.pilot) == ready


def test_every_button_to_play_looks_alike_and_why_not_is_read_while_held(ask: Ask) -> None:
    asked = to_own_tips(ask(positions.move()))
    plays = [widget for widget in asked.pilot.scene.focus if widget.name.startswith("play ")]
    looks = {(b.label, b.kind, b.enabled, b.reason) for b in plays if isinstance(b, Button)}
    assert len(plays) == 3 and len(looks) == 1
    why = "Det här affärstipset spelas ut bara i andras drag. (Affärstips, regel 5)"
    assert why not in asked.drawn
    held(asked, True)
    assert asked.drawn.count(why) == 1
    held(asked, False)
    assert why not in asked.drawn


def test_a_tip_is_played_by_keys_alone(ask: Ask) -> None:
    asked = to_own_tips(ask(positions.move())).walk_to("play 0").press("enter")
    assert asked.answers == ["tip t02"]


def test_a_tip_is_played_by_touch(ask: Ask) -> None:
    asked = to_own_tips(ask(positions.trading()))
    asked.pilot.tap(*asked.pilot.find("play 0").box.centre)
    assert asked.answers == ["tip t02"]


def test_a_tip_that_cannot_be_played_stays_in_hand_and_nothing_is_told_of_it(ask: Ask) -> None:
    asked = to_own_tips(ask(positions.move())).walk_to("play 1").press("enter")
    assert asked.answers == []
    assert isinstance(asked.pilot.scene, PlayableHand)
    assert not secrets(asked, 0) & set(asked.drawn)


def test_after_a_tip_none_of_the_hand_can_be_played(ask: Ask) -> None:
    """joakim.tips.3"""
    asked = to_own_tips(ask(positions.at_end()))
    for place in range(3):
        asked.walk_to(f"play {place}").press("enter")
        asked.pilot.wait(HAND_OVER)
    assert asked.answers == []


def test_whoever_plays_alone_needs_neither_hand_over_nor_hold(ask: Ask) -> None:
    asked = ask(positions.move(players=("human", "trader", "trader", "trader")))
    asked.walk_to(BESIDE).press("enter").walk_to("tips").press("enter")
    hidden = secrets(asked, 0)
    assert not hidden & set(asked.drawn)
    asked.pilot.wait(HAND_OVER)
    asked.press("enter")
    assert hidden <= set(asked.drawn)
    asked.walk_to("play 2").press("enter")
    assert asked.answers == ["tip t26"]


def test_three_tips_drawn_are_read_at_once_behind_the_curtain(ask: Ask) -> None:
    """joakim.tips.1"""

    def change(state: State, data: GameData) -> None:
        state.crown, state.phase = 0, Phase.MOVE

    asked = ask(positions.session(change))
    data: GameData = asked.session.rulebook.data  # type: ignore[attr-defined]
    free = (square for square in data.board.squares if square.type == "exchange")
    taken = asked.session.state.squares
    exchange = next(square.index for square in free if square.index not in taken)
    asked.walk_to("jump").press("enter")
    asked.pilot.focus_on(f"square {exchange}").press("enter")
    drawn = next(event for event in asked.session.log if isinstance(event, TipsDrawn))
    hand = asked.pilot.scene
    assert isinstance(hand, CurtainedHand) and hand.cards == drawn.cards
    hidden = secrets(asked, 0)
    assert not hidden & set(asked.drawn)
    asked.pilot.wait(HAND_OVER)
    asked.press("enter")
    asked.pilot.wait(HAND_OVER)
    assert asked.reasons().keys() == {"done"}, "first it is read"
    held(asked, True)
    assert hidden <= set(asked.drawn)
    held(asked, False)
    asked.walk_to("done").press("enter")
    assert not hidden & set(asked.drawn)
    assert asked.pilot.focused == "end"


def test_a_hand_is_inspected_and_seen_by_its_inspector_alone(ask: Ask) -> None:
    """joakim.tips.6: of the hand nothing is drawn before the hold, nor after it."""
    asked = ask(positions.move())
    asked.walk_to(BESIDE).press("enter").walk_to("inspect 1").press("enter")
    assert asked.answers == ["inspect 1"]
    hand = asked.pilot.scene
    assert isinstance(hand, InspectedHand)
    assert set(sharks_of(hand.look.state).hands[1]) == {HIDDEN}, "for the room"
    hidden = secrets(asked, 1)
    assert not hidden & set(asked.drawn)
    asked.pilot.wait(HAND_OVER)
    asked.press("enter")
    assert "Göran" in " ".join(asked.drawn)
    assert not hidden & set(asked.drawn)
    held(asked, True)
    assert hidden <= set(asked.drawn)
    held(asked, False)
    assert not hidden & set(asked.drawn)
    asked.walk_to("done").press("enter")
    assert not isinstance(asked.pilot.scene, CurtainedHand)


@pytest.mark.case("O36")
@pytest.mark.parametrize("language", ["sv", "fi", "en"])
def test_every_tip_fits_with_the_longest_reason(language: str, only_screen: Screen) -> None:
    only_screen.speak(language, 1.5)
    pilot: Pilot = only_screen.show(POSES["joakim_hand_held"])
    hand = pilot.scene
    assert isinstance(hand, PlayableHand)
    why = [hand.look.table.reason_text(each.reason) for each in hand.request.refused if each.secret]
    notes = [max(why, key=len)] * 3
    hand.notes = lambda: notes  # type: ignore[method-assign]
    count = len(hand.look.data.tips)
    for first in range(0, count, 3):
        hand.cards = tuple((first + place) % count for place in range(3))
        hand.invalidate()
        cut = [text.string for text in pilot.settle().texts() if text.cut or text.overflows]
        assert cut == [], first


def test_where_cards_lie_open_those_that_cannot_be_played_are_greyed(ask: Ask) -> None:
    """Before they are shown, and wherever they are hidden, all buttons look alike."""
    asked = ask(positions.move(players=("human", "trader", "trader", "trader")))
    asked.walk_to(BESIDE).press("enter").walk_to("tips").press("enter")
    asked.pilot.wait(HAND_OVER)
    plays = {f"play {place}" for place in range(3)}
    assert not plays & set(asked.reasons())
    asked.press("enter")
    why = "Det här affärstipset spelas ut bara i andras drag. (Affärstips, regel 5)"
    assert dict.fromkeys(plays & set(asked.reasons()), why) == {"play 1": why}
