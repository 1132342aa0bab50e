"""The screen that the tests of dialogs share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .screen import Screen


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
