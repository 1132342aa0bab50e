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
from game.ui.ankka.shown.event_card import CARD
from game.ui.kit import theme
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


def texts_of(name: str, screen: DialogScreen) -> set[str]:
    """All that a dialog says, in Swedish."""
    return {plainly(text.string) for text in screen.show(POSES[name]).texts()}


@pytest.mark.parametrize("name", ["ankka_swap", "ankka_beam", "ankka_shield", "ankka_lose_kept"])
def test_a_dialog_asks_its_question(name: str, screen: DialogScreen) -> None:
    """Those of Pelle's machine told what follows, and nothing said what to choose."""
    texts = texts_of(name, screen)
    prompt = screen.pilot.scene
    assert isinstance(prompt, Prompt)
    assert plainly(prompt.table.look.question(prompt.request)) in texts


def test_the_swap_shows_what_would_be_given_away(screen: DialogScreen) -> None:
    assert "Kalle Anka: 2 av 4 resmål" in texts_of("ankka_swap", screen)


def test_an_event_card_says_whose_it_is(screen: DialogScreen) -> None:
    """It says "you", and nothing said who that was."""
    texts = screen.show(POSES["ankka_event"]).texts()
    assert any(text.string == "Anna" and CARD.x < text.box.x < CARD.right for text in texts)


@pytest.mark.parametrize("language", ["sv", "fi"])
def test_whom_one_swaps_with_stands_clear_of_a_name_in_two_lines(
    language: str, screen: DialogScreen
) -> None:
    """The small line touched the name above it."""
    screen.speak(language)
    texts = screen.show(POSES["ankka_new_game_looks"]).texts()
    names = [text for text in texts if len(text.shown) == 2 and text.size > theme.LABEL.size]
    assert names
    for name in names:
        below = [text for text in texts if text.box.x == name.box.x and text.ink.y > name.ink.y]
        assert below and min(text.ink.y for text in below) - name.ink.bottom >= 4, name.string


def test_kept_cards_say_that_one_is_to_be_chosen(screen: DialogScreen) -> None:
    assert "Välj ett kort att använda." in texts_of("ankka_kept", screen)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("ankka_judge", "Göran dömer"),
        ("ankka_vote", "Göran röstar"),
        ("ankka_verdict", "Anna svarar för alla"),
    ],
)
def test_who_is_asked_after_an_answer_is_not_taken_for_who_gave_it(
    name: str, said: str, screen: DialogScreen
) -> None:
    """A bare name stood where the other dialogs name who answers."""
    assert said in texts_of(name, screen)


def test_the_question_of_the_shield_names_the_card_that_is_seen(screen: DialogScreen) -> None:
    """It asked for "the shield", beside a pot lid."""
    assert any("”Grytlocket”" in text for text in texts_of("ankka_shield", screen))


@pytest.mark.clause("ankka.questions.3")
def test_answers_stand_in_the_order_of_the_shuffle(screen: DialogScreen) -> None:
    scene = screen.show(POSES["ankka_answer"]).scene
    assert isinstance(scene, AnswerPrompt)
    buttons = [widget for widget in scene.focus if isinstance(widget, AnswerButton)]
    shown = scene.paper.asked.shown
    assert [button.text for button in buttons] == [scene.paper.answer(n) for n in shown]
    assert [button.letter for button in buttons] == [letter_of(place) for place in range(3)]
    assert shown != (0, 1, 2)
