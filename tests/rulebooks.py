"""What the tests of every game hold its rulebook against: clauses, marks, and the rules' source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from game.files.yaml_source import PROJECT, read

TESTS = PROJECT / "tests"


def covers(game: str) -> dict[str, list[str]]:
    """Every clause of a game, and what it covers."""
    return {clause["id"]: clause["covers"] for clause in _clauses(game)}


@cache
def asks(game: str) -> set[str]:
    """Every question to players that some clause of a game is about."""
    return {question for clause in _clauses(game) for question in clause.get("asks", ())}


def _clauses(game: str) -> Iterator[dict[str, Any]]:
    for chapter in read(PROJECT / "data" / game / "rulebook" / "clauses.yaml").root["chapters"]:
        yield from chapter["clauses"]


def rules_of(game: str) -> list[Path]:
    """The modules of a game's rules."""
    return sorted((PROJECT / "game" / game).rglob("*.py"))


def clause_pattern(game: str) -> str:
    """What the ids of a game's clauses look like."""
    return rf"{game}\.[a-z_]+\.[0-9]+"


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


def ids_in_code(game: str) -> set[tuple[str, str]]:
    """Every clause id in the program, docstrings and comments included, and where it stands."""
    return {
        (path.name, id)
        for path in (PROJECT / "game").rglob("*.py")
        for id in re.findall(clause_pattern(game), path.read_text(encoding="utf-8"))
    }


def calls_in(game: str) -> Iterator[tuple[Path, ast.Call]]:
    """Every call in a game's rules."""
    for path in rules_of(game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield path, node


def strings_in(node: ast.AST) -> Iterator[str]:
    """Every string inside a node."""
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


def constant(node: ast.expr) -> str:
    """The string that stands in the source; "" for anything else."""
    found = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return str(node.value) if found and isinstance(node, ast.Constant) else ""


def words_of_calls(game: str, place: int, *called: str) -> set[str]:
    """What stands at a place among the arguments of these calls, wherever it is a plain string."""
    return {
        word
        for _, call in calls_in(game)
        if ast.unparse(call.func) in called and len(call.args) > place
        for word in [constant(call.args[place])]
        if word
    }
