"""The whole log, newest first, of everyone or of one player."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.engine.events import AnyEvent
from game.engine.requests import Seat
from game.joakim.events import MoveEnded
from game.joakim.state import BANK, NOBODY
from game.ui.joakim.sheet import FOOT, Sheet
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.lists import ScrollList
from game.ui.kit.widgets.still import Label

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_ROW = 62


class Line(NamedTuple):
    """A line of the log: what it tells, whose turn it was in, and of whom (NOBODY: of all)."""

    text: str
    turn: int
    seats: tuple[Seat, ...]


def lines_of(look: JoakimLook) -> list[Line]:
    """Everything that the room has been shown, the newest first."""
    out: list[Line] = []
    turn = 0
    for event in look.table.session.log[: look.table.told]:
        text = look.telling.line(event)
        if text:
            out.append(Line(text, turn, concerned(event)))
        if isinstance(event, MoveEnded):
            turn += 1
    return out[::-1]


def concerned(event: AnyEvent) -> tuple[Seat, ...]:
    """The seats that an event is about."""
    names = ("seat", "payer", "payee", "giver", "taker")
    seats = [getattr(event, name) for name in names if hasattr(event, name)]
    seats += getattr(event, "winners", ())
    return tuple(seat for seat in dict.fromkeys(seats) if seat not in (BANK, NOBODY))


class LogScene(Sheet):
    """`only`: the seat whose lines are shown, None for all."""

    def __init__(self, look: JoakimLook) -> None:
        super().__init__(look)
        self.only: Seat | None = None

    def heading(self) -> str:
        return self.t("joakim.table.log")

    def build(self) -> None:
        super().build()
        lines = [
            line for line in lines_of(self.look) if self.only is None or self.only in line.seats
        ]
        book: ScrollList[Line] = ScrollList(
            self.page, lines, self._tell, self._draw_line, lambda line: line.text, _ROW, 4, "lines"
        )
        self.add(book)
        if not lines:
            self.add(Label(self.page, self.t("joakim.table.log_empty"), align="centre"))
        self._add_filters()
        self.add_close()
        self.focus.set_by_name("lines")

    def _add_filters(self) -> None:
        players = self.look.state.players
        width = min(230.0, (self.foot.w - 350) / (players + 1) - 12)
        for place, seat in enumerate((None, *range(players))):
            box = Box(self.foot.x + place * (width + 12), self.foot.y, width, FOOT)
            name = self.t("joakim.table.log_all") if seat is None else self.words.name(seat)
            kind = "gold" if seat is None else self.look.table.seating(seat).look
            show = partial(self._show, seat)
            id = "all" if seat is None else f"seat {seat}"
            self.add(Button(box, name, show, kind, name=id, size=34))  # type: ignore[arg-type]

    def _show(self, seat: Seat | None) -> None:
        self.only = seat
        self.rebuild()

    def _tell(self, line: Line) -> None:
        self.say(line.text, Box(self.page.centre[0] - 50, self.page.y, 100, 10))

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
