"""In the middle of a game the rulebook opens at the clause that applies now (WISHES C3)."""

from __future__ import annotations

import pytest

from game.games import GAMES
from game.ui.kit.harness import Pilot
from game.ui.scenes.rulebook import RulebookScene
from game.ui.scenes.rulebook_pages import clause_asking
from game.ui.table.clause_now import clause_now
from tests.rulebooks import asks, words_of_calls
from tests.ui.scenes.conftest import Start, shown
from tests.ui.scenes.test_seats import begun, table_of

FIRST = {"joakim": "joakim.setup.3", "finans": "finans.moving.3", "ankka": "ankka.steps.2"}
"""What the first question of a game is about."""


def rulebook_of(pilot: Pilot) -> RulebookScene:
    """What the pause menu opens: three presses from the question."""
    scene = pilot.wait(500).press("escape", "down", "enter").settle().scene
    assert isinstance(scene, RulebookScene)
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_it_opens_at_the_clause_of_the_open_question(start: Start, game: str) -> None:
    """It began at its beginning."""
    pilot = begun(start, game)
    scene = rulebook_of(pilot)
    assert scene.marked == FIRST[game]
    clause = next(each for each in scene.pages[scene.page] if each.id == FIRST[game])
    assert clause.text.replace("\xad", "") in shown(pilot)


@pytest.mark.parametrize("game", GAMES)
def test_while_something_is_shown_it_opens_at_what_was_answered(start: Start, game: str) -> None:
    table = table_of(begun(start, game))
    asked, table.asking = table.asking, None
    answered = any(entry.seat is not None for entry in table.session.entries)
    assert (clause_now(table) is not None) == answered, "a computer may have begun"
    table.asking = asked
    table.answer(asked.options[0].id)  # type: ignore[union-attr]
    table.asking = None
    table.course.thinking = False
    assert clause_now(table) == FIRST[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_the_rules_is_in_a_clause(game: str) -> None:
    """And no clause is about a question that there is not."""
    questions = words_of_calls(game, 1, "Choice", "Amount", "ask_next")
    questions |= words_of_calls(game, 2, "buy_or_not", "_sealed", "_price")
    if game == "joakim":
        questions |= {"offer_answer", "counter_answer"}  # one or the other, in offers
    assert asks(game) == questions
    assert all(clause_asking(game, question) is not None for question in questions)
    assert clause_asking(game, "roll first") is None
