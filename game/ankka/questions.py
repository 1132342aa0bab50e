"""Questions: bought on a coloured circle, read aloud, and answered with or without options."""

from __future__ import annotations

from collections.abc import Collection

from game.ankka.data import TOPICS, Question
from game.ankka.event_cards import kept_of
from game.ankka.events import (
    AnswerGiven,
    AnswerJudged,
    AnswerSaid,
    KeptReturned,
    QuestionBought,
    QuestionClosed,
    QuestionDrawn,
)
from game.ankka.helps import asked_instead
from game.ankka.state import NO_ANSWER, OpenQuestion, Phase
from game.ankka.table import Table
from game.engine.requests import AnyRequest, Choice, Facts, Option, Reason, Seat, Shuffle, Target

LETTERS = "abcdef"
"""The ids of the answers, by their places in the data."""

_SAID = Option("said", 0, Target("button", "said"))
_TOO_LATE = Option("too_late", NO_ANSWER, Target("button", "too_late"))
_VERDICTS = (
    Option("right", True, Target("button", "right")),
    Option("wrong", False, Target("button", "wrong")),
)

_NO_FREE_QUESTION = Reason("no_free_question", "ankka.cards.4")
_NO_QUESTION_HERE = Reason("no_question_here", "ankka.questions.1")

# Buying


def why_not_ask(t: Table, seat: Seat) -> Reason | None:
    """On a coloured circle, for two steps."""
    return _why_no_question(t, seat) or t.why_not_pay(t.data.numbers.question_cost)


def why_not_ask_free(t: Table, seat: Seat) -> Reason | None:
    """On a coloured circle, with a kept card that pays."""
    if not kept_of(t, t.pawn_of(seat), "free_question"):
        return _NO_FREE_QUESTION
    return _why_no_question(t, seat)


def _why_no_question(t: Table, seat: Seat) -> Reason | None:
    """White circles and places have none; one may ask again (options: not here, not so often)."""
    state, node = t.state, t.node_of(seat)
    if not t.data.node(node).topic:
        return _NO_QUESTION_HERE
    limit = state.options.question_limit
    if limit and state.questions >= limit:
        return Reason("question_limit", "ankka.questions.8", (("limit", limit),))
    if state.options.question_again == "new_circle" and node in state.asked_at:
        return Reason("asked_here", "ankka.questions.8")
    return None


def ask(t: Table, seat: Seat) -> None:
    """Pay for a question."""
    t.lose(seat, t.data.numbers.question_cost, "question", "ankka.steps.2")
    t.emit(QuestionBought(seat, t.node_of(seat)))
    t.begin(seat, Phase.QUESTION_CARD)


def ask_free(t: Table, seat: Seat) -> None:
    """Pay for it with a kept card."""
    pawn = t.pawn_of(seat)
    t.emit(KeptReturned(pawn, kept_of(t, pawn, "free_question")[0]))
    t.emit(QuestionBought(seat, t.node_of(seat), free=True))
    t.begin(seat, Phase.QUESTION_CARD)


# Drawing


async def draw(t: Table, seat: Seat) -> None:
    """The top card of the topic that is not too hard for the seat; its answers in a new order."""
    topic = topic_for(t, seat)
    pile, fresh, help = t.state.piles[topic], t.state.fresh[topic], t.state.helps[seat]
    card = next(
        (card for card in pile if t.data.questions[topic][card].level <= help.level), pile[0]
    )
    if pile.index(card) < fresh:
        fresh -= 1
    question = t.data.questions[topic][card]
    order: tuple[int, ...] = ()
    if not help.is_aloud:
        order = await Shuffle("answers", tuple(range(question.answers)))
    shown = with_fewer(order, question.right, help.answers)
    t.emit(QuestionDrawn(seat, topic, card, shown, fresh))
    t.begin(seat, Phase.QUESTION)


def topic_for(t: Table, seat: Seat) -> int:
    """That of the circle, or the one that is asked there instead."""
    topic = asked_instead(t.data.node(t.node_of(seat)).topic, t.state.helps[seat])
    assert topic
    return TOPICS.index(topic)


def with_fewer(order: tuple[int, ...], right: int, most: int) -> tuple[int, ...]:
    """The answers that are shown: the right one, and as many of the others as may be."""
    wrong = [answer for answer in order if answer != right][: most - 1]
    return tuple(answer for answer in order if answer == right or answer in wrong)


# Answering


def open_question(t: Table) -> OpenQuestion:
    """The question that is asked."""
    assert t.state.open is not None
    return t.state.open


def question_of(t: Table) -> Question:
    """What the rules know of it."""
    asked = open_question(t)
    return t.data.questions[asked.topic][asked.card]


async def answer(t: Table, seat: Seat) -> None:
    """Choose an answer, or say one aloud; then the right one is shown (option: in good time)."""
    asked, question = open_question(t), question_of(t)
    facts: Facts = (
        ("topic", TOPICS[asked.topic]),
        ("card", question.id),
        ("level", question.level),
    )
    late = (_TOO_LATE,) if t.state.options.answer_seconds else ()
    if asked.shown:
        chosen = await Choice(seat, "answer", (*map(_letter, asked.shown), *late), facts)
    else:
        chosen = await Choice(seat, "aloud", (_SAID, *late), facts)
        if chosen == _SAID.value:
            t.emit(AnswerSaid(seat))
            t.begin(seat, Phase.JUDGE)
            return
    t.emit(AnswerGiven(seat, chosen, chosen == question.right))
    settle(t, seat)


def _letter(place: int) -> Option[int]:
    """An answer by its place in the data."""
    return Option(LETTERS[place], place, Target("button", LETTERS[place]))


async def judge(t: Table, seat: Seat) -> None:
    """The nearest human on the left says whether what was said aloud is right."""
    by = t.person_left_of(seat)
    facts: Facts = (("player", seat), ("card", question_of(t).id))
    right = await Choice(by, "judge", _VERDICTS, facts)
    t.emit(AnswerJudged(by, seat, right))
    settle(t, seat)


def judge_in_place_of(request: AnyRequest, computers: Collection[Seat]) -> Seat | None:
    """Where a computer has taken a seat over: what it would have said aloud only itself knows; and
    whose judge has left says honestly how it was."""
    asked = request.asked
    if not isinstance(request, Choice) or request.prompt != "judge":
        return asked
    said = next(value for name, value in request.facts if name == "player")
    assert isinstance(said, int)
    return said if said in computers or asked in computers else asked


def settle(t: Table, seat: Seat) -> None:
    """The question is over (option: unless somebody disagrees)."""
    if t.state.options.disputes == "on" and any(t.state.people):
        t.begin(seat, Phase.VERDICT)
    else:
        close(t, seat)


def close(t: Table, seat: Seat) -> None:
    """A right answer lets the seat draw an event card; after a wrong one its steps are lost."""
    right = open_question(t).right
    t.emit(QuestionClosed(seat))
    t.begin(seat, Phase.EVENT if right else Phase.TURN)
