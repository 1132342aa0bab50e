"""Raw events of keyboard, mouse, touch and gamepads made into actions, each press once.

    actions = input.translate(event, now)      # for every event
    actions = input.due(now)                   # repeats and long presses
    input.gate.close(now)                      # after a hand-over

Touch makes up mouse events (`touch=True`): those are dropped. Only one pointer presses at a time.
Times in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.ui.kit.actions import (
    Action,
    Back,
    Backspace,
    Char,
    Confirm,
    Device,
    Inspect,
    Menu,
    Move,
    PadCame,
    PadWent,
    PointerCancel,
    PointerDown,
    PointerMove,
    PointerUp,
    Scroll,
    Shortcut,
    Step,
)
from game.ui.kit.gamepads import Gamepads
from game.ui.kit.gate import Gate
from game.ui.kit.view import View

LONG_PRESS = 550
SLIP = 24
"""Design units that a long press may wander."""
FIRST_REPEAT, NEXT_REPEAT = 420, 130

_KEYS: dict[int, Action] = {
    pygame.K_LEFT: Move("keyboard", -1, 0),
    pygame.K_RIGHT: Move("keyboard", 1, 0),
    pygame.K_UP: Move("keyboard", 0, -1),
    pygame.K_DOWN: Move("keyboard", 0, 1),
    pygame.K_RETURN: Confirm(),
    pygame.K_KP_ENTER: Confirm(),
    pygame.K_ESCAPE: Back(),
    pygame.K_AC_BACK: Back(),
    pygame.K_MENU: Menu(),
    pygame.K_F10: Menu(),
    pygame.K_F1: Inspect(),
    pygame.K_PAGEUP: Scroll("keyboard", -8),
    pygame.K_PAGEDOWN: Scroll("keyboard", 8),
}
_KEYS_WHEN_NOT_TYPING: dict[int, Action] = {pygame.K_SPACE: Confirm(), pygame.K_i: Inspect()}


class _Pointer(NamedTuple):
    """The one pointer that is pressed: the mouse or a finger."""

    owner: Hashable
    x: float
    y: float
    since: float
    long: bool


class Input:
    """Translates events for the view it is given. `typing`: text goes to a field."""

    def __init__(self, view: Callable[[], View]) -> None:
        self.gate = Gate()
        self.pads = Gamepads()
        self.typing = False
        self._view = view
        self._pointer: _Pointer | None = None
        self._repeat: tuple[Hashable, Action, float] | None = None

    def translate(self, event: pygame.Event, now: float) -> list[Action]:
        """The actions that an event stands for; while the gate is closed only pads' comings."""
        was_open = self.gate.is_open(now)
        actions = self._read(event, now)
        if was_open and self.gate.is_open(now):
            return actions
        self._repeat = None
        self._pointer = None
        return [action for action in actions if isinstance(action, PadCame | PadWent)]

    def due(self, now: float) -> list[Action]:
        """What holding has brought about by now: repeated moves, a long press."""
        out: list[Action] = []
        if not self.gate.is_open(now):
            return out
        if self._repeat and now >= self._repeat[2]:
            what, action, _ = self._repeat
            self._repeat = what, action, now + NEXT_REPEAT
            out.append(action)
        pointer = self._pointer
        if pointer and not pointer.long and now >= pointer.since + LONG_PRESS:
            self._pointer = pointer._replace(long=True)
            device: Device = "mouse" if pointer.owner == "mouse" else "touch"
            out.append(Inspect(device, (pointer.x, pointer.y)))
        return out

    def next_due(self) -> float | None:
        """When `due` should next be asked, None if nothing is held."""
        times = [self._repeat[2]] if self._repeat else []
        if self._pointer and not self._pointer.long:
            times.append(self._pointer.since + LONG_PRESS)
        return min(times, default=None)

    def lose_focus(self) -> None:
        """The window is no longer in front: nothing is held any more."""
        self.gate.held.clear()
        self._repeat = None
        self._pointer = None

    def _read(self, event: pygame.Event, now: float) -> list[Action]:
        kind = event.type
        if kind == pygame.KEYDOWN:
            return self._key_down(event, now)
        if kind == pygame.KEYUP:
            self._release(("key", event.key))
            return []
        if kind == pygame.TEXTINPUT:
            return [Char("keyboard", event.text)] if self.typing and event.text else []
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            return [] if getattr(event, "touch", False) else self._mouse(event, now)
        if kind == pygame.MOUSEWHEEL:
            return [] if getattr(event, "touch", False) else [Scroll("mouse", -event.y)]
        if kind in (pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION):
            return self._finger(event, now)
        if kind == pygame.WINDOWFOCUSLOST:
            self.lose_focus()
            return [PointerCancel()]
        heard = self.pads.read(event)
        if isinstance(heard, Action):
            if isinstance(heard, PadWent):
                self._release_pad(heard.pad)
            return [heard]
        out: list[Action] = []
        for press in heard or []:
            if press.down:
                out += self._press(press.what, press.action, now)
            else:
                self._release(press.what)
        return out

    def _press(self, what: Hashable, action: Action, now: float) -> list[Action]:
        if what in self.gate.held:
            return []  # the system repeats a held key; we do that ourselves, for moves only
        self.gate.press(what, now)
        if isinstance(action, Move):
            again = Move(action.device, action.dx, action.dy, repeated=True)
            self._repeat = what, again, now + FIRST_REPEAT
        elif isinstance(action, Backspace):
            self._repeat = what, action, now + FIRST_REPEAT
        return [action]

    def _release(self, what: Hashable) -> None:
        self.gate.release(what)
        if self._repeat and self._repeat[0] == what:
            self._repeat = None

    def _release_pad(self, pad: int) -> None:
        """It was pulled out: what was held on it is held no more."""
        for what in list(self.gate.held):
            if isinstance(what, tuple) and what[:2] == ("pad", pad):
                self._release(what)

    def _key_down(self, event: pygame.Event, now: float) -> list[Action]:
        action = self._key_action(event)
        return self._press(("key", event.key), action, now) if action else []

    def _key_action(self, event: pygame.Event) -> Action | None:
        mod = getattr(event, "mod", 0)
        third_level = mod & (pygame.KMOD_MODE | pygame.KMOD_ALT)
        control = mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and not third_level
        if event.key == pygame.K_TAB:
            return Step("keyboard", -1 if mod & pygame.KMOD_SHIFT else 1)
        if event.key in _KEYS:
            return _KEYS[event.key]
        if self.typing:
            if event.key == pygame.K_BACKSPACE:
                return Backspace()
            if event.key == pygame.K_v and control:
                return Char("keyboard", pasted())
            return None
        if event.key in _KEYS_WHEN_NOT_TYPING and not control:
            return _KEYS_WHEN_NOT_TYPING[event.key]
        if control or third_level:
            return None
        return Shortcut("keyboard", pygame.key.name(event.key).lower())

    def _mouse(self, event: pygame.Event, now: float) -> list[Action]:
        if event.type == pygame.MOUSEMOTION:
            # SDL tells in a motion of nothing where the pointer rests: nobody has moved it.
            resting = getattr(event, "rel", None) == (0, 0)
            return [] if resting else self._motion("mouse", "mouse", event.pos)
        if event.button == 3 and event.type == pygame.MOUSEBUTTONDOWN:
            point = self._view().to_design(event.pos)
            return [Inspect("mouse", point)] if point and self._pointer is None else []
        if event.button != 1:
            return []
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._down("mouse", "mouse", event.pos, now)
        return self._up("mouse", "mouse", event.pos)

    def _finger(self, event: pygame.Event, now: float) -> list[Action]:
        view = self._view()
        owner = ("finger", event.finger_id)
        pixel = (event.x * view.width, event.y * view.height)
        if event.type == pygame.FINGERDOWN:
            return self._down(owner, "touch", pixel, now)
        if event.type == pygame.FINGERUP:
            return self._up(owner, "touch", pixel)
        return self._motion(owner, "touch", pixel) if self._owns(owner) else []

    def _owns(self, owner: Hashable) -> bool:
        return self._pointer is not None and self._pointer.owner == owner

    def _down(
        self, owner: Hashable, device: Device, pixel: tuple[float, float], now: float
    ) -> list[Action]:
        self.gate.press(owner, now)
        point = self._view().to_design(pixel)
        if point is None or self._pointer is not None:
            return []
        self._pointer = _Pointer(owner, *point, now, False)
        return [PointerDown(device, *point)]

    def _up(self, owner: Hashable, device: Device, pixel: tuple[float, float]) -> list[Action]:
        self.gate.release(owner)
        if not self._owns(owner):
            return []
        self._pointer = None
        point = self._view().to_design(pixel)
        return [PointerUp(device, *point)] if point else [PointerCancel(device)]

    def _motion(self, owner: Hashable, device: Device, pixel: tuple[float, float]) -> list[Action]:
        if self._pointer is not None and not self._owns(owner):
            return []
        point = self._view().to_design(pixel)
        if point is None:
            return []
        pointer = self._pointer
        if pointer and abs(point[0] - pointer.x) + abs(point[1] - pointer.y) > SLIP:
            self._pointer = pointer._replace(long=True)
        return [PointerMove(device, *point)]


def pasted() -> str:
    """The text in the clipboard, on one line; empty where there is none."""
    try:
        return pygame.scrap.get_text().replace("\r", "").replace("\n", " ")
    except pygame.error:
        return ""
