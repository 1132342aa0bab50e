"""What is said when an answer is taken back, so that everybody at the table knows that it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene
    from game.ui.table.look import TableLook


def undone(look: TableLook) -> str:
    """The line of the log by which the room knows the last answer, which is about to be taken
    back; that something was, if the log tells nothing of it."""
    table = look.table
    first = table.session.entries[-1].logged
    lines = map(look.log_line, table.session.log[first : table.told])
    line = next(filter(None, lines), "")
    return table.t("table.undone_line", line=line) if line else table.t("table.undone")


def say(table: TableScene, text: str) -> None:
    """A notice above everything: a dialog with the question may lie over the table again."""
    top = None if table.stack is None else table.stack.top
    if top is not None:
        top.toast(text)
