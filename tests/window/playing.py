"""A game on the table of the whole program, without a window and in a time of its own."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.engine.requests import Answer
from game.engine.session import Session
from game.games import GAMES
from game.storage.folders import Folders
from game.ui.app import App
from game.ui.household import Household
from game.ui.joakim.curtained_papers import CurtainedPapers
from game.ui.kit.harness import Clock, headless_window
from game.ui.program import options
from game.ui.scenes.table import TableScene
from game.ui.table.game_in_play import GameInPlay
from game.ui.table.prompt import Prompt

LONGEST = 40_000
"""Frames."""


class Playing:
    """Answers questions when they are asked, and puts away what lies there to be read."""

    def __init__(self, folder: Path, session: Session[Any], size: tuple[int, int], **chosen: Any):
        """`chosen`: settings."""
        house = Household(Folders(folder), "en")
        for name, value in {"muted": True, **chosen}.items():
            setattr(house.settings, name, value)
        arguments = Namespace(
            windowed=True, size=None, kiosk=False, pin=None, game=None, resume=False
        )
        self.clock = Clock()
        self.app = App(options(house, arguments), headless_window(size), self.clock, None)
        saves = house.saves
        self.game = GameInPlay(GAMES["joakim"], session, saves, saves.new_id("joakim"), [])
        self.table = TableScene(self.app, self.game)
        self.session = session
        self.app.stack.push(self.table)

    def answer_all(
        self,
        answers: list[Answer],
        frame: float,
        pause: float = 0.0,
        seen: Callable[[], None] = lambda: None,
    ) -> None:
        """`frame`: its milliseconds. `pause`: how long people look before they press. `seen` is
        called after each frame, also of a pause at the end: at the results, or at the question
        for which there is no answer left."""
        left, waited = list(answers), 0.0
        for _ in range(LONGEST):
            over = self.table not in self.app.stack.scenes or (not left and self._is_asked())
            if over and waited >= pause:
                break
            if self._something_to_press(over):
                waited += frame
                if waited >= pause and not over:
                    waited = 0.0
                    self._press(left)
            else:
                waited = 0.0
            self.clock.now += frame
            self.app.frame(frame)
            seen()
        assert not left, f"{len(left)} answers were never asked for"

    def _something_to_press(self, over: bool) -> bool:
        if over or self.app.stack.top is not self.table:
            return True
        return self._is_asked()

    def _is_asked(self) -> bool:
        asked = self.table.asking is not None and self.table.asking is self.session.request
        return asked and not self.table.playback.busy

    def _press(self, left: list[Answer]) -> None:
        top = self.app.stack.top
        if isinstance(top, Prompt):
            top.finish(left.pop(0))
        elif top is self.table:
            self.table.answer(left.pop(0))
        elif isinstance(top, CurtainedPapers) or hasattr(top, "close"):
            assert top is not None
            top.finish(None)
