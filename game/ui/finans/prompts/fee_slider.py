"""The slider of a brokerage fee: ten stops, of which those that are too dear say so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Move
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.base import Point, Widget

_KNOB = 70
_FULL = replace(looks.GROOVE_FULL, radius=18)
_GROOVE = replace(looks.GROOVE, radius=18)
_DEAR = replace(looks.TRACK_OFF, radius=18, border_width=4)


class FeeSlider(Widget):
    """One of several fees. `knob(fee)`: what stands on the knob; `refusal(fee)`: why it cannot be
    that fee, "" if it can; `spoken_fee(fee)`: the fee in words. Enter goes on to what is next."""

    focusable = True
    draggable = True
    radius = 40

    def __init__(
        self,
        box: Box,
        fees: Sequence[int],
        value: int,
        on_change: Callable[[int], object],
        on_press: Callable[[], object],
        refusal: Callable[[int], str],
        knob: Callable[[int], str],
        spoken_fee: Callable[[int], str],
    ) -> None:
        super().__init__(box, "fee")
        self.fees = list(fees)
        self.value = value
        self.on_change = on_change
        self.on_press = on_press
        self.refusal = refusal
        self.knob = knob
        self.spoken_fee = spoken_fee
        self._told = -1  # the stop that was refused last: a finger that stays on it is told once

    def spoken(self) -> str:
        return self.spoken_fee(self.value)

    def explain(self) -> str:
        return self.spoken()

    def inspect(self, at: Point | None = None) -> bool:
        """Say why the fee that is pointed at is too dear, or what the chosen one is."""
        fee = self.value if at is None else self.fees[self._stop_at(at[0])]
        if self.host is not None:
            self.host.say(self.refusal(fee) or self.spoken_fee(fee), self.knob_box())
        return True

    def handle(self, action: Action) -> bool:
        if isinstance(action, Move) and action.dx:
            place = self.fees.index(self.value) + action.dx
            if 0 <= place < len(self.fees):
                self._told = -1
                self._set(place)
            return True
        return False

    def press(self, action: Action) -> None:
        self.on_press()

    def pointer(self, x: float, y: float, phase: str) -> bool:
        if phase == "down":
            self._told = -1
        if phase in ("down", "move"):
            self._set(self._stop_at(x))
        return True

    def _stop_at(self, x: float) -> int:
        last = len(self.fees) - 1
        share = (x - self._x_of(0)) / (self._x_of(last) - self._x_of(0))
        return max(0, min(last, round(share * last)))

    def _set(self, place: int) -> None:
        fee = self.fees[place]
        if fee == self.value:
            return
        reason = self.refusal(fee)
        if not reason:
            self.value = fee
            self.changed()
            if self.host is not None:
                self.host.play("focus")
            self.on_change(fee)
        elif self.host is not None and self._told != place:
            self._told = place
            self.host.play("refuse")
            self.host.say(reason, self.knob_box())

    def _x_of(self, place: float) -> float:
        inner = self.box.inset(_KNOB / 2, 0)
        return inner.x + inner.w * place / (len(self.fees) - 1)

    def knob_box(self) -> Box:
        """Where the knob is now."""
        return Box.around(self._x_of(self.fees.index(self.value)), self.box.centre[1], _KNOB, _KNOB)

    def draw(self, canvas: Canvas) -> None:
        y, knob = self.box.centre[1], self.knob_box()
        groove = Box(self.box.x, y - 16, self.box.w, 32)
        canvas.skin(groove, _GROOVE)
        dear = [place for place, fee in enumerate(self.fees) if self.refusal(fee)]
        if dear:
            left = self._x_of(dear[0] - 0.5)
            canvas.skin(Box(left, groove.y, groove.right - left, groove.h), _DEAR)
        canvas.skin(Box(groove.x, groove.y, knob.centre[0] - groove.x, groove.h), _FULL)
        for place in range(len(self.fees)):
            canvas.dot(self._x_of(place), y, 6, theme.GOLD[3] if place not in dear else theme.INK)
        canvas.skin(knob, looks.KNOB)
        face = Box(knob.x, knob.y, knob.w, knob.h - 6).inset(6, 8)
        style = theme.NUMBER.sized(40).coloured(theme.INK_ON_GOLD)
        self.cut = canvas.text(face, self.knob(self.value), style, "centre")

    def draw_ring(self, canvas: Canvas) -> None:
        canvas.ring(self.knob_box(), 36)
