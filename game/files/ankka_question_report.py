"""What lies in the question cards: how many of which topic, level and kind of source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from game.ankka.questions_data import LANGUAGES, LEVELS, TEXT_TOPICS, say
from game.files.ankka_questions import FOLDER, Asked, all_asked, longest_share, read_cards
from game.files.yaml_source import read

_WIKIPEDIA = ("wikipedia.org",)
_WIKIS = ("fandom.com", "wikia.com", "seriewikin", "tvtropes.org", "inducks.org")


def question_report(folder: Path = FOLDER) -> Iterator[str]:
    """The lines of the report, for people who write or weigh questions."""
    asked = all_asked([read(path) for path in sorted(folder.glob("*.yaml"))])
    if not asked:
        yield "no questions"
        return
    yield f"{len(asked)} questions"
    for topic in TEXT_TOPICS:
        yield f"  {topic}: {_levels([each for each in asked if each.topic == topic])}"
    yield f"  all: {_levels(asked)}"
    yield f"read against the source: {_shares(str(each.question.checked) for each in asked)} times"
    yield f"sources: {_shares(source_kind(each.question.source) for each in asked)}"
    for language in LANGUAGES:
        yield f"the right answer is the longest ({language}): {longest_share(asked, language):.0%}"


def marked_report(marks: Iterable[str], folder: Path = FOLDER) -> Iterator[str]:
    """A line for each question that a table has overruled and so marked ("q007 stories"): the file
    in which it stands, and what it asks. What is no longer there is left out."""
    sources = [read(path) for path in sorted(folder.glob("*.yaml"))]
    found = {
        f"{each.card} {each.topic}": f"{each.source.path.name}: {say(each.question.ask, 'en')}"
        for each in all_asked(sources)
    }
    for card in read_cards(sources):
        if card.pictures is not None:
            found[f"{card.id} pictures"] = f"{card.pictures.scene}.yaml"
    for mark in marks:
        if mark in found:
            yield f"marked at the table: {mark}, {found[mark]}"


def source_kind(source: str) -> str:
    """Of what kind a source is: wikipedia, a wiki of readers, another page, or a story."""
    if not source.startswith("http"):
        return "story"
    host = source.split("/")[2]
    if any(host.strip(".").endswith(name) for name in _WIKIPEDIA):
        return "wikipedia"
    return "wiki" if any(name in host for name in _WIKIS) else "page"


def _levels(asked: Sequence[Asked]) -> str:
    counts = Counter(each.question.level for each in asked)
    return ", ".join(
        f"level {level} {counts[level]} ({counts[level] / max(1, len(asked)):.0%})"
        for level in LEVELS
    )


def _shares(kinds: Iterator[str]) -> str:
    counts = Counter(kinds)
    return ", ".join(f"{kind} {count}" for kind, count in sorted(counts.items()))
