"""One program for many tests of dialogs: each puts a position of its own on the table."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from game.engine.requests import Answer
from game.engine.session import Session
from game.ui.app import App
from game.ui.finans.prompts import desk_for
from game.ui.finans.prompts.poses import POSES, Pose, table_in
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import Pilot
from game.ui.scenes.poses import strike
from game.ui.scenes.table import TableScene


def plainly(text: str) -> str:
    """The text with plain spaces, and without soft hyphens."""
    return text.replace("\u00a0", " ").replace("\u00ad", "")


class Screen:
    """The program, and what lies on its table. `answers`: what was answered there."""

    def __init__(self, folder: Path) -> None:
        self.pilot: Pilot = strike(POSES["finans_bail"], folder, (1280, 720), "sv")
        self.pilot.shell.kit.settings.speed = "off"
        self.session: Session[Any] | None = None

    @property
    def app(self) -> App:
        app = self.pilot.shell
        assert isinstance(app, App)
        return app

    def speak(self, language: str, text_size: float = 1.0) -> None:
        """Show everything from now on in this language and text size."""
        self.app.settings.text_size = text_size
        self.app.set_language(language)

    def show(self, pose: Pose) -> Pilot:
        """Put a pose in place of whatever is shown; the pause of a hand-over is waited for."""
        self.app.stack.replace(pose(self.app))
        return self.pilot.settle().wait(HAND_OVER)

    def ask(self, session: Session[Any]) -> Pilot:
        """The dialog of the session's question."""
        self.session = session
        return self.show(partial(table_in, session))

    def open(self, session: Session[Any], name: str) -> Pilot:
        """What a button of the table opens."""
        self.ask(session)
        table = self.table
        assert table.asking is not None and table.stack is not None
        # As the table does it: what is chosen answers its question, unless nothing was.
        table.stack.push(
            desk_for(table, table.asking, name),
            lambda answer: None if answer == "back" else table.answer(answer),
        )
        return self.pilot.settle()

    @property
    def table(self) -> TableScene:
        table = self.app.stack.scenes[0]
        assert isinstance(table, TableScene)
        return table

    @property
    def answers(self) -> list[Answer]:
        """What people have answered since the position was put there."""
        assert self.session is not None
        return [each.answer for each in self.session.entries if each.seat is not None]

    @property
    def said(self) -> str:
        """The text of the bubble, "" without one."""
        bubble = self.pilot.scene.bubble
        return plainly(bubble.text) if bubble is not None else ""

    @property
    def drawn(self) -> list[str]:
        """Every text that the scene on top draws."""
        return [plainly(each.string) for each in self.pilot.texts()]

    def reasons(self) -> dict[str, str]:
        """The greyed widgets by name, each with its reason."""
        return {
            widget.name: plainly(reason)
            for widget in self.pilot.scene.focus
            if (reason := getattr(widget, "reason", ""))
        }
