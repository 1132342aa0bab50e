"""One program for many tests of dialogs: each puts a position of its own on the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.ui.app import App
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import Pilot
from game.ui.kit.scene import Scene
from game.ui.scenes.poses import strike

Pose = Callable[[App], Scene[Any]]


def plainly(text: str) -> str:
    """The text with plain spaces, and without soft hyphens."""
    return text.replace("\u00a0", " ").replace("\u00ad", "")


class DialogScreen:
    """The program with a pose to begin with: pictures are read only once."""

    def __init__(self, folder: Path, pose: Pose) -> None:
        self.pilot: Pilot = strike(pose, folder, (1280, 720), "sv")
        self.pilot.shell.kit.settings.speed = "off"

    @property
    def app(self) -> App:
        app = self.pilot.shell
        assert isinstance(app, App)
        return app

    def speak(self, language: str, text_size: float = 1.0) -> None:
        """Show everything from now on in this language and text size."""
        self.app.settings.text_size = text_size
        self.app.set_language(language)

    def reset(self) -> None:
        """Swedish, and the usual text size."""
        if (self.app.settings.language, self.app.settings.text_size) != ("sv", 1.0):
            self.speak("sv")

    def show(self, pose: Pose) -> Pilot:
        """Put a pose in place of whatever is shown; the pause of a hand-over is waited for."""
        self.app.stack.replace(pose(self.app))
        return self.pilot.settle().wait(HAND_OVER)


def check_painted_anew(pilot: Pilot, keys: str) -> None:
    """After each key, what was painted anew makes the same picture as painting everything."""
    window = pilot.shell.stage.window
    for key in keys.split():
        pilot.press(key)
        in_parts = window.copy()
        pilot.shell.stage.redraw()
        pilot.shell.frame(0)
        assert window.get_buffer().raw == in_parts.get_buffer().raw, key
