"""What one person may see, behind a curtain: handed over first, then shown only while held down.

The first picture holds no secret, nor does any after the hold is let go.
"""

from __future__ import annotations

from math import cos, pi
from typing import TYPE_CHECKING

from game.engine.requests import Card, Seat
from game.ui.joakim.peeked_paper import peeked_papers
from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Menu
from game.ui.kit.box import SCREEN, Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.widgets.button import Button
from game.ui.table.hold import HoldButton

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_FOLDS, _STRIPS = 16, 8
_PAPERS = {1: [Box(460, 220, 1000, 556)], 2: [Box(48, 220, 900, 556), Box(972, 220, 900, 556)]}


class Curtain(Scene[None]):
    """For the top newspapers that a seat may read. Closed until its person says who they are."""

    def __init__(self, look: JoakimLook, seat: Seat, cards: tuple[Card, ...]) -> None:
        super().__init__(look.table.kit)
        self.look = look
        self.seat = seat
        self.handed_over = False
        self.has_read = False
        self.papers = peeked_papers(look, seat, cards)
        self._held = False

    @property
    def name(self) -> str:
        return self.look.words.name(self.seat)

    def enter(self) -> None:
        self.play("curtain")
        self.look.table.app.hand_over()

    def build(self) -> None:
        if not self.handed_over:
            box = Box.around(960, 800, 560, 108)
            ready = self.t("joakim.table.curtain_ready")
            self.add(Button(box, ready, self._hand_over, "primary", name="ready", size=48))
            return
        held = self.look.table.app.input.gate.held
        hold = HoldButton(
            Box(330, 894, 660, 120), self.t("joakim.table.curtain_hold"), held, self._show, "hold"
        )
        self.add(hold)
        why = "" if self.has_read else self.t("joakim.table.curtain_read_first")
        done = Button(
            Box(1060, 894, 530, 120), self.t("joakim.table.curtain_done"), self._done, "gold",
            not why, why, name="done", size=44,
        )  # fmt: skip
        self.add(done)

    def _hand_over(self) -> None:
        self.handed_over = True
        self.look.table.app.hand_over()
        self.rebuild()
        self.focus.set_by_name("hold")

    def _show(self, held: bool) -> None:
        self._held = held
        self.play("card_turn")
        if held and not self.has_read:
            self.has_read = True
            done = self.focus.find("done")
            assert isinstance(done, Button)
            done.enable()
        for box in _PAPERS[len(self.papers)]:
            self.invalidate(box.inset(-40))

    def show_for_picture(self, held: bool) -> None:
        """As if it were held down, for pictures of this scene."""
        self._held = self.has_read = held

    def _done(self) -> None:
        self.play("curtain")
        self.look.table.app.hand_over()
        self.finish(None)

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
        self.look.table.open_menu()

    def draw(self, canvas: Canvas) -> None:
        look = self.look.table.seating(self.seat).look
        seat = theme.SEATS[look]
        _draw_folds(canvas, seat)
        plaque = Box.around(960, 130, 1300, 150)
        canvas.skin(plaque, looks.plaque(look))
        canvas.picture(f"joakim/pawn_{look}", Box(plaque.x + 26, plaque.y - 34, 120, 168))
        canvas.seat_mark(Box(plaque.right - 130, plaque.y + 24, 92, 92), look)
        title = theme.TITLE.coloured(seat.ink, seat.edge if seat.ink == theme.CREAM else None)
        room = Box(plaque.x + 170, plaque.y + 8, plaque.w - 330, plaque.h - 26)
        if not self.handed_over:
            told = self.t("joakim.table.curtain", name=self.name)
            canvas.text(room, told, title.sized(76), "centre")
            line = Box.around(960, 480, 1300, 120)
            others = self.t("joakim.table.curtain_others")
            canvas.text(line, others, theme.TITLE.sized(60), "centre")
            canvas.picture("shelf/sym_eye", Box.around(960, 620, 150, 150))
        else:
            canvas.text(room, self.name, title.sized(76), "centre")
            for place, box in enumerate(_PAPERS[len(self.papers)]):
                self._draw_paper(canvas, box, place)
            hint = Box.around(960, 836, 1500, 84)
            text = self.t("joakim.table.curtain_hint")
            canvas.text(hint, text, theme.BODY_LIGHT, "centre", max_lines=2)
        self.draw_widgets(canvas)

    def _draw_paper(self, canvas: Canvas, box: Box, place: int) -> None:
        """What the number says while held; its back otherwise."""
        canvas.skin(box, looks.PAPER_PANEL)
        inner = Box(box.x, box.y, box.w, box.h - 8).inset(26, 16)
        if len(self.papers) > 1:
            key = "curtain_second" if place else "curtain_first"
            head, inner = inner.split_top(40, gap=2)
            canvas.text(head, self.t(f"joakim.table.{key}"), theme.LABEL.sized(34), "centre")
        if not self._held:
            side = min(inner.h, 260)
            card = Box.around(*inner.centre, side * 0.72, side)
            canvas.picture("joakim/back_newspaper", card)
            return
        self.papers[place].draw(canvas, inner)


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
