"""What goes wrong at a table beside the game, which goes on all the same."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from game.ui.kit.dialog import Choice, MessageDialog

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


class Trouble:
    """Says aloud, once, that the game cannot be saved; writes a report of a computer player that
    has failed, in whose place anything that was allowed has been answered."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._told: str | None = None  # the code that was told last

    def tell(self) -> None:
        """Tell what is new since the last time."""
        game = self._table.game
        if (fault := game.take_fault()) is not None:
            with suppress(Exception):  # without a report, then
                self._table.app.options.report(fault)
        before, self._told = self._told, game.trouble
        if game.trouble is not None and before != game.trouble:
            self._say(game.trouble)

    def _say(self, code: str) -> None:
        """A dialog above the table, for a code of storage.errors.CannotSave."""
        table = self._table
        assert table.stack is not None
        dialog = MessageDialog(
            table.kit,
            table.t("table.cannot_save.title"),
            table.t(f"table.cannot_save.{code}"),
            [Choice(None, table.t("kit.ok"), "primary")],
        )
        table.stack.push(dialog)
