"""One program for many tests of dialogs: each puts a position of its own on the table."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from game.engine.requests import Answer
from game.engine.session import Session
from game.ui.finans.look import FinansLook
from game.ui.finans.prompts import desk_for
from game.ui.finans.prompts.poses import POSES, table_in
from game.ui.kit.harness import Pilot
from game.ui.scenes.table import TableScene
from tests.ui.dialog_screen import DialogScreen
from tests.ui.dialog_screen import plainly as plainly


class Screen(DialogScreen):
    """The program, and what lies on its table."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, POSES["finans_bail"])
        self.session: Session[Any] | None = None

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


def look_of(screen: Screen) -> FinansLook:
    """How Nya Finans looks on the table that lies below."""
    look = screen.table.look
    assert isinstance(look, FinansLook)
    return look
