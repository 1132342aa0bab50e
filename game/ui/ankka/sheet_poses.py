"""What is read or agreed beside the table of Aku Ankka, for screenshots and for tests."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.ankka.state import Ending
from game.ui.ankka.helps import HelpsDialog
from game.ui.ankka.look import AnkkaLook
from game.ui.ankka.posing import GAME, LONG_NAMES, NAMES, Pose, above_session, played, table_of
from game.ui.ankka.results import ResultsScene
from game.ui.ankka.step_book import StepBook
from game.ui.app import App
from game.ui.household import household
from game.ui.kit.scene import Scene
from game.ui.scenes.new_game.house_rules import HouseRules
from game.ui.scenes.new_game.look_picker import LookPicker
from game.ui.scenes.new_game.scene import NewGame
from game.ui.scenes.rulebook import RulebookScene
from game.ui.table.log_scene import LogScene

_HELPS: dict[str, int | str] = {"answers": 2, "level": 1, "left_out": "stories pictures"}
_PAGES = 5
_TURNS = 12


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


def _helps(name: str, asked: int, values: dict[str, int | str]) -> Pose:
    """What helps a player; so many questions were asked on other evenings."""

    def pose(app: App) -> Scene[Any]:
        app.stack.push(_new_game(app))
        ids = [f"q{number:03}" for number in range(1, asked + 1)]
        household(app).settings.memory["ankka"] = {"asked": {"people": ids}}
        return HelpsDialog(app, values, name)

    return pose


def _house_rules(page: int) -> Pose:
    def pose(app: App) -> Scene[Any]:
        draft = _new_game(app).draft
        scene = HouseRules(app, draft, [f"{number}" for number in range(len(draft.seats))])
        scene.page = page % len(scene.pages)
        return scene

    return pose


def _rulebook(app: App) -> Scene[Any]:
    return RulebookScene(app, GAME.id, "ankka.capture.1")


def _book(look: AnkkaLook) -> Scene[Any]:
    return StepBook(look, 0)


def _results(players: int, names: tuple[str, ...]) -> Pose:
    def pose(app: App) -> Scene[Any]:
        session = played(players, _TURNS * players, names)
        state = session.state
        state.winners, state.ending, state.dime = (0,), Ending.STEPPED_IN, state.pawn[0]
        state.visited[state.pawn[0]] = 4
        return ResultsScene(app, table_of(app, session))

    return pose


POSES: dict[str, Pose] = {
    "ankka_new_game": _new_game,
    "ankka_new_game_looks": _looks,
    "ankka_helps": _helps(NAMES[0], 0, {}),
    "ankka_helps_all": _helps(LONG_NAMES[0], 37, _HELPS),
    **{f"ankka_house_rules_{page + 1}": _house_rules(page) for page in range(_PAGES)},
    "ankka_rulebook": _rulebook,
    "ankka_log": above_session(LogScene, partial(played, 4, 30)),
    "ankka_book": above_session(_book, partial(played, 4, 30)),
    "ankka_book_six": above_session(_book, partial(played, 6, 30, LONG_NAMES)),
    "ankka_results": _results(4, NAMES),
    "ankka_results_six": _results(6, LONG_NAMES),
}
