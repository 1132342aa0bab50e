"""What makes a game easier for one seat: the games that know such helps, and their dialogs."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from game.ui.kit.dialog import Dialog

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scenes.new_game.draft import DraftSeat

Helps = dict[str, int | str]
"""By name, as `Seating.helps` has them."""

_DIALOGS = {"ankka": ("game.ui.ankka.helps", "HelpsDialog")}


def has_helps(game: str) -> bool:
    """Whether a game can be made easier for a seat."""
    return game in _DIALOGS


def helps_dialog(app: App, game: str, seat: DraftSeat, name: str) -> Dialog[Helps]:
    """Where the helps of a seat are agreed. Raises KeyError for a game that has none."""
    module, dialog = _DIALOGS[game]
    made: Dialog[Helps] = getattr(import_module(module), dialog)(app, seat.helps, name)
    return made
