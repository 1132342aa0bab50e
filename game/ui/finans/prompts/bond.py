"""A bond from the bank: which number, and how often each wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.finans.bonds import winning_numbers
from game.finans.state import BANK
from game.ui.finans.papers.certificates import draw_bond_number
from game.ui.finans.papers.register import Register
from game.ui.finans.prompts.base import FinansPrompt
from game.ui.finans.prompts.tiles import Tile
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_COLUMNS, _PRIZES = 6, 150
_WINS = replace(theme.BODY.sized(32), leading=0.88)


def winning_throws_of(number: int, sides: int, bonds: int) -> int:
    """Of all throws of two dice, how many make a bond win something."""
    faces = range(1, sides + 1)
    return sum(number in winning_numbers(a, b, bonds) for a in faces for b in faces)


class BondTile(Tile):
    """A bond: its number, and how many of all throws make it win, or whose it is."""

    radius = 20

    def __init__(
        self,
        box: Box,
        register: Register,
        number: int,
        wins: str,
        on_press: Callable[[], object],
        reason: str,
        name: str,
    ) -> None:
        super().__init__(box, on_press, reason, name)
        self.register = register
        self.number = number
        self.wins = wins

    def headline(self) -> str:
        return f"{self.register.t('bond.lot', n=self.number)}, {self.wins}"

    def draw(self, canvas: Canvas) -> None:
        box = self.face()
        canvas.skin(box, looks.SLOT if self.reason else looks.CARD_PANEL)
        picture, words = box.inset(12, 10).split_bottom(88, gap=2)
        draw_bond_number(canvas, picture, self.number)
        if self.reason:
            canvas.fill(picture, theme.PAPER[1], alpha=150)
        owner = self.register.state.bonds[self.number - 1]
        if owner != BANK:
            canvas.picture(self.register.marker(owner), marker_box(picture))
        text = words._replace(h=words.h - 8)
        ink = theme.INK_SOFT if self.reason else theme.INK
        self.cut = canvas.text(text, self.wins, _WINS.coloured(ink), "centre", max_lines=2)


def marker_box(picture: Box) -> Box:
    """Where its owner's marker lies on a bond: right of the seal with the number."""
    return Box.around(picture.x + picture.w * 0.7, picture.centre[1], 84, 90)


class BondPrompt(FinansPrompt):
    """All bonds, the prizes, and a way to pass if one may."""

    def subject(self) -> str:
        return self.tell("bond.buy", amount=int(self.facts["price"]))

    def build(self) -> None:
        super().build()
        self.add_pass(self.foot.split_right(420)[1])
        offered, numbers = self.offered(), self.data.numbers
        boxes = [box for row in self._grid().rows(2, 18) for box in row.columns(_COLUMNS, 18)]
        for number, box in zip(range(1, numbers.bonds + 1), boxes, strict=False):
            id = f"bond {number}"
            owner = self.state.bonds[number - 1]
            reason = (
                "" if id in offered
                else self.tell("why.bond_sold", name=self.words.name(owner))
                + f" ({self.table.look.clause('finans.bonds.1')})"
            )  # fmt: skip
            wins = winning_throws_of(number, numbers.die, numbers.bonds)
            text = self.tell("bond.wins", n=wins, of=numbers.die**2)
            press = partial(self.finish, id)
            self.add(BondTile(box, self.register, number, text, press, reason, id))

    def _grid(self) -> Box:
        return self.body.split_top(_PRIZES, gap=18)[1]

    def draw_inside(self, canvas: Canvas) -> None:
        box = self.body.split_top(_PRIZES)[0]
        prizes = self.data.numbers.prizes
        for key, amounts, column in zip(
            ("large", "small"), (prizes.large, prizes.small), box.columns(2, 24), strict=True
        ):
            canvas.skin(column, looks.CHIP)
            sign, words = column.inset(18, 10).split_left(120, gap=18)
            canvas.picture("finans/sp_dragning", sign)
            title, line = words.rows(2)
            canvas.text(title, self.tell(f"bond.{key}"), theme.BODY.sized(36))
            text = " · ".join(self.register.number(amount) for amount in amounts)
            canvas.text(line, text, theme.MONEY_STYLE.sized(42))
        self.draw_cash(canvas, self.foot.split_right(440)[0])
