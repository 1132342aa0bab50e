"""The market: six values, how they came about, and whether they rose or fell last."""

from __future__ import annotations

from dataclasses import replace

from game.joakim.data import GameData
from game.joakim.effects import Kind
from game.joakim.state import State
from game.ui.joakim import layout
from game.ui.joakim.chronicle import Chronicle
from game.ui.joakim.words import Words
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

TURNS_SHOWN = 18
"""How many turns back the small lines go."""

STEADY = theme.rgb("8A6A42")
DIRECTIONS: dict[int, theme.Colour] = {1: theme.GAIN, -1: theme.LOSS, 0: STEADY}


class MarketPanel:
    """Draws the panel; a cell a kind, in the order of the tray."""

    def __init__(self, data: GameData, words: Words, chronicle: Chronicle) -> None:
        self.data = data
        self.words = words
        self.chronicle = chronicle

    @property
    def paper(self) -> Box:
        box = layout.MARKET
        return Box(box.x + 14, box.y + 54, box.w - 28, box.h - 74)

    def cell(self, kind: Kind) -> Box:
        """Where a kind stands: two columns of three, as on the tray from left to right."""
        row, column = divmod(kind, 2)
        return self.paper.inset(10, 6).rows(3)[row].columns(2, gap=16)[column]

    def draw(self, canvas: Canvas, state: State, round_number: int) -> None:
        if not canvas.sees(layout.MARKET.inset(-30)):
            return
        canvas.skin(layout.MARKET, looks.WOOD_PANEL)
        self._draw_title(canvas, state, round_number)
        canvas.skin(self.paper, _PAPER)
        middle = self.paper.centre[0]
        for row in range(3):
            box = self.cell(2 * row)
            canvas.fill(Box(middle - 1.5, box.y + 12, 3, box.h - 24), _LINE)
            if row:
                canvas.fill(Box(self.paper.x + 24, box.y - 1.5, self.paper.w - 48, 3), _LINE)
        for kind in range(len(self.data.kinds)):
            self._draw_kind(canvas, kind, state.market[kind], len(state.out))

    def _draw_title(self, canvas: Canvas, state: State, round_number: int) -> None:
        """The heading, the round, and the plate with the goal."""
        box = layout.MARKET
        style = theme.HEADING.sized(40).coloured(theme.INK_ON_GOLD)
        goal, number = self._goal(state), theme.NUMBER.sized(32).coloured(theme.INK_ON_GOLD)
        width = min(262.0, canvas.writer.width(goal, number) + 30)
        plate = Box(box.right - 14 - width, box.y + 6, width, 44)
        canvas.skin(plate, _PLATE)
        canvas.text(plate.inset(9, 3), goal, number, "centre")
        room = Box(box.x + 28, box.y + 6, plate.x - box.x - 44, 46)
        title, told = room.split_right(164, gap=10)
        canvas.text(title, self.words.t("joakim.money.market"), style)
        told_text = self.words.t("joakim.turn.round", n=round_number)
        canvas.text(told, told_text, style.sized(34), "right")

    def _goal(self, state: State) -> str:
        """What wins: so much cash, or the last of the numbers in the game."""
        if state.options.numbers_game == "on":
            most = len(self.data.newspaper)
            if state.options.dividend == "removed":
                most -= len(state.newspaper_removed)
            drawn = most - len(state.newspaper)
            return self.words.t("joakim.table.numbers_goal", n=drawn, most=most)
        return self.words.t("joakim.table.goal", amount=state.options.win_limit)

    def _draw_kind(self, canvas: Canvas, kind: Kind, value: int, players: int) -> None:
        """A kind with its value and line, or with a dash before it has a value."""
        box = self.cell(kind)
        self.draw_icon(canvas, kind)
        if not value:
            canvas.text(self.value_box(kind), "–", VALUE.coloured(STEADY), "right")
            return
        canvas.text(self.value_box(kind), str(value), VALUE, "right")
        self._draw_trend(
            canvas, Box(box.x + 178, box.y + 15, box.w - 206, box.h - 30), kind, players
        )

    def draw_icon(self, canvas: Canvas, kind: Kind) -> None:
        box = self.cell(kind)
        icon = Box.around(box.x + 44, box.centre[1], 60, 60)
        canvas.picture(f"joakim/icon_{self.data.kinds[kind].id}", icon)

    def value_box(self, kind: Kind) -> Box:
        box = self.cell(kind)
        return Box(box.x + 78, box.y + 4, 76, box.h - 8)

    def _draw_trend(self, canvas: Canvas, box: Box, kind: Kind, players: int) -> None:
        """The line of the last turns, and at its end which way the value went in this round."""
        values = self.chronicle.by_turn(kind, self.chronicle.turn - TURNS_SHOWN)
        direction = self.chronicle.direction(kind, players)
        colour = DIRECTIONS[direction]
        end = draw_trend(canvas, box, values, self.data.numbers.highest_value, colour)
        draw_marker(canvas, *end, direction, 28)


def draw_trend(
    canvas: Canvas, box: Box, values: list[int], highest: int, colour: theme.Colour
) -> tuple[float, float]:
    """A line through the values, on a scale that all kinds share; its end."""
    span = max(1, len(values) - 1)
    low, high = 1, max(12, min(highest, max(values, default=1) + 2))
    points = [
        (box.x + box.w * place / span, box.bottom - box.h * (value - low) / (high - low))
        for place, value in enumerate(values)
    ]
    if len(points) == 1:
        points = [(box.x, points[0][1]), (box.right, points[0][1])]
    canvas.line(corners(points), colour, 5)
    return points[-1]


def corners(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The points of a line without those on a level stretch: no joint shows where none is."""
    level = {
        place
        for place in range(1, len(points) - 1)
        if points[place - 1][1] == points[place][1] == points[place + 1][1]
    }
    return [point for place, point in enumerate(points) if place not in level]


def draw_marker(canvas: Canvas, x: float, y: float, direction: int, size: float) -> None:
    """A triangle up or down, or a dot, with a light rim."""
    if not direction:
        canvas.dot(x, y, size * 0.34, theme.PAPER[0])
        canvas.dot(x, y, size * 0.25, STEADY)
        return
    shape = "up" if direction > 0 else "down"
    box = Box.around(x, y, size * 1.3, size * 1.3)
    canvas.shape(box, shape, DIRECTIONS[direction], theme.PAPER[0])


_PAPER = looks.Skin(theme.PAPER, theme.rgb("54300F"), 4, radius=16, shine=0.4)
_LINE = theme.rgb("E0CBA0")
_PLATE = replace(looks.CHIP, fill=(theme.rgb("FFE6A4"), theme.rgb("F0B850")), radius=16)
VALUE = theme.NUMBER.sized(52)
