"""The made-to-measure dialogs: each answers with what was pressed, in words that fit, and paints
no more than what has changed."""

from __future__ import annotations

import pytest

from game.engine.requests import Choice
from game.ui.ankka.poses import POSES
from game.ui.ankka.prompts import DIALOGS
from game.ui.ankka.prompts.answering import AnswerPrompt
from game.ui.ankka.prompts.whom import SwapPrompt
from game.ui.ankka.question_paper import AnswerButton, letter_of
from game.ui.scenes.table import TableScene
from game.ui.table.prompt import Prompt
from tests.ui.dialog_screen import DialogScreen, check_painted_anew, plainly
from tests.ui.layouts import TELLING_VIEWS, check_layout

ASKED = {
    "ankka_answer": "answer", "ankka_answer_two": "answer", "ankka_answer_picture": "answer",
    "ankka_aloud": "aloud", "ankka_aloud_of_these": "aloud",
    "ankka_judge": "judge", "ankka_verdict": "verdict",
    "ankka_vote": "vote", "ankka_shield": "shield", "ankka_swap": "swap", "ankka_beam": "beam",
    "ankka_lose_kept": "lose_kept",
}  # fmt: skip


def table_of(screen: DialogScreen) -> TableScene:
    table = screen.app.stack.scenes[0]
    assert isinstance(table, TableScene)
    return table


@pytest.mark.case("O36")
@pytest.mark.parametrize("name", ASKED)
def test_every_text_fits_and_every_control_is_in_reach(name: str, screen: DialogScreen) -> None:
    check_layout(screen.show(POSES[name]), TELLING_VIEWS[2:], lambda text: False)


def test_every_dialog_has_been_looked_at() -> None:
    assert set(ASKED.values()) == set(DIALOGS)


@pytest.mark.parametrize("name", ASKED)
def test_what_is_chosen_is_what_the_rules_hear(name: str, screen: DialogScreen) -> None:
    """Every option of every dialog, by keys."""
    options = 1
    for place in range(9):
        pilot = screen.show(POSES[name])
        prompt = pilot.scene
        assert isinstance(prompt, Prompt)
        request = prompt.request
        assert isinstance(request, Choice) and request.question == ASKED[name]
        ids = [option.id for option in request.options if option.id != "too_late"]
        options = len(ids)
        if place >= options:
            break
        pilot.focus_on(ids[place]).press("enter")
        assert table_of(screen).session.entries[0].answer == ids[place]
    assert options > (ASKED[name] != "aloud")


@pytest.mark.parametrize("name", ["ankka_answer_picture", "ankka_swap", "ankka_lose_kept"])
def test_what_is_painted_anew_is_all_that_changed(name: str, screen: DialogScreen) -> None:
    check_painted_anew(screen.show(POSES[name]), "right down left up tab")


@pytest.mark.parametrize("language", ["sv", "fi", "en"])
def test_what_a_character_has_visited_is_not_broken(language: str, screen: DialogScreen) -> None:
    """The swap said "Oppfinnar-Jocke: 0" and, below, "av 4 resmål"."""
    screen.speak(language)
    pilot = screen.show(POSES["ankka_swap"])
    prompt = pilot.scene
    assert isinstance(prompt, SwapPrompt)
    told = {plainly(prompt.told_of(seat)).partition(": ")[2] for seat in (1, 2, 3)}
    assert told <= {plainly(text.shown[-1]) for text in pilot.texts() if text.shown}


@pytest.mark.clause("ankka.questions.3")
def test_answers_stand_in_the_order_of_the_shuffle(screen: DialogScreen) -> None:
    scene = screen.show(POSES["ankka_answer"]).scene
    assert isinstance(scene, AnswerPrompt)
    buttons = [widget for widget in scene.focus if isinstance(widget, AnswerButton)]
    shown = scene.paper.asked.shown
    assert [button.text for button in buttons] == [scene.paper.answer(n) for n in shown]
    assert [button.letter for button in buttons] == [letter_of(place) for place in range(3)]
    assert shown != (0, 1, 2)
