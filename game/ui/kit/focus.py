"""Exactly one focused widget, moved alike by mouse, arrows, Tab, stick and touch.

A scene gives its widgets; `Focus` routes actions to them. A press counts when it is released on
the widget where it began; sliding off cancels it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from game.ui.kit.actions import (
    Action,
    Confirm,
    Inspect,
    Move,
    PointerCancel,
    PointerDown,
    PointerMove,
    PointerUp,
    Step,
)
from game.ui.kit.box import Box
from game.ui.kit.widgets.base import Host, Widget

W = TypeVar("W", bound=Widget)
_SIDEWAYS = 2.2
"""How much worse a unit across the direction counts than one along it."""


class Focus:
    """The widgets of a scene in reading order, and which of them has the focus."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._widgets: list[Widget] = []
        self._current: Widget | None = None
        self._pressed: Widget | None = None

    def __iter__(self) -> Iterator[Widget]:
        return iter(self._widgets)

    @property
    def current(self) -> Widget | None:
        """The focused widget; None only when none can take the focus."""
        if self._current is None or not self._current.takes_focus():
            self.set(next(iter(self._candidates()), None))
        return self._current

    def add(self, widget: W) -> W:
        widget.host = self._host
        self._widgets.append(widget)
        widget.changed()
        return widget

    def remove(self, widget: Widget) -> None:
        """Take it away; nothing happens if it is not there."""
        if widget not in self._widgets:
            return
        widget.changed()
        self._widgets.remove(widget)
        if self._pressed is widget:
            self._pressed = None
        if self._current is widget:
            self._current = None
            nearest = _nearest(widget.box, self._candidates())
            self.set(nearest)

    def clear(self) -> None:
        self._widgets.clear()
        self._current = self._pressed = None

    def find(self, name: str) -> Widget | None:
        """The widget of this name."""
        return next((w for w in self._widgets if w.name == name), None)

    def set(self, widget: Widget | None) -> None:
        """Give it the focus; nothing happens if it cannot take it."""
        if widget is self._current or (widget is not None and not widget.takes_focus()):
            return
        former, self._current = self._current, widget
        for each in (former, widget):
            if each is not None:
                each.focused = each is widget
                each.changed()

    def set_by_name(self, name: str) -> None:
        widget = self.find(name)
        if widget is not None:
            self.set(widget)

    def handle(self, action: Action) -> bool:
        """Route an action; True if a widget or the focus took it."""
        if isinstance(action, PointerDown):
            return self._down(action)
        if isinstance(action, PointerMove):
            return self._move_pointer(action)
        if isinstance(action, PointerUp):
            return self._up(action)
        if isinstance(action, PointerCancel):
            self._let_go()
            return False
        current = self.current
        if isinstance(action, Inspect):
            return self._inspect(action)
        if isinstance(action, Step):
            return self._step(action.by)
        if current is not None and current.handle(action):
            return True
        if isinstance(action, Move):
            return self._move(action)
        if isinstance(action, Confirm) and current is not None:
            current.press(action)
            return True
        return False

    def _candidates(self) -> list[Widget]:
        return [w for w in self._widgets if w.takes_focus()]

    def at(self, x: float, y: float) -> Widget | None:
        """The uppermost widget at a point that can take the focus."""
        return next((w for w in reversed(self._candidates()) if w.hit(x, y)), None)

    def _down(self, action: PointerDown) -> bool:
        widget = self.at(action.x, action.y)
        if widget is None:
            return False
        self.set(widget)
        self._pressed = widget
        widget.pressed = True
        widget.changed()
        widget.pointer(action.x, action.y, "down")
        return True

    def _move_pointer(self, action: PointerMove) -> bool:
        pressed = self._pressed
        if pressed is None:
            over = self.at(action.x, action.y) if action.device == "mouse" else None
            if over is not None:
                self.set(over)
                over.pointer(action.x, action.y, "hover")
            return False
        inside = pressed.hit(action.x, action.y)
        if inside != pressed.pressed and not pressed.draggable:
            pressed.pressed = inside
            pressed.changed()
        pressed.pointer(action.x, action.y, "move")
        return True

    def _up(self, action: PointerUp) -> bool:
        pressed = self._pressed
        if pressed is None:
            return False
        self._let_go()
        if not pressed.pointer(action.x, action.y, "up") and pressed.hit(action.x, action.y):
            pressed.press(action)
        return True

    def _let_go(self) -> None:
        if self._pressed is not None:
            self._pressed.pressed = False
            self._pressed.changed()
            self._pressed = None

    def _inspect(self, action: Inspect) -> bool:
        widget = self.at(*action.at) if action.at else self.current
        if widget is None or (self._pressed is widget and widget.draggable):
            return False
        if action.at:
            self._let_go()
            self.set(widget)
        return widget.inspect(action.at)

    def _step(self, by: int) -> bool:
        candidates = self._candidates()
        if not candidates:
            return False
        current = self.current
        place = candidates.index(current) if current in candidates else 0
        self.set(candidates[(place + by) % len(candidates)])
        return True

    def _move(self, action: Move) -> bool:
        current = self.current
        if current is None:
            return False
        target = neighbour(current, self._candidates(), action.dx, action.dy)
        if target is not None:
            self.set(target)
        return target is not None


def neighbour(current: Widget, widgets: list[Widget], dx: int, dy: int) -> Widget | None:
    """The widget that an arrow leads to: near in its direction, little aside."""
    best: tuple[float, Widget] | None = None
    here = current.box
    for widget in widgets:
        if widget is current:
            continue
        there = widget.box
        ahead = (there.centre[0] - here.centre[0]) * dx + (there.centre[1] - here.centre[1]) * dy
        along, aside = _gap(here, there, dx != 0), _gap(here, there, dx == 0)
        if ahead <= 4 or (along <= 0 and aside > 0):
            continue
        skew = abs(there.centre[1] - here.centre[1] if dx else there.centre[0] - here.centre[0])
        score = max(0.0, along) + _SIDEWAYS * max(0.0, aside) + 0.2 * skew + 0.05 * ahead
        if best is None or score < best[0]:
            best = score, widget
    return best[1] if best else None


def _gap(a: Box, b: Box, horizontal: bool) -> float:
    """The free distance between two boxes on one axis, negative where they overlap."""
    if horizontal:
        return max(b.x - a.right, a.x - b.right)
    return max(b.y - a.bottom, a.y - b.bottom)


def _nearest(box: Box, widgets: list[Widget]) -> Widget | None:
    x, y = box.centre
    return min(
        widgets,
        key=lambda w: (w.box.centre[0] - x) ** 2 + (w.box.centre[1] - y) ** 2,
        default=None,
    )
