"""A table with a row for each company group: its emblem, what one has in it, and its papers."""

from __future__ import annotations

from game.engine.requests import Seat
from game.ui.finans.papers.register import Register
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

CELLS = 3
"""No group has more plots, or more shares."""

_HEAD, _GAP, _ROW_GAP = 226, 12, 8
_ROW = 112


def rows_in(area: Box, count: int) -> list[Box]:
    """So many rows below one another from the top of the area, no higher than looks well."""
    height = min(_ROW, (area.h - _ROW_GAP * (count - 1)) / max(1, count))
    whole = height * count + _ROW_GAP * (count - 1)
    return Box(area.x, area.y, area.w, whole).rows(count, _ROW_GAP)


def head_of(row: Box) -> Box:
    """Where a row tells which group it is."""
    return row.split_left(_HEAD)[0]


def cells_of(row: Box) -> list[Box]:
    """Where a row's papers lie."""
    return row.split_left(_HEAD, gap=_GAP)[1].columns(CELLS, _GAP)


def draw_head(canvas: Canvas, row: Box, register: Register, group: int, seat: Seat) -> None:
    """A group's emblem and name, and how many of its plots and shares a seat has."""
    if not canvas.sees(row):
        return
    head = head_of(row)
    top, below = head.split_bottom(38)
    colours = register.group_colours(group)
    name = theme.NUMBER.sized(30).coloured(colours.dark)
    canvas.text(below, register.words.group_short(group), name)
    emblem, counts = top.split_left(66, gap=12)
    canvas.picture(register.group_picture("emblem", group), Box.around(*emblem.centre, 66, 66))
    papers = register.data.groups[group]
    had = register.counts(group, seat)
    for sort, place, n, of in zip(
        ("plot", "share"), counts.columns(2, 8), had, (len(papers.plots), len(papers.shares)),
        strict=True,
    ):  # fmt: skip
        slab, words = place.split_left(26, gap=6)
        picture = register.group_picture(f"slab_{sort}", group)
        canvas.picture(picture, slab, alpha=1.0 if n else 0.3)
        ink = theme.GAIN if n == of else theme.INK if n else theme.INK_SOFT
        canvas.text(words, f"{n}/{of}", theme.NUMBER.sized(30).coloured(ink))
