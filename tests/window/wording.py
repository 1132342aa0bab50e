"""What the program says, in the words of its own texts."""

from __future__ import annotations

from game.texts import Texts
from tests.window.program import Program

_SOFT_HYPHEN = "\N{SOFT HYPHEN}"


def says(key: str, language: str = "en", **values: object) -> str:
    """The text of this key as it is drawn."""
    return Texts(language).t(key, **values).replace(_SOFT_HYPHEN, "")


def is_told(program: Program, key: str, language: str = "en") -> bool:
    """Whether this text can be read on the screen."""
    text = says(key, language)
    return any(text in drawn.replace(_SOFT_HYPHEN, "") for drawn in program.texts())
