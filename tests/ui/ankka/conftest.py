"""Tables that are closed when a test is over, and a screen for all poses of one module (which has
none of the tables: there is only one window)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.ankka.state import State
from game.engine.session import Session
from game.ui.ankka.poses import POSES
from tests.ui.ankka.playing import Play, Played
from tests.ui.dialog_screen import DialogScreen


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    """`play(session, speed=…, reduced=…)`: a table on which it stands."""
    made: list[Played] = []

    def begin(session: Session[State], **more: Any) -> Played:
        made.append(Played(tmp_path, session, **more))
        return made[-1]

    yield begin
    for each in made:
        each.pilot.shell.close()


@pytest.fixture(scope="module")
def only_screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DialogScreen]:
    screen = DialogScreen(tmp_path_factory.mktemp("household"), POSES["ankka_turn"])
    yield screen
    screen.pilot.shell.close()


@pytest.fixture
def screen(only_screen: DialogScreen) -> DialogScreen:
    """One screen for many poses, in Swedish and at the usual text size."""
    only_screen.reset()
    return only_screen
