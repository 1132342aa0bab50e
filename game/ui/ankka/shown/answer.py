"""How a question went: the answer that was given, and the right one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ankka import events as e
from game.ankka.state import OpenQuestion
from game.ui.ankka.actions import topic_kind
from game.ui.ankka.pictures import topic_icon
from game.ui.ankka.prompts.base import draw_ribbon
from game.ui.ankka.question_paper import (
    FOOT,
    FOOT_GAP,
    QuestionPaper,
    draw_answer,
    letter_of,
    mark_of,
)
from game.ui.ankka.shown.sheet import AnkkaShown
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook

_PAPER = Box.around(960, 560, 1668, 900)
_OUTCOME = theme.HEADING.sized(50)


class AnswerShown(AnkkaShown):
    """The question again, with its answers marked, until it is read."""

    def __init__(self, look: AnkkaLook, event: e.AnswerGiven | e.AnswerSaid) -> None:
        asked = look.state.open
        assert asked is not None
        self.seat = event.seat
        self.asked: OpenQuestion = asked
        self.paper = QuestionPaper(look, asked)
        super().__init__(look)

    def outcome(self) -> str:
        """What it comes to, in a sentence."""
        if self.asked.right is None:
            return f"{self.tell('question.answer_is')}: {self.paper.answer(self.paper.right)}"
        if self.asked.right:
            return self.tell("question.right", name=self.words.name(self.seat))
        return self.tell("question.wrong", answer=self.paper.answer(self.paper.right))

    def told(self) -> str:
        return f"{self.paper.ask} {self.outcome()}"

    @property
    def _room(self) -> Box:
        """The paper below its ribbon."""
        return Box(_PAPER.x + 48, _PAPER.y + 66, _PAPER.w - 96, _PAPER.h - 98)

    def build(self) -> None:
        button = self._room.split_bottom(FOOT)[1].split_right(420)[1]
        label = self.t("table.read_on")
        self.add(Button(button, label, self.close, "primary", name="read on", size=44))

    def draw(self, canvas: Canvas) -> None:
        self.draw_paper(canvas, _PAPER)
        topic = self.paper.topic
        title = self.words.topic(topic)
        draw_ribbon(canvas, _PAPER, title, topic_kind(topic), topic_icon(topic))
        owner, rest = self._room.split_top(64, gap=14)
        self.draw_owner(canvas, owner, self.seat)
        main, foot = rest.split_bottom(FOOT, gap=FOOT_GAP)
        shown = self.asked.shown or (self.paper.right,)
        places = self.paper.places(main, len(shown))
        self.paper.draw(canvas, places)
        for place, (answer, box) in enumerate(zip(shown, places.answers, strict=True)):
            letter = letter_of(place) if self.asked.shown else ""
            mark = mark_of(self.asked, self.paper.right, answer)
            draw_answer(canvas, box, letter, self.paper.answer(answer), mark)
        words = foot.split_right(420, gap=44)[0]
        ink = theme.GAIN if self.asked.right else theme.LOSS if self.asked.right is False else None
        style = _OUTCOME.coloured(ink) if ink else _OUTCOME
        canvas.text(words, self.outcome(), style, max_lines=2)
        self.draw_widgets(canvas)
