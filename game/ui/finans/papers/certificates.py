"""Bonds, loans and registration certificates."""

from __future__ import annotations

from game.ui.finans.papers.register import Register
from game.ui.finans.papers.sheet import Sheet
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import WHITE, TextStyle, rgb

WIDTH, HEIGHT = 640, 430
"""The own units of all three."""

_BLUE, _RED, _GREEN = rgb("08203F"), rgb("4A0E10"), rgb("06281E")


def _title(ink: theme.Colour) -> TextStyle:
    return theme.TITLE.sized(44).coloured(WHITE, ink)


def draw_bond(canvas: Canvas, box: Box, register: Register, number: int) -> None:
    """The bond of this number."""
    sheet = Sheet(canvas, box, "finans/bond", WIDTH, HEIGHT)
    style = theme.TITLE.sized(104).coloured(WHITE, _BLUE)
    sheet.write(sheet.place(84, 136, 150, 150), str(number), style, "centre")
    sheet.write(sheet.place(296, 86, 260, 66), register.t("bond.title"), _title(_BLUE), "centre")
    price = register.t("bond.price", amount=register.data.numbers.bond_price)
    sheet.write(sheet.place(270, 172, 310, 54), price, theme.BODY.sized(44), "centre")
    lot = register.t("bond.lot", n=number)
    sheet.write(sheet.place(270, 226, 310, 54), lot, theme.BODY.sized(40), "centre")


def draw_bond_number(canvas: Canvas, box: Box, number: int) -> None:
    """A bond that is so small that only its number stands on it."""
    sheet = Sheet(canvas, box, "finans/bond", WIDTH, HEIGHT)
    style = theme.TITLE.sized(110).coloured(WHITE, _BLUE)
    sheet.write(sheet.place(84, 130, 150, 160), str(number), style, "centre")


def draw_loan(canvas: Canvas, box: Box, register: Register) -> None:
    """A bank loan: what was lent, and the interest."""
    numbers = register.data.numbers
    sheet = Sheet(canvas, box, "finans/loan", WIDTH, HEIGHT)
    sheet.write(sheet.place(150, 86, 340, 66), register.t("loan.title"), _title(_RED), "centre")
    amount = theme.MONEY_STYLE.sized(66)
    sheet.write(sheet.place(84, 168, 340, 84), register.money(numbers.loan), amount)
    interest = register.t("loan.interest", amount=numbers.loan_interest)
    sheet.write(sheet.place(86, 252, 340, 52), interest, theme.BODY.sized(44))
    sheet.write(sheet.place(86, 304, 340, 52), register.t("loan.each_lap"), theme.BODY.sized(42))


def draw_certificate(canvas: Canvas, box: Box, register: Register) -> None:
    """The registration certificate that goes with a car."""
    sheet = Sheet(canvas, box, "finans/carreg", WIDTH, HEIGHT)
    title = register.t("certificate.title")
    sheet.write(sheet.place(100, 86, 440, 66), title, _title(_GREEN), "centre")
    sheet.draw("finans/car", sheet.place(150, 176, 340, 172))
