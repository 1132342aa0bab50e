"""A market value on its way: its pin slides along a groove from the old value to the new."""

from __future__ import annotations

from collections.abc import Callable

from game.joakim.effects import Kind
from game.joakim.events import MarketMoved
from game.ui.joakim.market_panel import DIRECTIONS, VALUE, MarketPanel, draw_marker
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import PaintedSprite, Sprites
from game.ui.table.motion import Passing, ease_in_out

_SLIDE, _SLIDE_AT_START, _REST = 480.0, 240.0, 200.0
"""Milliseconds that the pin slides, and then lies still to be read."""

_Z = 40
_PAPER = {
    direction: looks.Skin(
        (theme.mixed(theme.PAPER[0], colour, 0.08), theme.mixed(theme.PAPER[1], colour, 0.14)),
        theme.mixed(theme.PAPER[1], colour, 0.7), 4, radius=16,
    )
    for direction, colour in DIRECTIONS.items()
}  # fmt: skip


def slide(
    sprites: Sprites,
    panel: MarketPanel,
    event: MarketMoved,
    old: int,
    apply: Callable[[], None],
    reduced: bool,
) -> Passing:
    """The step that shows a value change in the kind's cell of the market panel."""
    kind, new = event.kind, event.value
    cell = panel.cell(kind).inset(-2, 2)
    state = {"share": 0.0}
    direction = (new > old) - (new < old) if old else 0

    def paint(canvas: Canvas, box: Box) -> None:
        share = state["share"]
        canvas.skin(box, _PAPER[direction])
        panel.draw_icon(canvas, kind)
        value = new if share >= 1 else round(old + (new - old) * share)
        style = VALUE.coloured(DIRECTIONS[direction]) if direction else VALUE
        canvas.text(panel.value_box(kind), str(max(1, value)), style, "right")
        _paint_groove(canvas, box, panel, kind, old, new, share, direction)

    sprite = PaintedSprite(cell, paint, _Z)

    def move(share: float) -> None:
        state["share"] = 1.0 if reduced else share
        sprite.dirty = True

    time = _SLIDE if old else _SLIDE_AT_START
    return Passing(sprites, sprite, time, move, ease_in_out, apply, _REST)


def rehearse(canvas: Canvas, panel: MarketPanel) -> None:
    """Draw what any slide may need, on a canvas of Kit.rehearse."""
    cell = panel.cell(0).inset(-2, 2)
    for kind in range(len(panel.data.kinds)):
        _paint_groove(canvas, cell, panel, kind, 1, 2, 0.5, 1)
    for direction, paper in _PAPER.items():
        canvas.skin(cell, paper)
        draw_marker(canvas, *cell.centre, direction, 22)
        canvas.text(cell, "0123456789", VALUE.coloured(DIRECTIONS[direction]))


def _paint_groove(
    canvas: Canvas,
    box: Box,
    panel: MarketPanel,
    kind: Kind,
    old: int,
    new: int,
    share: float,
    direction: int,
) -> None:
    groove = Box(box.x + 184, box.centre[1] - 7, box.w - 214, 14)
    canvas.skin(groove, looks.GROOVE)
    highest = panel.data.numbers.highest_value

    def at(value: float) -> float:
        return groove.x + groove.w * (value - 1) / (highest - 1)

    pin = f"joakim/pin_{panel.data.kinds[kind].id}"
    if old:
        canvas.picture(pin, Box.around(at(old), groove.centre[1], 40, 42), alpha=0.35)
    x = at((old or new) + (new - (old or new)) * share)
    canvas.picture(pin, Box.around(x, groove.centre[1], 52, 55))
    if direction:
        draw_marker(canvas, x, box.y + (12 if direction > 0 else box.h - 12), direction, 22)
