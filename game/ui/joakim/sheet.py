"""A large sheet over the table on which something can be read up: cash book, market, log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.box import Box
from game.ui.kit.dialog import Dialog
from game.ui.kit.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_SHEET = Box(110, 120, 1700, 890)
FOOT = 92
"""Height of the row of buttons at the lower edge."""


class Sheet(Dialog[None]):
    """With a title and a button that leads back to the table."""

    def __init__(self, look: JoakimLook) -> None:
        super().__init__(look.table.kit, _SHEET)
        self.look = look
        self.words = look.words

    def heading(self) -> str:
        """The title, in the language that is chosen now."""
        raise NotImplementedError

    @property
    def page(self) -> Box:
        """Where the contents go, above the row of buttons."""
        return self.content.split_bottom(FOOT, gap=16)[0]

    @property
    def foot(self) -> Box:
        return self.content.split_bottom(FOOT, gap=16)[1]

    def build(self) -> None:
        self.title = self.heading()
        super().build()

    def add_close(self) -> None:
        """The button that leads back, last in order."""
        box = Box(self.foot.right - 330, self.foot.y, 330, FOOT)
        self.add(Button(box, self.t("common.back"), self.back, "primary", name="close"))

    def back(self) -> None:
        self.finish(None)
