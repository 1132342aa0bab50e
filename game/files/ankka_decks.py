"""Make the piles of questions from the question cards and from the scenes of their pictures.

When a game is opened its questions are only read; `main.py check` holds them against one another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from game.ankka.data import TOPICS, Question
from game.ankka.questions_data import (
    TEXT_TOPICS,
    QuestionCard,
    TextQuestion,
    Wording,
    Words,
)
from game.ankka.scenes import scene as scenes
from game.ankka.scenes.fairness import right_option
from game.ankka.scenes.scene import Stock
from game.ankka.scenes.solver import Unclear
from game.files.ankka_questions import read_cards
from game.files.ankka_scenes import STOCK, read_scene, read_stock
from game.files.shapes import ids_in
from game.files.yaml_source import Source, read

Asked = tuple[Question, Wording]


@dataclass(frozen=True, slots=True)
class Decks:
    """By topic its questions as the rules know them, and as they are read aloud."""

    questions: tuple[tuple[Question, ...], ...]
    wordings: tuple[tuple[Wording, ...], ...]


def read_decks(folder: Path) -> tuple[Decks, list[Source]]:
    """The questions of a game's folder, and the files in which they stand, with their faults.

    Each pile is in the order of the cards, so that new cards come after those that a saved game
    knows by their places.
    """
    sources = [read(path) for path in sorted((folder / "questions").glob("*.yaml"))]
    cards = read_cards(sources)
    piles = [[_in_words(card.id, card.text(topic)) for card in cards] for topic in TEXT_TOPICS]
    piles.append(_pictures(folder / "scenes", cards, sources))
    for topic, pile in zip(TOPICS, piles, strict=True):
        if not pile:
            nowhere = Source(folder / "questions")
            nowhere.fault(1, f"there is no question of the topic {topic}")
            sources.append(nowhere)
    questions = tuple(tuple(question for question, _ in pile) for pile in piles)
    wordings = tuple(tuple(wording for _, wording in pile) for pile in piles)
    return Decks(questions, wordings), sources


def _in_words(id: str, text: TextQuestion) -> Asked:
    """A question that is asked in words; its right answer stands first."""
    question = Question(id, text.level, len(text.answers))
    wording = Wording(text.ask, text.answers, source=text.source, needs_options=text.needs_options)
    return question, wording


def _pictures(folder: Path, cards: Iterable[QuestionCard], sources: list[Source]) -> list[Asked]:
    """The questions about the pictures on the backs of the cards; their files join the sources."""
    source = read(folder / f"{STOCK}.yaml")
    stock = read_stock(source)
    sources.append(source)
    found: list[Asked] = []
    for card in cards:
        if stock is not None and card.pictures is not None:
            source = read(folder / f"{card.pictures.scene}.yaml")
            sources.append(source)
            found.extend(_about(card.id, source, stock))
    return found


def _about(id: str, source: Source, stock: Stock) -> Iterator[Asked]:
    """The question about a picture; none, with a fault, if it cannot be asked."""
    scene = read_scene(source)
    if scene is None:
        return
    try:
        right = right_option(scene, stock)
    except Unclear as unclear:
        source.fault(("question",), str(unclear))
        return
    asked = scene.question
    answers = tuple(_words(option.text) for option in asked.options)
    question = Question(id, scene.level, len(answers), right)
    text, needs_options = _words(asked.text), asked.needs_options
    yield question, Wording(text, answers, scene.id, needs_options=needs_options)


def _words(said: scenes.Words) -> Words:
    return Words(said.sv, said.fi, said.en)


def check_pictures(sources: Iterable[Source]) -> None:
    """Note in the files of one folder the pictures that there are not, or that two cards have."""
    first: dict[str, str] = {}
    for source in sources:
        for index, id in ids_in(source, "cards"):
            said = source.root["cards"][index].get("pictures")
            scene = said.get("scene") if isinstance(said, dict) else None
            if not isinstance(scene, str):
                continue
            here = ("cards", index, "pictures", "scene")
            if not (source.path.parent.parent / "scenes" / f"{scene}.yaml").is_file():
                source.fault(here, f"{id}: there is no scene {scene}")
            elif scene in first:
                source.fault(here, f"{id}: {first[scene]} has the picture {scene} already")
            first.setdefault(scene, id)
