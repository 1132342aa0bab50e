"""Games on a table without a window: begun, played by keys, watched."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path

from game.engine.requests import Choice
from game.engine.rulebook import GameSetup, Seating
from game.games import GAMES, LOOKS
from game.joakim.state import State
from game.storage.saves import Saves
from game.texts import Texts
from game.ui.joakim.look import JoakimLook
from game.ui.kit.harness import Clock, Pilot, PlainSettings, headless_window
from game.ui.kit.scene import Scene
from game.ui.kit.settings import Speed
from game.ui.kit.shell import Shell
from game.ui.kit.widgets.button import Button
from game.ui.scenes.table import TableScene
from game.ui.table.game_in_play import GameInPlay

NAMES = ("Anna", "Bo", "Cia", "Dan", "Eva")
SHORT = {"win_limit": 112, "start_cash": 100, "first_player": "seat_1"}
AVOIDED = ("menu", "undo", "look", "back", "close")


class Played:
    """A table with its pilot. `ended`: the results would be shown now."""

    def __init__(
        self,
        folder: Path,
        players: tuple[str, ...] = ("human", "human"),
        options: Mapping[str, int | str] | None = None,
        seed: int = 5,
        speed: Speed = "off",
        size: tuple[int, int] = (640, 360),
        language: str = "sv",
        before: Callable[[GameInPlay], object] = lambda play: None,
        reduced_motion: bool = False,
    ) -> None:
        seats = tuple(
            Seating(name, look, player)
            for name, look, player in zip(NAMES, LOOKS, players, strict=False)
        )
        setup = GameSetup(seats, SHORT if options is None else dict(options), seed)
        self.play = GameInPlay.begin(GAMES["joakim"], setup, Saves(folder))
        before(self.play)
        self.settings = PlainSettings(
            language=language, speed=speed, reduced_motion=reduced_motion
        )
        self.ended = False
        self.clock = Clock()
        folders = Path("images"), Path("sounds")
        self.shell = Shell(
            headless_window(size), self.settings, Texts(language), *folders, self.clock
        )
        self.table = TableScene(self.shell, self.play)  # type: ignore[arg-type]
        self.table.look.results = self._end  # type: ignore[method-assign]
        self.shell.stack.push(self.table)

    @cached_property
    def pilot(self) -> Pilot:
        """Presses keys; the table comes to rest when it is first asked for."""
        return Pilot(self.shell, self.clock)

    def watch(self, until: Callable[[], bool], frame: float = 48.0, most: int = 60_000) -> None:
        """Let time pass, frame by frame, until something is so; nobody presses anything."""
        for _ in range(most):
            if until():
                return
            self.clock.now += frame
            self.shell.frame(frame)
            while self.shell.background.open_jobs:
                self.shell.frame(0)
        raise TimeoutError("it did not come to that")

    def _end(self) -> None:
        self.ended = True

    @property
    def look(self) -> JoakimLook:
        look = self.table.look
        assert isinstance(look, JoakimLook)
        return look

    @property
    def session_state(self) -> State:
        state: State = self.play.session.state
        return state

    @property
    def top(self) -> Scene[object]:
        return self.shell.stack.scenes[-1]

    def room_sees_all(self) -> bool:
        """Whether the table shows exactly what the room may see of the rules' state. (That a card
        was put under its pile, the room saw, though the view tells of no pile's cards.)"""
        view = self.play.session.rulebook.view
        shown, true = (view(state, None) for state in (self.table.shown, self.session_state))
        same: bool = shown.to_json() == true.to_json()
        return same and self.table.told == len(self.play.session.log)

    def answer_headless(self, count: int, rng: random.Random) -> None:
        """So many questions answered at random, before anything is shown."""
        answer_some(self.play, count, rng)

    def press_something(self, rng: random.Random) -> None:
        """Press a button of what is asked, or read on, by Tab and Enter alone."""
        scene = self.top
        if scene is self.table:
            asked = self.table.asking
            assert isinstance(asked, Choice)
            names = [option.id for option in asked.options]
        else:
            names = [
                widget.name
                for widget in scene.focus
                if widget.takes_focus()
                and widget.name not in AVOIDED
                and not (isinstance(widget, Button) and not widget.enabled)
            ]
        self.focus_by_tab(rng.choice(names))
        self.pilot.press("enter")

    def focus_by_tab(self, name: str) -> None:
        """Tab until the widget of this name has the focus."""
        stops = [widget for widget in self.top.focus if widget.takes_focus()]
        for _ in stops:
            if self.pilot.focused == name:
                return
            self.pilot.press("tab")
        assert self.pilot.focused == name


def answer_some(play: GameInPlay, count: int, rng: random.Random) -> None:
    """Answer so many questions of people at random, without a screen."""
    session = play.session
    while session.request is not None and count:
        request = session.request
        if request.asked is None:
            session.answer_by_chance()
            continue
        count -= 1
        if isinstance(request, Choice):
            session.answer(rng.choice(request.options).id)
        else:
            session.answer(0)
