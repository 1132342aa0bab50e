"""Widgets that hold a value: Stepper, Slider, Toggle, Cycler.

    Stepper(box, value=3, lowest=0, highest=12, on_change=self.set_amount, shown=lambda n: f"{n} M")
    Slider(box, value=80, lowest=0, highest=100, step=5, on_change=self.set_volume)
    Toggle(box, "Helskärm", value=True, on_change=self.set_fullscreen)
    Cycler(box, [("sv", "Svenska"), ("fi", "Suomi")], value="sv", on_change=self.set_language)

Left and right change the value; each press changes it by one, nothing needs holding.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Move
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.base import Widget
from game.ui.kit.widgets.sided import Sided

V = TypeVar("V")


class Stepper(Sided):
    """A whole number between minus and plus. A greyed side answers with its own reason: where the
    number ends, or what `reason(by)` says (by: -1 for less, 1 for more)."""

    signs = "-", "+"

    def __init__(
        self,
        box: Box,
        value: int,
        lowest: int,
        highest: int,
        on_change: Callable[[int], object],
        step: int = 1,
        shown: Callable[[int], str] = str,
        name: str = "stepper",
        reason: Callable[[int], str] | None = None,
    ) -> None:
        super().__init__(box, name)
        self.value = value
        self.lowest, self.highest, self.step = lowest, highest, step
        self.on_change = on_change
        self.shown = shown
        self.reason = reason

    def shown_value(self) -> str:
        return self.shown(self.value)

    def can(self, by: int) -> bool:
        return self.lowest <= self.value + by * self.step <= self.highest

    def why_not(self, by: int) -> str:
        if self.can(by) or self.host is None:
            return ""
        if self.reason is not None:
            return self.reason(by)
        if by < 0:
            return self.host.t("kit.at_least", value=self.shown(self.lowest))
        return self.host.t("kit.at_most", value=self.shown(self.highest))

    def change(self, by: int) -> None:
        self.value += by * self.step
        self.on_change(self.value)

    def set_value(self, value: int) -> None:
        """Another value within the limits, without telling `on_change`."""
        self.value = max(self.lowest, min(self.highest, value))
        self.changed()


class Cycler(Sided, Generic[V]):
    """One of a few named values, going round."""

    def __init__(
        self,
        box: Box,
        values: Sequence[tuple[V, str]],
        value: V,
        on_change: Callable[[V], object],
        name: str = "cycler",
    ) -> None:
        """Raises ValueError when `value` is not among the values."""
        super().__init__(box, name)
        self.values = list(values)
        self.index = [v for v, _ in self.values].index(value)
        self.on_change = on_change

    @property
    def value(self) -> V:
        return self.values[self.index][0]

    def shown_value(self) -> str:
        return self.values[self.index][1]

    def can(self, by: int) -> bool:
        return len(self.values) > 1

    def change(self, by: int) -> None:
        self.index = (self.index + by) % len(self.values)
        self.on_change(self.value)


class Slider(Widget):
    """A value along a groove; left and right, or dragged."""

    focusable = True
    draggable = True
    radius = 40
    _KNOB = 66

    def __init__(
        self,
        box: Box,
        value: int,
        lowest: int,
        highest: int,
        on_change: Callable[[int], object],
        step: int = 1,
        shown: Callable[[int], str] = str,
        name: str = "slider",
    ) -> None:
        super().__init__(box, name)
        self.value = value
        self.lowest, self.highest, self.step = lowest, highest, step
        self.on_change = on_change
        self.shown = shown

    def spoken(self) -> str:
        return self.shown(self.value)

    def handle(self, action: Action) -> bool:
        if isinstance(action, Move) and action.dx:
            self._set(self.value + action.dx * self.step)
            return True
        return False

    def pointer(self, x: float, y: float, phase: str) -> bool:
        if phase in ("down", "move"):
            start, length = self.box.x + self._KNOB / 2, self.box.w - self._KNOB
            share = max(0.0, min(1.0, (x - start) / length))
            steps = round(share * (self.highest - self.lowest) / self.step)
            self._set(self.lowest + steps * self.step)
        return True

    def _set(self, value: int) -> None:
        value = max(self.lowest, min(self.highest, value))
        if value != self.value:
            self.value = value
            self.changed()
            self.on_change(value)

    def _knob(self) -> Box:
        share = (self.value - self.lowest) / max(1, self.highest - self.lowest)
        x = self.box.x + self._KNOB / 2 + (self.box.w - self._KNOB) * share
        return Box.around(x, self.box.centre[1], self._KNOB + 6, self._KNOB + 6)

    def draw(self, canvas: Canvas) -> None:
        y, knob = self.box.centre[1], self._knob()
        groove = Box(self.box.x, y - 14, self.box.w, 28)
        canvas.skin(groove, looks.GROOVE)
        canvas.skin(Box(groove.x, groove.y, knob.centre[0] - groove.x, 28), looks.GROOVE_FULL)
        canvas.skin(knob, looks.KNOB)
        style = theme.NUMBER.sized(30).coloured(theme.INK_ON_GOLD)
        face = Box(knob.x, knob.y, knob.w, knob.h - 6).inset(8, 10)
        self.cut = canvas.text(face, self.shown(self.value), style, "centre")

    def draw_ring(self, canvas: Canvas) -> None:
        canvas.ring(self._knob(), 36)


class Toggle(Widget):
    """On or off, with its label left of the switch."""

    focusable = True

    def __init__(
        self,
        box: Box,
        label: str,
        value: bool,
        on_change: Callable[[bool], object],
        name: str = "",
        style: theme.TextStyle = theme.BODY,
    ) -> None:
        super().__init__(box, name or label)
        self.label = label
        self.value = value
        self.on_change = on_change
        self.style = style

    def spoken(self) -> str:
        if self.host is None:
            return self.label
        state = self.host.t("kit.on" if self.value else "kit.off")
        return f"{self.label}: {state}"

    def press(self, action: Action) -> None:
        self.value = not self.value
        self.changed()
        if self.host is not None:
            self.host.play("focus")
        self.on_change(self.value)

    def handle(self, action: Action) -> bool:
        if isinstance(action, Move) and action.dx and (action.dx > 0) != self.value:
            self.press(action)
            return True
        return isinstance(action, Move) and action.dx != 0

    def _track(self) -> Box:
        return Box(self.box.right - 128, self.box.centre[1] - 34, 124, 68)

    def draw(self, canvas: Canvas) -> None:
        track = self._track()
        room = Box(self.box.x, self.box.y, track.x - self.box.x - 20, self.box.h)
        self.cut = canvas.text(room, self.label, self.style, max_lines=2)
        canvas.skin(track, looks.TRACK_ON if self.value else looks.TRACK_OFF)
        mark = Box.around(track.x + (34 if self.value else 90), track.centre[1], 30, 30)
        if self.value:
            x, y = mark.centre
            canvas.line([(x - 12, y), (x - 3, y + 10), (x + 13, y - 10)], theme.WHITE, 7)
        else:
            canvas.fill(mark.inset(0, 12), theme.rgb("5C4022"), 3)
        knob = Box.around(track.right - 34 if self.value else track.x + 34, track.centre[1], 60, 62)
        canvas.skin(knob, looks.KNOB)

    def draw_ring(self, canvas: Canvas) -> None:
        canvas.ring(self._track(), 34)
