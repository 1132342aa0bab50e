"""Read the question cards of Aku Ankka, and hold them against one another.

A question is fair if nothing but knowing tells its answer: so there are three options of like
length and kind, the right one is not always the longest, and no question gives another away. What
is right stands in a source that anyone can look up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.ankka.questions_data import (
    LANGUAGES,
    TEXT_TOPICS,
    Language,
    QuestionCard,
    Said,
    TextQuestion,
    TextTopic,
    say,
)
from game.files.ankka_names import Names, check_names, read_names
from game.files.faults import FaultyData
from game.files.shapes import check_ids_differ, fit
from game.files.translations import LANGUAGE_NAMES
from game.files.yaml_source import DATA, Place, Source, read

FOLDER = DATA / "ankka" / "questions"

KINDS = ("ankka.questions", "ankka.names")
"""The kinds of files in the folder of the questions."""

WRONG_ANSWERS = 2
LONGEST_SHARE = 0.4
"""How many of the right answers may be the longest of three: knowing that helps no one."""

ALIKE = 0.75
"""Two questions that share so much of their words, with the right answers, ask for one fact."""

_ADDRESS = re.compile(r"https?://[^\s/]+\.[^\s]+")
_STORY = re.compile(r".+, .+, (19|20)[0-9]{2}")
_OF_THESE: dict[Language, re.Pattern[str]] = {
    "sv": re.compile(r"\bav (dessa|de här|det här|detta|följande)\b", re.IGNORECASE),
    "fi": re.compile(r"\b(näistä|näiden|seuraavista)\b", re.IGNORECASE),
    "en": re.compile(r"\b(of|among) (these|the following)\b", re.IGNORECASE),
}
"""Words that ask which of the answers it is."""

_SMALL = frozenset(
    ("a", "an", "the", "of", "in", "on", "at", "to", "is", "was", "by", "for", "from")
)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with where it stands."""

    source: Source
    place: Place
    card: str
    topic: TextTopic
    question: TextQuestion

    def fault(self, message: str, *where: str | int) -> None:
        """Note what is wrong with it."""
        self.source.fault((*self.place, *where), f"{self.card} {self.topic}: {message}")


@dataclass(frozen=True, slots=True)
class _Placed:
    """A card with where it stands."""

    source: Source
    index: int
    card: QuestionCard

    def fault(self, message: str, *where: str | int) -> None:
        """Note what is wrong with it."""
        self.source.fault(("cards", self.index, *where), f"{self.card.id} {message}")


@dataclass(frozen=True, slots=True)
class _QuestionsFile:
    cards: tuple[QuestionCard, ...]


def load_questions(folder: Path = FOLDER) -> tuple[QuestionCard, ...]:
    """All question cards of a folder, by number. FaultyData with every fault of every file."""
    sources = [read(path) for path in sorted(folder.glob("*.yaml"))]
    cards = check_questions(sources)
    faults = [fault for source in sources for fault in source.faults]
    if any(fault.serious for fault in faults):
        raise FaultyData(faults)
    return cards


def check_questions(sources: Sequence[Source]) -> tuple[QuestionCard, ...]:
    """The cards of the files of one folder; what is wrong with them stands in their faults."""
    lists = [source for source in sources if source.kind == "ankka.names"]
    names = [name for source in lists for name in read_names(source)]
    placed = _placed(sources)
    asked = _asked(placed)
    for each in asked:
        _check_question(each, names)
    _check_none_alike(asked)
    if lists:  # the folder is whole
        _check_numbers(placed)
        _check_longest(placed, asked)
    return tuple(sorted((each.card for each in placed), key=lambda card: card.id))


def read_cards(sources: Sequence[Source]) -> list[QuestionCard]:
    """The cards of these files that can be read, by number; nothing more is checked."""
    cards = [each.card for each in _placed(sources)]
    return sorted(cards, key=lambda card: card.id)


def all_asked(sources: Sequence[Source]) -> list[Asked]:
    """Every question of these files that can be read."""
    return _asked(_placed(sources))


def _placed(sources: Sequence[Source]) -> list[_Placed]:
    files = [source for source in sources if source.kind == "ankka.questions"]
    return [
        _Placed(source, index, card)
        for source in files
        for index, card in enumerate(_read_cards(source))
    ]


def _read_cards(source: Source) -> tuple[QuestionCard, ...]:
    check_ids_differ(source, "cards")
    found = fit(source, _QuestionsFile)
    return found.cards if found else ()


def _asked(placed: Sequence[_Placed]) -> list[Asked]:
    return [
        Asked(at.source, ("cards", at.index, topic), at.card.id, topic, at.card.text(topic))
        for at in placed
        for topic in TEXT_TOPICS
    ]


def _check_question(asked: Asked, names: Names) -> None:
    """Note what is wrong with a question by itself."""
    question = asked.question
    if not (_ADDRESS.fullmatch(question.source) or _STORY.fullmatch(question.source)):
        asked.fault("source: an address, or a story, its maker and the year is wanted", "source")
    if len(question.wrong) != WRONG_ANSWERS:
        asked.fault(f"{WRONG_ANSWERS} wrong answers are wanted", "wrong")
    if points_at_answers(question.ask) and not question.needs_options:
        asked.fault("asks which of its answers it is: needs_options: true is wanted", "ask")
    if isinstance(question.ask, str):
        asked.fault("the question is wanted in three languages", "ask")
    for said, where in _told(question):
        check_names(asked.fault, said, where, names)
    for language in LANGUAGES:
        _check_language(asked, language)
    lengths = [len(say(question.ask, language)) for language in LANGUAGES]
    if max(lengths) > 2 * min(lengths):
        asked.fault("one language says twice as much as another", "ask")


def points_at_answers(ask: Said) -> bool:
    """Whether a question asks which of its answers it is, in any language."""
    return any(_OF_THESE[language].search(say(ask, language)) for language in LANGUAGES)


def _told(question: TextQuestion) -> Iterator[tuple[Said, Place]]:
    yield question.ask, ("ask",)
    yield question.right, ("right",)
    for index, wrong in enumerate(question.wrong):
        yield wrong, ("wrong", index)


def _check_language(asked: Asked, language: Language) -> None:
    """Note what is wrong with the words of one language."""
    name = LANGUAGE_NAMES[language]
    if not say(asked.question.ask, language).endswith("?"):
        asked.fault(f"no question mark in {name}", "ask")
    for said, where in _told(asked.question):
        text = say(said, language)
        if not text or text != " ".join(text.split()):
            asked.fault(f"empty, or spaces too many, in {name}", *where)
    answers = [say(answer, language) for answer in asked.question.answers]
    if len({_plain(answer) for answer in answers}) < len(answers):
        asked.fault(f"two answers are the same in {name}", "wrong")
    lengths = [len(answer) for answer in answers]
    if max(lengths) > 2 * min(lengths) + 6:
        asked.fault(f"one answer is far longer than another in {name}", "right")


def _check_numbers(placed: Sequence[_Placed]) -> None:
    """Note ids that stand twice or leave a gap, and pictures that only some cards have."""
    seen: set[str] = set()
    pictures = any(at.card.pictures for at in placed)
    for at in sorted(placed, key=lambda at: at.card.id):
        wanted = f"q{len(seen) + 1:03}"
        if at.card.id in seen:
            at.fault("stands in another file too", "id")
        elif at.card.id != wanted:
            at.fault(f"stands where {wanted} is wanted", "id")
        seen.add(at.card.id)
        if pictures and not at.card.pictures:
            at.fault("pictures is missing")


def _check_longest(placed: Sequence[_Placed], asked: Sequence[Asked]) -> None:
    for language in LANGUAGES:
        if asked and (share := longest_share(asked, language)) > LONGEST_SHARE:
            message = (
                f"the right answer is the longest of {share:.0%} of the questions in "
                f"{LANGUAGE_NAMES[language]}: at most {LONGEST_SHARE:.0%} are wanted"
            )
            placed[0].source.fault(("cards",), message)


def longest_share(asked: Sequence[Asked], language: Language) -> float:
    """Of how many of these questions, 0 to 1, the right answer is longer than every other."""
    return sum(_right_is_longest(each.question, language) for each in asked) / len(asked)


def _right_is_longest(question: TextQuestion, language: Language) -> bool:
    right, *wrong = (len(say(answer, language)) for answer in question.answers)
    return all(right > other for other in wrong)


def _check_none_alike(asked: Sequence[Asked]) -> None:
    """Note every question that asks what an earlier one asks, or nearly so."""
    words = [_words(each.question) for each in asked]
    first: dict[tuple[Language, str], Asked] = {}
    for index, each in enumerate(asked):
        twin = None
        for language in LANGUAGES:
            earlier = first.setdefault((language, _plain(say(each.question.ask, language))), each)
            twin = twin or (earlier if earlier is not each else None)
        for before in range(index if twin is None else 0):
            shared = len(words[before] & words[index])
            if shared >= ALIKE * len(words[before] | words[index]):
                twin = asked[before]
        if twin:
            each.fault(f"asks the same as {twin.card} {twin.topic}", "ask")


def _words(question: TextQuestion) -> frozenset[str]:
    """The words of a question and its right answer, but for the small ones."""
    told = f"{say(question.ask, 'en')} {say(question.right, 'en')}"
    return frozenset(_plain(told).split()) - _SMALL


def _plain(text: str) -> str:
    """A text without capitals and signs, so that only its words are compared."""
    return " ".join(re.findall(r"\w+", text.casefold()))
