"""Raising money for a debt, or for what one has said yes to: it cannot be left before it is paid.

A way after which it can no longer be paid is red, and taken only when it is pressed again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.requests import AnyRequest
from game.finans.state import BANK
from game.ui.finans.prompts.raising import Raising
from game.ui.finans.prompts.ruin import warning_of
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


class RaiseMoneyPrompt(Raising):
    """One way after another until the debt is covered."""

    told_height = 92

    def __init__(self, table: TableScene, request: AnyRequest) -> None:
        super().__init__(table, request)
        self.asked_again = ""
        """The way that would spoil all and has been pressed once."""

    @property
    def wanted(self) -> int:
        return int(self.facts["debt"])

    def told(self) -> str:
        """The cause, and who is paid, unless it is the bank: as the cash book says it then."""
        payee = int(self.facts["payee"])
        cause = self.words.t(f"cause.{self.facts['cause']}")
        told = f"{self.tell('raise_money.debt')}: {cause}"
        if payee == BANK:
            return told
        return f"{told}, {self.table.t('table.ledger_to', name=self.words.name(payee))}"

    def warning(self, id: str) -> str:
        return warning_of(self.register, self.request, id)

    def verb(self, id: str) -> str:
        return self.tell("sure") if id == self.asked_again else super().verb(id)

    def take(self, id: str) -> None:
        if self.warning(id) and id != self.asked_again:
            self._ask_again(id)
        else:
            self.finish(id)

    def focus_moved(self) -> None:
        super().focus_moved()
        if self.asked_again and self.focused_way() != self.asked_again:
            self._ask_again("")

    def _ask_again(self, id: str) -> None:
        self.asked_again = id
        self.renew(self.bar_box().inset(-6), self.list_box().inset(-20))

    def draw_bar(self, canvas: Canvas, box: Box) -> None:
        """The warning in its place while a way is looked at that would spoil all."""
        warning = self.warning(self.focused_way())
        if not warning:
            super().draw_bar(canvas, box)
            return
        canvas.skin(box, looks.BUBBLE)
        sign, words = box.inset(24, 8).split_left(110, gap=24)
        canvas.picture("shelf/sym_warning", sign)
        style = theme.HEADING.sized(44).coloured(theme.LOSS)
        canvas.text(words, warning, style, max_lines=2)
