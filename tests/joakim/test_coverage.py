"""Nothing on the checklist is forgotten: every rule has a clause, every clause a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.files.translations import LANGUAGES
from game.files.yaml_source import PROJECT, read
from game.texts import Texts

CLAUSES = PROJECT / "data" / "joakim" / "rulebook" / "clauses.yaml"
TESTS = PROJECT / "tests"
RULES = PROJECT / "game" / "joakim"
CLAUSE = re.compile(r"joakim\.[a-z_]+\.[0-9]+")

STATED = {f"J{n}" for n in range(1, 71)}
"""What the rulebook states, from J57 on of the game with the sharks."""

RULINGS = {f"D{n}" for n in range(1, 66)}

CASES = ("O01", "O02", "O03", "O05", "O06", "O08", "O10", "O11", "O14", "O22", "O23")
"""The acceptance cases that the rules of the basic game can be held to without a window."""


def covers() -> dict[str, list[str]]:
    """Every clause, and what it covers."""
    chapters = read(CLAUSES).root["chapters"]
    return {clause["id"]: clause["covers"] for chapter in chapters for clause in chapter["clauses"]}


def marks_in(path: Path, mark: str) -> Iterator[str]:
    """The arguments of every `@pytest.mark.<mark>(...)` of a test module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr=name), args=args) if name == mark:
                for argument in args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value


def named_by_tests(mark: str, pattern: str) -> set[str]:
    """What test modules name by a mark, and scenario files in their `covers`."""
    named: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        named.update(marks_in(path, mark))
    for path in (TESTS / "scenarios").glob("*.yaml"):
        named.update(id for id in read(path).root["covers"] if re.fullmatch(pattern, id))
    return named


def ids_in_code() -> set[tuple[str, str]]:
    """Every clause id in the program, docstrings and comments included, and where it stands."""
    return {
        (path.name, id)
        for path in (PROJECT / "game").rglob("*.py")
        for id in CLAUSE.findall(path.read_text(encoding="utf-8"))
    }


def test_every_stated_rule_and_every_ruling_has_a_clause() -> None:
    covered = {id for ids in covers().values() for id in ids}
    assert (STATED | RULINGS) - covered == set()
    assert covered - (STATED | RULINGS) == set()


def test_every_clause_is_named_by_a_test() -> None:
    assert set(covers()) - named_by_tests("clause", CLAUSE.pattern) == set()


def test_tests_name_no_clause_that_does_not_exist() -> None:
    named = {id for id in named_by_tests("clause", CLAUSE.pattern) if id.startswith("joakim.")}
    assert named - set(covers()) == set()


def test_the_program_names_only_clauses_that_exist() -> None:
    assert {where for where in ids_in_code() if where[1] not in covers()} == set()


def test_every_clause_that_gives_a_reason_is_named_in_full() -> None:
    """The clause of a reason or of money is what the help opens, so each must be one by itself."""
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for text in strings_in(node) if isinstance(node, ast.Call) else ():
                if text.startswith("joakim."):
                    assert text in covers(), f"{path.name}: {text}"


# Words for all that is refused or comes to nothing

BY_THE_SCREEN = {"square_too_far"}
"""Said in place of square_out_of_reach where no throw leads that far."""


def strings_in(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def codes_in(path: Path) -> Iterator[str]:
    """Every code that a reason, or a rule that comes to nothing, can have in a file of the rules.

    A code may be chosen beforehand: `code = "a" if ... else "b"`.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    chosen = {
        target.id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        if called not in ("Reason", "t.nothing"):
            continue
        code = node.args[0 if called == "Reason" else 1]
        if isinstance(code, ast.Name):
            code = chosen[code.id]
        yield from strings_in(code.body if isinstance(code, ast.IfExp) else code)
        if isinstance(code, ast.IfExp):
            yield from strings_in(code.orelse)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words_and_all_words_have_a_code(language: str) -> None:
    codes = {code for path in RULES.rglob("*.py") for code in codes_in(path)}
    codes |= {"not_a_whole_number"} | BY_THE_SCREEN  # the first is the engine's, of an amount
    assert len(codes) > 35
    texts = Texts(language)
    assert {code for code in codes if not texts.has(f"joakim.reason.{code}")} == set()
    written = read(PROJECT / "data" / "joakim" / "texts" / language / "reasons.yaml")
    assert set(written.root["texts"]["reason"]) - codes == set()


@pytest.mark.parametrize("case", CASES)
def test_every_acceptance_case_of_the_rules_is_played(case: str) -> None:
    assert case in named_by_tests("case", "O[0-9]+")
