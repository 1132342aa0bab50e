"""Questions on the screen: who sees which answers, the clock, and what becomes of a dispute."""

from __future__ import annotations

from functools import partial

import pytest

from game.ankka import events as e
from game.ankka.data import GameData
from game.ankka.questions_data import say
from game.ankka.state import Help, Phase, State
from game.ui.ankka.posing import ask, session_in
from game.ui.ankka.prompts.answering import TimedPrompt
from game.ui.ankka.question_paper import FOOT_GAP, AnswerButton, QuestionPaper
from game.ui.ankka.shown.answer import AnswerShown
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.skins import RING_REACH
from tests.ui.ankka.playing import Play, Played
from tests.ui.dialog_screen import plainly


@pytest.mark.clause("ankka.questions.10", "ankka.questions.6")
@pytest.mark.parametrize(("help", "buttons"), [(Help(answers=2), 2), (Help(answers=0), 0)])
def test_who_is_helped_sees_fewer_answers_and_the_right_one_is_among_them(
    help: Help, buttons: int, play: Play
) -> None:
    played = play(session_in(partial(ask, topic="stories", help=help)))
    shown = [widget for widget in played.top.focus if isinstance(widget, AnswerButton)]
    assert len(shown) == buttons
    asked = played.session.state.open
    assert asked is not None
    right = played.look.data.questions[asked.topic][asked.card].right
    assert not shown or right in asked.shown


def test_the_right_answer_is_not_shown_before_it_is_said(play: Play) -> None:
    played = play(session_in(partial(ask, topic="people", help=Help(answers=0))))
    asked = played.session.state.open
    assert asked is not None
    wording = played.look.data.wordings[asked.topic][asked.card]
    right = wording.answers[played.look.data.questions[asked.topic][asked.card].right]
    told = say(right, "sv")
    assert plainly(told) not in drawn(played)
    played.pilot.wait(HAND_OVER).press("enter")
    assert isinstance(played.top, AnswerShown)
    assert plainly(told) in drawn(played)


def pointing(topic: str, phase: Phase, state: State, data: GameData) -> None:
    """Anna answers aloud which of these it is."""
    ask(state, data, topic, Help(answers=0), needs_options=True)
    state.phase = phase


@pytest.mark.clause("ankka.questions.6")
@pytest.mark.parametrize("topic", ["people", "pictures"])
@pytest.mark.parametrize("phase", [Phase.QUESTION, Phase.JUDGE])
def test_which_of_these_is_asked_with_these_also_of_who_answers_aloud(
    topic: str, phase: Phase, play: Play
) -> None:
    """Nobody could tell which was missing from the picture without hearing of what."""
    played = play(session_in(partial(pointing, topic, phase)))
    asked = played.session.state.open
    assert asked is not None and asked.shown == ()
    paper = QuestionPaper(played.look, asked)
    assert [paper.answer(each) for each in paper.offered] == sorted(map(paper.answer, range(3)))
    for answer in range(3):
        assert plainly(paper.answer(answer)) in drawn(played)
    assert not [widget for widget in played.top.focus if isinstance(widget, AnswerButton)]


def drawn(played: Played) -> str:
    return " ".join(plainly(text.string) for text in played.pilot.texts())


@pytest.mark.clause("ankka.questions.9")
def test_the_answer_clock_runs_out_and_stands_still_while_the_menu_is_open(play: Play) -> None:
    session = session_in(partial(ask, topic="stories"), options={"answer_seconds": 30})
    played = play(session)
    prompt = played.top
    assert isinstance(prompt, TimedPrompt) and prompt.clock is not None
    played.pilot.wait(20_000).press("escape")
    played.pilot.wait(60_000)
    assert prompt.clock.left > 8_000
    played.pilot.press("escape").wait(12_000)
    assert [entry.answer for entry in session.entries] == ["too_late"]
    assert isinstance(played.top, AnswerShown)


def test_without_that_option_there_is_no_clock(play: Play) -> None:
    prompt = play(session_in(partial(ask, topic="stories"))).top
    assert isinstance(prompt, TimedPrompt) and prompt.clock is None


def in_doubt(state: State, data: GameData) -> None:
    """An answer has been found wrong, and somebody may disagree."""
    ask(state, data, "people")
    asked = state.open
    assert asked is not None
    state.open = asked._replace(answer=asked.shown[0], right=False)
    state.phase = Phase.VERDICT


@pytest.mark.clause("ankka.questions.7")
def test_a_dispute_that_is_won_overrules_the_answer_and_marks_the_question(play: Play) -> None:
    session = session_in(in_doubt, 2, options={"disputes": "on"})
    played = play(session)
    asked = session.state.open
    assert asked is not None
    played.pilot.wait(HAND_OVER).focus_on("disagree").press("enter")
    played.pilot.wait(HAND_OVER).focus_on("yes").press("enter")
    (overruled,) = [event for event in session.log if isinstance(event, e.AnswerOverruled)]
    assert overruled.right and (overruled.topic, overruled.card) == (asked.topic, asked.card)
    id = played.look.data.questions[asked.topic][asked.card].id
    memory = session.rulebook.memory(session.state, session.log, {})
    assert memory["marked"] == [f"{id} people"]


def test_the_ring_about_go_on_does_not_touch_the_answers() -> None:
    """It lay over the lowest answer's edge."""
    assert FOOT_GAP >= RING_REACH
