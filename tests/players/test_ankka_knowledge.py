"""What the racers of Aku Ankka know, how they answer, and how they judge."""

from __future__ import annotations

from collections import Counter

import pytest

from game.ankka.data import TOPICS
from game.ankka.state import FREE, Help
from game.engine.players import Position
from game.players.ankka_knowledge import KNOWN, Knowledge, chance_of_right
from game.players.ankka_racer import AnkkaRacer
from tests.ankka.laying import Laid, lay

TWO = "Anna Bo"


def answer(table: Laid, level: str = "expert", seed: int = 1) -> str:
    given = AnkkaRacer(seed, level).choose(Position(table.session))
    assert isinstance(given, str)
    return given


def test_it_knows_as_many_answers_as_its_level_says() -> None:
    data = lay(TWO).data
    for level, known in KNOWN.items():
        for question_level, chance in enumerate(known, 1):
            asked = [
                (topic, question)
                for topic, questions in enumerate(data.questions)
                for question in questions
                if question.level == question_level
            ]
            knows = [
                Knowledge(seed, known).knows(topic, question)
                for seed in range(15)
                for topic, question in asked
            ]
            assert sum(knows) / len(knows) == pytest.approx(chance, abs=0.035), level


def test_it_gives_the_same_answer_whenever_it_is_asked_and_others_may_give_another() -> None:
    question = lay(TWO).data.questions[0][0]
    shown = (2, 0, 1)
    answers = [Knowledge(seed, KNOWN["learner"]).answer(0, question, shown) for seed in range(60)]
    again = [Knowledge(seed, KNOWN["learner"]).answer(0, question, (0, 1, 2)) for seed in range(60)]
    assert answers == again
    assert set(answers) == {0, 1, 2}


def test_a_guess_is_one_of_the_answers_that_are_shown() -> None:
    knows_nothing = (0.0, 0.0, 0.0)
    question = lay(TWO).data.questions[0][0]
    given = Counter(
        Knowledge(seed, knows_nothing).answer(0, question, (2, 0)) for seed in range(400)
    )
    assert set(given) == {0, 2} and 160 < given[0] < 240


def test_fewer_answers_and_easier_questions_are_reckoned_with() -> None:
    data, known = lay(TWO).data, KNOWN["racer"]
    plain, easy = (chance_of_right(data, 0, known, Help(FREE, level)) for level in (3, 1))
    assert plain < easy == pytest.approx(0.84 + 0.16 / 3)
    assert chance_of_right(data, 0, known, Help(2, 1)) == pytest.approx(0.92)


def test_what_a_picture_shows_is_known_more_often_than_a_story() -> None:
    data, known = lay(TWO).data, KNOWN["learner"]
    chances = [chance_of_right(data, topic, known, Help()) for topic in range(len(TOPICS))]
    assert chances[3] > chances[0] > chances[2] > chances[1]


def test_it_never_waits_until_it_is_too_late() -> None:
    options = {"answer_seconds": 15}
    table = lay(TWO, options, nodes={"Anna": "r02"}, dime="Bo").answer("ask")
    assert "too_late" in table.offered
    for seed in range(20):
        assert answer(table, "learner", seed) in "abc"


def test_a_computer_in_a_seat_that_plays_without_options_says_something_and_is_judged() -> None:
    """Somebody left the table, and a computer answers in that seat from now on."""
    table = lay(TWO, helps={"Anna": {"answers": 0}}, nodes={"Anna": "r02"}).answer("ask")
    assert (table.prompt, answer(table)) == ("aloud", "said")
    table.answer("said")
    assert (table.prompt, answer(table)) == ("judge", "right")


def test_what_the_table_has_found_stands() -> None:
    table = lay(TWO, {"disputes": "on"}, nodes={"Anna": "r02"}).answer("ask", "a")
    assert (table.prompt, answer(table)) == ("verdict", "go_on")
    table.answer("disagree")
    assert (table.prompt, answer(table)) == ("vote", "no")
