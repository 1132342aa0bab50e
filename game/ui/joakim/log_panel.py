"""The last lines of the log."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.joakim.state import State
from game.ui.joakim import layout
from game.ui.joakim.telling import Telling
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.text import Writer

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_GAP = 7
"""Design units between two lines."""

LINE = theme.BODY_LIGHT.sized(33)
_NEWEST = replace(LINE, floor=22)
"""Small with two long names in a low panel, but whole: a line may end with its amount."""

_OLDER = LINE.coloured(theme.rgb("D8BE96"))
_MOST_ABOVE = 20
_MOST = 9
"""Lines that the panel can hold."""

_SEARCHED = 40
"""Events that are looked at for the last lines: more than any question lies back."""


class LogPanel:
    """Draws what happened last, the newest line lowest."""

    def __init__(self, table: TableScene, telling: Telling) -> None:
        self.table = table
        self.telling = telling

    def box(self, state: State) -> Box:
        return layout.log_box(state.players)

    def last_lines(self, count: int) -> list[str]:
        """The newest lines, the last one last."""
        lines: list[str] = []
        told = self.table.told
        for place in range(told - 1, max(-1, told - 1 - _SEARCHED * count), -1):
            line = self.telling.line(self.table.session.log[place])
            if line:
                lines.append(line)
                if len(lines) == count:
                    break
        return lines[::-1]

    def draw(self, canvas: Canvas, state: State) -> None:
        box = self.box(state)
        if not canvas.sees(box.inset(-20)):
            return
        canvas.skin(box, looks.DARK_PANEL)
        area = box.inset(24, 8)
        rows = self._rows(canvas.writer, area)
        left = area.h + _GAP - sum(height + _GAP for _, height in rows)
        y = area.y + max(0.0, min(left / 2, _MOST_ABOVE))
        for place, (line, height) in enumerate(rows):
            style = _NEWEST if place == len(rows) - 1 else _OLDER
            row = Box(area.x, y, area.w, min(height, area.h))
            canvas.text(row, line, style, max_lines=None)
            y += height + _GAP

    def _rows(self, writer: Writer, area: Box) -> list[tuple[str, float]]:
        """The lines that the area holds at their full size, each with its height. The newest is
        always there, if need be smaller."""
        rows: list[tuple[str, float]] = []
        room = area.h
        for line in self.last_lines(_MOST)[::-1]:
            height = writer.height(line, LINE, area.w)
            if rows and height > room:
                break
            rows.append((line, height))
            room -= height + _GAP
        return rows[::-1]
