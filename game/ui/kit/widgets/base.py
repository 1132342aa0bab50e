"""What every widget is: a box that draws itself, may take the focus, and answers actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Protocol

from game.ui.kit.actions import Action
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.skins import RING_REACH

SMALLEST_TARGET = 64
"""Design units; smaller ones cannot be hit with a finger."""


Point = tuple[float, float]


class Host(Protocol):
    """What a widget may ask of the scene it is in."""

    def invalidate(self, box: Box | None = None) -> None: ...

    def say(self, text: str, near: Box) -> None:
        """Show a bubble with this text until it is dismissed."""

    def play(self, sound: str) -> None: ...

    def type_on_screen(self, text: str, max_length: int, on_typed: Callable[[str], object]) -> None:
        """Open the on-screen keyboard; `on_typed` gets the text unless it was left with Back."""

    def t(self, key: str, **values: object) -> str: ...


class Widget:
    """A box on the screen. `name` is how tests and focus memory know it.

    A widget that takes the focus is at least 64 x 64 units (ValueError otherwise).
    """

    focusable: ClassVar[bool] = False
    takes_text: ClassVar[bool] = False
    draggable: ClassVar[bool] = False
    radius: float = 30
    """Corners of the focus ring."""

    def __init__(self, box: Box, name: str = "") -> None:
        if self.focusable and (box.w < SMALLEST_TARGET or box.h < SMALLEST_TARGET):
            raise ValueError(f"{name or type(self).__name__}: a target must be 64 units or more")
        self.box = box
        self.name = name
        self.host: Host | None = None
        self.visible = True
        self.focused = False
        self.pressed = False
        self.cut = False
        """Did its text have to be cut when last drawn?"""

    def spoken(self) -> str:
        """What it says in full, for the bubble on focus and for reading aloud."""
        return ""

    def takes_focus(self) -> bool:
        return self.focusable and self.visible

    def hit(self, x: float, y: float) -> bool:
        """Is the point on it?"""
        return self.visible and self.box.holds(x, y)

    def changed(self) -> None:
        """Have it drawn again with the next frame."""
        if self.host is not None:
            self.host.invalidate(self.reach())

    def reach(self) -> Box:
        """Everything it paints on, focus ring and shadow included."""
        return self.box.inset(-RING_REACH - 2)

    def set_visible(self, visible: bool) -> None:
        if visible != self.visible:
            self.visible = visible
            self.changed()

    def handle(self, action: Action) -> bool:
        """An action while it has the focus; True if it was for this widget."""
        return False

    def press(self, action: Action) -> None:
        """It was confirmed or clicked."""

    def inspect(self, at: Point | None = None) -> bool:
        """Show what it is and, if it is greyed, why; False if there is nothing to tell.

        `at`: the point that was asked about; None without a pointer.
        """
        text = self.explain()
        if text and self.host is not None:
            self.host.say(text, self.box)
        return bool(text)

    def explain(self) -> str:
        """The text for `inspect`."""
        return self.spoken() if self.cut else ""

    def pointer(self, x: float, y: float, phase: str) -> bool:
        """A pointer on it: "hover", "down", "move" while held, "up".

        True: it uses presses itself, so that the focus does not call `press`.
        """
        return False

    def draw(self, canvas: Canvas) -> None:
        """Paint it; `focused` and `pressed` say how."""

    def draw_ring(self, canvas: Canvas) -> None:
        canvas.ring(self.box, self.radius)
