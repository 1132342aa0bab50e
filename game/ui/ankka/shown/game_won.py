"""The end of the game: the Number One Dime is home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ankka.events import GameEnded
from game.ui.ankka.pictures import pawn_picture
from game.ui.ankka.shown.sheet import AnkkaShown
from game.ui.kit import looks, theme
from game.ui.kit.animation import Parallel
from game.ui.kit.box import SCREEN, Box
from game.ui.kit.canvas import Canvas
from game.ui.table.confetti import confetti

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook

_RIBBON = Box.around(960, 112, 1300, 136)
_PAPER = Box.around(960, 838, 1320, 128)
_PAWN = Box(236, 396, 290, 377)
_TEXT = theme.BODY.sized(44)


class GameWon(AnkkaShown):
    """The vault stands open, and confetti falls unless nothing may move; then come the results."""

    opaque = True

    def __init__(self, look: AnkkaLook, event: GameEnded) -> None:
        self.event = event
        super().__init__(look)

    def enter(self) -> None:
        super().enter()
        settings = self.kit.settings
        if not settings.reduced_motion and settings.speed != "off":
            self.playback.add(Parallel(*confetti(self.sprites, SCREEN)))

    def told(self) -> str:
        return f"{self._title()} {self.look.telling.line(self.event)}"

    def _title(self) -> str:
        winners = self.event.winners
        return self.t("results.wins", names=self.words.names(winners), n=len(winners))

    def draw(self, canvas: Canvas) -> None:
        canvas.background("ankka/win_vault")
        colour = self.look.colour(self.event.winners[0])
        canvas.picture(pawn_picture(colour), _PAWN)
        canvas.skin(_RIBBON, looks.RIBBON)
        for x in (_RIBBON.x + 86, _RIBBON.right - 86):
            canvas.picture("shelf/sym_trophy", Box.around(x, _RIBBON.y + 58, 104, 104))
        title = Box(_RIBBON.x + 160, _RIBBON.y + 10, _RIBBON.w - 320, _RIBBON.h - 34)
        canvas.text(title, self._title(), theme.TITLE.sized(68), "centre")
        canvas.skin(_PAPER.inset(-14), looks.WOOD_FRAME)
        canvas.skin(_PAPER, looks.CARD_PANEL)
        line = self.look.telling.line(self.event)
        canvas.text(_PAPER.inset(30, 10), line, _TEXT, "centre", max_lines=2)
        self.draw_widgets(canvas)
