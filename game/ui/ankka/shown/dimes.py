"""The dimes are dealt: everybody turns one, and one of them is genuine (ankka.setup.4)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ankka.events import DimesDealt
from game.ankka.events.dime import GENUINE
from game.engine.requests import Seat
from game.ui.ankka.pictures import pawn_picture
from game.ui.ankka.prompts.base import draw_ribbon
from game.ui.ankka.shown.sheet import AnkkaShown
from game.ui.kit import looks, theme
from game.ui.kit.animation import Call, Sequence, Step, Wait
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import PictureSprite

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook

_PAPER = Box.around(960, 500, 1680, 760)
_NAME, _TOLD = theme.HEADING.sized(40), theme.HEADING.sized(50)
_TURN = 380.0
_WIDEST, _DIME = 290.0, 168.0


class DimesShown(AnkkaShown):
    """One after another turns the dime in front of him, the genuine one last."""

    def __init__(self, look: AnkkaLook, event: DimesDealt) -> None:
        self.event = event
        self.rests = False
        super().__init__(look)
        self._dimes = [
            self.sprites.add(PictureSprite("ankka/dime_back", self._dime_box(column), 10))
            for column in self.columns()
        ]

    @property
    def _order(self) -> list[Seat]:
        """The seats with a fake, then the one with the genuine dime."""
        return sorted(range(len(self.event.dimes)), key=self._is_genuine)

    def _is_genuine(self, seat: Seat) -> bool:
        return self.event.dimes[seat] == GENUINE

    def told(self) -> str:
        return self.look.telling.line(self.event)

    def columns(self) -> list[Box]:
        """Where the players stand, side by side."""
        players, gap = len(self.event.dimes), 20.0
        whole = Box(_PAPER.x + 50, _PAPER.y + 80, _PAPER.w - 100, 520)
        width = min(_WIDEST, (whole.w - gap * (players - 1)) / players)
        left = whole.centre[0] - (width * players + gap * (players - 1)) / 2
        return [Box(left + n * (width + gap), whole.y, width, whole.h) for n in range(players)]

    @staticmethod
    def _dime_box(column: Box) -> Box:
        return Box.around(column.centre[0], column.bottom - _DIME / 2 - 10, _DIME, _DIME)

    # The life of the scene

    def enter(self) -> None:
        settings = self.kit.settings
        if settings.speed == "off" or settings.reduced_motion:
            for seat in self._order:
                self._turn(seat)
            self._rest()
            return
        turns: list[Step] = []
        for seat in self._order:
            sound = "dime" if self._is_genuine(seat) else "card_turn"
            turns += [Wait(_TURN), Call(partial(self.play, sound)), Call(partial(self._turn, seat))]
        self.playback.add(Sequence(*turns, Call(self._rest)))

    def _turn(self, seat: Seat) -> None:
        genuine = self._is_genuine(seat)
        self._dimes[seat].show("ankka/dime_front" if genuine else "ankka/dime_fake")

    def _rest(self) -> None:
        """All lie open: now it may be said who has it."""
        self.rests = True
        self.invalidate()

    # The picture

    def draw(self, canvas: Canvas) -> None:
        self.draw_paper(canvas, _PAPER)
        draw_ribbon(canvas, _PAPER, self.tell("dimes.title"), "red", "ankka/dime_front")
        for seat, column in enumerate(self.columns()):
            chosen = self.rests and self._is_genuine(seat)
            canvas.skin(column, looks.CHIP if chosen else looks.SLOT)
            rest = column.inset(14, 14)
            name, rest = rest.split_top(56)
            canvas.text(name, self.words.name(seat), _NAME, "centre")
            colour = self.look.colour(seat)
            canvas.seat_mark(Box(rest.x, rest.y + 6, 46, 46), colour)
            pawn = rest.split_bottom(_DIME + 10, gap=10)[0]
            canvas.picture(pawn_picture(colour), pawn)
        if self.rests:
            box = Box(_PAPER.x + 50, _PAPER.bottom - 140, _PAPER.w - 100, 110)
            canvas.text(box, self.told(), _TOLD, "centre")
        self.draw_widgets(canvas)
