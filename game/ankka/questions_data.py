"""What is printed on the question cards: a question of each topic, in three languages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Language = Literal["sv", "fi", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

TextTopic = Literal["people", "stories", "this_and_that"]
TEXT_TOPICS: tuple[TextTopic, ...] = get_args(TextTopic)
"""The topics that are asked in words; the fourth asks about a picture."""

Level = Literal[1, 2, 3]
LEVELS: tuple[Level, ...] = get_args(Level)
"""1 easy, 2 normal, 3 for experts."""


@dataclass(frozen=True, slots=True)
class Words:
    """The same in Swedish, Finnish and English."""

    sv: str
    fi: str
    en: str

    def to(self, language: Language) -> str:
        """What is read aloud in a language."""
        if language == "sv":
            return self.sv
        return self.fi if language == "fi" else self.en


Said = Words | str
"""What is read aloud; a plain text (a name, a year) is the same in every language."""


def say(said: Said, language: Language) -> str:
    """What is read aloud in a language."""
    return said if isinstance(said, str) else said.to(language)


@dataclass(frozen=True, slots=True)
class TextQuestion:
    """A question with its answers, of which one is right by the source.

    The source is the address of a public page, or a published story, its maker and the year.
    `checked` counts the people who have held the question against it. A question that asks which
    of its answers it is `needs_options`: whoever says the answer aloud hears them too.
    """

    level: Level
    source: str
    checked: Literal[1, 2]
    ask: Said
    right: Said
    wrong: tuple[Said, ...]
    needs_options: bool = False

    @property
    def answers(self) -> tuple[Said, ...]:
        """All there is to choose from, the right one first."""
        return (self.right, *self.wrong)


@dataclass(frozen=True, slots=True)
class PictureQuestion:
    """A question about a picture; the scene holds its words, and its answer is computed."""

    scene: str


@dataclass(frozen=True, slots=True)
class QuestionCard:
    """A question card: the same number has a question of every topic."""

    id: str
    people: TextQuestion
    stories: TextQuestion
    this_and_that: TextQuestion
    pictures: PictureQuestion | None = None

    def text(self, topic: TextTopic) -> TextQuestion:
        """The question of a topic that is asked in words."""
        if topic == "people":
            return self.people
        return self.stories if topic == "stories" else self.this_and_that


@dataclass(frozen=True, slots=True)
class Wording:
    """How a question of any topic is read aloud: its answers in the order of the data.

    `picture` names the picture that it is about, below images/ankka/scenes; "" where it is in
    words. `source` says where the answer can be looked up; a picture is its own. `needs_options`:
    it asks which of its answers it is, and cannot be answered by who does not see them.
    """

    ask: Said
    answers: tuple[Said, ...]
    picture: str = ""
    source: str = ""
    needs_options: bool = False
