"""What all these scenes have in common: they stay until they are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.finans.papers.register import Register
from game.ui.table.until_read import UntilRead

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook


class ShownScene(UntilRead):
    """A scene with a button under it, and the papers at hand."""

    def __init__(self, look: FinansLook) -> None:
        self.look = look
        self.register = Register(look.table)
        super().__init__(look.table)
