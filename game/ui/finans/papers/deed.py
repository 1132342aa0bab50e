"""A title deed with all its figures, as large as it is looked at."""

from __future__ import annotations

from dataclasses import replace

from game.finans.building import price_of
from game.finans.data import PlotIndex
from game.finans.groups import is_complete
from game.finans.mortgages import redemption
from game.finans.rent import rent_of
from game.finans.state import BANK
from game.ui.finans.papers.register import Register
from game.ui.finans.papers.sheet import Sheet
from game.ui.finans.pictures import building_picture, plot_picture
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import WHITE, mixed, rgb

WIDTH, HEIGHT = 700, 980
"""The deed's own units."""

_ROW, _PITCH = 538, 50
_LABEL = theme.BODY.sized(34)
_AMOUNT = theme.NUMBER.sized(36).coloured(theme.MONEY)


def draw_deed(canvas: Canvas, box: Box, register: Register, plot: PlotIndex) -> None:
    """The deed of a plot in this box: head, picture with building and owner, figures, owner."""
    deed = register.data.plots[plot]
    sheet = Sheet(canvas, box, register.group_picture("deed", deed.group), WIDTH, HEIGHT)
    _draw_head(sheet, register, plot)
    _draw_scene(sheet, register, plot)
    for place, (name, label, amount) in enumerate(_rows(register, plot)):
        row = sheet.place(38, _ROW + _PITCH * place, 624, _PITCH)
        if name == row_in_force(register, plot):
            colours = register.group_colours(deed.group)
            light = mixed(colours.light, WHITE, 0.6)
            skin = replace(looks.SLOT, fill=(light, mixed(light, WHITE, 0.3)), border=colours.mid)
            skin = replace(skin, border_width=max(1.0, 3.5 * sheet.scale))
            canvas.skin(row.moved(0, -2 * sheet.scale), skin)  # figures stand higher than letters
        inner = row.inset(18 * sheet.scale, 0)
        left, right = inner.split_right(inner.w * 0.42)
        sheet.write(left, label, _LABEL)
        sheet.write(right, amount, _AMOUNT, "right")
    _draw_owner(sheet, register, plot)


def _draw_head(sheet: Sheet, register: Register, plot: PlotIndex) -> None:
    deed = register.data.plots[plot]
    colours = register.group_colours(deed.group)
    plate = sheet.place(36, 38, 96, 90)
    shadow = replace(looks.CHIP, border=colours.ink, radius=24 * sheet.scale, border_width=3)
    sheet.canvas.skin(plate, shadow)
    number = theme.NUMBER.sized(56).coloured(colours.ink)
    sheet.write(plate, str(register.space_number(plot)), number, "centre")
    title = theme.TITLE.sized(52).coloured(WHITE, colours.ink)
    sheet.write(sheet.place(156, 32, 400, 66), register.words.plot(plot), title)
    group = theme.BODY.sized(34).coloured(WHITE)
    sheet.write(sheet.place(158, 98, 400, 44), register.words.group(deed.group), group)
    sheet.draw(register.group_picture("emblem", deed.group), sheet.place(562, 22, 122, 122))


def _draw_scene(sheet: Sheet, register: Register, plot: PlotIndex) -> None:
    deed = register.data.plots[plot]
    sheet.draw("finans/scene", sheet.place(63, 197, 574, 325))
    picture = sheet.place(178, 202, 345, 316)
    sheet.draw(plot_picture(deed), picture)
    if register.state.built[plot]:
        size = picture.w * (0.36 if deed.is_industrial else 0.29)
        lot = Box.around(
            picture.x + picture.w * 0.76, picture.y + picture.h * 0.75, size * 1.1, size
        )
        sheet.draw(building_picture(deed), lot)
    if register.state.mortgaged[plot]:
        sheet.draw("finans/mark_pant", sheet.place(70, 410, 100, 107))
    owner = register.state.plots[plot]
    if owner != BANK:
        sheet.draw(register.marker(owner), sheet.place(542, 420, 92, 98))


def _rows(register: Register, plot: PlotIndex) -> list[tuple[str, str, str]]:
    """The figures: which one, what it is called, and the amount."""
    deed, money = register.data.plots[plot], register.money
    mortgaged = register.state.mortgaged[plot]
    rows = [
        ("rent", money(deed.rent)),
        ("rent_built", money(deed.rent_built)),
        ("rent_group", register.t("deed.double")),
        ("price", money(deed.price)),
        ("building", money(price_of(register.rules, plot))),
        ("redeem", money(redemption(register.rules, plot)))
        if mortgaged
        else ("mortgage", money(deed.mortgage)),
        ("buy_back", money(deed.buy_back)),
    ]
    return [(name, register.t(f"deed.{name}"), amount) for name, amount in rows]


def row_in_force(register: Register, plot: PlotIndex) -> str:
    """Which of the figures counts for whoever lands on the plot now; "" if none does."""
    owner = register.state.plots[plot]
    if register.state.mortgaged[plot]:
        return "redeem"
    if owner == BANK:
        return "price"
    if not rent_of(register.rules, plot):
        return ""  # a strike
    if is_complete(register.rules, register.data.plots[plot].group, owner):
        return "rent_group"
    return "rent_built" if register.state.built[plot] else "rent"


def _draw_owner(sheet: Sheet, register: Register, plot: PlotIndex) -> None:
    strip = sheet.place(38, 896, 624, 52)
    owner = register.state.plots[plot]
    left, right = strip.inset(16 * sheet.scale, 0).split_right(strip.w * 0.4)
    if owner != BANK:
        mark, left = left.split_left(58 * sheet.scale, gap=14 * sheet.scale)
        sheet.draw(register.marker(owner), mark.inset(-2))
        text = register.t("deed.owned_by", name=register.words.name(owner))
    else:
        text = register.t("deed.in_bank")
    sheet.write(left, text, theme.BODY.sized(36))
    state = (
        "mortgaged" if register.state.mortgaged[plot]
        else "built" if register.state.built[plot]
        else "unbuilt" if owner != BANK else ""
    )  # fmt: skip
    if state:
        style = theme.BODY.sized(34).coloured(rgb("8C1824"))
        sheet.write(right, register.t(f"deed.{state}"), style, "right")
