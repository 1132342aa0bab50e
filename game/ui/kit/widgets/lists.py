"""Lists and texts longer than their box: arrows, wheel, page keys, or dragged with a finger.

ScrollList(box, saves, on_choose=self.load, draw_row=self.draw_save, spoken=lambda s: s.title)
ScrollText(box, [(title, theme.HEADING), (text, theme.BODY)])
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from game.ui.kit import looks
from game.ui.kit.actions import Action, Confirm, Move, Scroll
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import TextStyle
from game.ui.kit.widgets.base import Point, Widget

T = TypeVar("T")
_BAR = 18
_SLIP = 24
"""Design units that a press may wander before it scrolls instead of choosing."""


class ScrollList(Widget, Generic[T]):
    """Rows of equal height, one of them chosen; Enter, click or tap picks it."""

    focusable = True
    draggable = True
    radius = 18

    def __init__(
        self,
        box: Box,
        items: Sequence[T],
        on_choose: Callable[[T], object],
        draw_row: Callable[[Canvas, Box, T, bool], None],
        spoken: Callable[[T], str],
        row_height: float = 84,
        gap: float = 12,
        name: str = "list",
    ) -> None:
        super().__init__(box, name)
        self.items = list(items)
        self.index = 0
        self.on_choose = on_choose
        self.draw_row = draw_row
        self.say_row = spoken
        self.row_height, self.gap = row_height, gap
        self.first = 0
        self._press: tuple[float, int] | None = None

    @property
    def shown(self) -> int:
        """How many rows the box holds."""
        return max(1, int((self.box.h + self.gap) // (self.row_height + self.gap)))

    def takes_focus(self) -> bool:
        return super().takes_focus() and bool(self.items)

    def set_items(self, items: Sequence[T]) -> None:
        self.items = list(items)
        self._choose(self.index)

    def spoken(self) -> str:
        return self.say_row(self.items[self.index]) if self.items else ""

    def handle(self, action: Action) -> bool:
        if isinstance(action, Move) and action.dy:
            before = self.index
            self._choose(self.index + action.dy)
            return self.index != before
        if isinstance(action, Scroll):
            self._choose(self.index + action.lines)
            return True
        if isinstance(action, Confirm):
            self.press(action)
            return True
        return False

    def press(self, action: Action) -> None:
        if self.items:
            self.on_choose(self.items[self.index])

    def pointer(self, x: float, y: float, phase: str) -> bool:
        row = self._row_at(y)
        if phase in ("hover", "down") and row is not None:
            self._choose(row)
        if phase == "down":
            self._press = (y, self.first) if row is not None else None
        elif phase == "move" and self._press is not None and abs(y - self._press[0]) > _SLIP:
            rows = round((self._press[0] - y) / (self.row_height + self.gap))
            self._scroll_to(self._press[1] + rows)
        elif phase == "up" and self._press is not None:
            still = abs(y - self._press[0]) <= _SLIP
            self._press = None
            if still and row == self.index:
                self.on_choose(self.items[row])
        return True

    def inspect(self, at: Point | None = None) -> bool:
        """Tell more of the row that is asked about, beside it."""
        row = self.index if at is None else self._row_at(at[1])
        if row is None or not self.items or self.host is None:
            return False
        self._choose(row)
        self.host.say(self.spoken(), self.row_box(row))
        return True

    def _row_at(self, y: float) -> int | None:
        row = self.first + int((y - self.box.y) // (self.row_height + self.gap))
        return row if self.first <= row < min(len(self.items), self.first + self.shown) else None

    def _choose(self, index: int) -> None:
        self.index = max(0, min(len(self.items) - 1, index))
        low = self.index - self.shown + 1
        self.first = max(low, min(self.first, self.index), 0)
        self.changed()

    def _scroll_to(self, first: int) -> None:
        self.first = max(0, min(len(self.items) - self.shown, first))
        self.index = max(self.first, min(self.first + self.shown - 1, self.index))
        self.changed()

    def row_box(self, row: int) -> Box:
        """Where this row is (or would be) drawn."""
        y = self.box.y + (row - self.first) * (self.row_height + self.gap)
        bar = _BAR + 14 if len(self.items) > self.shown else 0
        return Box(self.box.x, y, self.box.w - bar, self.row_height)

    def draw(self, canvas: Canvas) -> None:
        last = min(len(self.items), self.first + self.shown)
        for row in range(self.first, last):
            chosen = self.focused and row == self.index
            self.draw_row(canvas, self.row_box(row), self.items[row], chosen)
        pitch = self.row_height + self.gap
        parts = (rows * pitch for rows in (self.first, self.shown, len(self.items)))
        draw_scroll_bar(canvas, self.box, *parts)

    def draw_ring(self, canvas: Canvas) -> None:
        canvas.ring(self.row_box(self.index), self.radius)


class ScrollText(Widget):
    """Paragraphs in styles, scrolled by a few lines at a time."""

    focusable = True
    draggable = True
    radius = 20
    _STEP = 90.0
    _SPACE = 18.0

    def __init__(
        self, box: Box, paragraphs: Sequence[tuple[str, TextStyle]], name: str = "text"
    ) -> None:
        super().__init__(box, name)
        self.paragraphs = list(paragraphs)
        self.offset = 0.0
        self._height = 0.0
        self._drag: tuple[float, float] | None = None

    def spoken(self) -> str:
        return "\n".join(text for text, _ in self.paragraphs)

    def explain(self) -> str:
        return ""

    def set_paragraphs(self, paragraphs: Sequence[tuple[str, TextStyle]]) -> None:
        """Another text, from its beginning."""
        self.paragraphs = list(paragraphs)
        self.offset = 0.0
        self.changed()

    @property
    def room(self) -> float:
        """How far it can be scrolled, in design units; known once drawn."""
        return max(0.0, self._height - self.box.h)

    def handle(self, action: Action) -> bool:
        if isinstance(action, Move) and action.dy:
            return self._scroll_to(self.offset + action.dy * self._STEP)
        if isinstance(action, Scroll):
            self._scroll_to(self.offset + action.lines * self._STEP)
            return True
        return False

    def pointer(self, x: float, y: float, phase: str) -> bool:
        if phase == "down":
            self._drag = y, self.offset
        elif phase == "move" and self._drag is not None:
            self._scroll_to(self._drag[1] + self._drag[0] - y)
        return True

    def _scroll_to(self, offset: float) -> bool:
        before = self.offset
        self.offset = max(0.0, min(self.room, offset))
        self.changed()
        return self.offset != before

    def draw(self, canvas: Canvas) -> None:
        width = self.box.w - _BAR - 20
        y = self.box.y - self.offset
        with canvas.within(self.box):
            for text, style in self.paragraphs:
                height = canvas.writer.height(text, style, width) + 4
                area = Box(self.box.x, y, width, height)
                canvas.text(area, text, style, valign="top", max_lines=None, shrink=False)
                y += height + self._SPACE
        self._height = y + self.offset - self.box.y
        draw_scroll_bar(canvas, self.box, self.offset, self.box.h, self._height)


def draw_scroll_bar(canvas: Canvas, box: Box, first: float, shown: float, whole: float) -> None:
    """Which part of the whole is shown, in units; nothing when all is."""
    if whole <= shown + 1:
        return
    track = Box(box.right - _BAR, box.y, _BAR, box.h)
    canvas.skin(track, looks.SCROLL_TRACK)
    height = max(48.0, track.h * shown / whole)
    top = track.y + (track.h - height) * first / (whole - shown)
    canvas.skin(Box(track.x, top, _BAR, height), looks.SCROLL_KNOB)
