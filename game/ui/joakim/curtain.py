"""What one person may see, behind a curtain: handed over first, then shown only while held down.

The first picture holds no secret, nor does any after the hold is let go.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi
from typing import TYPE_CHECKING, TypeVar

from game.engine.requests import Seat
from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Menu
from game.ui.kit.box import SCREEN, Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.widgets.button import Button
from game.ui.table.hold import HoldButton

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

R = TypeVar("R")

_FOLDS, _STRIPS = 16, 8
HOLD_BOX, DONE_BOX = Box(330, 894, 660, 120), Box(1060, 894, 530, 120)
"""Where the button to hold lies, and the one that closes the curtain."""


class Curtain(Scene[R]):
    """Closed until its person says who they are. What is behind it, subclasses say."""

    first = "hold"
    """The name of the widget that has the focus once it is open."""

    plaque = Box.around(960, 130, 1300, 150)
    """Where the name of its person stands."""

    def __init__(self, look: JoakimLook, seat: Seat) -> None:
        super().__init__(look.table.kit)
        self.look = look
        self.seat = seat
        self.handed_over = False
        self.held = False

    @property
    def name(self) -> str:
        return self.look.words.name(self.seat)

    # What subclasses say

    def build_behind(self) -> None:
        """Add the widgets behind the curtain; call `add_hold` for the button to hold."""
        raise NotImplementedError

    def draw_behind(self, canvas: Canvas) -> None:
        """Paint what lies behind the curtain; what is secret only while `self.held`."""
        raise NotImplementedError

    def covers(self) -> Iterable[Box]:
        """What is painted anew when the hold begins or ends."""
        return (SCREEN,)

    def shown(self, held: bool) -> None:
        """The hold began, or ended."""

    # How it goes

    def enter(self) -> None:
        self.play("curtain")
        self.look.table.app.hand_over()

    def build(self) -> None:
        if self.handed_over:
            self.build_behind()
            return
        box = Box.around(960, 800, 560, 108)
        ready = self.t("joakim.table.curtain_ready")
        self.add(Button(box, ready, self._hand_over, "primary", name="ready", size=48))

    def add_hold(self, box: Box = HOLD_BOX, key: str = "table.curtain_hold") -> None:
        """The button that shows the secret while it is held down; `key` of its label."""
        held = self.look.table.app.input.gate.held
        label = self.t(f"joakim.{key}")
        self.add(HoldButton(box, label, held, self._show, "hold"))

    def _hand_over(self) -> None:
        self.handed_over = True
        self.look.table.app.hand_over()
        self.rebuild()
        self.focus.set_by_name(self.first)

    def cover(self) -> None:
        """Show nothing secret any more, whatever is still held down."""
        if self.held:
            self._show(False)

    def _show(self, held: bool) -> None:
        self.held = held
        self.play("card_turn")
        self.shown(held)
        for box in self.covers():
            self.invalidate(box)

    def close(self, result: R) -> None:
        """Let the curtain fall, with this result."""
        self.held = False
        self.play("curtain")
        self.look.table.app.hand_over()
        self.finish(result)

    def update(self, ms: float) -> bool:
        hold = self.focus.find("hold")
        if isinstance(hold, HoldButton):
            hold.check()
        return super().update(ms)

    def handle(self, action: Action) -> bool:
        if isinstance(action, Menu):
            self.back()
            return True
        return super().handle(action)

    def back(self) -> None:
        self.cover()  # the menu shows, blurred, what lies below it
        self.look.table.open_menu()

    # The picture

    def draw(self, canvas: Canvas) -> None:
        look = self.look.table.seating(self.seat).look
        seat = theme.SEATS[look]
        _draw_folds(canvas, seat)
        plaque, size = self.plaque, self.plaque.h / 150
        canvas.skin(plaque, looks.plaque(look))
        pawn = Box(plaque.x + 26 * size, plaque.y - 34 * size, 120 * size, 168 * size)
        canvas.picture(f"joakim/pawn_{look}", pawn)
        mark = Box(plaque.right - 130 * size, plaque.y + 24 * size, 92 * size, 92 * size)
        canvas.seat_mark(mark, look)
        title = theme.TITLE.sized(76 * size)
        title = title.coloured(seat.ink, seat.edge if seat.ink == theme.CREAM else None)
        room = Box(plaque.x, plaque.y + 8 * size, plaque.w, plaque.h - 26 * size)
        room = room.inset(170 * size, 0)
        if self.handed_over:
            canvas.text(room, self.name, title, "centre")
            self.draw_behind(canvas)
        else:
            told = self.t("joakim.table.curtain", name=self.name)
            canvas.text(room, told, title, "centre")
            line = Box.around(960, 480, 1300, 120)
            others = self.t("joakim.table.curtain_others")
            canvas.text(line, others, theme.TITLE.sized(60), "centre")
            canvas.picture("shelf/sym_eye", Box.around(960, 620, 150, 150))
        self.draw_widgets(canvas)


def _draw_folds(canvas: Canvas, seat: theme.SeatLook) -> None:
    """Cloth in the seat's colour, lit from the left, over the whole window."""
    cloth = theme.mixed(seat.bottom, seat.edge, 0.5)  # dark enough for light letters in any colour
    canvas.fill(SCREEN.inset(-400), theme.mixed(cloth, theme.SHADOW, 0.6))
    width = SCREEN.w / (_FOLDS * _STRIPS)
    for place in range(_FOLDS * _STRIPS):
        turn = 2 * pi * (place % _STRIPS) / _STRIPS
        shade = 0.46 - 0.3 * cos(turn) * (1 if turn < pi else 0.8)
        colour = theme.mixed(cloth, theme.SHADOW, max(0.08, shade - 0.14))
        canvas.fill(Box(place * width, 0, width, SCREEN.h), colour)
