"""Positions with their dialogs open, all on one screen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from game.engine.session import Session

from .asking import Ask, Asked, Screen


@pytest.fixture(scope="package")
def only_screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    screen = Screen(tmp_path_factory.mktemp("household"))
    yield screen
    screen.pilot.shell.close()


@pytest.fixture
def screen(only_screen: Screen) -> Screen:
    """The screen, in Swedish and at the usual text size."""
    only_screen.reset()
    return only_screen


@pytest.fixture
def ask(screen: Screen) -> Ask:
    """`ask(session)`: the dialog of the session's question, open on the table."""
    return partial(_ask, screen)


def _ask(screen: Screen, session: Session[Any]) -> Asked:
    return Asked(session, screen)
