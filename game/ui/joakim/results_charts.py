"""Charts of a finished game: lines that colour, dashes, marks and letters all tell apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import Colour

Point = tuple[float, float]

KIND_COLOURS: dict[str, Colour] = {
    "gold": theme.rgb("D9930F"), "oil": theme.rgb("2A2436"), "diamond": theme.rgb("7FA0DC"),
    "plane": theme.rgb("C8303C"), "bank": theme.rgb("2E8B3A"), "ship": theme.rgb("1F5FB8"),
}  # fmt: skip
DASHES: tuple[tuple[float, float], ...] = (
    (0, 0), (34, 14), (8, 14), (60, 18), (20, 22), (3, 20),
)  # fmt: skip
"""Length of stroke and gap, in design units, for each line of a chart; (0, 0) is unbroken."""

_LINE, _MARK, _GAP = 7.0, 46.0, 4.0
_GRID = theme.rgb("DCC597")
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000)


@dataclass(frozen=True)
class Line:
    """One line of a chart. `mark` paints what stands at its end."""

    values: Sequence[int]
    colour: Colour
    dash: tuple[float, float]
    mark: Callable[[Canvas, Box], None]


def draw_chart(
    canvas: Canvas, box: Box, title: str, lines: Sequence[Line], label: Callable[[int], str]
) -> None:
    """A panel with a title, a grid with amounts, the lines, and their marks at the right."""
    if not canvas.sees(box, 30):
        return
    canvas.skin(box, looks.CARD_PANEL)
    inner = box.inset(26, 16)
    head, rest = inner.split_top(48, gap=6)
    canvas.text(head, title, theme.HEADING.sized(40))
    amounts, plot = rest.inset(0, 14).split_left(128, gap=12)
    plot, marks = plot.split_right(_MARK + 8, gap=30)
    most = max((max(line.values) for line in lines), default=1)
    step = grid_step(most)
    top = step * -(-most // step)
    for amount in range(0, top + 1, step):
        y = plot.bottom - plot.h * amount / top
        canvas.fill(Box(plot.x, y - 1, plot.w, 2), _GRID)
        canvas.text(Box(amounts.x, y - 22, amounts.w, 44), label(amount), theme.LABEL, "right")
    ends = []
    for line in lines:
        points = place(line.values, plot, top)
        for stroke in strokes(points, *line.dash):
            canvas.line(stroke, line.colour, _LINE)
        canvas.dot(*points[-1], 9, line.colour)
        ends.append(points[-1][1])
    size = min(_MARK, (plot.h + 36) / len(lines) - _GAP)
    apart = spread(ends, size + _GAP, plot.y - 18, plot.bottom + 18)
    for line, end, y in zip(lines, ends, apart, strict=True):
        x = marks.centre[0]
        canvas.line([(plot.right, end), (x - size / 2 - 2, y)], line.colour, 3)
        line.mark(canvas, Box.around(x, y, size, size))


def grid_step(most: int) -> int:
    """A round amount, so that at most five of them reach up to the largest value."""
    return next((step for step in _STEPS if most <= 5 * step), _STEPS[-1] * (most // 20_000 + 1))


def place(values: Sequence[int], plot: Box, top: int) -> list[Point]:
    """Values evenly from left to right; `top` is the amount at the upper edge, 0 at the lower.
    Points in the middle of a level stretch are left out."""
    pitch = plot.w / max(1, len(values) - 1)
    points = [
        (plot.x + pitch * at, plot.bottom - plot.h * value / top) for at, value in enumerate(values)
    ]
    if len(points) == 1:
        return [*points, (plot.right, points[0][1])]
    bends = [
        here
        for before, here, after in zip(points, points[1:], points[2:], strict=False)
        if not before[1] == here[1] == after[1]
    ]
    return [points[0], *bends, points[-1]]


def strokes(points: Sequence[Point], on: float, off: float) -> list[list[Point]]:
    """A line cut into strokes of length `on` with gaps of length `off` along its way."""
    if not on:
        return [list(points)]
    out: list[list[Point]] = [[points[0]]]
    drawing, left = True, on
    for (x0, y0), (x1, y1) in pairwise(points):
        length, done = hypot(x1 - x0, y1 - y0), 0.0
        while length - done > left:
            done += left
            at = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            if drawing:
                out[-1].append(at)
            else:
                out.append([at])
            drawing = not drawing
            left = on if drawing else off
        left -= length - done
        if drawing:
            out[-1].append((x1, y1))
    return out


def spread(places: Sequence[float], pitch: float, lowest: float, highest: float) -> list[float]:
    """The places moved apart until none is nearer than `pitch` to the next, within the limits."""
    pitch = min(pitch, (highest - lowest) / max(1, len(places)))
    order = sorted(range(len(places)), key=lambda at: places[at])
    out = list(places)
    edge = lowest + pitch / 2
    for at in order:
        out[at] = max(places[at], edge)
        edge = out[at] + pitch
    edge = highest - pitch / 2
    for at in reversed(order):
        out[at] = min(out[at], edge)
        edge = out[at] - pitch
    return out
