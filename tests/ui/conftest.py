"""Scenes without a window: a plain scene to put widgets into, and its pilot."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.ui.kit.harness import Pilot, PlainSettings
from game.ui.kit.scene import Scene
from game.ui.kit.shell import Shell
from game.ui.kit.widgets.base import Widget

Pilots = Callable[..., Pilot]


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
