"""The staff's way out of a kiosk: the shelf's sign, or F12, is held for a while; then the PIN."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from game.ui.app import App
from game.ui.kit import looks, theme
from game.ui.kit.actions import (
    Action,
    Backspace,
    Char,
    Inspect,
    PointerDown,
    PointerMove,
    Shortcut,
)
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.dialog import Dialog
from game.ui.kit.keyboard import Key
from game.ui.kit.widgets.still import Label
from game.ui.scenes.page import RoomScene

KEY = "f12"
HOLD = 5_000.0
"""Milliseconds that sign or key are held: nobody does so by chance."""
PATIENCE = 30_000.0
"""Milliseconds without input after which nobody is there any more to enter the PIN."""

_DIGITS = "1234567890"
_TEXT, _FIELD, _GAP = 84, 92, 14


class StaffDoor:
    """Watches a scene for the hold, and then asks for the PIN, above that scene."""

    def __init__(self, scene: RoomScene[None], sign: Box) -> None:
        self._scene = scene
        self._app = scene.app
        self._sign = sign
        self._timer = -1

    def watch(self, action: Action) -> None:
        """An action of the scene's. Any new press begins anew, so fast tapping leads nowhere."""
        if isinstance(action, PointerMove | Inspect):
            return  # fingers tremble, and holding is also a question what this is
        self._app.kit.timers.cancel(self._timer)
        if self._begins(action):
            held = frozenset(self._app.input.gate.held)
            self._timer = self._app.kit.after(HOLD, partial(self._open, held))

    def _begins(self, action: Action) -> bool:
        if isinstance(action, PointerDown):
            return self._sign.holds(action.x, action.y)
        return isinstance(action, Shortcut) and action.key == KEY

    def _open(self, held: frozenset[Hashable]) -> None:
        """Ask for the PIN, if that is still held with which the hold began."""
        stack = self._app.stack
        if held and held <= self._app.input.gate.held and stack.top is self._scene:
            stack.push(PinDialog(self._app), self._answered)

    def _answered(self, right: bool | None) -> None:
        if right:
            self._app.quit()
        elif right is not None:
            self._scene.toast(self._scene.t("staff.wrong"))


class PinDialog(Dialog[bool | None]):
    """Whether the right PIN was entered; None when it was left before."""

    def __init__(self, app: App) -> None:
        super().__init__(app.kit, Box.around(960, 570, 760, 850), app.kit.t("staff.title"))
        self.app = app
        self.typed = ""
        self._wait_for_input(PATIENCE)

    def build(self) -> None:
        self.title = self.t("staff.title")
        super().build()
        text, rest = self.content.split_top(_TEXT)
        self.add(Label(text, self.t("staff.enter"), align="centre", max_lines=2, name="text"))
        self._field, keys = rest.split_top(_FIELD, gap=20)
        *rows, last = (row.columns(3, _GAP) for row in keys.rows(4, _GAP))
        places = [*(box for row in rows for box in row), last[1]]
        for digit, box in zip(_DIGITS, places, strict=True):
            press = partial(self._type, digit)
            self.add(Key(box, digit, press, name=f"digit {digit}", size=48, sound="focus"))
        self.add(Key(last[0], self.t("common.cancel"), self.back, "brown", name="cancel"))
        self.add(Key(last[2], self.t("kit.erase"), self._erase, "brown", name="erase"))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        canvas.skin(self._field, looks.FIELD)
        x, y = self._field.centre
        for place in range(len(self.typed)):
            canvas.dot(x + (place - (len(self.typed) - 1) / 2) * 48, y, 14, theme.INK)

    def handle(self, action: Action) -> bool:
        if isinstance(action, Char):
            self._type(action.text)
            return True
        if isinstance(action, Backspace):
            self._erase()
            return True
        return super().handle(action)

    def back(self) -> None:
        self.finish(None)

    def _type(self, text: str) -> None:
        """The last digit is the answer, so that no Enter presses a key of the pad by mistake."""
        pin = self.app.options.pin
        self.typed = (self.typed + "".join(sign for sign in text if sign in _DIGITS))[: len(pin)]
        self.invalidate(self._field)
        if len(self.typed) == len(pin):
            self.finish(self.typed == pin)

    def _erase(self) -> None:
        self.typed = self.typed[:-1]
        self.invalidate(self._field)

    def _wait_for_input(self, ms: float) -> None:
        self.app.kit.after(ms, self._leave_if_nobody_is_there)

    def _leave_if_nobody_is_there(self) -> None:
        left = PATIENCE - (self.app.clock() - self.app.last_input)
        if left > 0 and self.stack is not None:
            self._wait_for_input(left)
        else:
            self.back()
