"""What holds for all tests: no screen and no loudspeaker, but for those marked `window`."""

from __future__ import annotations

import os
from collections.abc import Generator
from shutil import which

import pytest

NO_DEVICES = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
WINDOW_TOOLS = ("Xvfb", "xdotool")


def pytest_configure() -> None:
    """Before anything can import pygame."""
    os.environ.update(NO_DEVICES)


@pytest.hookimpl(wrapper=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """One more than there are cores: those in a real window mostly wait for it."""
    return (yield) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those in a real window begin: they take long, and the many short ones fill what is left."""
    items.sort(key=lambda item: item.get_closest_marker("window") is None)
    missing = [tool for tool in WINDOW_TOOLS if which(tool) is None]
    if missing:
        skip = pytest.mark.skip(reason=f"needs {' and '.join(missing)} for a real window")
        for item in items:
            if item.get_closest_marker("window"):
                item.add_marker(skip)


@pytest.fixture(autouse=True)
def _real_devices(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test marked `window` starts the program in an environment that hides no screen."""
    if request.node.get_closest_marker("window"):
        for name in NO_DEVICES:
            monkeypatch.delenv(name)
