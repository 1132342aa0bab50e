"""What a turn at the table offers, says and shows, by keys and by pointer."""

from __future__ import annotations

from math import dist

import pytest

from game.ankka.board import way
from game.ankka.data import GameData
from game.ankka.events import QuestionBought
from game.ankka.state import NOBODY, Help, Phase, State
from game.engine.requests import Choice
from game.ui.ankka import layout
from game.ui.ankka.pictures import topic_icon
from game.ui.ankka.posing import keep, session_in
from game.ui.ankka.prompts.answering import AnswerPrompt
from game.ui.ankka.way_shown import dots
from game.ui.kit.bubbles import Toast
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.sprites import PictureSprite
from tests.ui.ankka.playing import Play, Played
from tests.ui.dialog_screen import check_painted_anew


def as_it_is(state: State, data: GameData) -> None:
    """Anna stands on a blue circle in the middle of her turn."""


def beside_the_dime(state: State, data: GameData) -> None:
    state.nodes[0] = state.nodes[1]


def on_white(state: State, data: GameData) -> None:
    state.nodes[0] = next(n.id for n in data.nodes if not n.topic and not n.is_place)


def without_steps(state: State, data: GameData) -> None:
    keep(state, data, 0, "steps")
    state.steps = 0


def pins(played: Played) -> list[PictureSprite]:
    return [
        each
        for each in played.table.sprites
        if isinstance(each, PictureSprite) and each.name == "ankka/pin"
    ]


def pale_pins(played: Played) -> list[float]:
    """In which hole a pale pin stands: its distance from that of no steps, in holes."""
    holes = layout.pin_box(1).x - layout.pin_box(0).x
    return [(pin.box.x - layout.pin_box(0).x) / holes for pin in pins(played) if pin.alpha < 1]


def test_the_focus_begins_on_the_way_to_the_next_destination(play: Play) -> None:
    played = play(session_in(as_it_is, 2))
    look, state = played.look, played.session.state
    far = way(look.data, state.nodes[0], look.board.goal(state, 0))[: state.steps]
    assert played.pilot.focused == f"go {far[-1]}"
    played.pilot.wait(HAND_OVER).press("enter")
    assert state.nodes[0] == far[-1]
    assert played.room_sees_all()


def test_dots_lead_to_the_circle_in_focus_and_a_pale_pin_shows_what_is_left(play: Play) -> None:
    played = play(session_in(as_it_is, 2))
    state = played.session.state
    near = way(played.look.data, state.nodes[0], "bin")[0]
    played.focus_by_tab(f"go {near}")
    assert pale_pins(played) == [state.steps - 1]
    played.focus_by_tab("wheel")
    assert pale_pins(played) == [state.steps - 2]
    played.focus_by_tab("menu")
    assert pale_pins(played) == []
    played.pilot.focus_on(f"go {near}").wait(HAND_OVER).press("enter")
    request = played.table.asking
    assert isinstance(request, Choice) and state.nodes[0] == near


def test_dots_lie_on_the_road_between_the_faces_of_its_ends(play: Play) -> None:
    data = play(session_in(as_it_is, 2)).look.data
    for one, other in ((data.node(a), data.node(b)) for a, b in data.links):
        points = list(dots(one, other))
        assert points, (one.id, other.id)
        for point in points:
            there = dist(one.at, point) + dist(point, other.at)
            assert there == pytest.approx(dist(one.at, other.at), abs=0.5)


def test_the_focus_on_a_circle_is_seen_though_a_pawn_stands_before_it(play: Play) -> None:
    """Half of its ring lay behind the pawn, and what was left was gold like all the others."""
    played = play(session_in(as_it_is, 2))
    state = played.session.state
    near = way(played.look.data, state.nodes[0], "bin")[0]
    played.focus_by_tab(f"go {near}")
    ring = layout.ring_box(played.look.data.node(near))
    rings = [each.z for each in played.table.sprites if each.box == ring]
    assert rings > [max(played.look.pawns.pawn(pawn).z for pawn in range(2))]
    played.focus_by_tab("menu")
    assert not [each for each in played.table.sprites if each.box == ring]


def test_a_place_that_can_be_reached_hides_no_tokens(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its gold plate lay over them, so nobody saw who had been there."""
    look = play(session_in(as_it_is, 2)).look
    drawn: list[str] = []
    for part in ("plate", "tokens"):
        monkeypatch.setattr(look.board, f"_draw_{part}", lambda *_, part=part: drawn.append(part))
    look.board.mark(None, look.state, "bin", possible=True, focused=False)  # type: ignore[arg-type]
    assert drawn == ["plate", "tokens"]


def test_a_turn_says_what_the_steps_are_for(play: Play) -> None:
    """It said how many there were, and no more."""
    for change, said in ((as_it_is, "5 steg: gå eller köp"), (without_steps, "0 steg kvar")):
        assert said in {text.string for text in play(session_in(change, 2)).pilot.texts()}


def test_what_ends_the_turn_does_not_seem_to_end_the_game(play: Play) -> None:
    """Beside the menu it was called "Sluta"."""
    assert play(session_in(without_steps, 2)).find("end").label == "Avsluta turen"


@pytest.mark.clause("ankka.questions.1", "ankka.capture.1")
def test_a_grey_button_says_why_and_by_which_rule(play: Play) -> None:
    played = play(session_in(on_white, 2))
    for name in ("ask", "capture 1"):
        button = played.find(name)
        assert not button.enabled and "(" in button.reason, name
    played.pilot.wait(HAND_OVER).click_on("capture 1")
    bubble = played.table.bubble
    assert bubble is not None and bubble.text == played.find("capture 1").reason


@pytest.mark.clause("ankka.capture.1")
@pytest.mark.parametrize(("holder", "code"), [(2, "locked"), (0, "has_the_dime")])
def test_the_grey_capture_button_speaks_of_whoever_has_the_dime(
    holder: int, code: str, play: Play
) -> None:
    """Of the next seat it said that it has no dime, whoever had it."""

    def change(state: State, data: GameData) -> None:
        state.dime = holder
        state.nodes[2] = state.nodes[0]
        state.lock[0] = 4

    played = play(session_in(change, 4))
    button = next(each for each in played.table.focus if each.name.startswith("capture"))
    request = played.table.asking
    assert isinstance(request, Choice)
    reason = request.why_not(button.name)
    assert reason is not None and reason.code == code
    assert getattr(button, "reason", "") == played.table.reason_text(reason)


def test_the_grey_capture_button_says_that_the_dime_lies_in_the_bin(play: Play) -> None:
    def change(state: State, data: GameData) -> None:
        state.dime = NOBODY

    played = play(session_in(change, 4, options={"first_dime": "bin"}))
    assert "pengabingen" in played.find("capture").reason


@pytest.mark.clause("ankka.questions.10")
def test_a_topic_that_is_left_out_is_offered_and_told_as_the_one_asked_instead(play: Play) -> None:
    """Button, label and log named the topic of the circle."""

    def change(state: State, data: GameData) -> None:
        state.nodes[0] = next(node.id for node in data.nodes if node.topic == "people")
        state.helps = (Help(left_out=(0,)), *state.helps[1:])

    played = play(session_in(change, 2))
    assert played.look.topic_here() == "stories"
    assert played.look.words.topic("stories") in played.look.label(
        played.table.session.request, "ask"
    )
    assert played.find("ask").picture == topic_icon("stories")
    played.session.answer("ask")
    (bought,) = [each for each in played.session.log if isinstance(each, QuestionBought)]
    assert played.look.words.topic("stories") in played.look.log_line(bought)


def test_the_dime_is_taken_by_one_press_and_everybody_is_told(play: Play) -> None:
    session = session_in(beside_the_dime, 2)
    played = play(session, speed="normal")
    played.find("capture 1").on_press()
    played.watch(lambda: played.look.banner.is_up)
    assert played.table.shown.dime == 0
    played.pilot.press("enter")
    assert not played.look.banner.is_up
    assert session.state.dime == 0 and session.state.steps == 4


@pytest.mark.clause("ankka.steps.3")
def test_a_kept_card_is_within_reach_when_no_step_is_left(play: Play) -> None:
    """The turn could neither be ended nor go on with it: no button stood for `end`."""
    played = play(session_in(without_steps, 2))
    assert played.find("end").enabled and played.find("steps e37").enabled
    played.find("steps e37").on_press()
    played.pilot.settle().wait(HAND_OVER).press("enter")
    assert played.session.state.steps == 2
    again = play(session_in(without_steps, 2))
    again.pilot.wait(HAND_OVER).click_on("end")
    assert again.session.state.seat == 1


@pytest.mark.case("O23")
def test_only_a_walk_can_be_taken_back(play: Play) -> None:
    """Undo does not go behind a question, a spin or a card."""
    played = play(session_in(as_it_is, 2))
    start = played.session.state.nodes[0]
    near = way(played.look.data, start, "bin")[0]
    played.pilot.focus_on(f"go {near}").wait(HAND_OVER).press("enter")
    assert played.session.state.nodes[0] == near
    played.pilot.wait(HAND_OVER).click_on("undo")
    assert played.session.state.nodes[0] == start and played.room_sees_all()
    (notice,) = [each.text for each in played.top.sprites if isinstance(each, Toast)]
    assert played.look.seating(0).name in notice
    played.find("wheel").on_press()
    played.pilot.settle().wait(HAND_OVER).press("enter").wait(HAND_OVER)
    assert played.top is played.table
    undo = played.find("undo")
    assert not undo.enabled and undo.reason


@pytest.mark.case("O23")
def test_a_question_that_was_seen_cannot_be_taken_back(play: Play) -> None:
    played = play(session_in(as_it_is, 2))
    played.find("ask").on_press()
    played.pilot.settle()
    assert isinstance(played.top, AnswerPrompt)
    assert "undo" not in [widget.name for widget in played.top.focus]


@pytest.mark.case("O23")
def test_nobody_takes_back_the_walk_of_another(play: Play) -> None:
    played = play(session_in(as_it_is, 2))
    played.pilot.wait(HAND_OVER).press("enter")  # all five steps: now it is Göran's turn
    assert played.session.state.seat == 1
    undo = played.find("undo")
    assert not undo.enabled and undo.reason


def test_looking_at_a_place_tells_what_it_is_and_whose_goal(play: Play) -> None:
    played = play(session_in(as_it_is, 2))
    played.look.zoom("bin")
    bubble = played.table.bubble
    assert bubble is not None and "Joakims pengabinge" in bubble.text.replace("\u00ad", "")


def test_a_panel_and_the_counter_open_what_lies_behind_them(play: Play) -> None:
    played = play(session_in(as_it_is, 2))
    for name, scene in (("player 1", "RouteScene"), ("steps", "StepBook"), ("log", "LogScene")):
        played.pilot.wait(HAND_OVER).focus_on(name).press("enter")
        assert type(played.top).__name__ == scene
        played.pilot.press("escape")
        assert played.top is played.table


def test_what_the_focus_changes_is_all_that_is_painted_anew(play: Play) -> None:
    played = play(session_in(beside_the_dime, 4))
    check_painted_anew(played.pilot, "left left up right down down right right")


def test_pawns_in_front_stand_in_front(play: Play) -> None:
    """And on one circle, whoever's turn it is."""

    def crowd(state: State, data: GameData) -> None:
        state.nodes[:] = ["s21", "s21", "s22", "s21"]
        state.seat, state.phase = 1, Phase.TURN

    played = play(session_in(crowd))
    depth = [played.look.pawns.pawn(pawn).z for pawn in range(4)]
    assert max(depth[0], depth[3]) < depth[1]
    assert (depth[2] > depth[1]) == (layout.pawn_box(played.look.data.node("s22")).y > 200)
