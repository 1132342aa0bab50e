"""What all scenes share that lie above the table of Aku Ankka until they have been read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ankka.data import GameData
from game.engine.requests import Seat
from game.ui.ankka.pictures import token_picture
from game.ui.ankka.words import Words
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.table.until_read import UntilRead

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook

_NAME = theme.HEADING.sized(48)


class AnkkaShown(UntilRead):
    """A paper with a ribbon, and below it the name of whoever it is about."""

    def __init__(self, look: AnkkaLook) -> None:
        self.look = look
        self.words: Words = look.words
        self.data: GameData = look.data
        super().__init__(look.table)

    def tell(self, key: str, **values: object) -> str:
        """A text of the dialogs: `ankka.dialogs.<key>`."""
        return self.words.t(f"dialogs.{key}", **values)

    def draw_paper(self, canvas: Canvas, box: Box) -> None:
        canvas.skin(box.inset(-20), looks.WOOD_FRAME)
        canvas.skin(box, looks.DIALOG_PAPER)

    def draw_owner(self, canvas: Canvas, box: Box, seat: Seat) -> None:
        """A seat's token, mark and name."""
        colour = self.look.colour(seat)
        token, rest = box.split_left(box.h, gap=14)
        canvas.picture(token_picture(colour), token)
        mark, name = rest.split_left(46, gap=14)
        canvas.seat_mark(Box.around(*mark.centre, 46, 46), colour)
        canvas.text(name, self.words.name(seat), _NAME)
