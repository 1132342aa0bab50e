"""What can be wrong with a data file, and where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.errors import PlainError


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One thing that is wrong. `file` is relative to the project, `line` counts from 1.

    With a fault that is not serious (a missing translation, a missing picture) the file can be
    used all the same: the program shows something in its place.
    """

    file: str
    line: int
    message: str
    serious: bool = True

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class FaultyData(PlainError):
    """The data cannot be used. `faults` holds all that is wrong, sorted by file and line."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(faults))
        super().__init__("\n".join(map(str, self.faults)))


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of a message: ": did you mean gold?", or nothing if no known word is near."""
    from difflib import get_close_matches  # only for who has misspelt something

    near = get_close_matches(word, list(known), n=1)
    return f": did you mean {near[0]}?" if near else ""
