"""A share certificate: what it costs, its dividend, and what the bank gives for it."""

from __future__ import annotations

from game.finans.data import ShareIndex
from game.finans.state import BANK
from game.ui.finans.papers.register import Register
from game.ui.finans.papers.sheet import Sheet
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import WHITE

WIDTH, HEIGHT = 900, 620
"""The share's own units."""

_SMALL = 380
"""Design units of width below which a share has only its amount on it."""


def draw_share(canvas: Canvas, box: Box, register: Register, share: ShareIndex) -> None:
    """A share in this box, with the marker of its owner; on a small one stands only its amount."""
    paper = register.data.shares[share]
    sheet = Sheet(canvas, box, register.group_picture("share", paper.group), WIDTH, HEIGHT)
    if sheet.box.w < _SMALL:
        amount = theme.NUMBER.sized(118).coloured(register.group_colours(paper.group).ink)
        sheet.write(sheet.place(260, 190, 560, 190), register.number(paper.face), amount, "centre")
    else:
        _write(sheet, register, share)
    owner = register.state.shares[share]
    if owner != BANK:
        side = 150 if sheet.box.w >= _SMALL else 230
        sheet.draw(register.marker(owner), sheet.place(880 - side, 610 - side, side, side))


def _write(sheet: Sheet, register: Register, share: ShareIndex) -> None:
    paper = register.data.shares[share]
    colours = register.group_colours(paper.group)
    title = theme.TITLE.sized(62).coloured(WHITE, colours.ink)
    sheet.write(sheet.place(190, 92, 530, 86), register.t("share.title"), title, "centre")
    group = theme.HEADING.sized(52).coloured(colours.dark)
    name = register.words.group(paper.group)
    sheet.write(sheet.place(240, 188, 590, 70), name, group, "centre")
    amount = theme.MONEY_STYLE.sized(86)
    sheet.write(sheet.place(270, 268, 560, 110), register.money(paper.face), amount, "centre")
    for place, (key, figure) in enumerate(
        (("dividend", paper.dividend), ("buy_back", paper.buy_back))
    ):
        text = register.t(f"share.{key}", amount=figure)
        line = sheet.place(96, 408 + 68 * place, 610, 64)
        sheet.write(line, text, theme.BODY.sized(54 if place == 0 else 50))
