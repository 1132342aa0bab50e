"""All 36 throws of two dice as little boxes: which of them succeed, and which fail."""

from __future__ import annotations

from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.table.dice import die_picture

_GAP_X, _GAP_Y = 5, 7
_DIE = 0.6
"""Height of a die as a share of its box."""

_FADED = 0.4


def draw_odds(canvas: Canvas, box: Box, highest: int, sides: int = 6) -> None:
    """A box for each throw: bright if both dice together show no more than `highest`."""
    for first, row in enumerate(box.rows(sides, _GAP_Y), start=1):
        for second, place in enumerate(row.columns(sides, _GAP_X), start=1):
            wins = first + second <= highest
            canvas.picture("finans/odds_yes" if wins else "finans/odds_no", place, "stretch")
            side = place.h * _DIE
            left = place.centre[0] - side - 0.5
            top = place.y + (place.h * 0.94 - side) / 2
            for face, x in ((first, left), (second, left + side + 1)):
                die = Box(x, top, side, side)
                canvas.picture(die_picture(face), die, alpha=1.0 if wins else _FADED)


def draw_count(canvas: Canvas, box: Box, wins: bool, count: str, words: str) -> None:
    """How many throws succeed, or fail: a sign, the number, and two lines of words."""
    sign, rest = box.split_left(68, gap=12)
    canvas.picture("finans/sign_yes" if wins else "finans/sign_no", sign.split_top(68)[0])
    number, lines = rest.split_top(64)
    style = theme.NUMBER.sized(60).coloured(theme.GAIN if wins else theme.MONEY)
    canvas.text(number, count, style)
    canvas.text(lines, words, theme.BODY.sized(34), "left", "top", max_lines=3)
