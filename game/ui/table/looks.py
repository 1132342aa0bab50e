"""The looks of the games that have a table."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from game.ui.table.look import TableLook

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_LOOKS = {
    "joakim": ("game.ui.joakim.look", "JoakimLook"),
    "finans": ("game.ui.finans.look", "FinansLook"),
    "ankka": ("game.ui.ankka.look", "AnkkaLook"),
}
"""By game: the module and the class of its look. Only that of the game in play is imported."""


def look_of(table: TableScene) -> TableLook:
    """The look of the table's game. Raises KeyError if it has none."""
    module, name = _LOOKS[table.game.game.id]
    look: TableLook = getattr(import_module(module), name)(table)
    return look
