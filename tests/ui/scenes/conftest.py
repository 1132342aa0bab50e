"""A household in a folder of its own, and the whole program on an invisible window."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.storage.folders import Folders
from game.ui.household import Household
from game.ui.kit.assets import ENDINGS, Assets
from game.ui.kit.harness import Pilot
from game.ui.program import options

Start = Callable[..., Pilot]


@pytest.fixture(autouse=True)
def _unpainted(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Whether a picture is there matters in these tests, not what it looks like: loading the
    pictures would take longer than all the rest."""

    def load(assets: Assets, name: str, half: bool) -> pygame.Surface | None:
        if not any((assets.folder / (name + ending)).is_file() for ending in ENDINGS):
            assets.missing.add(name)
            return None
        assets._sizes[name] = (16, 16)
        return pygame.Surface((16, 16), pygame.SRCALPHA)

    if "test_screenshots" not in str(request.path):
        monkeypatch.setattr(Assets, "_load", load)


@pytest.fixture(autouse=True)
def _same_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first new game of a test is the same one each time, and so is the second."""
    seeds = count(7)
    monkeypatch.setattr("game.ui.table.game_in_play.secrets.randbits", lambda bits: next(seeds))


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """Starts the program: `start(kiosk=True, game="finans")`. Starting twice finds what the first
    time has kept."""

    def started(home: Path = tmp_path, language: str = "sv", **changes: Any) -> Pilot:
        house = Household(Folders(home), language, bool(changes.get("kiosk")))
        house.settings.speed = "off"
        args = Namespace(windowed=True, size=None, kiosk=False, pin=None, game=None, resume=False)
        vars(args).update(changes)
        return Pilot.start_app(options(house, args))

    return started


def shown(pilot: Pilot) -> str:
    """Everything that the top scene says, a string a line, soft hyphens taken out."""
    return "\n".join(text.string for text in pilot.texts()).replace("\xad", "")


def bubble(pilot: Pilot) -> str:
    """What the bubble says."""
    assert pilot.scene.bubble is not None
    return pilot.scene.bubble.text
