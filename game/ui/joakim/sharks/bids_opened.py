"""All envelopes of a closed auction are opened at once, and lie open until that has been read."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.joakim.events import BidsRevealed
from game.joakim.sharks import Lot
from game.ui.joakim.open_card import OpenCard
from game.ui.joakim.sharks.envelopes import places_for
from game.ui.joakim.sharks.lot import draw_lot, lot_name
from game.ui.kit import looks, theme
from game.ui.kit.animation import Call, Sequence, Wait
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_SHEET = Box(110, 96, 1700, 812)
_LOT_WIDTH = 330.0
_TOLD = 132.0
_COUNT_FROM, _BEAT = 3, 700.0
"""The countdown, and the milliseconds of each of its numbers."""

_SHAPE = 300 / 360
_LETTER = (0.5, 0.43)
"""Where the letter in the open envelope lies, as shares of the envelope's size."""

_NAME, _RESULT = theme.NUMBER.sized(40), theme.HEADING.sized(44)


class BidsOpened(OpenCard):
    """Three, two, one: then everybody's bid is seen, and what comes of them.

    `is_second`: equal bids lay on the table already, and something may have been added to them.
    """

    def __init__(self, look: JoakimLook, event: BidsRevealed, lot: Lot, is_second: bool) -> None:
        self.event = event
        self.lot = lot
        self.is_second = is_second
        self.count = _COUNT_FROM
        super().__init__(look)

    @property
    def is_open(self) -> bool:
        """Whether the countdown is over."""
        return self.count == 0

    @property
    def best(self) -> int:
        return max((bid for _, bid in self.event.bids), default=0)

    def top(self) -> tuple[Seat, ...]:
        """Who bid most; nobody if nobody bid at all."""
        return tuple(seat for seat, bid in self.event.bids if bid and bid == self.best)

    # The course of it

    def enter(self) -> None:
        beats = [
            step
            for number in range(_COUNT_FROM, 0, -1)
            for step in (Call(partial(self._show_count, number)), Wait(_BEAT))
        ]
        self.playback.add(Sequence(*beats, Call(self.open_all)))  # one press ends all of it

    def _show_count(self, number: int) -> None:
        self.count = number
        self.play("focus")
        self.invalidate(_SHEET)

    def open_all(self) -> None:
        """The envelopes are open, and the button to read on is there."""
        self.count = 0
        self.play("reveal")
        self.rebuild()

    def build(self) -> None:
        if self.is_open:
            super().build()

    # The words

    def told(self) -> str:
        bids = " ".join(f"{self.words.name(seat)} {bid}" for seat, bid in self.event.bids)
        return f"{self._heading()} {bids} {self.result()}"

    def _heading(self) -> str:
        return self.t("joakim.bids.opened", what=lot_name(self.look, self.lot))

    def result(self) -> str:
        """What comes of these bids, in one or two sentences."""
        top, best = self.top(), self.best
        values: dict[str, object] = {"names": self.words.names(top), "amount": best}
        if not top:
            key = "nobody"
        elif len(top) == 1:
            key = "won"
        elif self.is_second:
            key = "tied_again"
            values["penalty"] = self.look.data.numbers.tie_penalty
        else:
            key = "tied"
        return self.t(f"joakim.bids.result.{key}", **values)

    # The picture

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(_SHEET.inset(-20), looks.WOOD_FRAME)
        canvas.skin(_SHEET, looks.DIALOG_PAPER)
        inner = _SHEET.inset(40, 28)
        head, rest = inner.split_top(70, gap=14)
        canvas.text(head, self._heading(), theme.HEADING.sized(54), "centre")
        main, told = rest.split_bottom(_TOLD, gap=20)
        lot, table = main.split_left(_LOT_WIDTH, gap=26)
        draw_lot(canvas, lot, self.look, self.lot)
        places = places_for(len(self.event.bids), table)
        for (seat, bid), place in zip(self.event.bids, places, strict=True):
            self._draw_bid(canvas, place, seat, bid)
        canvas.skin(told, looks.CHIP)
        if self.is_open:
            canvas.text(told.inset(28, 8), self.result(), _RESULT, "centre", max_lines=2)
        else:
            self._draw_count(canvas, told)
        self.draw_widgets(canvas)

    def _draw_count(self, canvas: Canvas, box: Box) -> None:
        x, y = box.centre
        for radius, colour in ((62, theme.BURGUNDY[1]), (54, theme.BURGUNDY[0])):
            canvas.dot(x, y, radius, colour)
        number = theme.NUMBER.sized(88).coloured(theme.CREAM)
        canvas.text(Box.around(x, y, 100, 100), str(self.count), number, "centre")

    def _draw_bid(self, canvas: Canvas, box: Box, seat: Seat, bid: int) -> None:
        """A bidder's envelope: sealed, or open with the bid on its letter."""
        seating = self.look.table.seating(seat)
        best = self.is_open and seat in self.top()
        canvas.skin(box, looks.KNOB if best else looks.SLOT)
        who, rest = box.inset(14, 14).split_top(76, gap=10)
        mark, name = who.split_left(50, gap=12)
        canvas.seat_mark(Box.around(*mark.centre, 50, 50), seating.look)
        canvas.text(name, seating.name, _NAME, max_lines=2)
        area = rest.split_bottom(64, gap=4)[0]
        height = min(area.h, area.w / _SHAPE)
        envelope = Box.around(*area.centre, height * _SHAPE, height)
        state = "open" if self.is_open else "sealed"
        canvas.picture(f"joakim/envelope_{state}", envelope)
        if not self.is_open:
            return
        letter = Box.around(
            envelope.x + envelope.w * _LETTER[0], envelope.y + envelope.h * _LETTER[1],
            envelope.w * 0.6, envelope.h * 0.3,
        )  # fmt: skip
        style = theme.NUMBER.sized(76).coloured(theme.MONEY if bid else theme.INK_SOFT)
        text = self.words.money(bid) if bid else self.t("joakim.bids.none")
        canvas.text(letter, text, style if bid else style.sized(48), "centre", max_lines=2)
        if best:
            key = "equal" if len(self.top()) > 1 else "highest"
            foot = rest.split_bottom(64, gap=4)[1]
            canvas.text(foot, self.t(f"joakim.bids.{key}"), theme.NUMBER.sized(38), "centre")
