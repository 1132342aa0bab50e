"""Hold the words of the rulebook against its clauses."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.files.faults import did_you_mean
from game.files.shapes import fit
from game.files.translations import LANGUAGE_NAMES, LANGUAGES, Entry
from game.files.yaml_source import Source


@dataclass(frozen=True, slots=True)
class Clause:
    """A numbered rule, "joakim.movement.3", the checklist's entries that it answers for, and the
    questions to players that it is about."""

    id: str
    covers: tuple[str, ...]
    asks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The clauses of a game in the order in which they are read."""

    game: str
    chapters: tuple[Chapter, ...]


def read_rulebook(source: Source) -> Rulebook | None:
    """The clauses that a file lists; None, with faults, if it does not fit."""
    found = fit(source, Rulebook)
    seen: dict[str, int] = {}
    asked: dict[str, str] = {}
    for number, chapter in enumerate(found.chapters if found else ()):
        for index, clause in enumerate(chapter.clauses):
            line = source.line(("chapters", number, "clauses", index))
            wanted = f"{found.game}.{chapter.id}." if found else ""
            if not re.fullmatch(re.escape(wanted) + "[1-9][0-9]*", clause.id):
                source.fault(line, f"{clause.id}: in this chapter ids are {wanted}1, {wanted}2 ...")
            if clause.id in seen:
                before = seen[clause.id]
                source.fault(line, f"{clause.id} stands twice, in lines {before} and {line}")
            seen.setdefault(clause.id, line)
            for question in clause.asks:
                if (other := asked.setdefault(question, clause.id)) != clause.id:
                    source.fault(line, f"{clause.id}: {question} is asked by {other} already")
    return found


def check_wording(rulebook: Rulebook, source: Source, texts: dict[str, list[Entry]]) -> None:
    """Note every clause without words in some language, and all words of no clause.

    `texts` holds the entries of each language; their keys are `<chapter>.title` and `<chapter>.1`.
    `source` is the file of the clauses.
    """
    lines: dict[str, int] = {}
    for number, chapter in enumerate(rulebook.chapters):
        lines[f"{chapter.id}.title"] = source.line(("chapters", number, "id"))
        for index, clause in enumerate(chapter.clauses):
            key = clause.id.removeprefix(f"{rulebook.game}.")
            lines[key] = source.line(("chapters", number, "clauses", index))
    for language in LANGUAGES:
        entries = {entry.key: entry for entry in texts.get(language, ())}
        for key, line in lines.items():
            if key not in entries:
                message = f"{key} has no words in {LANGUAGE_NAMES[language]} ({language})"
                source.fault(line, message, serious=False)
        for key, entry in entries.items():
            if key not in lines:
                entry.source.fault(entry.line, f"no such clause: {key}{did_you_mean(key, lines)}")
