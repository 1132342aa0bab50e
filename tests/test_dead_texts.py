"""No text is kept that nothing says: each word of its key stands somewhere in code or data.

Keys are put together from ids, so that one that is dead for another reason may slip through. But a
word of which neither the code nor a data file knows anything can be in no key that is asked for.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.files.translations import is_plural, join, prefix_of

PROJECT = Path(__file__).resolve().parents[1]
DATA = PROJECT / "data"
CODE = (PROJECT / "main.py", *(PROJECT / "game").rglob("*.py"))
TEXTS = sorted(DATA.rglob("texts/sv/*.yaml"))
LANGUAGE_FILES = ("sv.yaml", "fi.yaml", "en.yaml")
HOLE = "\0"
PUT_TOGETHER = re.compile("(?=.*[a-z]{3}).*(\\w\0|\0\\w)", re.DOTALL)
"""A key of which a word is put together, as in f"helps.{name}_{value}"."""


def words_in(text: str) -> list[str]:
    return re.findall(r"\w+", text)


def names_in(node: ast.AST) -> Iterator[str]:
    """The fields of classes, the members of enumerations and the words of strings in code."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield from words_in(node.value)
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        yield node.target.id
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        yield from (node.targets[0].id, node.targets[0].id.lower())
    elif isinstance(node, ast.keyword) and node.arg:
        yield node.arg


def made_up(node: ast.JoinedStr) -> str:
    """A string with something filled in: HOLE stands for what."""
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values
    )


def statements_said(path: Path) -> Iterator[ast.AST]:
    """All that code consists of but its docstrings, which use any word there is."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        for field in ("body", "orelse", "finalbody"):
            body = getattr(node, field, None)
            if isinstance(body, list):
                body[:] = [each for each in body if not _is_docstring(each)]
        yield node


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def words_of_data(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from words_in(str(key))
            yield from words_of_data(value)
    elif isinstance(data, list):
        for value in data:
            yield from words_of_data(value)
    else:
        yield from words_in(str(data))


@cache
def known() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Every word that a key may be made of, and how parts of keys are put together."""
    words: set[str] = set()
    patterns = []
    for path in CODE:
        for node in statements_said(path):
            words.update(names_in(node))
            if isinstance(node, ast.JoinedStr) and PUT_TOGETHER.search(made := made_up(node)):
                parts = (re.escape(part) for part in made.split(HOLE))
                patterns.append(re.compile(r"(.*\.)?" + r"\w+".join(parts)))
    for path in DATA.rglob("*.yaml"):
        if "texts" not in path.parts and path.name not in LANGUAGE_FILES:
            words.update(words_of_data(yaml.safe_load(path.read_text("utf-8"))))
    return frozenset(words), tuple(patterns)


def keys_of(path: Path) -> Iterator[str]:
    texts = yaml.safe_load(path.read_text("utf-8"))["texts"]
    for place in places_in(texts):
        yield join(prefix_of(path), place)


def places_in(texts: Any, *above: str) -> Iterator[tuple[str, ...]]:
    """The keys that lead to each text. Its forms for different numbers are one."""
    if isinstance(texts, dict) and not is_plural(texts):
        for key, value in texts.items():
            yield from places_in(value, *above, str(key))
    else:
        yield above


def is_dead(key: str) -> bool:
    words, patterns = known()
    named = [re.sub(r"_?\d+$", "", part) for part in key.split(".")]  # "35", "level_3"
    strange = [part for part in named if part and part not in words]
    return bool(strange) and not any(pattern.fullmatch(key) for pattern in patterns)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(DATA)))
def test_each_word_of_a_texts_key_is_known_to_code_or_data(path: Path) -> None:
    assert [key for key in keys_of(path) if is_dead(key)] == []


def test_a_text_that_nothing_says_is_found() -> None:
    assert is_dead("finans.dialogs.nobody_says_such_a_thing")
    assert not is_dead("finans.dialogs.cancel")
    assert not is_dead("ankka.dialogs.helps.level_3")
