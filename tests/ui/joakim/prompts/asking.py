"""A position on the table, with the dialog of its question open, driven without a window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from game.engine.requests import Answer
from game.engine.session import Session
from game.ui.joakim.prompts.base import JoakimPrompt
from game.ui.joakim.prompts.poses import POSES, table_in
from game.ui.joakim.sharks.digit_wheel import DigitWheel
from game.ui.kit.widgets.base import Widget
from game.ui.kit.widgets.sided import Sided
from tests.ui.dialog_screen import DialogScreen
from tests.ui.dialog_screen import plainly as plainly

Ask = Callable[..., "Asked"]


class Screen(DialogScreen):
    """The program, with Joakim on its table."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, POSES["joakim_trade"])


class Asked:
    """The question of a session, as somebody at the screen meets it."""

    def __init__(self, session: Session[Any], screen: Screen) -> None:
        self.session = session
        self.answered = len(session.entries)
        self.pilot = screen.show(partial(table_in, session))

    @property
    def prompt(self) -> JoakimPrompt:
        """The dialog on top."""
        scene = self.pilot.scene
        assert isinstance(scene, JoakimPrompt), type(scene)
        return scene

    @property
    def answers(self) -> list[Answer]:
        """What people have answered since."""
        entries = self.session.entries[self.answered :]
        return [entry.answer for entry in entries if entry.seat is not None]

    @property
    def said(self) -> str:
        """The text of the bubble, "" without one."""
        bubble = self.pilot.scene.bubble
        return plainly(bubble.text) if bubble is not None else ""

    @property
    def drawn(self) -> list[str]:
        """Every text that the dialog draws."""
        return [plainly(each.string) for each in self.pilot.texts()]

    def press(self, *keys: str) -> Asked:
        self.pilot.press(*keys)
        return self

    def click(self, *names: str) -> Asked:
        for name in names:
            self.pilot.click_on(name)
        return self

    def click_side(self, name: str, side: int) -> Asked:
        """Click the minus (-1) or the plus (1) of a counter."""
        box = self.pilot.find(name).box
        x = box.x + 20 if side < 0 else box.right - 20
        self.pilot.click(x, box.centre[1])
        return self

    def walk_to(self, name: str) -> Asked:
        """Reach a widget with arrow keys only, the shortest way."""
        from game.ui.kit.focus import neighbour

        widgets = [w for w in self.pilot.scene.focus if w.takes_focus()]
        start = self.pilot.scene.focus.current
        assert start is not None
        ways: list[tuple[Widget, tuple[str, ...]]] = [(start, ())]
        seen = {start.name}
        arrows = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
        for widget, way in ways:
            if widget.name == name:
                return self.press(*way)
            for key, (dx, dy) in arrows.items():
                if (dx and isinstance(widget, Sided)) or (dy and isinstance(widget, DigitWheel)):
                    continue  # it keeps these keys for itself
                target = neighbour(widget, widgets, dx, dy)
                if target is not None and target.name not in seen:
                    seen.add(target.name)
                    ways.append((target, (*way, key)))
        raise AssertionError(f"no arrows lead to {name}")

    def reasons(self) -> dict[str, str]:
        """The greyed widgets by name, each with its reason."""
        return {
            widget.name: plainly(reason)
            for widget in self.pilot.scene.focus
            if (reason := getattr(widget, "reason", ""))
        }
