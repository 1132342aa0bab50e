"""The rulebook laid out: numbered clauses by chapter, searched, and divided into pages.

book = Book("joakim", t)
book.clauses_with("turkronan")            # those in which the word stands
pages = paged(book.clauses, height_of, page_height=600)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from game.data_files import DATA, Rulebook, load_rulebook
from game.ui.kit.graphemes import SOFT_HYPHEN


@dataclass(frozen=True)
class Clause:
    """A clause as it is read. `number` is "3.2": the second clause of the third chapter."""

    id: str
    chapter: int
    number: str
    text: str


class Book:
    """The rulebook of a game in the language that `t` speaks."""

    def __init__(self, game: str, t: Callable[[str], str]) -> None:
        """Raises FaultyData if the file of the clauses cannot be used."""
        self.titles: list[str] = []
        self.clauses: list[Clause] = []
        for place, chapter in enumerate(_rulebook(game).chapters):
            self.titles.append(t(f"{game}.rulebook.{chapter.id}.title"))
            for number, clause in enumerate(chapter.clauses, start=1):
                text = t(f"{game}.rulebook.{clause.id.removeprefix(f'{game}.')}")
                self.clauses.append(Clause(clause.id, place, f"{place + 1}.{number}", text))

    def clauses_with(self, words: str) -> list[Clause]:
        """The clauses in which, or in whose chapter's title, all of these words stand; all of
        them without words. Case, soft hyphens and the kind of space make no difference."""
        wanted = _plain(words).split()
        found = []
        for clause in self.clauses:
            text = _plain(f"{clause.number} {self.titles[clause.chapter]} {clause.text}")
            if all(word in text for word in wanted):
                found.append(clause)
        return found


def clause_number(game: str, clause: str) -> str:
    """How a clause is numbered in the book that is read: "3.2" for "joakim.movement.2". Raises
    KeyError for a clause that there is not."""
    for place, chapter in enumerate(_rulebook(game).chapters, start=1):
        for number, each in enumerate(chapter.clauses, start=1):
            if each.id == clause:
                return f"{place}.{number}"
    raise KeyError(clause)


def clause_asking(game: str, question: str) -> str | None:
    """The clause that a question to a player is about; None for one that is in no clause."""
    clauses = (clause for chapter in _rulebook(game).chapters for clause in chapter.clauses)
    return next((clause.id for clause in clauses if question in clause.asks), None)


Page = list[Clause]


def paged(
    clauses: Sequence[Clause],
    height_of: Callable[[Clause], float],
    page_height: float,
    title_height: float,
    together: bool = False,
) -> list[Page]:
    """Clauses on pages of this height. Each page begins with the title of its chapter; a chapter
    begins a page of its own unless they are kept `together`, as what was found is."""
    pages: list[Page] = []
    free, chapter = 0.0, -1
    for clause in clauses:
        new_chapter = clause.chapter != chapter
        needed = height_of(clause) + (title_height if new_chapter else 0)
        if not pages or needed > free or (new_chapter and not together):
            pages.append([])
            free, needed = page_height, height_of(clause) + title_height
        pages[-1].append(clause)
        free -= needed
        chapter = clause.chapter
    return pages


@cache
def _rulebook(game: str) -> Rulebook:
    return load_rulebook(DATA / game / "rulebook" / "clauses.yaml")


def _plain(text: str) -> str:
    return " ".join(text.replace(SOFT_HYPHEN, "").casefold().split())
