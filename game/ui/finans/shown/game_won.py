"""The end of the game: who has won, and with what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.finans.events import GameEnded
from game.finans.groups import is_complete
from game.finans.state import Ending
from game.finans.winning import worth
from game.ui.finans.pictures import piece_picture
from game.ui.finans.shown.shown_scene import ShownScene
from game.ui.kit import looks, theme
from game.ui.kit.animation import Parallel
from game.ui.kit.box import SCREEN, Box
from game.ui.kit.canvas import Canvas
from game.ui.table.confetti import confetti

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook

_PAPER = Box(300, 200, 1320, 680)
_RIBBON = Box(380, 116, 1160, 132)
_GOLD = looks.BUTTONS["gold"].skin


class GameWon(ShownScene):
    """Confetti falls, unless nothing may move; then the results come."""

    def __init__(self, look: FinansLook, event: GameEnded) -> None:
        self.event = event
        super().__init__(look)

    def enter(self) -> None:
        super().enter()
        settings = self.kit.settings
        if self.event.winners and not settings.reduced_motion and settings.speed != "off":
            self.playback.add(Parallel(*confetti(self.sprites, SCREEN)))

    def told(self) -> str:
        lines = [self._title(), self.look.telling.line(self.event)]
        lines += [f"{self.register.words.name(seat)} 1" for seat in self.event.winners]
        return " ".join(lines)

    def _title(self) -> str:
        names = self.register.words.names(self.event.winners)
        return self.register.t("won.title", names=names, n=len(self.event.winners))

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(_PAPER.inset(-20), looks.WOOD_FRAME)
        canvas.skin(_PAPER, looks.DIALOG_PAPER)
        canvas.skin(_RIBBON, looks.RIBBON)
        for x in (_RIBBON.x + 76, _RIBBON.right - 76):
            canvas.picture("shelf/sym_trophy", Box.around(x, _RIBBON.y + 56, 104, 104))
        title = Box(_RIBBON.x + 150, _RIBBON.y + 10, _RIBBON.w - 300, _RIBBON.h - 32)
        canvas.text(title, self._title(), theme.TITLE.sized(68), "centre")
        inner = Box(_PAPER.x + 60, _PAPER.y + 70, _PAPER.w - 120, _PAPER.h - 100)
        rest, told = inner.split_bottom(110, gap=10)
        line = self.look.telling.line(self.event)
        canvas.text(told, line, theme.BODY.sized(44), "centre", max_lines=2)
        winners = self.event.winners
        for seat, column in zip(winners, rest.columns(max(1, len(winners)), 24), strict=False):
            self._draw_winner(canvas, column, seat)
        self.draw_widgets(canvas)

    def _draw_winner(self, canvas: Canvas, box: Box, seat: Seat) -> None:
        """The piece, then the cash and the emblems of the complete groups."""
        register = self.register
        picture, words = box.split_left(min(300.0, box.w * 0.42), gap=30)
        height = min(360.0, picture.w * 1.4)
        look = self._table.seating(seat).look
        canvas.picture(piece_picture(look), Box.around(*picture.centre, height / 1.4, height))
        name, rest = words.inset(0, 6).split_top(84)
        canvas.text(name, register.words.name(seat), theme.HEADING.sized(64))
        wealth, rest = rest.split_top(144, gap=18)
        self._draw_wealth(canvas, wealth, seat)
        numbers = range(len(register.data.groups))
        groups = [group for group in numbers if is_complete(register.rules, group, seat)]
        side = min(120.0, rest.h, rest.w / max(1, len(groups)))
        for place, group in enumerate(groups):
            emblem = Box(rest.x + side * place, rest.y, side, side)
            canvas.picture(register.group_picture("emblem", group), emblem)

    def _draw_wealth(self, canvas: Canvas, box: Box, seat: Seat) -> None:
        """The cash; after the last lap all that somebody has, since that is what decides."""
        register = self.register
        label, amount = register.t("cash"), register.state.cash[seat]
        if self.event.ending == Ending.LAPS:
            label, amount = register.words.t("results.worth"), worth(register.rules, seat)
        head, plate = box.split_top(46)
        canvas.text(head, label, theme.BODY_SOFT)
        canvas.skin(plate, _GOLD)
        money = plate._replace(h=plate.h - _GOLD.lip).inset(20, 4)
        canvas.text(money, register.money(amount), theme.MONEY_STYLE.sized(56), "centre")
