"""Say aloud that the game cannot be saved, and that it goes on all the same."""

from __future__ import annotations

from typing import Any

from game.ui.kit.dialog import Choice, MessageDialog
from game.ui.kit.scene import Scene


def tell_trouble(scene: Scene[Any], code: str) -> None:
    """A dialog above the scene, for a code of storage.errors.CannotSave."""
    assert scene.stack is not None
    dialog = MessageDialog(
        scene.kit,
        scene.t("table.cannot_save.title"),
        scene.t(f"table.cannot_save.{code}"),
        [Choice(None, scene.t("kit.ok"), "primary")],
    )
    scene.stack.push(dialog)
