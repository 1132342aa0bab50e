"""What every question dialog of every game does in the same way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games import GAMES
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.scene import Scene
from game.ui.scenes.pause import PauseMenu
from game.ui.scenes.poses import all_poses
from game.ui.table.prompt import Prompt
from tests.ui.dialog_screen import DialogScreen

POSES = all_poses()
FEWEST = 9
"""Different dialogs of each game, at least."""


@pytest.fixture(scope="module")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DialogScreen]:
    folder: Path = tmp_path_factory.mktemp("household")
    screen = DialogScreen(folder, POSES["ankka_turn"])
    yield screen
    screen.pilot.shell.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_menu_opens_from_every_question_by_both_its_keys(
    game: str, screen: DialogScreen
) -> None:
    """F10 did nothing while a question lay on the table: only Esc opened the menu."""
    kinds = set()
    for name, pose in POSES.items():
        if not name.startswith(game):
            continue
        app = screen.app
        app.stack.replace(Scene(app.kit))
        app.stack.push(pose(app))  # some poses have pushed the table below themselves
        prompt = screen.pilot.settle().wait(HAND_OVER).scene
        if not isinstance(prompt, Prompt) or type(prompt) in kinds:
            continue
        kinds.add(type(prompt))
        assert isinstance(screen.pilot.press("f10").scene, PauseMenu), name
        assert screen.pilot.press("escape").scene is prompt, name
    assert len(kinds) >= FEWEST
