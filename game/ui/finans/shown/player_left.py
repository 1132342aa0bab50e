"""A bankruptcy: who is out of the game, why, and what becomes of what they had."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.finans.events import PlayerLeft
from game.ui.finans.pictures import piece_picture
from game.ui.finans.shown.shown_scene import ShownScene
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook

_PAPER = Box(360, 230, 1200, 600)
_RIBBON = Box(460, 164, 1000, 112)


class PlayerOut(ShownScene):
    """Lies above the table until it has been read."""

    def __init__(self, look: FinansLook, event: PlayerLeft) -> None:
        self.event = event
        super().__init__(look)

    @property
    def name(self) -> str:
        return self.register.words.name(self.event.seat)

    def told(self) -> str:
        return " ".join((self._title(), *self._lines()))

    def _title(self) -> str:
        return self.register.t("left.title", name=self.name)

    def _lines(self) -> tuple[str, str]:
        """Why, and what becomes of the papers."""
        papers = self.register.state.options.bankrupt_papers
        why = self.register.t("left.why", name=self.name, amount=self.event.debt)
        return why, self.register.t(f"left.papers.{papers}")

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(_PAPER.inset(-20), looks.WOOD_FRAME)
        canvas.skin(_PAPER, looks.DIALOG_PAPER)
        canvas.skin(_RIBBON, looks.RIBBON)
        title = Box(_RIBBON.x + 40, _RIBBON.y + 8, _RIBBON.w - 80, _RIBBON.h - 26)
        canvas.text(title, self._title(), theme.TITLE, "centre")
        inner = Box(_PAPER.x + 60, _PAPER.y + 76, _PAPER.w - 120, _PAPER.h - 130)
        picture, words = inner.split_left(320, gap=50)
        canvas.skin(picture, looks.SLOT)
        piece = Box.around(*picture.centre, 220, 308)
        canvas.picture(piece_picture(self._table.seating(self.event.seat).look), piece, alpha=0.55)
        why, papers = words.rows(2, 20)
        canvas.text(why, self._lines()[0], theme.HEADING.sized(48), "left", max_lines=3)
        canvas.text(papers, self._lines()[1], theme.BODY.sized(42), "left", "top", max_lines=4)
        self.draw_widgets(canvas)
