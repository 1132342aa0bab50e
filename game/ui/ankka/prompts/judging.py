"""After a question: whether what was said is right, whether all agree, and how the others vote."""

from __future__ import annotations

from typing import ClassVar

from game.engine.requests import Seat
from game.ui.ankka.prompts.answering import QuestionPrompt
from game.ui.ankka.question_paper import draw_answer, letter_of, mark_of
from game.ui.kit import looks, theme
from game.ui.kit.canvas import Canvas

_QUESTION = theme.BODY.sized(42)
_PRIMARY: tuple[looks.ButtonKind, ...] = ("primary", "brown")


class JudgePrompt(QuestionPrompt):
    """The question with its right answer, and two buttons."""

    ids: ClassVar[tuple[str, str]] = ("right", "wrong")

    def build(self) -> None:
        super().build()
        buttons = self.foot.split_right(860)[1].columns(2, 20)
        for id, box, kind in zip(self.ids, buttons, _PRIMARY, strict=True):
            self.add_choice(id, box, kind, size=38)

    def owner_text(self, seat: Seat) -> str:
        """That this is not who answers, whose name stands there in the other dialogs."""
        key = f"dialogs.question.{self.request.question}"
        return self.words.t(key, name=super().owner_text(seat))

    def draw_inside(self, canvas: Canvas) -> None:
        paper = self.paper
        shown = paper.judged
        places = paper.places(self.main, len(shown))
        paper.draw(canvas, places)
        for place, (answer, box) in enumerate(zip(shown, places.answers, strict=True)):
            letter = letter_of(place) if paper.asked.shown else ""
            mark = mark_of(paper.asked, paper.right, answer)
            draw_answer(canvas, box, letter, paper.answer(answer), mark)
        words = self.foot.split_right(860, gap=44)[0]
        canvas.text(words, self.table.look.question(self.request), _QUESTION, max_lines=2)


class VerdictPrompt(JudgePrompt):
    """Option: does everybody agree with how the question went?"""

    ids = ("go_on", "disagree")


class VotePrompt(JudgePrompt):
    """Option: shall it count otherwise?"""

    ids = ("yes", "no")
    first = "no"
