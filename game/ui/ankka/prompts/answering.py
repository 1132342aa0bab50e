"""A question is put: choose an answer, or say one aloud."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import AnyRequest
from game.ui.ankka.pictures import topic_icon
from game.ui.ankka.prompts.base import AnkkaPrompt, draw_ribbon
from game.ui.ankka.question_paper import (
    FOOT,
    FOOT_GAP,
    AnswerButton,
    QuestionPaper,
    id_of,
    letter_of,
)
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.table.countdown import Countdown

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_CARD = 440 / 610


class QuestionPrompt(AnkkaPrompt):
    """The open question on its paper, under the ribbon of its topic."""

    size = (1668, 900)

    def __init__(self, table: TableScene, request: AnyRequest) -> None:
        super().__init__(table, request)
        self.clock: Countdown | None = None

    @property
    def paper(self) -> QuestionPaper:
        """The question that is open."""
        assert self.state.open is not None
        return QuestionPaper(self.look, self.state.open)

    def subject(self) -> str:
        return self.words.topic(self.paper.topic)

    @property
    def main(self) -> Box:
        """The paper between the name and the footer."""
        return self.body.split_bottom(FOOT, gap=FOOT_GAP)[0]

    @property
    def foot(self) -> Box:
        return self.body.split_bottom(FOOT, gap=FOOT_GAP)[1]

    def ribbon_kind(self) -> looks.ButtonKind:
        from game.ui.ankka.actions import topic_kind

        return topic_kind(self.paper.topic)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(self.box.inset(-20), looks.WOOD_FRAME)
        canvas.skin(self.box, looks.DIALOG_PAPER)
        icon = topic_icon(self.paper.topic)
        draw_ribbon(canvas, self.box, self.subject(), self.ribbon_kind(), icon)
        self.draw_owner(canvas, self.owner, self.seat)
        self.draw_inside(canvas)
        self.draw_widgets(canvas)

    def draw_reward(self, canvas: Canvas, box: Box) -> None:
        """What a right answer brings."""
        card, words = box.split_left(box.h * _CARD, gap=20)
        canvas.picture("ankka/card_event_back", card)
        canvas.text(words, self.words.t("dialogs.question.reward"), theme.BODY_SOFT, max_lines=2)


class TimedPrompt(QuestionPrompt):
    """Option: there is only so long to think."""

    def enter(self) -> None:
        super().enter()
        if seconds := self.state.options.answer_seconds:
            box = Box(self.owner.right - 110, self.owner.y - 4, 104, 104)
            clock = Countdown(self.kit, box, seconds, self._is_on_top, self._late)
            self.clock = self.sprites.add(clock)
            clock.start()

    def draw_reader(self, canvas: Canvas) -> None:
        """Who reads the question aloud: the nearest person on the left (ankka.questions.2)."""
        others = self.state.others(self.seat)
        reader = next((seat for seat in others if self.table.is_human(seat)), None)
        if reader is None:
            return
        clock = 120 if self.state.options.answer_seconds else 0
        text = self.words.t("dialogs.question.reader", name=self.words.name(reader))
        self.draw_aside(canvas, text, clock)

    def leave(self) -> None:
        if self.clock is not None:
            self.clock.stop()

    def _is_on_top(self) -> bool:
        return self.stack is not None and self.stack.top is self

    def _late(self) -> None:
        self.finish("too_late")


class AnswerPrompt(TimedPrompt):
    """Options to choose from, in the order in which the state has them."""

    def build(self) -> None:
        super().build()
        paper, shown = self.paper, self.paper.asked.shown
        places = paper.places(self.main, len(shown))
        for place, (answer, box) in enumerate(zip(shown, places.answers, strict=True)):
            press = partial(self.finish, id_of(answer))
            text = paper.answer(answer)
            self.add(AnswerButton(box, letter_of(place), text, press, id_of(answer)))

    def draw_inside(self, canvas: Canvas) -> None:
        paper = self.paper
        self.draw_reader(canvas)
        paper.draw(canvas, paper.places(self.main, len(paper.asked.shown)))
        self.draw_reward(canvas, self.foot)


class AloudPrompt(TimedPrompt):
    """Without options: the answer is said aloud, and a press shows the right one."""

    def build(self) -> None:
        super().build()
        self.add_choice("said", self.foot.split_right(760)[1], "primary")

    def draw_inside(self, canvas: Canvas) -> None:
        paper = self.paper
        self.draw_reader(canvas)
        places = paper.places(self.main, len(paper.offered))
        paper.draw(canvas, places)
        paper.draw_offered(canvas, places)
        hint = self.foot.split_right(760, gap=44)[0]
        canvas.text(hint, self.words.t("dialogs.question.aloud"), theme.BODY_SOFT, max_lines=2)
