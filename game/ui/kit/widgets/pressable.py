"""What buttons, tiles and cards to press have in common."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.kit.actions import Action
from game.ui.kit.box import Box
from game.ui.kit.widgets.base import Widget


class Pressable(Widget):
    """Acts when pressed; a greyed one shows its reason instead. `sound`: of a press, or ""."""

    focusable = True
    sound = "click"

    def __init__(
        self, box: Box, on_press: Callable[[], object], reason: str = "", name: str = ""
    ) -> None:
        super().__init__(box, name)
        self.on_press = on_press
        self.reason = reason

    @property
    def greyed(self) -> bool:
        """Whether it cannot be pressed now."""
        return bool(self.reason)

    def headline(self) -> str:
        """What it is, in a few words."""
        raise NotImplementedError

    def spoken(self) -> str:
        return f"{self.headline()}: {self.reason}" if self.greyed else self.headline()

    def explain(self) -> str:
        return self.reason if self.greyed else super().explain()

    def press(self, action: Action) -> None:
        if self.greyed:
            if self.host is not None:
                self.host.play("refuse")
                self.host.say(self.reason, self.box)
            return
        if self.host is not None and self.sound:
            self.host.play(self.sound)
        self.on_press()
