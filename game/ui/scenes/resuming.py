"""Put a saved game on the table, or say in one sentence why that cannot be done."""

from __future__ import annotations

from typing import Any

from game.engine.saves import UnreadableSave
from game.storage.errors import CannotRead
from game.storage.saves import SaveInfo
from game.ui.app import App
from game.ui.household import household
from game.ui.kit.dialog import Choice, MessageDialog
from game.ui.kit.scene import Scene
from game.ui.table.game_in_play import GameInPlay


def resume(app: App, scene: Scene[Any], info: SaveInfo) -> None:
    """Go on with a saved game.

    Answers that today's rules do not allow are told of first; so is that another window plays it,
    and that this one would go on with a copy.
    """
    try:
        play, lost = GameInPlay.resume(household(app).saves, info)
    except CannotRead as fault:
        reason = scene.t(f"saves.damaged.{fault.code}", **fault.numbers)
        tell(scene, reason, scene.t("saves.cannot_open"))
        return
    except UnreadableSave:
        tell(scene, scene.t("saves.unreadable"), scene.t("saves.cannot_open"))
        return
    if lost:
        _ask(app, scene, play, scene.t("saves.lost_title"), scene.t("saves.lost", n=lost))
    elif play.is_copy:
        _ask(app, scene, play, scene.t("saves.copy_title"), scene.t("saves.copy"))
    else:
        _show(app, play)


def tell(scene: Scene[Any], text: str, title: str) -> None:
    """A message above the scene."""
    assert scene.stack is not None
    ok = Choice(None, scene.t("common.ok"), "primary")
    scene.stack.push(MessageDialog(scene.kit, title, text, [ok]))


def _ask(app: App, scene: Scene[Any], play: GameInPlay, title: str, text: str) -> None:
    """Say what is not as it was, and go on only if that is wanted."""

    def answered(go_on: bool) -> None:
        if go_on:
            _show(app, play)
        else:
            play.close()

    assert scene.stack is not None
    choices = [
        Choice(True, scene.t("common.continue"), "primary"),
        Choice(False, scene.t("common.cancel")),
    ]
    scene.stack.push(MessageDialog(scene.kit, title, text, choices), answered)


def _show(app: App, play: GameInPlay) -> None:
    from game.ui.scenes.table import TableScene

    app.stack.replace(TableScene(app, play))
