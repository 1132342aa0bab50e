"""What a shareholders' meeting buys: the opponents' plots, buildings and shares of a group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.requests import Seat
from game.finans.state import BANK
from game.ui.finans.papers.register import Register
from game.ui.finans.pictures import building_picture
from game.ui.finans.prompts.tiles import draw_plot
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_HEAD, _MOST, _ROW, _GAP = 46, 5, 70, 8
_AMOUNT = theme.MONEY_STYLE.sized(40).coloured(theme.INK_ON_GOLD)


class Part(NamedTuple):
    """A plot, the building on it, or a share: which one, whose, and its value in kronor."""

    sort: str  # "plot", "building", "plot_built" for both together, or "share"
    paper: int
    owner: Seat
    value: int


def parts_of(register: Register, group: int, seat: Seat) -> list[Part]:
    """All parts of a group that a seat's opponents have. Where they are many, a plot and its
    building are one."""
    state, data = register.state, register.data
    papers = data.groups[group]
    plots = [plot for plot in papers.plots if state.plots[plot] not in (BANK, seat)]
    shares = [share for share in papers.shares if state.shares[share] not in (BANK, seat)]
    built = [plot for plot in plots if state.built[plot]]
    together = len(plots) + len(built) + len(shares) > _MOST
    parts = []
    for plot in plots:
        deed, owner = data.plots[plot], state.plots[plot]
        if plot in built and together:
            parts.append(Part("plot_built", plot, owner, deed.price + deed.building))
            continue
        parts.append(Part("plot", plot, owner, deed.price))
        if plot in built:
            parts.append(Part("building", plot, owner, deed.building))
    return parts + [
        Part("share", share, state.shares[share], data.shares[share].face) for share in shares
    ]


def draw_parts(canvas: Canvas, box: Box, register: Register, parts: Sequence[Part]) -> None:
    """A row for each part: picture, name, owner, value."""
    head, rest = box.split_top(_HEAD, gap=4)
    left, right = head.split_right(200)
    canvas.text(left, register.t("fee.you_buy"), theme.BODY.sized(38).coloured(theme.INK_SOFT))
    canvas.text(right.inset(14, 0), register.t("fee.value"), theme.LABEL.sized(34), "right")
    height = min(_ROW, (rest.h - _GAP * (len(parts) - 1)) / max(1, len(parts)))
    for place, part in enumerate(parts):
        row = Box(rest.x, rest.y + place * (height + _GAP), rest.w, height)
        canvas.skin(row, looks.SLOT)
        inner = row.inset(12, 3)
        picture, words = inner.split_left(84, gap=12)
        _draw_picture(canvas, picture, register, part)
        words, amount = words.split_right(152, gap=8)
        canvas.text(amount, register.number(part.value), _AMOUNT, "right")
        name, owner = words.split_right(166, gap=8)
        canvas.text(name, _name(register, part), theme.BODY.sized(36))
        mark, who = owner.split_left(50, gap=10)
        canvas.picture(register.marker(part.owner), mark)
        canvas.text(who, register.words.name(part.owner), theme.BODY.sized(34))


def _draw_picture(canvas: Canvas, box: Box, register: Register, part: Part) -> None:
    if part.sort == "share":
        group = register.data.shares[part.paper].group
        canvas.picture(register.group_picture("share", group), box)
    elif part.sort == "building":
        canvas.picture(building_picture(register.data.plots[part.paper]), box)
    else:
        draw_plot(canvas, box, register, part.paper)


def _name(register: Register, part: Part) -> str:
    if part.sort == "share":
        return register.t("share.title")
    if part.sort == "building":
        return register.t("deed.building")
    return register.words.plot(part.paper)
