"""A question as it lies on the table: its words, its picture, and the answers to choose from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Literal, NamedTuple

from game.ankka.data import TOPICS, Topic
from game.ankka.questions import LETTERS
from game.ankka.questions_data import LANGUAGES, Language, say
from game.ankka.state import OpenQuestion
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.pressable import Pressable

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook

Mark = Literal["", "right", "wrong", "off"]
"""What an answer turned out to be: the right one, the one that was chosen wrongly, or neither."""

_ASK = replace(theme.BODY.sized(54), leading=1.0)
_ANSWER = theme.HEADING.sized(46)
_LETTER = theme.HEADING.sized(44)
_GAP, _PICTURE_SHARE, _TALLEST, _ASK_HEIGHT = 20.0, 0.5, 118.0, 190.0
FOOT, FOOT_GAP = 92.0, 26.0
"""The line below the paper, and the room that the ring about its button needs."""
_FRAME = replace(looks.WOOD_FRAME, radius=24, lip=10, shadow=12)
_PLAIN = replace(looks.CARD_PANEL, radius=34, border=theme.rgb("3A2012"), border_width=4)
_SKINS: dict[Mark, looks.Skin] = {
    "": _PLAIN,
    "right": replace(_PLAIN, fill=(theme.rgb("D9F2B8"), theme.rgb("A6D670"))),
    "wrong": replace(_PLAIN, fill=(theme.rgb("FBD3C8"), theme.rgb("EE9C8C"))),
    "off": replace(_PLAIN, fill=(theme.rgb("EFE6D2"), theme.rgb("D8CBB0"))),
}
_SIGNS = {"right": "ankka/badge_check", "wrong": "ankka/badge_cross"}
_DISC = looks.Skin(
    (theme.rgb("FFF0A8"), theme.rgb("F6B02C")), theme.rgb("5B3208"), 4, radius=60, shine=0.6
)
_PICTURE = 808 / 606


class Places(NamedTuple):
    """Where the parts of a question lie; no picture: an empty box."""

    picture: Box
    ask: Box
    answers: list[Box]


class QuestionPaper:
    """One question, in the language that is chosen now."""

    def __init__(self, look: AnkkaLook, asked: OpenQuestion) -> None:
        self.asked = asked
        self._look = look
        self._wording = look.data.wordings[asked.topic][asked.card]

    @property
    def topic(self) -> Topic:
        return TOPICS[self.asked.topic]

    @property
    def picture(self) -> str:
        """The name of its picture, or ""."""
        name = self._wording.picture
        return f"ankka/scenes/{name}" if name else ""

    @property
    def ask(self) -> str:
        """What is asked."""
        return say(self._wording.ask, self._language)

    @property
    def right(self) -> int:
        """The right answer: its place in the data."""
        return self._look.data.questions[self.asked.topic][self.asked.card].right

    @property
    def offered(self) -> tuple[int, ...]:
        """The answers that are read with it: those to choose from; or none, unless it asks which
        of them it is. Then they stand by the alphabet, which does not tell which is right."""
        if self.asked.shown or not self._wording.needs_options:
            return self.asked.shown
        return tuple(sorted(range(len(self._wording.answers)), key=self.answer))

    @property
    def judged(self) -> tuple[int, ...]:
        """The answers that stand there when the right one may be seen: at least that."""
        return self.offered or (self.right,)

    def answer(self, number: int) -> str:
        """What an answer says."""
        return say(self._wording.answers[number], self._language)

    @property
    def _language(self) -> Language:
        chosen = self._look.table.kit.settings.language
        return next(language for language in LANGUAGES if language == chosen)

    def places(self, box: Box, answers: int) -> Places:
        """The picture at the left, what is asked above, the answers below it."""
        room, picture = box, Box(box.x, box.y, 0, 0)
        if self.picture:
            frame = box.inset(14)
            width = min(box.w * _PICTURE_SHARE, frame.h * _PICTURE)
            room = frame.split_left(width, gap=50)[1]
            picture = Box(frame.x, frame.centre[1] - width / _PICTURE / 2, width, width / _PICTURE)
        if not answers:
            return Places(picture, room, [])
        height = min(_TALLEST, room.h * 0.66 / answers - _GAP)
        taken = answers * (height + _GAP) - _GAP
        ask_height = min(room.h - taken - 2 * _GAP, _ASK_HEIGHT)
        top = room.y + (room.h - ask_height - 2 * _GAP - taken) / 2
        ask = Box(room.x, top, room.w, ask_height)
        rest = Box(room.x, ask.bottom + 2 * _GAP, room.w, taken)
        return Places(picture, ask, rest.rows(answers, _GAP))

    def draw(self, canvas: Canvas, places: Places) -> None:
        """The picture and what is asked; the answers are widgets, or drawn by `draw_answer`."""
        if self.picture:
            canvas.skin(places.picture.inset(-12), _FRAME)
            canvas.picture(self.picture, places.picture, fit="stretch")
        canvas.text(places.ask, self.ask, _ASK, max_lines=None)

    def draw_offered(self, canvas: Canvas, places: Places) -> None:
        """What is read with it, to be heard and not to be pressed."""
        for answer, box in zip(self.offered, places.answers, strict=True):
            canvas.text(box, self.answer(answer), _ANSWER, max_lines=2)


def draw_answer(
    canvas: Canvas, box: Box, letter: str, text: str, mark: Mark = "", sunk: bool = False
) -> bool:
    """An answer with its letter; True when its text had to be cut."""
    skin = looks.sunk(_SKINS[mark]) if sunk else _SKINS[mark]
    canvas.skin(box, skin)
    face = Box(box.x, box.y, box.w, box.h - skin.lip)
    disc = Box(face.x + 18, face.y + 12, face.h - 24, face.h - 24)
    if letter:
        canvas.skin(disc, _DISC)
        canvas.text(disc.inset(4), letter, _LETTER, "centre")
    else:
        disc = disc._replace(w=0)
    right = face.h if mark in _SIGNS else 18
    room = Box(disc.right + 24, face.y + 6, face.right - right - disc.right - 34, face.h - 12)
    cut = canvas.text(room, text, _ANSWER, max_lines=2)
    if mark in _SIGNS:
        canvas.picture(_SIGNS[mark], Box(face.right - face.h, face.y + 8, face.h - 16, face.h - 16))
    return cut


class AnswerButton(Pressable):
    """An answer that can be chosen."""

    radius = 34

    def __init__(
        self, box: Box, letter: str, text: str, on_press: Callable[[], object], id: str
    ) -> None:
        super().__init__(box, on_press, name=id)
        self.letter = letter
        self.text = text

    def headline(self) -> str:
        return f"{self.letter}. {self.text}"

    def draw(self, canvas: Canvas) -> None:
        self.cut = draw_answer(canvas, self.box, self.letter, self.text, sunk=self.pressed)


def letter_of(place: int) -> str:
    """The letter of the answer that stands in this place on the screen."""
    return LETTERS[place].upper()


def id_of(answer: int) -> str:
    """The option's id of an answer."""
    return LETTERS[answer]


def mark_of(asked: OpenQuestion, right: int, answer: int) -> Mark:
    """What an answer turned out to be, once the right one is known."""
    if answer == right:
        return "right"
    return "wrong" if answer == asked.answer else "off"
