"""The whole log, newest first, of everyone or of one player."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.engine.requests import Seat
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.lists import ScrollList
from game.ui.kit.widgets.still import Label
from game.ui.table.sheet import Sheet, Tab

if TYPE_CHECKING:
    from game.ui.table.look import TableLook

_ROW = 62


class Line(NamedTuple):
    """A line of the log: what it tells, in which turn, of whom, and from which clause, if any."""

    text: str
    turn: int
    seats: tuple[Seat, ...]
    clause: str


def lines_of(look: TableLook, since: int = 0) -> list[Line]:
    """What the room has been shown from this event of the log on, the newest first."""
    out: list[Line] = []
    turn = 0
    for place, event in enumerate(look.table.session.log[: look.table.told]):
        text = look.log_line(event) if place >= since else ""
        if text:
            clause = getattr(event, "clause", "")
            out.append(Line(text, turn, look.concerned(event), clause))
        if look.ends_turn(event):
            turn += 1
    return out[::-1]


class LogScene(Sheet):
    """`only`: the seat whose lines are shown, None for all; `since`: from which event of the log
    on. Then it tells somebody who was away what has happened meanwhile."""

    def __init__(self, look: TableLook, only: Seat | None = None, since: int = 0) -> None:
        super().__init__(look)
        self.only = only
        self.since = since

    def heading(self) -> str:
        return self.t("table.log_meanwhile" if self.since else "table.log")

    def lines(self) -> list[Line]:
        """What it shows, the newest first."""
        lines = lines_of(self.look, self.since)
        return [line for line in lines if self.only is None or self.only in line.seats]

    def build(self) -> None:
        super().build()
        lines = self.lines()
        self.add(
            ScrollList(self.page, lines, self._open, self._draw_line, self._told, _ROW, 4, "lines")
        )
        if not lines:
            self.add(Label(self.page, self.t("table.log_empty"), align="centre"))
        self.add_tabs(
            [self._tab(seat) for seat in (None, *range(len(self.look.table.session.setup.seats)))]
        )
        self.add_close()
        self.focus.set_by_name("lines")

    def _tab(self, seat: Seat | None) -> Tab:
        """Leads to the lines of one player, or of all."""
        show, chosen = partial(self._show, seat), seat == self.only
        if seat is None:
            return Tab("all", self.t("table.log_all"), show, chosen)
        return Tab.of_seat(seat, self.look.table.seating(seat), show, chosen)

    def _show(self, seat: Seat | None) -> None:
        self.only = seat
        self.rebuild()

    def _told(self, line: Line) -> str:
        """The line, in which turn it happened, and the rule if it came from one."""
        turn = self.t("table.log_turn", n=line.turn + 1)
        told = f"{turn} {line.text}"
        if not line.clause:
            return told
        return f"{told}\n{self.look.clause(line.clause)}."

    def _open(self, line: Line) -> None:
        """The rule that a line came from; of the others more is told."""
        if line.clause:
            self.open_clause(line.clause)
        else:
            lines = self.focus.find("lines")
            assert lines is not None
            lines.inspect()

    def _draw_line(self, canvas: Canvas, box: Box, line: Line, chosen: bool) -> None:
        if chosen:
            canvas.skin(box, _CHOSEN)
        elif line.turn % 2:
            canvas.fill(box, _BAND, 10)
        mark, text = box.inset(12, 2).split_left(56, gap=14)
        if line.seats:
            look = self.look.table.seating(line.seats[0]).look
            canvas.seat_mark(Box.around(*mark.centre, 50, 50), look)
        canvas.text(text, line.text, theme.BODY.sized(36))


_BAND = theme.rgb("F0E0B8")
_CHOSEN = looks.Skin((theme.rgb("FFF3C4"), theme.rgb("FFE39A")), theme.rgb("B07A2C"), 3, radius=12)
