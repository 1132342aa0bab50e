"""Questions: where, which, with how many answers, and who judges them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from game.ankka.data import TOPICS, Question
from game.ankka.events import AnswerOverruled, QuestionDrawn, VoteCast
from game.ankka.memory import memory_of
from game.ankka.questions import with_fewer
from game.ankka.rulebook import AnkkaRules
from game.ankka.state import State
from game.data_files import load_ankka
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from tests.ankka.laying import Laid, lay

ALOUD = {"Anna": {"answers": 0}}
DISPUTES = {"disputes": "on"}


def asked(**position: Any) -> Laid:
    """Anna has bought a question on a blue circle; right is a."""
    return lay(**{"nodes": {"Anna": "r03"}, **position}).answer("ask")


# Where, and which


@pytest.mark.clause("ankka.questions.1", "ankka.board.2")
@pytest.mark.parametrize(
    ("node", "topic"),
    [("r03", "people"), ("s03", "stories"), ("r12", "this_and_that"), ("r02", "pictures")],
)
def test_the_colour_of_the_circle_is_the_topic(node: str, topic: str) -> None:
    table = asked(nodes={"Anna": node})
    assert table.steps == 3 and dict(table.choice.facts)["topic"] == topic


@pytest.mark.clause("ankka.questions.1", "ankka.board.2")
@pytest.mark.parametrize("node", ["r01", "r23", "aku", "bin"])
def test_white_circles_and_places_ask_nothing(node: str) -> None:
    assert lay(nodes={"Anna": node}).refused["ask"] == "no_question_here"


@pytest.mark.clause("ankka.questions.2", "ankka.setup.2")
def test_the_top_card_is_read_and_goes_under_its_pile() -> None:
    table = asked()
    people = table.state.piles[0]
    (drawn,) = table.events(QuestionDrawn)
    assert people[-1] == drawn.card == 0 and people[0] == 1
    assert drawn.fresh == len(people) - 1


@pytest.mark.clause("ankka.questions.3")
def test_every_question_has_three_answers_in_a_new_order() -> None:
    orders = Counter(tuple(asked(seed=seed).offered) for seed in range(60))
    assert {tuple(sorted(order)) for order in orders} == {("a", "b", "c")} and len(orders) == 6


@pytest.mark.clause("ankka.questions.4")
def test_a_right_answer_draws_an_event_card_and_a_wrong_one_costs_nothing_more() -> None:
    right = asked(events=["e32"]).answer("a")
    assert right.kept("Anna") == ["e32"]
    wrong = asked(events=["e32"]).answer("b")
    assert (wrong.kept("Anna"), wrong.steps, wrong.asked) == ([], 3, "Anna")
    assert wrong.state.open is None


@pytest.mark.clause("ankka.questions.5")
def test_each_topic_has_its_own_pile() -> None:
    table = asked(nodes={"Anna": "r02"})
    assert [pile[-1] for pile in table.state.piles[:3]] != [0, 0, 0]
    assert table.state.piles[3][-1] == 0


@pytest.mark.clause("ankka.questions.8")
def test_again_on_the_same_circle_unless_an_option_forbids_it() -> None:
    assert "ask" in asked().answer("b").offered
    new = asked(options={"question_again": "new_circle"}).answer("b")
    assert new.refused["ask"] == "asked_here"
    assert "ask" in new.answer("go r02").offered
    limited = asked(options={"question_limit": 1}).answer("b").answer("go r02")
    assert limited.refused["ask"] == "question_limit"


@pytest.mark.clause("ankka.questions.9")
def test_option_an_answer_that_comes_too_late_is_wrong() -> None:
    assert "too_late" not in asked().offered
    late = asked(options={"answer_seconds": 15}).answer("too_late")
    assert (late.steps, late.prompt) == (3, "turn")
    aloud = asked(options={"answer_seconds": 15}, helps=ALOUD).answer("too_late")
    assert (aloud.steps, aloud.prompt) == (3, "turn")


# Help for a seat


@pytest.mark.clause("ankka.questions.10")
def test_two_answers_are_shown_and_one_of_them_is_right() -> None:
    helps = {"Anna": {"answers": 2}}
    shown = {tuple(asked(helps=helps, seed=seed).offered) for seed in range(60)}
    assert shown == {("a", "b"), ("b", "a"), ("a", "c"), ("c", "a")}
    assert with_fewer((2, 0, 1), 1, 2) == (2, 1)


@pytest.mark.clause("ankka.questions.10")
def test_another_topic_is_asked_instead_of_one_that_is_left_out() -> None:
    helps: dict[str, dict[str, int | str]] = {"Anna": {"left_out": "people stories"}}
    assert dict(asked(helps=helps).choice.facts)["topic"] == "this_and_that"
    helps = {"Anna": {"left_out": "pictures"}}
    table = asked(helps=helps, nodes={"Anna": "r02"})
    assert dict(table.choice.facts)["topic"] == "people"


def with_questions(levels: list[int], helps: dict[str, int | str], **memory: Any) -> Session[State]:
    """A game whose questions have these levels, on the first turn; Anna stands on blue."""
    questions = tuple(
        tuple(Question(f"q{n}", level) for n, level in enumerate(levels)) for _ in TOPICS
    )
    rules = AnkkaRules(replace(load_ankka(), questions=questions))
    seats = (Seating("Anna", "blue", helps=helps), Seating("Bo", "green"))
    setup = GameSetup(seats, {"first_player": "seat_1"}, 3, memory)
    session = Session.begin(rules, setup)
    settle(session)
    return session


def settle(session: Session[State]) -> None:
    while session.request is not None and session.seat_asked is None:
        session.answer_by_chance()


def ask_at(session: Session[State], node: str) -> QuestionDrawn:
    """Anna walks there, and is asked, and does not know."""
    for answer in (f"go {node}", "ask", "b"):
        session.answer(answer)
        settle(session)
    drawn = [event for event in session.log if isinstance(event, QuestionDrawn)]
    return drawn[-1]


@pytest.mark.clause("ankka.questions.10")
def test_no_question_is_harder_than_a_seat_wants() -> None:
    for seed in range(3):
        session = with_questions([3, 2, 3, 1, 3, 2], {"level": 1 + seed})
        levels = session.rulebook.data.questions[0]  # type: ignore[attr-defined]
        assert levels[ask_at(session, "r03").card].level <= 1 + seed
    too_hard = with_questions([3, 3], {"level": 1})
    assert ask_at(too_hard, "r03").card in (0, 1)


@pytest.mark.clause("ankka.questions.2")
def test_what_was_asked_on_earlier_evenings_lies_at_the_bottom() -> None:
    session = with_questions([1] * 5, {}, asked={"people": ["q3", "gone", "q1"]})
    pile, fresh = session.state.piles[0], session.state.fresh[0]
    assert (sorted(pile[:3]), pile[3:], fresh) == ([0, 2, 4], (3, 1), 3)


@pytest.mark.clause("ankka.questions.2")
def test_the_next_evening_begins_with_what_was_not_asked_on_this_one() -> None:
    session = with_questions([1] * 4, {}, asked={"people": ["q3"]})
    first = ask_at(session, "r03").card
    told = session.rulebook.memory(session.state, session.log, session.setup.memory)
    others: dict[str, list[str]] = {topic: [] for topic in TOPICS[1:]}
    assert told == {"asked": {"people": ["q3", f"q{first}"], **others}, "marked": []}
    again = with_questions([1] * 4, {}, **told)
    assert (again.state.piles[0][2:], again.state.fresh) == ((3, first), [2, 4, 4, 4])


@pytest.mark.clause("ankka.questions.2")
def test_an_evening_is_added_to_what_newer_games_have_asked() -> None:
    """A game that was opened again told only what was known when it began: the rest was lost."""
    session = with_questions([1] * 4, {}, asked={"people": ["q3"]})
    first = f"q{ask_at(session, 'r03').card}"
    other, third = sorted({"q0", "q1", "q2"} - {first})
    newer = {"people": ["q3", first, other], "stories": ["q2"]}
    told = session.rulebook.memory(session.state, session.log, {"asked": newer})
    assert told["asked"]["people"] == ["q3", other, first]  # moved to the end: it came last
    assert told["asked"]["stories"] == ["q2"]
    full = {"asked": {"people": ["q3", other, third, first]}}
    pile = with_questions([1] * 4, {}, **full).state.piles[0]
    assert [f"q{card}" for card in pile] == ["q3", other, third, first]  # it goes round


@pytest.mark.clause("ankka.questions.2")
def test_no_question_comes_again_before_its_topic_is_through() -> None:
    table = lay(nodes={"Anna": "r03"}, steps=2000)
    pile = table.state.piles[0][:]
    for _ in range(len(pile) + 2):
        table.answer("ask", "b")
    drawn = [event.card for event in table.events(QuestionDrawn)]
    assert drawn == [*pile, *pile[:2]] and table.state.fresh[0] == 0


@pytest.mark.clause("ankka.questions.10")
@pytest.mark.parametrize(
    "helps",
    [{"answers": 1}, {"level": 0}, {"left_out": "people stories this_and_that pictures"},
     {"left_out": "films"}, {"hints": 1}],
)  # fmt: skip
def test_a_help_that_makes_no_sense_is_refused(helps: dict[str, int | str]) -> None:
    with pytest.raises(ValueError, match=r"help|topic"):
        with_questions([1], helps)


# Without options


@pytest.mark.clause("ankka.questions.6")
@pytest.mark.parametrize(("verdict", "kept"), [("right", ["e32"]), ("wrong", [])])
def test_without_options_the_answer_is_said_and_the_nearest_human_on_the_left_judges(
    verdict: str, kept: list[str]
) -> None:
    table = asked(helps=ALOUD, computers="Bo", events=["e32"])
    assert (table.asked, table.prompt, table.offered) == ("Anna", "aloud", ["said"])
    table.answer("said")
    assert (table.asked, table.prompt) == ("Cia", "judge")
    assert dict(table.choice.facts)["player"] == 0
    assert table.answer(verdict).kept("Anna") == kept


@pytest.mark.clause("ankka.questions.6")
def test_among_computers_one_judges_oneself_and_computers_always_have_options() -> None:
    table = asked(helps=ALOUD, computers="Bo Cia").answer("said")
    assert (table.asked, table.prompt) == ("Anna", "judge")
    computer = asked(helps=ALOUD, computers="Anna")
    assert computer.prompt == "answer"


# We disagree


@pytest.mark.clause("ankka.questions.7")
@pytest.mark.parametrize(
    ("votes", "overruled"), [(("yes", "yes"), 1), (("yes", "no"), 0), (("no", "no"), 0)]
)
def test_option_the_others_vote_and_the_question_is_marked(
    votes: tuple[str, str], overruled: int
) -> None:
    table = asked(options=DISPUTES, events=["e32"]).answer("b")
    assert (table.asked, table.prompt, table.offered) == ("Anna", "verdict", ["go_on", "disagree"])
    table.answer("disagree")
    for name, vote in zip(("Bo", "Cia"), votes, strict=True):
        assert (table.asked, table.prompt) == (name, "vote")
        table.answer(vote)
    assert table.events(AnswerOverruled) == [AnswerOverruled(0, 0, True)] * overruled
    assert table.kept("Anna") == ["e32"] * overruled and len(table.events(VoteCast)) == 2
    told = memory_of(table.data, table.session.log, {"marked": ["q999 stories"]})
    assert told["marked"] == ["q001 people"] * overruled + ["q999 stories"]


@pytest.mark.clause("ankka.questions.7")
def test_a_right_answer_can_be_overruled_too() -> None:
    table = asked(options=DISPUTES).answer("a", "disagree", "yes", "yes")
    assert table.events(AnswerOverruled) == [AnswerOverruled(0, 0, False)]
    assert (table.prompt, table.steps, table.state.objector) == ("turn", 3, -1)


@pytest.mark.clause("ankka.questions.7")
def test_who_is_asked_where_computers_play() -> None:
    table = asked(options=DISPUTES, computers="Anna Bo").answer("b")
    assert (table.asked, table.prompt) == ("Cia", "verdict")
    assert table.answer("disagree").events(AnswerOverruled) == [AnswerOverruled(0, 0, True)]
    assert asked(options=DISPUTES, computers="Anna Bo Cia").answer("b").prompt == "turn"
    assert asked(options=DISPUTES).answer("b", "go_on").prompt == "turn"
