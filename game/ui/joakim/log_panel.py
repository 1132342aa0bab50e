"""The last lines of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.joakim.state import State
from game.ui.joakim import layout
from game.ui.joakim.telling import Telling
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_LINE_HEIGHT = 41
_LINE = theme.BODY_LIGHT.sized(33)
_OLDER = _LINE.coloured(theme.rgb("D8BE96"))
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
        bottom = area.bottom
        for place, line in enumerate(self.last_lines(int(area.h // _LINE_HEIGHT) + 1)[::-1]):
            long = canvas.writer.width(line, _LINE) > area.w
            height = _LINE_HEIGHT * (2 if long else 1)
            if bottom - height < area.y - 1:
                break
            row = Box(area.x, bottom - height, area.w, height)
            canvas.text(row, line, _OLDER if place else _LINE, max_lines=2 if long else 1)
            bottom -= height
