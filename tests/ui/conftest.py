"""Scenes without a window: a plain scene to put widgets into, and its pilot.

Hundreds of programs begin in one process here. What each would read from the disk anew (pictures,
typefaces, music that nobody hears) is read once for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui.kit import kit
from game.ui.kit.cache import ByteCache, surface_bytes
from game.ui.kit.fonts import Fonts
from game.ui.kit.harness import Pilot, PlainSettings
from game.ui.kit.scene import Scene
from game.ui.kit.shell import Shell
from game.ui.kit.widgets.base import Widget

Pilots = Callable[..., Pilot]
_MASTERS, _TYPEFACES, _ROOMIER = 600_000_000, 500, 12
"""Bytes of pictures as they were read and typefaces of one program that are kept, and how much more
each program may keep of all that it has scaled and painted."""


@pytest.fixture(scope="session", autouse=True)
def _read_once() -> Iterator[None]:
    """Pictures are read once (each program gets a copy, to do with as it likes), typefaces kept."""
    masters: ByteCache[pygame.Surface] = ByteCache(_MASTERS, surface_bytes)
    load = pygame.image.load

    def load_once(path: Any, *rest: Any) -> pygame.Surface:
        if not isinstance(path, Path) or "images" not in path.parts:
            return load(path, *rest)
        key = path, path.stat().st_mtime_ns
        return masters.get(key, lambda: load(path, *rest)).copy()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load", load_once)
        patch.setattr(Fonts, "_MOST", _TYPEFACES)
        patch.setattr(kit, "_HD_PIXELS", kit._HD_PIXELS // _ROOMIER)
        yield


class Bare(Scene[object]):
    """A scene of the widgets it is given; `log` is for their callbacks."""

    def __init__(self, shell: Shell, make: Callable[[list[object]], list[Widget]]) -> None:
        super().__init__(shell.kit)
        self.shell = shell
        self.make = make
        self.log: list[object] = []

    def build(self) -> None:
        for widget in self.make(self.log):
            self.add(widget)


@pytest.fixture
def pilots() -> Pilots:
    """`pilots(make, size, settings)`: a pilot on a bare scene of what `make(log)` returns."""

    def start(
        make: Callable[[list[object]], list[Widget]] = lambda log: [],
        size: tuple[int, int] = (1280, 720),
        settings: PlainSettings | None = None,
    ) -> Pilot:
        return Pilot.start(lambda shell: Bare(shell, make), size, settings)

    return start
