"""Games on a table without a window: begun, played by keys, watched."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path

from game.engine.requests import Choice
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.games import GAMES, LOOKS
from game.joakim.data import GameData
from game.joakim.state import BANK, Phase, State
from game.storage.saves import Saves
from game.texts import Texts
from game.ui.joakim.look import JoakimLook
from game.ui.joakim.sharks.dealings import Dealings
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import Clock, Pilot, PlainSettings, headless_window
from game.ui.kit.scene import Scene
from game.ui.kit.settings import Speed
from game.ui.kit.shell import Shell
from game.ui.scenes.table import TableScene
from game.ui.table.controls import openly
from game.ui.table.game_in_play import GameInPlay
from game.ui.table.look import BESIDE

NAMES = ("Anna", "Bo", "Cia", "Dan", "Eva")
SHORT: dict[str, int | str] = {"win_limit": 112, "start_cash": 100, "first_player": "seat_1"}
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
        reduced_motion: bool = False,
        position: Callable[[State, GameData], object] | None = None,
    ) -> None:
        """`position` changes the table before the first card is shuffled, phase included."""
        seats = tuple(
            Seating(name, look, player)
            for name, look, player in zip(NAMES, LOOKS, players, strict=False)
        )
        setup = GameSetup(seats, SHORT if options is None else dict(options), seed)
        self.play = begin(setup, Saves(folder), position)
        self.settings = PlainSettings(language=language, speed=speed, reduced_motion=reduced_motion)
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

    def press_something(self, rng: random.Random) -> None:
        """Press a button of what is asked, or read on, by Tab and Enter alone."""
        self.pilot.wait(HAND_OVER)  # whoever presses at once keeps the gate closed
        scene = self.top
        if scene is self.table:
            asked = self.table.asking
            assert isinstance(asked, Choice)
            names = [option.id for option in openly(self.look, asked)]
            names += [BESIDE] if self.look.beside(asked) is not None else []
        else:
            names = [
                widget.name
                for widget in scene.focus
                if widget.takes_focus()
                and widget.name not in AVOIDED
                and not getattr(widget, "reason", "")
            ]
            names += ["back"] if isinstance(scene, Dealings) else []
        self.focus_by_tab(rng.choice(names))
        self.pilot.press("enter")

    def jump_to(self, square_type: str) -> None:
        """Seat 0 has the crown, and jumps to the first free square of this kind."""
        squares = self.look.data.board.squares
        self.pilot.wait(500).focus_on("jump").press("enter")
        free = next(
            square.index
            for square in squares
            if square.type == square_type and square.index not in self.look.state.squares
        )
        self.pilot.focus_on(f"square {free}").press("enter")

    def focus_by_tab(self, name: str) -> None:
        """Tab until the widget of this name has the focus."""
        stops = [widget for widget in self.top.focus if widget.takes_focus()]
        for _ in stops:
            if self.pilot.focused == name:
                return
            self.pilot.press("tab")
        assert self.pilot.focused == name


def begin(
    setup: GameSetup, saves: Saves, position: Callable[[State, GameData], object] | None
) -> GameInPlay:
    """A new game, or one that begins in a position of its own."""
    game = GAMES["joakim"]
    if position is None:
        return GameInPlay.begin(game, setup, saves)
    rulebook = game.rulebook()
    state: State = rulebook.new_state(setup)
    position(state, rulebook.data)  # type: ignore[attr-defined]
    session: Session[State] = Session(rulebook, state, setup)
    return GameInPlay(game, session, saves, saves.new_id(game.id), [])


def in_play(state: State, data: GameData) -> None:
    """Everyone has a pawn, cash and a value to reckon with; seat 0 is about to roll."""
    for seat in range(state.players):
        state.squares[seat] = 4 * seat
        state.cash[seat] = 60
        state.ones[seat][0] += 2
        state.ones[BANK][0] -= 2
    state.market = [5] * len(data.kinds)
    state.phase = Phase.MOVE


def with_the_crown(state: State, data: GameData) -> None:
    """Seat 0 may jump wherever it likes."""
    in_play(state, data)
    state.crown = 0
