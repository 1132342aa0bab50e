"""A table of Aku Ankka without a window, on a small screen: looked at, pressed, watched."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pygame

from game.ankka.state import State
from game.engine.requests import Choice
from game.engine.rulebook import GameSetup, Seating
from game.engine.saves import state_hash
from game.engine.session import Session
from game.games import GAMES
from game.ui.ankka.look import AnkkaLook
from game.ui.ankka.posing import table_of
from game.ui.app import App
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import Pilot
from game.ui.kit.scene import Scene
from game.ui.kit.settings import Speed
from game.ui.kit.widgets.button import Button
from game.ui.scenes.poses import strike
from game.ui.scenes.table import TableScene

GAME = GAMES["ankka"]
NAMES = ("Anna", "Bo", "Cia", "Dan", "Eva", "Finn")
SHORT: Mapping[str, int | str] = {"route": "quick", "first_dime": "bin"}
"""A game of few turns: whoever comes to the bin first has the dime."""

LEFT_OUT = ("menu", "undo", "look", "back", "close")
_BUTTONS_IN = 5
"""One in so many answers of a turn is a button, not a circle: Tab takes long to get there."""


def begun(
    players: tuple[str, ...] = ("human", "human"),
    options: Mapping[str, int | str] = SHORT,
    seed: int = 5,
    **more: Any,
) -> Session[State]:
    """A new game of these: "human", or a computer's level."""
    seats = tuple(
        Seating(name, look, player)
        for name, look, player in zip(NAMES, GAME.looks, players, strict=False)
    )
    return Session.begin(GAME.rulebook(), GameSetup(seats, dict(options), seed, **more))


class Played:
    """The program with one table on which this session stands."""

    def __init__(
        self,
        folder: Path,
        session: Session[State],
        speed: Speed = "off",
        reduced: bool = False,
        rests: bool = True,
    ) -> None:
        """`rests`: wait until something is asked; otherwise see `watch`."""
        self.session = session
        self.ended = False
        self.pilot: Pilot = strike(lambda app: Scene(app.kit), folder, (640, 360), "sv")
        self.app.settings.speed, self.app.settings.reduced_motion = speed, reduced
        self.table: TableScene = table_of(self.app, session)
        self.table.look.results = self._end  # type: ignore[method-assign]
        self.app.stack.replace(self.table)
        if rests:
            self.pilot.settle()

    def watch(self, until: Callable[[], bool], frame: float = 48.0, most: int = 20_000) -> None:
        """Let time pass, frame by frame, until something is so; nobody presses anything."""
        for _ in range(most):
            if until():
                return
            self.pilot.clock.now += frame
            self.app.frame(frame)
            while self.app.background.open_jobs:
                self.app.frame(0)
        raise TimeoutError("it did not come to that")

    def _end(self) -> None:
        self.ended = True

    @property
    def look(self) -> AnkkaLook:
        look = self.table.look
        assert isinstance(look, AnkkaLook)
        return look

    @property
    def app(self) -> App:
        app = self.pilot.shell
        assert isinstance(app, App)
        return app

    @property
    def top(self) -> Scene[Any]:
        return self.pilot.scene

    def find(self, name: str) -> Button:
        widget = self.pilot.find(name)
        assert isinstance(widget, Button)
        return widget

    def room_sees_all(self) -> bool:
        """Whether the table shows exactly what the room may see of the rules' state."""
        view = self.session.rulebook.view
        shown, true = (view(state, None) for state in (self.table.shown, self.session.state))
        same: bool = shown.to_json() == true.to_json()
        return same and self.table.told == len(self.session.log)

    def pixels(self) -> bytes:
        """What the window shows."""
        return pygame.image.tobytes(self.app.stage.window, "RGB")

    def replayed(self) -> str:
        """The hash of the same answers given to the rules alone."""
        alone = Session.begin(self.session.rulebook, self.session.setup)
        alone.replay(self.session.entries)
        return state_hash(alone.state)

    def happens(self, *events: Any) -> None:
        """This happens next, whatever the rules think of it."""
        self.table.asking = None
        self.session.log += events
        self.table.course.advance()

    def press_something(self, rng: random.Random) -> None:
        """Choose what is in focus, or a button, by Tab and Enter alone."""
        self.pilot.wait(HAND_OVER)  # whoever presses at once keeps the gate closed
        scene = self.top
        buttons = [
            widget.name
            for widget in scene.focus
            if isinstance(widget, Button) and widget.enabled and widget.name not in LEFT_OUT
        ]
        if scene is not self.table:
            names = buttons or [widget.name for widget in scene.focus if widget.takes_focus()]
            self.focus_by_tab(rng.choice(names))
        elif isinstance(self.table.asking, Choice) and buttons and not rng.randrange(_BUTTONS_IN):
            self.focus_by_tab(rng.choice(buttons))
        self.pilot.press("enter")

    def focus_by_tab(self, name: str) -> None:
        """Tab until the widget of this name has the focus."""
        for _ in range(len(list(self.top.focus))):
            if self.pilot.focused == name:
                return
            self.pilot.press("tab")
        assert self.pilot.focused == name


Play = Callable[..., Played]
