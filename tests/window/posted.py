"""Keys and clicks for a program without a window: as events, by way of its observer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pygame

KEYS = {
    "Return": pygame.K_RETURN, "Escape": pygame.K_ESCAPE, "Left": pygame.K_LEFT,
    "Right": pygame.K_RIGHT, "Up": pygame.K_UP, "Down": pygame.K_DOWN, "Tab": pygame.K_TAB,
    "space": pygame.K_SPACE, "BackSpace": pygame.K_BACKSPACE,
}  # fmt: skip
Event = tuple[str, Mapping[str, Any]]


class PostedInput:
    """The same hands as XWindow's, as far as they are needed without one."""

    def __init__(self, tell: Callable[[Mapping[str, Any]], None]) -> None:
        self._tell = tell

    def post(self, *events: Event) -> None:
        self._tell({"events": events})

    def key(self, name: str) -> None:
        self.hold(name)
        self.let_go(name)

    def hold(self, name: str) -> None:
        self.post(("KEYDOWN", {"key": KEYS[name], "mod": 0, "unicode": "", "scancode": 0}))

    def let_go(self, name: str) -> None:
        self.post(("KEYUP", {"key": KEYS[name], "mod": 0, "unicode": "", "scancode": 0}))

    def click(self, x: float, y: float) -> None:
        self.button_down(x, y)
        self.button_up(x, y)

    def button_down(self, x: float, y: float) -> None:
        at = {"pos": (round(x), round(y)), "touch": False}
        self.post(
            ("MOUSEMOTION", at | {"rel": (1, 1), "buttons": (0, 0, 0)}),
            ("MOUSEBUTTONDOWN", at | {"button": 1}),
        )

    def button_up(self, x: float, y: float) -> None:
        self.post(("MOUSEBUTTONUP", {"pos": (round(x), round(y)), "touch": False, "button": 1}))

    def type(self, text: str) -> None:
        self.post(*(("TEXTINPUT", {"text": letter}) for letter in text))
