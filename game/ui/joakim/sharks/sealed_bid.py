"""A bid that is written down in secret: set on wheels behind the curtain, sealed in an envelope."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import Amount, Answer
from game.joakim.sharks import Lot
from game.ui.joakim.curtain import Curtain
from game.ui.joakim.prompts.figures import draw_figure
from game.ui.joakim.sharks.digit_wheel import MASK, DigitWheel
from game.ui.joakim.sharks.envelopes import bidders, draw_envelopes
from game.ui.joakim.sharks.lot import draw_lot
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_HINT = Box(60, 208, 1800, 52)
_LOT = Box(60, 268, 420, 560)
_DESK = Box(508, 268, 804, 560)
_BUTTONS = Box(1340, 268, 520, 560)
_ENVELOPES = Box(60, 848, 1800, 178)
_WHEEL, _WHEEL_GAP, _WHEELS, _MARGIN = 150.0, 22.0, 280.0, 26.0
_SUM, _LIMITS = 100.0, 108.0
_NOTE = theme.BODY.sized(36)


class SealedBid(Curtain[Answer]):
    """How much one bids, or what one adds to a bid that lies on the table.

    The digits show while a wheel or the button to hold is held down; with one person at the table
    there is nobody to hide them from, and no hand-over. Nothing here is ever greyed, and the number
    stops at the cash without a word: what is refused would tell what is set.
    """

    first = "wheel 0"

    def __init__(self, table: TableScene, request: Amount) -> None:
        super().__init__(table.look, request.seat)  # type: ignore[arg-type]
        self.request = request
        facts = dict(request.facts)
        self.lot = Lot(self.look.data.kind(str(facts["kind"])), int(facts["units"]))
        self.lying, self.cash = int(facts["bid"]), int(facts["cash"])
        self.alone = sum(map(table.is_human, range(len(table.session.setup.seats)))) == 1
        self.handed_over = self.alone
        self.turned = False  # a wheel is held down
        self.value = 0

    @property
    def is_open(self) -> bool:
        """Whether the digits are shown."""
        return self.alone or self.held or self.turned

    @property
    def raises(self) -> bool:
        """Whether an equal bid lies on the table, to which something may be added."""
        return self.request.prompt == "sealed_raise"

    @property
    def places(self) -> int:
        """How many digits the highest bid has: that is as open as the cash."""
        return len(str(self.request.high))

    def enter(self) -> None:
        super().enter()
        if self.alone:
            self.focus.set_by_name(self.first)

    # The number

    def _digit(self, place: int) -> str:
        """The digit of a wheel, counted from the ones, if it is shown."""
        return str(self.value // 10**place % 10) if self.is_open else MASK

    def _turn(self, place: int, by: int) -> None:
        self.value = max(0, min(self.request.high, self.value + by * 10**place))
        self.invalidate(_DESK)

    def _amount(self, value: int) -> str:
        """An amount that is shown, or as many masks whatever it is."""
        if self.is_open:
            return self.look.words.money(value)
        return self.t("joakim.bids.masked", digits=MASK * len(str(self.cash)))

    def _turns(self, held: bool) -> None:
        self.turned = held
        self.invalidate(_DESK)

    def cover(self) -> None:
        super().cover()
        self.turned = False

    def _seal(self, amount: int) -> None:
        self.cover()
        self.close(amount)

    # The widgets

    def build_behind(self) -> None:
        held = self.look.table.app.input.gate.held
        places = range(self.places - 1, -1, -1)
        for number, (place, box) in enumerate(zip(places, self._wheels(), strict=True)):
            self.add(
                DigitWheel(
                    box, partial(self._digit, place), partial(self._turn, place), held,
                    self._turns, f"wheel {number}",
                )
            )  # fmt: skip
        *hold, seal, out = _BUTTONS.rows(2 if self.alone else 3, gap=26)
        for box in hold:
            self.add_hold(box, "bids.show")
        key = "raise" if self.raises else "bid"
        for box, name, press in (
            (seal, "seal", lambda: self._seal(self.value)),
            (out, "out", lambda: self._seal(0)),
        ):
            label = self.t(f"joakim.bids.{key}.{name}")
            self.add(Button(box, label, press, "gold", name=name, size=44))

    def _wheels(self) -> list[Box]:
        width = self.places * _WHEEL + (self.places - 1) * _WHEEL_GAP
        row = Box(_DESK.centre[0] - width / 2, _DESK.y + _MARGIN, width, _WHEELS)
        return row.columns(self.places, _WHEEL_GAP)

    def update(self, ms: float) -> bool:
        for widget in self.focus:
            if isinstance(widget, DigitWheel):
                widget.check()
        return super().update(ms)

    # The picture

    def covers(self) -> Iterable[Box]:
        return (_DESK,)

    def draw_behind(self, canvas: Canvas) -> None:
        hint = self.t(f"joakim.bids.{'hint_alone' if self.alone else 'hint'}")
        canvas.text(_HINT, hint, theme.BODY_LIGHT, "centre")
        draw_lot(canvas, _LOT, self.look, self.lot)
        canvas.skin(_DESK, looks.PAPER_PANEL)
        below = _DESK.inset(30, 0).split_top(_MARGIN + _WHEELS, gap=22)[1]
        total, rest = below.split_top(_SUM, gap=8)
        self._draw_sum(canvas, total)
        limits = rest.split_top(_LIMITS)[0]
        canvas.text(limits, self._limits(), _NOTE, "centre", max_lines=None)
        draw_envelopes(canvas, _ENVELOPES, self.look, bidders(self.look.state), self.seat)

    def _draw_sum(self, canvas: Canvas, box: Box) -> None:
        """The cash, what is bid, and what is left; or what lies on the table, is added, and makes
        together."""
        total = self.lying + self.value
        envelope = ("bids.in_envelope", self._amount(total))
        if self.raises:
            lying = ("bids.lying", self.look.words.money(self.lying))
            parts = (lying, ("bids.added", self._amount(self.value)), envelope)
        else:
            cash = ("prompts.cash", self.look.words.money(self.cash))
            parts = (cash, envelope, ("bids.left", self._amount(self.cash - total)))
        for (key, amount), column in zip(parts, box.columns(len(parts), gap=16), strict=True):
            canvas.skin(column, looks.CHIP)
            draw_figure(canvas, column.inset(8, 4), self.t(f"joakim.{key}"), amount, size=46)

    def _limits(self) -> str:
        """The least and the highest, with the clause that says so."""
        key = "limits_raise" if self.raises else "limits"
        text = self.t(f"joakim.bids.{key}", least=self.request.low, most=self.request.high)
        clause = "joakim.closed_auction.3" if self.raises else "joakim.closed_auction.2"
        return f"{text} ({self.look.clause(clause)})"
