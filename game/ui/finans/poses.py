"""The table of Nya Finans in telling positions, always the same: for screenshots and for tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.finans import effects
from game.finans.data import GameData
from game.finans.state import State
from game.ui.app import App
from game.ui.finans.look import FinansLook
from game.ui.finans.posing import (
    GAME,
    LONG_NAMES,
    NAMES,
    Pose,
    in_force,
    played,
    rich,
    stand_as_told,
    table_of,
)
from game.ui.finans.prompts.poses import POSES as PROMPT_POSES
from game.ui.finans.sheet_poses import POSES as SHEET_POSES
from game.ui.kit.scene import Scene
from game.ui.scenes.new_game.house_rules import HouseRules
from game.ui.scenes.new_game.look_picker import LookPicker
from game.ui.scenes.new_game.scene import NewGame
from game.ui.scenes.rulebook import RulebookScene
from game.ui.scenes.table import TableScene


def _table(
    players: int,
    turns: int,
    question: str = "turn",
    names: tuple[str, ...] = NAMES,
    change: Callable[[State, GameData], None] | None = None,
) -> Pose:
    def pose(app: App) -> Scene[Any]:
        session = played(players, turns, question, names)
        if change is not None:
            data: GameData = session.rulebook.data  # type: ignore[attr-defined]
            change(session.state, data)
        if change is rich:
            stand_as_told(session)
        return table_of(app, session)

    return pose


def _crowd(state: State, data: GameData) -> None:
    """All pieces on one space, and news of a strike."""
    rich(state, data)
    state.spaces[:], state.missing[:] = [17] * state.players, [0] * state.players
    state.in_force = in_force(data, effects.Strike)


def _out(state: State, data: GameData) -> None:
    """Somebody has left, pieces stand in a room of the bank."""
    rich(state, data)
    state.out[-1] = True
    state.cash[state.players - 1] = 0
    state.plots[:] = [0 if owner == state.players - 1 else owner for owner in state.plots]
    state.shares[:] = [0 if owner == state.players - 1 else owner for owner in state.shares]
    state.spaces[:], state.missing[:] = [45] * state.players, [0] * state.players
    state.in_force = in_force(data, effects.DearMoney)


def _new_game(app: App) -> NewGame:
    """A full table is being set up."""
    scene = NewGame(app, GAME)
    while scene.draft.can_add:
        scene.draft.add()
    return scene


def _looks(app: App) -> Scene[Any]:
    scene = _new_game(app)
    app.stack.push(scene)
    return LookPicker(app, GAME.id, scene.draft, 1, scene.names)


def _house_rules(page: int) -> Pose:
    def pose(app: App) -> Scene[Any]:
        draft = _new_game(app).draft
        scene = HouseRules(app, draft, [f"{number}" for number in range(len(draft.seats))])
        scene.page = page % len(scene.pages)
        return scene

    return pose


def _rulebook(app: App) -> Scene[Any]:
    return RulebookScene(app, GAME.id, "finans.meeting.3")


def _looking(number: int, players: int = 4) -> Pose:
    """A space is looked at: its plate is up."""

    def pose(app: App) -> Scene[Any]:
        table = _table(players, 30, change=rich)(app)
        assert isinstance(table, TableScene) and isinstance(table.look, FinansLook)
        table.kit.after(1, partial(table.look.plate.show, number))
        return table

    return pose


POSES: dict[str, Pose] = (
    {
        "finans_start": _table(4, 0),
        "finans_turn": _table(4, 40, change=rich),
        "finans_end_turn": _table(3, 30, "end_turn"),
        "finans_two": _table(2, 25, change=rich),
        "finans_five": _table(5, 40, change=rich),
        "finans_six": _table(6, 60, change=rich),
        "finans_six_crowd": _table(6, 45, change=_crowd),
        "finans_out": _table(4, 30, change=_out),
        "finans_names": _table(6, 30, names=LONG_NAMES, change=rich),
        "finans_plot": _looking(25),
        "finans_special": _looking(46),
        "finans_corner": _looking(14),
        "finans_new_game": _new_game,
        "finans_new_game_looks": _looks,
        **{f"finans_house_rules_{page + 1}": _house_rules(page) for page in range(4)},
        "finans_rulebook": _rulebook,
    }
    | PROMPT_POSES
    | SHEET_POSES
)
