"""Things on the table that can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Spot

if TYPE_CHECKING:
    from game.ui.table.look import TableLook


class TableSpot(Spot):
    """A spot that the game's look marks in its own way, focus and all.

    `asked`: it belongs to the open question, and can be chosen unless it has a reason.
    """

    def __init__(
        self,
        look: TableLook,
        box: Box,
        on_press: Callable[[], object] | None,
        spoken: str,
        reason: str = "",
        name: str = "",
        asked: bool = False,
    ) -> None:
        super().__init__(box, on_press, spoken, reason, name=name)
        self.look = look
        self.asked = asked

    def draw(self, canvas: Canvas) -> None:
        if self.asked or self.focused:
            self.look.mark_spot(canvas, self)

    def draw_ring(self, canvas: Canvas) -> None:
        """The look has marked the focus."""
