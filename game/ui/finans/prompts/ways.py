"""What a player can do with what is theirs: tiles for each way, and a list of their papers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.engine.requests import Seat
from game.finans.mortgages import redemption
from game.finans.rent import rent_of
from game.ui.finans.papers.register import Register
from game.ui.finans.prompts.tiles import Tile, draw_plot
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import INK, INK_SOFT

_GOLD = replace(looks.BUTTONS["gold"].skin, radius=20, lip=6, shadow=6, border_width=4)
_RED = replace(looks.BUTTONS["danger"].skin, radius=20, lip=6, shadow=6, border_width=4)
_GREYED = replace(looks.GREYED.skin, radius=20, lip=4, shadow=0, border_width=3)
_VERB = theme.BODY.sized(30)
_AMOUNT = theme.NUMBER.sized(34)
_TITLE = theme.NUMBER.sized(33)
_WARNING = "shelf/sym_warning"
_WAYS = 516
"""Design units at the right of a row for its two ways."""


class WayTile(Tile):
    """A way as a gold button: what to do, and the amount that it brings or costs. `enough`: it
    brings all that is missing. `warning`: what it spoils; then the button is red."""

    def __init__(
        self,
        box: Box,
        verb: str,
        amount: str,
        on_press: Callable[[], object],
        reason: str = "",
        name: str = "",
        enough: bool = False,
        warning: str = "",
    ) -> None:
        super().__init__(box, on_press, reason, name)
        self.verb = verb
        self.amount = amount
        self.enough = enough
        self.warning = warning

    def headline(self) -> str:
        return f"{self.verb} {self.amount}" + (f". {self.warning}" if self.warning else "")

    def draw(self, canvas: Canvas) -> None:
        box = self.face()
        skin = _GREYED if self.reason else _RED if self.warning else _GOLD
        canvas.skin(box, skin)
        inner = Box(box.x + 12, box.y + 5, box.w - 24, box.h - 10 - skin.lip)
        sign = _WARNING if self.warning else "finans/sign_yes" if self.enough else ""
        if sign:
            mark, inner = inner.split_left(48, gap=6)
            canvas.picture(sign, Box.around(*mark.centre, 48, 48))
        top, below = inner.rows(2)
        ink = INK if self.reason else theme.CREAM if self.warning else theme.INK_ON_GOLD
        self.cut = canvas.text(top, self.verb, _VERB.coloured(ink), "centre")
        amount = _AMOUNT.coloured(ink)
        self.cut = canvas.text(below, self.amount, amount, "centre") or self.cut


class ActionTile(Tile):
    """A larger one with a picture: what to do, the amount, and what it means."""

    def __init__(
        self,
        box: Box,
        picture: str,
        title: str,
        amount: str,
        note: str,
        on_press: Callable[[], object],
        reason: str = "",
        name: str = "",
        enough: bool = False,
    ) -> None:
        super().__init__(box, on_press, reason, name)
        self.picture = picture
        self.title = title
        self.amount = amount
        self.note = note
        self.enough = enough

    def headline(self) -> str:
        return f"{self.title} {self.amount}. {self.note}"

    def draw(self, canvas: Canvas) -> None:
        box = self.face()
        skin = _GREYED if self.reason else _GOLD
        canvas.skin(box, skin)
        inner = Box(box.x + 14, box.y + 6, box.w - 28, box.h - 12 - skin.lip)
        sign, words = inner.split_left(min(104, inner.h * 1.2), gap=14)
        canvas.picture(self.picture, sign, alpha=0.5 if self.reason else 1.0)
        if self.enough:
            canvas.picture("finans/sign_yes", Box(sign.x, sign.bottom - 44, 44, 44))
        top, below = words.split_top(words.h * 0.54)
        ink = INK if self.reason else theme.INK_ON_GOLD
        wide = 0.0
        if self.amount:
            natural = canvas.writer.width(self.amount, _TITLE) / max(1.0, canvas.writer.text_size)
            wide = min(natural + 8, top.w * 0.48)
        left, right = top.split_right(wide, gap=8)
        self.cut = canvas.text(left, self.title, _TITLE.coloured(ink))
        self.cut = canvas.text(right, self.amount, _TITLE.coloured(ink), "right") or self.cut
        self.cut = canvas.text(below, self.note, theme.LABEL.coloured(ink)) or self.cut


class OwnPaper(NamedTuple):
    """A plot or a share of whoever is asked, and what can be done with it: verb and amount."""

    sort: str
    number: int
    ways: tuple[tuple[str, int], ...]


def own_papers(register: Register, seat: Seat, may_redeem: bool) -> list[OwnPaper]:
    """All papers of a seat, group by group, plots first."""
    data, rules = register.data, register.rules
    found: list[OwnPaper] = []
    for group in data.groups:
        for plot in group.plots:
            if register.state.plots[plot] == seat:
                deed = data.plots[plot]
                first = (
                    ("redeem", -redemption(rules, plot))
                    if register.state.mortgaged[plot] and may_redeem
                    else ("mortgage", deed.mortgage)
                )
                found.append(OwnPaper("plot", plot, (first, ("sell_plot", deed.buy_back))))
        for share in group.shares:
            if register.state.shares[share] == seat:
                ways = (("sell_share", data.shares[share].buy_back),)
                found.append(OwnPaper("share", share, ways))
    return found


def way_boxes(row: Box) -> list[Box]:
    """Where the two ways of a row stand."""
    return row.inset(10, 4).split_right(_WAYS)[1].columns(2, 10)


def draw_paper_row(canvas: Canvas, row: Box, register: Register, paper: OwnPaper) -> None:
    """The paper of a row: picture, name, and what it earns."""
    canvas.skin(row, looks.SLOT)
    inner = row.inset(12, 4)
    picture, words = inner.split_right(_WAYS, gap=14)[0].split_left(100, gap=14)
    top, below = words.inset(0, 2).rows(2)
    if paper.sort == "plot":
        draw_plot(canvas, picture, register, paper.number)
        name = register.words.plot(paper.number)
        mortgaged = register.state.mortgaged[paper.number]
        rent = rent_of(register.rules, paper.number)
        note = register.t("deed.mortgaged") if mortgaged else register.t("rent", amount=rent)
    else:
        share = register.data.shares[paper.number]
        canvas.picture(register.group_picture("share", share.group), picture)
        name = register.t("share_in", group=register.words.group_short(share.group))
        note = register.t("dividend", amount=share.dividend)
    canvas.text(top, name, theme.BODY.sized(34))
    canvas.text(below, note, theme.LABEL.coloured(INK_SOFT))


def page_of(papers: Sequence[OwnPaper], page: int, per_page: int) -> Sequence[OwnPaper]:
    """The papers of one page."""
    return papers[page * per_page : (page + 1) * per_page]
