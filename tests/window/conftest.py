"""A display for each file of tests, and programs that end with the test that started them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.window.display import Display
from tests.window.program import Program

Starter = Callable[..., Program]


@pytest.fixture(scope="module")
def display() -> Iterator[Display]:
    """For tests marked `window`."""
    with Display() as shown:
        yield shown


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """GAME_SHELF_HOME."""
    return tmp_path / "home"


@pytest.fixture
def start(home: Path) -> Iterator[Starter]:
    """`start(*arguments, display=…, language=…)`: the program, with its first scene shown. Each
    is killed at the end of the test."""
    with ExitStack() as stack:

        def start(*arguments: str, at: Path = home, **how: Any) -> Program:
            return stack.enter_context(Program(at, how.pop("display", None), *arguments, **how))

        yield start
