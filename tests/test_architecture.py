"""The layers hold, and the scripts of the rules keep to what a script may do.

    main -> ui -> players -> joakim | finans | ankka -> engine -> standard library

Beside the games stand data_files, texts and game/files (the only ones that read YAML), scenarios
and storage; above all of them the commands. The type `random.Random` may be named in the engine
and in the games, where a caller hands one in; no generator is made, and no number drawn from the
module, outside the players and the commands that measure.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]
GAME_NAMES = ("joakim", "finans", "ankka")
MOST_LINES = 300
LONGER: tuple[str, ...] = ()  # no file is allowed to be

CODE = sorted(
    path.relative_to(PROJECT)
    for path in (PROJECT / "main.py", *(PROJECT / "game").rglob("*.py"))
    if "__pycache__" not in path.parts
)
RULES = [path for path in CODE if path.parts[:2] in {("game", name) for name in GAME_NAMES}]
ENGINE = [path for path in CODE if path.parts[:2] == ("game", "engine")]


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse((PROJECT / path).read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Every module that a file imports, wherever in it; `from a import b` gives a and a.b."""
    found: list[str] = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found.append(str(node.module))
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return tuple(found)


def importers(*modules: str) -> set[str]:
    """The files that import one of these modules or something inside it."""
    return {
        path.as_posix()
        for path in CODE
        if any(name == m or name.startswith(f"{m}.") for name in imports(path) for m in modules)
    }


def parts(path: Path) -> str:
    """The layer a file belongs to: "engine", "joakim", "ui", ... or a module's own name."""
    return path.parts[1].removesuffix(".py") if path.parts[0] == "game" else "main"


ALLOWED: dict[str, set[str]] = {
    "annotations": set(),
    "errors": set(),
    "lengths": {"annotations"},
    "setup_options": {"annotations"},
    "switches": {"annotations"},
    "engine": set(),
    **{game: {"engine", "annotations", "switches"} for game in GAME_NAMES},
    "players": {"engine", *GAME_NAMES},
    "storage": {"errors"},
    "files": {"errors", "annotations", "lengths", "setup_options", *GAME_NAMES},
    "data_files": {"files", "lengths", "setup_options", *GAME_NAMES},
    "scenarios": {"engine", "files", "games", "annotations", "setup_options", *GAME_NAMES},
}
"""For each layer that has limits, which other parts of game/ it may import."""


@pytest.mark.parametrize("path", CODE, ids=str)
def test_a_layer_imports_only_what_lies_below_it(path: Path) -> None:
    own = parts(path)
    if own not in ALLOWED:
        return
    used = {name.split(".")[1] for name in imports(path) if name.startswith("game.")}
    assert used - {own} <= ALLOWED[own]


def test_the_engine_and_the_games_import_only_the_standard_library_besides() -> None:
    import sys

    for path in (*ENGINE, *RULES):
        outside = {name.split(".")[0] for name in imports(path)} - {"game"}
        assert outside <= sys.stdlib_module_names


def test_games_and_their_players_and_screens_do_not_know_one_another() -> None:
    for path in CODE:
        own = [game for game in GAME_NAMES if game in path.parts or path.stem.startswith(game)]
        if parts(path) in (*GAME_NAMES, "players", "ui") and own:
            for other in set(GAME_NAMES) - set(own):
                assert not [n for n in imports(path) if other in n.split(".")], f"{path}: {other}"


def test_only_the_screen_imports_pygame() -> None:
    assert {path for path in importers("pygame") if not path.startswith("game/ui/")} <= {"main.py"}


def test_nothing_below_the_screen_imports_it() -> None:
    above = {"main.py", "game/cli.py"}
    for path in importers("game.ui"):
        assert path in above or path.startswith(("game/ui/", "game/commands/")), path


def test_yaml_is_read_in_one_place() -> None:
    assert importers("yaml") == {"game/files/yaml_source.py"}


NEVER = ("asyncio", "pickle", "marshal", "shelve", "thorpy")
NETWORK = ("http", "urllib", "socket", "ssl", "ftplib", "socketserver", "xmlrpc")


def test_what_the_design_rules_out_is_imported_nowhere() -> None:
    """No foreign code from a save, no event loop in the rules; pip alone goes to the network."""
    assert importers(*NEVER, *NETWORK) == set()
    starters = {"game/fetching.py", "game/commands/bench_starts.py"}
    assert importers("subprocess") <= starters


def test_the_kit_knows_no_game() -> None:
    for path in CODE:
        if path.parts[:3] == ("game", "ui", "kit"):
            for name in imports(path):
                assert not set(name.split(".")) & set(GAME_NAMES), f"{path}: {name}"


# Chance, clocks and files


def calls(path: Path) -> Iterator[str]:
    """Every dotted name that is called in a file."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func)


@pytest.mark.parametrize("path", [*ENGINE, *RULES], ids=str)
def test_engine_and_games_use_no_clock_no_files_and_no_random_numbers_of_their_own(
    path: Path,
) -> None:
    forbidden = {"time", "datetime", "os", "io", "pathlib", "shutil", "threading", "asyncio"}
    forbidden |= {"secrets", "uuid"}
    assert not {name.split(".")[0] for name in imports(path)} & forbidden
    called = set(calls(path))
    assert not called & {"open", "print", "input", "id", "hash", "eval", "exec"}
    assert not {name for name in called if name.startswith(("random.", "Random"))}


def test_random_is_only_a_type_where_the_unseen_is_dealt_anew() -> None:
    as_a_type = {
        "game/engine/players.py",
        "game/engine/rulebook.py",
        "game/engine/session.py",
        *(f"game/{game}/{module}.py" for game in GAME_NAMES for module in ("rulebook", "views")),
    }
    free = ("game/players/", "game/commands/")  # a command measures; nothing it draws is a game's
    others = {path for path in importers("random") if not path.startswith(free)}
    assert others <= as_a_type
    for path in others:
        assert not [name for name in calls(Path(path)) if name.startswith("random.")]


# Scripts


@pytest.mark.parametrize("path", RULES, ids=str)
def test_nothing_is_held_open_around_an_await(path: Path) -> None:
    for node in ast.walk(tree(path)):
        if isinstance(node, (ast.Try, ast.With, ast.AsyncWith, ast.AsyncFor)):
            assert not [n for n in ast.walk(node) if isinstance(n, ast.Await)], node.lineno


@pytest.mark.parametrize("path", RULES, ids=str)
def test_one_question_is_asked_at_a_time(path: Path) -> None:
    """An await stands alone: two in one expression would leave their order to the reader."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.stmt) and not isinstance(
            node, (ast.AsyncFunctionDef, ast.If, ast.For, ast.While, ast.Match, ast.ClassDef)
        ):
            assert len([n for n in ast.walk(node) if isinstance(n, ast.Await)]) <= 1, node.lineno


ORDERED = ("list", "tuple", "iter", "next", "enumerate", "dict.fromkeys")


def is_a_set(node: ast.expr) -> bool:
    return isinstance(node, (ast.Set, ast.SetComp)) or (
        isinstance(node, ast.Call) and ast.unparse(node.func) in ("set", "frozenset")
    )


@pytest.mark.parametrize("path", RULES, ids=str)
def test_no_set_is_iterated_for_its_order_is_nobodys(path: Path) -> None:
    """A set may answer `in`; whoever goes through one must sort it."""
    for node in ast.walk(tree(path)):
        loops = [node.iter] if isinstance(node, (ast.For, ast.comprehension)) else []
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ORDERED:
            loops += node.args
        assert not [loop for loop in loops if is_a_set(loop)]


@pytest.mark.parametrize("path", [p for p in RULES if "events" not in p.parts], ids=str)
def test_only_events_change_a_state(path: Path) -> None:
    """No rule assigns to a field of the state, or to an item of one."""
    for node in ast.walk(tree(path)):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, (ast.AugAssign, ast.AnnAssign)):
            targets = [node.target]
        for target in targets:
            assert not re.match(r"(t|table)\.state\b", ast.unparse(target)), ast.unparse(target)


MUTATORS = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "update"}


@pytest.mark.parametrize("path", [p for p in RULES if "events" not in p.parts], ids=str)
def test_no_rule_changes_a_list_of_the_state(path: Path) -> None:
    """Nor deletes from one, nor sets an attribute by its name."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            changed = ast.unparse(node.func.value)
            assert not (node.func.attr in MUTATORS and re.search(r"\bstate\.", changed)), changed
        if isinstance(node, ast.Delete):
            assert not [each for each in node.targets if "state." in ast.unparse(each)]
    assert "setattr" not in set(calls(path))


# Words


SHOWN = [path for path in CODE if parts(path) in ("engine", *GAME_NAMES, "players", "ui")]
A_SENTENCE = re.compile(r"[A-ZÅÄÖ][a-zåäö]*,? [a-zåäö]{2,}")


def literals(path: Path) -> Iterator[ast.Constant]:
    """The strings of a file, but for docstrings and what is raised or asserted."""
    silent: set[int] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, (ast.Raise, ast.Assert)):
            silent |= {id(each) for each in ast.walk(node)}
        elif isinstance(node, ast.Expr):
            silent.add(id(node.value))
        elif (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in silent
        ):
            yield node


@pytest.mark.parametrize("path", SHOWN, ids=str)
def test_no_sentence_stands_in_the_code(path: Path) -> None:
    """Whatever a player reads is a text of the data files, in three languages."""
    found = [str(each.value) for each in literals(path)]
    assert not [text for text in found if A_SENTENCE.search(text)]


def test_standard_output_belongs_to_the_commands() -> None:
    """Everything else that is printed goes to standard error."""
    for path in CODE:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "print":
                to = [ast.unparse(each.value) for each in node.keywords if each.arg == "file"]
                assert to == ["sys.stderr"] or path.parts[:2] == ("game", "commands"), path


# Form


def test_no_file_is_too_long() -> None:
    long = {
        path.as_posix()
        for path in CODE
        if len((PROJECT / path).read_text(encoding="utf-8").splitlines()) > MOST_LINES
    }
    assert long == set(LONGER)


def test_nothing_is_called_utils() -> None:
    vague = {"utils", "util", "helpers", "misc", "common"}
    assert not [path for path in CODE if vague & {path.stem, *path.parts}]


QUIET = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
WORKERS = {"open", "print", "exec", "eval"}


@pytest.mark.parametrize("path", [p for p in CODE if p.name != "main.py"], ids=str)
def test_nothing_is_done_at_import(path: Path) -> None:
    """A module defines: names, functions, classes. It does not read, print or run anything."""
    for node in tree(path).body:
        if isinstance(node, (*QUIET, ast.Assign, ast.AnnAssign)):
            called = {
                ast.unparse(n.func)
                for n in ast.walk(node)
                if isinstance(n, ast.Call) and not isinstance(node, QUIET)
            }
            assert not called & WORKERS
            assert not {name for name in called if name.startswith("pygame.")} - CHEAP
        elif isinstance(node, ast.If):
            guard = ast.unparse(node.test)
            assert guard in ("TYPE_CHECKING", "__name__ == '__main__'") or "sys" in guard
        else:
            assert isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant), node.lineno


CHEAP = {"pygame.Rect", "pygame.Color", "pygame.Vector2"}

FOREIGN = re.compile(
    r"disney|copyright|©|carl barks|don rosa|egmont|all rights reserved", re.IGNORECASE
)


def test_no_line_of_the_code_is_somebody_elses() -> None:
    """No file claims another's rights or names: everything here is our own (see LICENSE)."""
    for path in CODE:
        for number, line in enumerate((PROJECT / path).read_text(encoding="utf-8").splitlines(), 1):
            assert not FOREIGN.search(line), f"{path}:{number}"
