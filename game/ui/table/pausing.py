"""The pause menu above a table, and what it means for the question that lies under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

HANDED_OVER = "handed over"
"""What a dialog ends with when its seat has been handed over to a computer."""


class Pausing:
    """Opens the pause menu, and goes on from what was chosen there."""

    def __init__(self, table: TableScene) -> None:
        self.table = table

    def open(self) -> None:
        """The menu, above whatever is asked; what is moving stands still meanwhile."""
        from game.ui.scenes.pause import PauseMenu

        assert self.table.stack is not None
        self.table.stack.push(PauseMenu(self.table.app, self.table), self._chosen)

    def _chosen(self, choice: str) -> None:
        if choice == "shelf":
            self.table.app.show_first_scene()
            return
        self._mind_seats()
        if choice == "history":
            self.table.look.history()

    def _mind_seats(self) -> None:
        """A question to somebody for whom a computer plays now is taken off the table."""
        table = self.table
        if table.asking is not None and table.game.computer_asked is not None:
            table.asking = None
            table.looking = False
            if table.prompt is not None and table.stack is not None:
                table.stack.pop(table.prompt, HANDED_OVER)
            table.rebuild()
        table.course.advance()
