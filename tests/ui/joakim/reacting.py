"""Tables at which others may react, and how their window is used by keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.engine.session import Session
from game.games import GAMES
from game.joakim.events import TipUsed
from game.joakim.events.event import sharks_of
from game.joakim.state import State
from game.ui.app import App
from game.ui.household import household
from game.ui.joakim.sharks.reaction_curtain import ReactionCurtain
from game.ui.joakim.sharks.reaction_positions import (
    Hands,
)
from game.ui.joakim.sharks.reaction_window import ReactionWindow
from game.ui.kit.harness import Pilot
from game.ui.kit.scene import Scene
from game.ui.scenes.poses import strike
from game.ui.scenes.table import TableScene
from game.ui.table.game_in_play import GameInPlay
from game.ui.table.manners import TableManners

SMALL = 640, 360
WITH: Hands = ((), ("t20", "t23", "t01"), ("t24", "t21"), ("t31",))
WITHOUT: Hands = ((), ("t13", "t02", "t01"), ("t17", "t26"), ("t31",))


def table_at(
    folder: Path,
    make: Callable[[], Session[State]],
    seconds: int = 6,
    never: tuple[int, ...] = (),
) -> Pilot:
    """The program with a table in this position, at rest."""

    def pose(app: App) -> Scene[None]:
        house = household(app)
        house.settings.reaction_seconds, house.settings.speed = seconds, "off"
        play = GameInPlay(GAMES["joakim"], make(), house.saves, "joakim-reactions", [])
        play.manners = TableManners(list(never))
        return TableScene(app, play)

    return strike(pose, folder, SMALL, "sv")


def table_of(pilot: Pilot) -> TableScene:
    table = pilot.shell.stack.scenes[0]
    assert isinstance(table, TableScene)
    return table


def window(pilot: Pilot) -> ReactionWindow:
    assert isinstance(pilot.scene, ReactionWindow)
    return pilot.scene


def used(pilot: Pilot) -> list[tuple[int, int]]:
    log = table_of(pilot).session.log
    return [(event.seat, event.card) for event in log if isinstance(event, TipUsed)]


def hand(pilot: Pilot, seat: int) -> list[int]:
    state: State = table_of(pilot).session.state
    return sharks_of(state).hands[seat]


def play_behind_curtain(pilot: Pilot, key: str, name: str) -> None:
    """Press one's own key, say who one is, and press this button, all by keys."""
    pilot.wait(500).press(key)
    assert isinstance(pilot.scene, ReactionCurtain)
    pilot.wait(500).press("enter").wait(500)
    assert pilot.focused == "hold"
    for step in ("up", "left", "left", "right", "right", "down", "right"):
        if pilot.focused == name:
            break
        pilot.press(step)
    assert pilot.focused == name
    pilot.press("enter")
