"""What lies before a player beside money, plots and shares: bonds by their numbers, kept tips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.ui.finans.pictures import THINGS
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.base import Widget

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook

HEIGHT = 84
_ICON, _LABEL, _CHIP = 66, 216, 56
_BONDS = 0.54
"""The share of the width for the bonds: there is room for all twelve numbers."""

_WORDS = theme.BODY.sized(32)
_NUMBER = theme.NUMBER.sized(36)


class HoldingsStrip(Widget):
    """The numbers of a seat's bonds at the left, the titles of its kept tips at the right."""

    def __init__(self, box: Box, look: FinansLook, seat: Seat) -> None:
        super().__init__(box, "holdings")
        self._words = look.words
        owners = enumerate(look.state.bonds, start=1)
        self.bonds = [number for number, owner in owners if owner == seat]
        self.tips = [look.words.card("tips", card, "title") for card in look.state.kept[seat]]

    def spoken(self) -> str:
        numbers = ", ".join(map(str, self.bonds))
        bonds = f"{self._label('bonds')}: {numbers}" if self.bonds else self._label("no_bonds")
        return f"{bonds}. {self._tips_told()}"

    def _label(self, thing: str) -> str:
        return self._words.t(f"table.{thing}")

    def _tips_told(self) -> str:
        if not self.tips:
            return self._label("no_tips")
        return self._words.t("table.tips", n=len(self.tips), titles=", ".join(self.tips))

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(self.box, looks.SLOT)
        inner = self.box.inset(16, 6)
        bonds, tips = inner.split_left(inner.w * _BONDS, gap=20)
        self._draw_bonds(canvas, bonds)
        icon, words = tips.split_left(_ICON, gap=14)
        canvas.picture(THINGS["tip"], icon.inset(2), alpha=1.0 if self.tips else 0.3)
        self.cut = canvas.text(words, self._tips_told(), _WORDS, max_lines=2) or self.cut

    def _draw_bonds(self, canvas: Canvas, box: Box) -> None:
        icon, rest = box.split_left(_ICON, gap=14)
        canvas.picture(THINGS["bond"], icon, alpha=1.0 if self.bonds else 0.3)
        if not self.bonds:
            self.cut = canvas.text(rest, self._label("no_bonds"), _WORDS)
            return
        label, chips = rest.split_left(_LABEL, gap=10)
        self.cut = canvas.text(label, self._label("bonds"), _WORDS)
        pitch = min(_CHIP + 8, chips.w / len(self.bonds))
        for place, number in enumerate(self.bonds):
            chip = Box.around(chips.x + pitch * (place + 0.5), chips.centre[1], pitch - 4, _CHIP)
            canvas.skin(chip, looks.CHIP)
            canvas.text(chip.inset(3, 4), str(number), _NUMBER, "centre")
