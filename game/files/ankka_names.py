"""The names in the questions: spelt as in the table, and the same ones in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from game.ankka.questions_data import LANGUAGES, Language, Said
from game.files.shapes import fit
from game.files.translations import LANGUAGE_NAMES
from game.files.yaml_source import Place, Source

LONG = 6
"""Letters of a word that is worth a look: shorter ones are a letter away from too many others."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name in each language, the full one first, then the other ways in which it begins."""

    sv: tuple[str, ...]
    fi: tuple[str, ...]
    en: tuple[str, ...]

    def ways(self, language: Language) -> tuple[str, ...]:
        """How it may begin in a language."""
        if language == "sv":
            return self.sv
        return self.fi if language == "fi" else self.en


Names = Sequence[Name]

Note = Callable[..., None]
"""Takes a message, and then the keys that lead to the place in the question."""


@dataclass(frozen=True, slots=True)
class _NamesFile:
    names: tuple[Name, ...]


def read_names(source: Source) -> tuple[Name, ...]:
    """The names of a file; none, with faults, if it does not fit."""
    found = fit(source, _NamesFile)
    return found.names if found else ()


def check_names(note: Note, said: Said, where: Place, names: Names) -> None:
    """Note the names that only some languages have, and words that look like a name misspelt."""
    if isinstance(said, str) or not names:
        return
    full: dict[Language, set[str]] = {}
    for language in LANGUAGES:
        text = said.to(language)
        pattern, owners = _table(tuple(names), language)
        full[language] = {owners[found] for found in pattern.findall(text)}
        for word, meant in _misspelt(pattern.sub(" ", text), owners):
            note(f"{word} in {LANGUAGE_NAMES[language]}: did you mean {meant}?", *where)
    for name in sorted(set().union(*full.values())):
        for language in LANGUAGES:
            if name not in full[language]:
                note(f"{name} is not named in {LANGUAGE_NAMES[language]}", *where)


@cache
def _table(names: tuple[Name, ...], language: Language) -> tuple[re.Pattern[str], dict[str, str]]:
    """What finds a name in a text, the longest first, and the full name by each way to begin."""
    owners = {way: name.en[0] for name in names for way in name.ways(language)}
    ways = sorted(owners, key=len, reverse=True)
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, ways)) + ")"), owners


def _misspelt(rest: str, owners: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The words of what is left of a text that are a letter away from a word of a name.

    Every first word has a capital, so it tells nothing; there, the other languages tell.
    """
    known = sorted({part for way in owners for part in way.split() if len(part) >= LONG})
    for word in re.findall(r"\w+", rest.partition(" ")[2]):
        if not word[0].isupper() or any(word.startswith(part) for part in known):
            continue
        for part in known:
            begins = (word[: len(part)], word[: len(part) + 1])  # endings follow
            if any(_one_letter_apart(begin, part) for begin in begins):
                yield word, part


def _one_letter_apart(one: str, other: str) -> bool:
    if abs(len(one) - len(other)) > 1 or one == other:
        return False
    short, long = sorted((one, other), key=len)
    same = next((at for at in range(len(short)) if short[at] != long[at]), len(short))
    return short[same + (len(short) == len(long)) :] == long[same + 1 :]
