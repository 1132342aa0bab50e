"""A large sheet over the table on which something can be read up: cash book, market, log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.engine.requests import Seat
from game.engine.rulebook import Seating
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.dialog import Dialog
from game.ui.kit.looks import ButtonKind
from game.ui.kit.text import Writer
from game.ui.kit.widgets.button import Button
from game.ui.scenes.buttons import draw_face, draw_tick

if TYPE_CHECKING:
    from game.ui.table.look import TableLook

_SHEET = Box(110, 120, 1700, 890)
_CLOSE = 290
FOOT = 92
"""Height of the row of buttons at the lower edge."""

_WIDEST_TAB, _TAB_GAP, _TAB_SIZE, _TAB_EDGE = 330.0, 14.0, 34.0, 17.0
_MARK = 50.0
"""Width of a seat's mark with the gap after it."""
_TICK = 20.0


class Tab(NamedTuple):
    """One of several views of a sheet: of one seat, or of all."""

    name: str
    label: str
    show: Callable[[], None]
    chosen: bool
    look: str = ""

    @classmethod
    def of_seat(cls, seat: Seat, seating: Seating, show: Callable[[], None], chosen: bool) -> Tab:
        """The view of one player."""
        return cls(f"seat {seat}", seating.name, show, chosen, seating.look)


class TabButton(Button):
    """Opens a view. A player's has the seat's mark, since names may be cut and colours be alike;
    that of the view which is open has a tick."""

    def __init__(self, box: Box, tab: Tab, size: float) -> None:
        kind: ButtonKind = tab.look or "gold"  # type: ignore[assignment]
        super().__init__(box, tab.label, tab.show, kind, name=tab.name, size=size)
        self.tab = tab

    def draw(self, canvas: Canvas) -> None:
        look = looks.button(self.kind)
        face = draw_face(canvas, self.box, look, self.pressed).inset(_TAB_EDGE - 6, 4)
        if self.tab.look:
            mark, face = face.split_left(_MARK)
            side = _MARK - 6
            canvas.seat_mark(Box(mark.x, mark.centre[1] - side / 2, side, side), self.tab.look)
        style = look.label.sized(self.size or _TAB_SIZE)
        self.cut = canvas.text(face, self.label, style, "centre", max_lines=2)
        if self.tab.chosen:
            draw_tick(canvas, self.box.moved(9, -11), _TICK)  # half outside: it covers no name


def one_size(
    writer: Writer, texts: Sequence[str], style: theme.TextStyle, width: float
) -> theme.TextStyle:
    """The style in a size in which each of these fits on one line of this width: equals look alike.
    If one is too long for that to be read, the style as it is: each gets as large as it can be."""
    widest = max((writer.width(text, style) for text in texts), default=0.0)
    size = style.size * min(1.0, width / max(1.0, widest))
    return style.sized(size) if size * writer.text_size >= theme.LABEL_SIZE else style


class Sheet(Dialog[None]):
    """With a title and a button that leads back to the table."""

    def __init__(self, look: TableLook) -> None:
        super().__init__(look.table.kit, _SHEET)
        self.look = look

    def heading(self) -> str:
        """The title, in the language that is chosen now."""
        raise NotImplementedError

    @property
    def page(self) -> Box:
        """Where the contents go, above the row of buttons."""
        return self.content.split_bottom(FOOT, gap=16)[0]

    @property
    def foot(self) -> Box:
        return self.content.split_bottom(FOOT, gap=16)[1]

    def build(self) -> None:
        self.title = self.heading()
        super().build()

    def add_tabs(self, tabs: Sequence[Tab]) -> None:
        """Buttons left of the way back, their labels in one size if that can be read."""
        room = (self.foot.w - _CLOSE - 60) / len(tabs) - _TAB_GAP
        width = min(_WIDEST_TAB, room)
        style = theme.BUTTON.sized(_TAB_SIZE)
        labels = [tab.label for tab in tabs]
        size = one_size(self.kit.writer, labels, style, width - 2 * _TAB_EDGE - _MARK).size
        for place, tab in enumerate(tabs):
            box = Box(self.foot.x + place * (width + _TAB_GAP), self.foot.y, width, FOOT)
            self.add(TabButton(box, tab, size))

    def open_clause(self, clause: str) -> None:
        """The rulebook where this clause stands."""
        from game.ui.scenes.rulebook import RulebookScene

        assert self.stack is not None
        table = self.look.table
        self.stack.push(RulebookScene(table.app, table.session.rulebook.game, clause))

    def add_close(self) -> None:
        """The button that leads back, last in order."""
        box = Box(self.foot.right - _CLOSE, self.foot.y, _CLOSE, FOOT)
        self.add(Button(box, self.t("common.back"), self.back, "primary", name="close"))

    def back(self) -> None:
        self.finish(None)
