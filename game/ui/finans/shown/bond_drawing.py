"""A bond drawing: the dice, the three numbers that win, and who gets what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.finans.events import BondsDrawn
from game.finans.state import BANK
from game.ui.finans.papers.certificates import draw_bond
from game.ui.finans.shown.shown_scene import ShownScene
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.table.dice import die_picture

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook

_PAPER = Box(240, 150, 1440, 750)
_RIBBON = Box(460, 84, 1000, 112)
_DICE = 132


class BondDrawing(ShownScene):
    """`dice`: what they show. `owners`: whose the winning bonds were, in the order of the event's
    numbers; BANK for one that nobody had (they go back at once, so the state does not tell)."""

    def __init__(
        self, look: FinansLook, event: BondsDrawn, dice: tuple[int, int], owners: tuple[Seat, ...]
    ) -> None:
        self.event = event
        self.dice = dice
        self.owners = owners
        super().__init__(look)

    @property
    def size(self) -> str:
        """Which of the two drawings it is: their prizes tell."""
        large = self.register.data.numbers.prizes.large
        return "large" if self.event.prizes == large else "small"

    def told(self) -> str:
        lines = [self.register.t(f"drawing.{self.size}")]
        for place, owner in enumerate(self.owners):
            lines += [self._how(place), self._who(owner), "1"]
        return " ".join(lines)

    def _how(self, place: int) -> str:
        """How the number of this place came about."""
        if place == 2 and self.dice[0] == self.dice[1]:
            return self.register.t("drawing.last" if self.dice[0] == 1 else "drawing.below")
        return self.register.t(f"drawing.{('sum', 'high', 'low')[place]}")

    def _who(self, owner: Seat) -> str:
        if owner == BANK:
            return self.register.t("drawing.nobody")
        return self.register.t("drawing.winner", name=self.register.words.name(owner))

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(_PAPER.inset(-20), looks.WOOD_FRAME)
        canvas.skin(_PAPER, looks.DIALOG_PAPER)
        canvas.skin(_RIBBON, looks.RIBBON)
        title = Box(_RIBBON.x + 164, _RIBBON.y + 8, _RIBBON.w - 204, _RIBBON.h - 26)
        canvas.text(title, self.register.t(f"drawing.{self.size}"), theme.TITLE, "centre")
        canvas.picture("finans/sp_dragning", Box(_RIBBON.x + 14, _RIBBON.y - 30, 140, 130))
        x, y = 960, _PAPER.y + 140
        for face, side in zip(self.dice, (-1, 1), strict=True):
            canvas.picture(die_picture(face), Box.around(x + side * 80, y, _DICE, _DICE))
        columns = Box(_PAPER.x + 40, _PAPER.y + 226, _PAPER.w - 80, _PAPER.h - 256).columns(3, 24)
        for place, column in enumerate(columns):
            self._draw_winner(canvas, column, place)
        self.draw_widgets(canvas)

    def _draw_winner(self, canvas: Canvas, box: Box, place: int) -> None:
        number, prize, owner = (
            self.event.numbers[place],
            self.event.prizes[place],
            self.owners[place],
        )
        won = owner != BANK
        canvas.skin(box, looks.CARD_PANEL if won else looks.SLOT)
        inner = box.inset(20, 14)
        how, rest = inner.split_top(46)
        canvas.text(how, self._how(place), theme.BODY.sized(34), "centre")
        picture, rest = rest.split_top(210, gap=6)
        draw_bond(canvas, picture, self.register, number)
        amount, who = rest.split_top(84, gap=6)
        style = theme.MONEY_STYLE.sized(60)
        ink = theme.GAIN if won else theme.INK_SOFT
        money = self.register.gain(prize) if won else self.register.money(prize)
        canvas.text(amount, money, style.coloured(ink), "centre")
        who = who._replace(h=who.h - 8)
        if won:
            mark, who = who.split_left(80, gap=14)
            canvas.picture(self.register.marker(owner), mark)
        words = self._who(owner)
        align = "left" if won else "centre"
        canvas.text(who, words, theme.BODY.sized(38), align, max_lines=2)  # type: ignore[arg-type]
