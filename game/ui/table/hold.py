"""A button that works only as long as it is held down: by key, pad, mouse or finger."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Set

from game.ui.kit.actions import Action, Confirm
from game.ui.kit.box import Box
from game.ui.kit.widgets.button import Button


class HoldButton(Button):
    """Calls `show(True)` when the hold begins and `show(False)` when it ends, however it ends.

    `held`: all keys, buttons and fingers that are down now. The scene calls `check` in its update,
    which follows every event: also the one that something was let go.
    """

    draggable = True  # a long press is a hold, not a question about it

    def __init__(
        self,
        box: Box,
        label: str,
        held: Set[Hashable],
        show: Callable[[bool], object],
        name: str,
    ) -> None:
        super().__init__(box, label, lambda: None, "primary", name=name, size=44, sound="")
        self._held = held
        self._show = show
        self._holding: frozenset[Hashable] = frozenset()

    def pointer(self, x: float, y: float, phase: str) -> bool:
        if phase == "down":
            self._begin()
        elif phase == "up" or not self.box.holds(x, y):
            self._end()
        return True

    def handle(self, action: Action) -> bool:
        if isinstance(action, Confirm):
            self._begin()
            return True
        return False

    def check(self) -> None:
        """Notice that what held it was let go."""
        if self._holding and not self._holding & set(self._held):
            self._end()

    def _begin(self) -> None:
        if not self._holding and self._held:
            self._holding = frozenset(self._held)
            self.pressed = True
            self.changed()
            self._show(True)

    def _end(self) -> None:
        if self._holding:
            self._holding = frozenset()
            self.pressed = False
            self.changed()
            self._show(False)
