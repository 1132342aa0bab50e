"""Every word on the screen: looked up by key in the language that is chosen, and filled in.

    texts = Texts("sv")
    texts.t("joakim.newspaper.n01.note", name="Åsa", amount=5)

A key that begins with a game's name belongs to that game's folder, every other to the shared one;
"joakim.rulebook.movement.3" are the words of the clause joakim.movement.3. Files are read when the
first text of their folder and language is asked for.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from game.boot import spoken_language
from game.files.translations import (
    LANGUAGES as LANGUAGES,
)
from game.files.translations import (
    PLACEHOLDER,
    PLURAL_FORMS,
    Text,
    is_plural,
    join,
    leaves,
)
from game.files.yaml_source import DATA, Mapping, read

NO_BREAK_SPACE = "\u00a0"
MINUS = "\u2212"
NO_TEXT = "…"
"""Stands where no language has a text, or nobody said what to fill in: never a raw key."""

_FALLBACKS = {"sv": ("sv", "en", "fi"), "fi": ("fi", "en", "sv"), "en": ("en", "sv", "fi")}
_THOUSANDS = {"sv": NO_BREAK_SPACE, "fi": NO_BREAK_SPACE, "en": ","}

_SPACES = " \u00a0\u202f\u2009"
_AMOUNT = re.compile(rf"[0-9]+|[0-9]{{1,3}}(?:[{_SPACES}][0-9]{{3}})+|[0-9]{{1,3}}(?:,[0-9]{{3}})+")


class Texts:
    """The texts in one language at a time; `language` may be set anew at any moment.

    `missing` remembers, once each, what could not be said in the chosen language: "fi joakim.x".
    """

    def __init__(self, language: str | None = None, data: Path = DATA) -> None:
        self.language = language or default_language()
        self.missing: list[str] = []
        self._data = data
        self._games: dict[str, bool] = {}  # whether a key's first word is the name of a game
        self._read: dict[tuple[str, str], dict[str, Text]] = {}  # by language and prefix of keys

    @property
    def language(self) -> str:
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        """ValueError if there are no texts in this language."""
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language}")
        self._language = language

    def t(self, key: str, **values: object) -> str:
        """The text with its placeholders filled in, each once: what is filled in stays as it is.

        The number `n`, whatever its sign, chooses between plural forms. A text that the language
        lacks is taken from another one.
        """
        text = self._find(key)
        if isinstance(text, dict):
            text = text["one" if values.get("n") in (1, -1) else "other"]
        if "{" not in text:
            return text

        def filled(match: re.Match[str]) -> str:
            name, style = match.groups()
            if name not in values:
                self._miss(f"{key} {{{name}}}")
                return NO_TEXT
            return self._written(values[name], style)

        return PLACEHOLDER.sub(filled, text)

    def has(self, key: str) -> bool:
        """Whether the chosen language itself has the text."""
        return key in self._texts(self._language, key)

    def number(self, number: int) -> str:
        """A number as the language writes it: "1 000" or "1,000", never broken over two lines."""
        grouped = f"{abs(number):,}".replace(",", _THOUSANDS[self._language])
        return f"{MINUS}{grouped}" if number < 0 else grouped

    def money(self, amount: int) -> str:
        """An amount of M: "25 M", never broken over two lines."""
        return f"{self.number(amount)}{NO_BREAK_SPACE}M"

    def _written(self, value: object, style: str | None) -> str:
        if style is None or not isinstance(value, int):
            return str(value)
        return self.money(value) if style == "M" else self.number(value)

    def _find(self, key: str) -> Text:
        for language in _FALLBACKS[self._language]:
            text = self._texts(language, key).get(key)
            if text is not None:
                return text
            self._miss(key)
        return NO_TEXT

    def _miss(self, what: str) -> None:
        note = f"{self._language} {what}"
        if note not in self.missing:
            self.missing.append(note)

    def _texts(self, language: str, key: str) -> dict[str, Text]:
        """The texts of the language that stand where the key's does."""
        game, _, rest = key.partition(".")
        if game not in self._games:
            self._games[game] = (self._data / game / "texts").is_dir()
        prefix = f"{game}." if self._games[game] else ""
        if prefix and rest.startswith("rulebook."):
            prefix += "rulebook."
        if (language, prefix) not in self._read:
            folder = self._data / prefix.partition(".")[0]
            if prefix.endswith("rulebook."):
                paths = [folder / "rulebook" / f"{language}.yaml"]
            else:
                paths = sorted((folder / "texts" / language).glob("*.yaml"))
            self._read[language, prefix] = _read_files(paths, prefix)
        return self._read[language, prefix]


def _read_files(paths: Iterable[Path], prefix: str) -> dict[str, Text]:
    """All texts of some files but those that cannot be shown; `main.py check` names these."""
    found: dict[str, Text] = {}
    for path in paths:
        texts = read(path).root.get("texts")
        if isinstance(texts, Mapping):
            for place, value in leaves(texts):
                if _can_be_shown(value):
                    found.setdefault(join(prefix, place), value)
    return found


def _can_be_shown(value: Any) -> bool:
    if is_plural(value):
        return len(value) == len(PLURAL_FORMS) and all(map(_can_be_shown, value.values()))
    return isinstance(value, str) and bool(value)


def default_language() -> str:
    """The computer's language if we speak it, Swedish otherwise."""
    return spoken_language(os.environ)


def parse_amount(text: str) -> int:
    """The whole number that somebody typed: "1000", "1 000", "1,000", with an M after it or not.

    Raises ValueError for everything else, a sign or a fraction included.
    """
    typed = text.strip().removesuffix("M").removesuffix("m").strip()
    if not _AMOUNT.fullmatch(typed):
        raise ValueError(f"not a whole amount: {text!r}")
    return int(re.sub("[^0-9]", "", typed))
