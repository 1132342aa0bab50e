"""What makes a game easier for one seat: the games that know such helps, and how they tell them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from game.ui.kit.dialog import Dialog

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scenes.new_game.draft import DraftSeat

Helps = dict[str, int | str]
"""By name, as `Seating.helps` has them."""

_MODULES = {"ankka": "game.ui.ankka.helps"}


def has_helps(game: str) -> bool:
    """Whether a game can be made easier for a seat."""
    return game in _MODULES


def helps_dialog(app: App, game: str, seat: DraftSeat, name: str) -> Dialog[Helps]:
    """Where the helps of a seat are agreed. Raises KeyError for a game that has none."""
    made: Dialog[Helps] = import_module(_MODULES[game]).HelpsDialog(app, seat.helps, name)
    return made


def helps_told(
    t: Callable[..., str], game: str, helps: Mapping[str, int | str]
) -> Iterator[tuple[str, str]]:
    """Each help of a seat and its value. Raises KeyError as `helps_dialog` does."""
    told: Iterator[tuple[str, str]] = import_module(_MODULES[game]).told(t, helps)
    return told
