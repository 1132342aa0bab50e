"""What a turn at the table offers, says and shows, by keys and by pointer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.requests import Choice
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.finans.data import GameData
from game.finans.state import Phase, State
from game.games import GAMES
from game.ui.app import App
from game.ui.finans import layout
from game.ui.finans.look import FinansLook
from game.ui.finans.poses import POSES
from game.ui.finans.posing import table_of
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import Pilot
from game.ui.kit.scene import Scene
from game.ui.kit.sprites import PaintedSprite
from game.ui.kit.widgets.button import Button
from game.ui.scenes.poses import strike
from game.ui.scenes.table import TableScene

GAME = GAMES["finans"]
LEFT_OUT = ("menu", "undo", "look", "back", "close")


class Turn:
    """Anna is about to roll at a table for two people, on a small screen without animations."""

    def __init__(self, folder: Path, change: Callable[[State, GameData], object]) -> None:
        rulebook = GAME.rulebook()
        setup = GameSetup((Seating("Anna", "red"), Seating("Bo", "blue")), {}, 5)
        state: State = rulebook.new_state(setup)
        state.phase, state.cash = Phase.TURN, [300_000, 300_000, -600_000]
        self.data: GameData = rulebook.data  # type: ignore[attr-defined]
        change(state, self.data)
        self.session: Session[State] = Session(rulebook, state, setup)

        def pose(app: App) -> Scene[None]:
            app.settings.speed = "off"
            return table_of(app, self.session)

        self.pilot: Pilot = strike(pose, folder, (640, 360), "sv")

    @property
    def table(self) -> TableScene:
        table = self.pilot.shell.stack.scenes[0]
        assert isinstance(table, TableScene)
        return table

    @property
    def look(self) -> FinansLook:
        look = self.table.look
        assert isinstance(look, FinansLook)
        return look

    def button(self, name: str) -> Button:
        widget = self.pilot.find(name)
        assert isinstance(widget, Button)
        return widget

    def plates(self) -> int:
        """How many sprites lie above the pieces."""
        return sum(isinstance(sprite, PaintedSprite) for sprite in self.table.sprites)

    def hover(self, x: float, y: float) -> None:
        """Bring the mouse to a point in design units."""
        self.pilot.wait(HAND_OVER)
        at = self.pilot.shell.kit.view.point(x, y)
        self.pilot.post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0), touch=False)

    def room_sees_all(self) -> bool:
        view = self.session.rulebook.view
        shown, true = (view(each, None) for each in (self.table.shown, self.session.state))
        return shown.to_json() == true.to_json() and self.table.told == len(self.session.log)


def at_the_branch(state: State, data: GameData) -> None:
    state.spaces[0] = data.number_of("branch")


def on_the_street(state: State, data: GameData) -> None:
    state.spaces[0] = 3
    state.plots[0] = 0


@pytest.fixture
def turn(tmp_path: Path) -> Iterator[Callable[[Callable[[State, GameData], object]], Turn]]:
    made: list[Turn] = []

    def begin(change: Callable[[State, GameData], object]) -> Turn:
        made.append(Turn(tmp_path, change))
        return made[-1]

    yield begin
    for each in made:
        each.pilot.shell.close()


Begin = Callable[[Callable[[State, GameData], object]], Turn]


def test_the_roll_has_the_focus_and_moves_the_piece(turn: Begin) -> None:
    begun = turn(on_the_street)
    assert begun.pilot.focused == "roll"
    begun.pilot.wait(HAND_OVER).press("enter")
    assert begun.session.state.spaces[0] != 3
    assert begun.room_sees_all()


def test_what_the_branch_allows_is_open_and_the_rest_says_why_not(turn: Begin) -> None:
    begun = turn(at_the_branch)
    assert begun.button("buy_plot").enabled
    assert begun.button("buy_share").enabled
    assert not begun.button("build").enabled
    begun.pilot.wait(HAND_OVER).click_on("meet")
    bubble = begun.table.bubble
    assert bubble is not None
    assert bubble.text == begun.button("meet").reason


def test_away_from_the_bank_nothing_is_sold_and_the_clause_is_named(turn: Begin) -> None:
    begun = turn(on_the_street)
    for name in ("buy_plot", "buy_share", "meet"):
        button = begun.button(name)
        assert not button.enabled
        assert "35–46" in button.reason
        assert "(" in button.reason
    assert "17" in begun.button("build").reason


def test_after_the_roll_the_same_buttons_stand_in_the_same_places(turn: Begin) -> None:
    begun = turn(on_the_street)
    names = ("buy_plot", "buy_share", "meet", "build", "more", "undo", "menu")
    before = {name: begun.button(name).box for name in names}
    begun.session.state.phase = Phase.END
    begun.table.course.show_all()
    request = begun.table.asking
    assert isinstance(request, Choice)
    begun.table.asking = Choice(0, "end_turn", request.options[1:])
    begun.table.rebuild()
    assert {name: begun.button(name).box for name in names} == before
    assert not begun.button("buy_plot").enabled


def test_a_plot_is_bought_in_two_presses(turn: Begin) -> None:
    begun = turn(at_the_branch)
    begun.pilot.wait(HAND_OVER).click_on("buy_plot").wait(HAND_OVER)
    begun.pilot.click_on("buy_plot joinery").wait(HAND_OVER)
    assert begun.session.state.plots[0] == 0
    assert begun.room_sees_all()


def test_a_space_shows_its_plate_only_while_it_is_looked_at(turn: Begin) -> None:
    begun = turn(on_the_street)
    assert begun.plates() == 0
    begun.hover(*layout.space_box(25).centre)
    assert begun.plates() == 1
    begun.hover(*layout.space_box(26).centre)
    assert begun.plates() == 1
    begun.hover(*begun.button("roll").box.centre)
    assert begun.plates() == 0


def test_a_plot_opens_to_its_deed_at_any_time(turn: Begin) -> None:
    begun = turn(on_the_street)
    begun.pilot.wait(HAND_OVER).click(*layout.space_box(2).centre)
    assert type(begun.pilot.scene).__name__ == "DeedScene"
    begun.pilot.wait(HAND_OVER).press("escape")
    assert begun.pilot.scene is begun.table
    assert begun.table.asking is begun.session.request


def test_people_play_on_by_keys_alone(turn: Begin) -> None:
    """And whenever something is asked the table shows what the room may see."""
    begun, rng = turn(at_the_branch), random.Random(3)
    for _ in range(60):
        begun.pilot.wait(HAND_OVER)
        scene = begun.pilot.scene
        if scene is begun.table:
            assert begun.room_sees_all()
        names = [
            widget.name
            for widget in scene.focus
            if isinstance(widget, Button) and widget.enabled and widget.name not in LEFT_OUT
        ]
        names = names or [scene.focus.current.name]  # type: ignore[union-attr]
        wanted = rng.choice(names)
        for _ in range(80):
            if begun.pilot.focused == wanted:
                break
            begun.pilot.press("tab")
        begun.pilot.press("enter")
    assert begun.session.state.turns > 3


def test_posed_tables_hold_in_prison_only_who_stands_there(tmp_path: Path) -> None:
    for pose in ("finans_two", "finans_six_crowd", "finans_out", "finans_names"):
        (tmp_path / pose).mkdir()
        table = strike(POSES[pose], tmp_path / pose, (640, 360), "sv").scene
        assert isinstance(table, TableScene)
        state, prison = table.session.state, table.session.rulebook.data.number_of("prison")
        held = [seat for seat, rounds in enumerate(state.missing) if rounds]
        assert all(state.spaces[seat] == prison for seat in held), pose
        assert not any(state.cash[seat] for seat, out in enumerate(state.out) if out), pose
