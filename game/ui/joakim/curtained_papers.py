"""The top newspapers behind a curtain."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.engine.requests import Card, Seat
from game.ui.joakim.curtain import DONE_BOX, Curtain
from game.ui.joakim.peeked_paper import peeked_papers
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_PAPERS = {1: [Box(460, 220, 1000, 556)], 2: [Box(48, 220, 900, 556), Box(972, 220, 900, 556)]}


class CurtainedPapers(Curtain[None]):
    """For the top newspapers that a seat may read; it closes when they have been read."""

    def __init__(self, look: JoakimLook, seat: Seat, cards: tuple[Card, ...]) -> None:
        super().__init__(look, seat)
        self.has_read = False
        self.papers = peeked_papers(look, seat, cards)

    def build_behind(self) -> None:
        self.add_hold()
        why = "" if self.has_read else self.t("joakim.table.curtain_read_first")
        done = Button(
            DONE_BOX, self.t("joakim.table.curtain_done"), self._done, "gold",
            not why, why, name="done", size=44,
        )  # fmt: skip
        self.add(done)

    def covers(self) -> Iterable[Box]:
        return (box.inset(-40) for box in _PAPERS[len(self.papers)])

    def shown(self, held: bool) -> None:
        if held and not self.has_read:
            self.has_read = True
            done = self.focus.find("done")
            assert isinstance(done, Button)
            done.enable()

    def show_for_picture(self, held: bool) -> None:
        """As if it were held down, for pictures of this scene."""
        self.held = self.has_read = held

    def _done(self) -> None:
        self.close(None)

    def draw_behind(self, canvas: Canvas) -> None:
        for place, box in enumerate(_PAPERS[len(self.papers)]):
            self._draw_paper(canvas, box, place)
        hint = Box.around(960, 836, 1500, 84)
        text = self.t("joakim.table.curtain_hint")
        canvas.text(hint, text, theme.BODY_LIGHT, "centre", max_lines=2)

    def _draw_paper(self, canvas: Canvas, box: Box, place: int) -> None:
        """What the number says while held; its back otherwise."""
        canvas.skin(box, looks.PAPER_PANEL)
        inner = Box(box.x, box.y, box.w, box.h - 8).inset(26, 16)
        if len(self.papers) > 1:
            key = "curtain_second" if place else "curtain_first"
            head, inner = inner.split_top(40, gap=2)
            canvas.text(head, self.t(f"joakim.table.{key}"), theme.LABEL.sized(34), "centre")
        if not self.held:
            side = min(inner.h, 260)
            card = Box.around(*inner.centre, side * 0.72, side)
            canvas.picture("joakim/back_newspaper", card)
            return
        self.papers[place].draw(canvas, inner)
