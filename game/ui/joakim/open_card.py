"""What all cards that lie open above the table have in common: they stay until they are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.table.until_read import UntilRead

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook


class OpenCard(UntilRead):
    """A card with a button under it."""

    def __init__(self, look: JoakimLook) -> None:
        self.look = look
        self.words = look.words
        super().__init__(look.table)
