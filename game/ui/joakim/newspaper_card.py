"""A number of the newspaper: the large heading with what it does to all, the small for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from game.joakim import effects
from game.joakim.effects import SmallEffect
from game.joakim.events import CardDrawn
from game.ui.joakim.consequences import (
    Consequence,
    MoneyChange,
    Told,
    ValueChange,
    consequences,
    under_house_rules,
)
from game.ui.joakim.open_card import OpenCard
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

PAPER = Box(280, 14, 1360, 900)
_MASTHEAD = Box(60, 54, 1240, 104).moved(PAPER.x, PAPER.y)
_HEADING = Box(70, 180, 1220, 140).moved(PAPER.x, PAPER.y)
_FRAME = Box(66, 334, 548, 488).moved(PAPER.x, PAPER.y)
_EFFECT = Box(650, 330, 640, 142).moved(PAPER.x, PAPER.y)
_STORY = Box(650, 474, 640, 98).moved(PAPER.x, PAPER.y)
_SMALL = Box(650, 606, 640, 216).moved(PAPER.x, PAPER.y)
_SMALL_CHIP = Box(674, 582, 400, 58).moved(PAPER.x, PAPER.y)

_TALL = 150
"""Height from which on five things stand below one another: whole names, and each its change."""

_BOUNDS = 38
"""Height of the line that tells of the ends of the scale."""

EFFECT_SKIN = looks.Skin(
    (theme.rgb("FFF0C0"), theme.rgb("FFD98A")), theme.rgb("8A5A1C"), 4, radius=24, lip=8, shine=0.7,
    shadow=10,
)  # fmt: skip
WOOD = looks.Skin(theme.WOOD, theme.PAPER_EDGE, 5, radius=18, lip=8, shine=0.4, shadow=12)
SMALL_SKIN = looks.Skin(
    (theme.rgb("FFFDF6"), theme.rgb("F3E3BE")), theme.PAPER_EDGE, 5, radius=20, lip=8, shine=0.7,
    shadow=8,
)  # fmt: skip
_GREEN = looks.Skin(
    (theme.rgb("4FA446"), theme.rgb("166428")), theme.rgb("0A3216"), 4, radius=26, lip=5, shine=0.6,
    shadow=8,
)  # fmt: skip


class NewspaperCard(OpenCard):
    """The newspaper above the table. The table does what it says when it is put away."""

    def __init__(self, look: JoakimLook, event: CardDrawn) -> None:
        self.card = look.data.newspaper[event.card]
        self.seat = event.seat
        self.issue = len(look.chronicle.news)
        self.effects = consequences(look.data, look.state, event.seat, self.card)
        super().__init__(look)

    def enter(self) -> None:
        self.play("newspaper")

    # What it says

    @property
    def heading(self) -> str:
        return self.t(f"joakim.newspaper.{self.card.id}.large")

    @property
    def story(self) -> str:
        part, values = "story", dict[str, object]()
        for effect in self.card.large:
            part, figures = self._under_house_rules(part, effect)
            values |= figures
        return self._text(part, **values)

    @property
    def small_heading(self) -> str:
        return self._text("small")

    @property
    def note(self) -> str:
        part, figures = self._under_house_rules("note", self.card.small)
        return self._text(part, **figures)

    def _under_house_rules(self, part: str, effect: object) -> tuple[str, dict[str, object]]:
        return under_house_rules(part, effect, self.look.data, self.look.state.options)

    def _text(self, part: str, **values: object) -> str:
        name = self.words.name(self.seat)
        return self.t(f"joakim.newspaper.{self.card.id}.{part}", name=name, **values)

    def _told(self, effect: Told) -> str:
        return self.t(f"joakim.table.{effect.key}", name=self.words.name(self.seat))

    def told(self) -> str:
        return " ".join((self.heading, self.story, self.small_heading, self.note))

    # What it looks like

    def draw(self, canvas: Canvas) -> None:
        canvas.picture("joakim/front_newspaper", PAPER)
        self._draw_masthead(canvas)
        self._draw_heading(canvas)
        canvas.skin(_FRAME, WOOD)
        picture = Box(_FRAME.x + 12, _FRAME.y + 12, _FRAME.w - 24, _FRAME.h - 32)
        canvas.picture(f"joakim/{self.card.picture}", picture, fit="stretch")
        draw_effects(canvas, _EFFECT, self.look, self.effects, self._told)
        canvas.text(_STORY, self.story, theme.BODY.sized(36), max_lines=3)
        self._draw_small(canvas)
        self.draw_widgets(canvas)

    def _draw_heading(self, canvas: Canvas) -> None:
        """The large heading, and beside it that it concerns everyone."""
        told, style = self.t("joakim.table.for_all"), theme.BUTTON.sized(34)
        writer = canvas.writer  # larger text must not take the room that the heading needs
        width = min(380.0, writer.width(told, style) / max(1.0, writer.text_size) + 44)
        room, right = _HEADING.split_right(width, gap=24)
        chip = Box(right.x, right.centre[1] - 32, width, 62)
        canvas.text(room, self.heading, _with_floor(theme.HEADING.sized(100), 50), max_lines=2)
        canvas.skin(chip, _GREEN)
        canvas.text(chip.inset(16, 4).moved(0, -2), told, style, "centre")

    def _draw_masthead(self, canvas: Canvas) -> None:
        title = self.t("joakim.deck.newspaper.name")
        middle = Box(_MASTHEAD.x + 250, _MASTHEAD.y, _MASTHEAD.w - 500, _MASTHEAD.h)
        canvas.text(middle, title, theme.TITLE.sized(72), "centre")
        side = theme.BODY_LIGHT.sized(34)
        left, right = _MASTHEAD.inset(44, 16).columns(2)
        canvas.text(left, self.t("joakim.table.issue", n=self.issue), side)
        room = Box(middle.right, right.y, right.right - middle.right, right.h)
        canvas.text(room, self.t("joakim.table.edition"), side, "right")

    def _draw_small(self, canvas: Canvas) -> None:
        """The small heading concerns only the drawer: it says so in that seat's colour."""
        seating = self.look.table.seating(self.seat)
        only = self.t("joakim.table.only", name=seating.name)
        seat = theme.SEATS[seating.look]
        style = theme.BUTTON.sized(34).coloured(
            seat.ink, seat.edge if seat.ink == theme.CREAM else None
        )
        width = min(_SMALL.w - 48, canvas.writer.width(only, style) + 100)
        chip = _SMALL_CHIP._replace(w=width)
        canvas.skin(_SMALL, SMALL_SKIN)
        inner = Box(_SMALL.x, _SMALL.y + 36, _SMALL.w, _SMALL.h - 48).inset(22, 2)
        draw_small_heading(canvas, inner, self.card.small, self.small_heading, self.note)
        canvas.skin(chip, looks.plaque(seating.look))
        canvas.picture(f"joakim/pawn_{seating.look}", Box(chip.x + 10, chip.y - 10, 46, 62))
        canvas.text(Box(chip.x + 64, chip.y + 3, chip.w - 82, chip.h - 16), only, style)


def draw_effects(
    canvas: Canvas,
    box: Box,
    look: JoakimLook,
    found: Sequence[Consequence],
    told: Callable[[Told], str],
) -> None:
    """What a large heading will do, on gold, and why a value moves less than it says. `told`: the
    words for what has no numbers."""
    canvas.skin(box, EFFECT_SKIN)
    area = Box(box.x, box.y, box.w, box.h - 8).inset(22, 10)
    bounds = look.words.bounds(each for each in found if isinstance(each, ValueChange))
    if bounds:
        area, line = area.split_bottom(_BOUNDS)
        canvas.text(line, bounds, theme.LABEL, "centre")
    for part, each in zip(_grid(area, len(found)), found, strict=True):
        match each:
            case ValueChange(kind, before, after, _):
                icon = f"joakim/icon_{look.data.kinds[kind].id}"
                money, wide = look.words.money(after), part.w == area.w
                draw_value_change(canvas, part, icon, before, after, money, wide)
            case MoneyChange(seat, amount):
                _draw_money(canvas, part, look, seat, amount)
            case Told(_, picture):
                side, text = part.split_left(min(part.h, 130), gap=20)
                canvas.picture(picture, side)
                canvas.text(text, told(each), theme.BODY.sized(38), max_lines=3)


def _draw_money(canvas: Canvas, box: Box, look: JoakimLook, seat: int, amount: int) -> None:
    """A player, and what is to be had or paid."""
    mark, rest = box.split_left(min(44, box.h), gap=10)
    canvas.seat_mark(Box.around(*mark.centre, mark.w, mark.w), look.table.seating(seat).look)
    name, money = rest.split_right(118, gap=8)
    canvas.text(name, look.words.name(seat), theme.BODY.sized(34))
    colour = theme.GAIN if amount > 0 else theme.LOSS if amount else theme.INK_SOFT
    style = theme.NUMBER.sized(36).coloured(colour)
    canvas.text(money, look.words.signed(amount), style, "right")


def draw_small_heading(
    canvas: Canvas, box: Box, effect: SmallEffect, heading: str, note: str
) -> None:
    """The small heading above its note, and its emblem."""
    text, emblem = box.split_right(96, gap=8)
    canvas.picture(f"joakim/emblem_{emblem_of(effect)}", emblem)
    head, below = text.split_top(42, gap=0)
    canvas.text(head, heading, theme.HEADING.sized(40))
    canvas.text(below, note, theme.BODY_SOFT.sized(34), max_lines=3)


def draw_value_change(
    canvas: Canvas, box: Box, icon: str, before: int, after: int, money: str, wide: bool
) -> None:
    """Icon, value before, arrow, value after; and by how much, if the box is `wide` enough."""
    change = after - before
    colour = theme.GAIN if change > 0 else theme.LOSS if change < 0 else theme.INK_SOFT
    signed = f"+{change}" if change > 0 else f"−{-change}" if change else "±0"
    if wide:
        parts = (0.0, 0.22, 0.36, 0.48, 0.8, 1.0)
        sizes = 66.0, 80.0
    else:
        parts = (0.0, 0.3, 0.52, 0.68, 1.0, 1.0)
        sizes = 40.0, 46.0
    cells = [Box(box.x + box.w * a, box.y, box.w * (b - a), box.h) for a, b in pairwise(parts)]
    side = min(cells[0].w, box.h)
    canvas.picture(icon, Box.around(*cells[0].centre, side, side))
    old = theme.NUMBER.sized(sizes[0]).coloured(theme.rgb("7A5630"))
    canvas.text(cells[1], str(before), old, "right" if wide else "centre")
    arrow = min(cells[2].w, cells[2].h) * 0.66
    canvas.shape(
        Box.around(*cells[2].centre, arrow, arrow), "right", theme.GOLD[2], theme.INK_ON_GOLD
    )
    new = theme.NUMBER.sized(sizes[1]).coloured(colour)
    canvas.text(cells[3].inset(8, 0), money if wide else str(after), new, "centre")
    if wide:
        canvas.text(cells[4], signed, theme.NUMBER.sized(52).coloured(colour), "centre")


def emblem_of(effect: object) -> str:
    """The emblem of a small heading: its cause if it has one, else what it does."""
    if isinstance(effect, effects.Pay):
        return effect.cause
    if isinstance(effect, effects.SoldDouble):
        return "sold"
    return str(getattr(effect, "do", ""))


def _grid(area: Box, count: int) -> list[Box]:
    """Boxes for so many things: each in a row of its own where the height is enough; else two side
    by side, then rows of three for six values, or of two for players."""
    if area.h >= _TALL and count <= 5:
        return area.rows(max(1, count), 2)
    if count <= 2:
        return area.columns(max(1, count), gap=20)
    if count == 6:
        return [box for row in area.rows(2, 4) for box in row.columns(3, 12)]
    rows = area.rows((count + 1) // 2, 2)
    return [box for row in rows for box in row.columns(2, 26)][:count]


def _with_floor(style: theme.TextStyle, floor: float) -> theme.TextStyle:
    return theme.TextStyle(
        style.face, style.size, style.colour, style.shade, style.shade_offset, floor, style.leading
    )
