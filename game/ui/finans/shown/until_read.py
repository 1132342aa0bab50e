"""What all these scenes have in common: they stay until they are read."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from game.ui.finans.papers.register import Register
from game.ui.kit.actions import Action, Menu
from game.ui.kit.box import Box
from game.ui.kit.scene import Scene
from game.ui.kit.widgets.button import Button
from game.ui.table.reading import reading_time

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook

BUTTON = Box(750, 936, 420, 88)


class UntilRead(Scene[None]):
    """A scene with a button under it. When no person is left in the game, it goes by itself after
    the time that its words take to read. The menu opens above it at any moment."""

    opaque = False

    def __init__(self, look: FinansLook) -> None:
        super().__init__(look.table.kit)
        self.look = look
        self.register = Register(look.table)
        self._left: float | None = None
        if not look.table.course.somebody_reads():
            share: float = getattr(self.kit.settings, "reading_time", 1.0)
            self._left = reading_time(self.told()) * share

    @abstractmethod
    def told(self) -> str:
        """All that it says, for the reading time."""

    def build(self) -> None:
        label = self.register.t("read_on")
        read = Button(BUTTON, label, lambda: self.finish(None), "primary", name="read on", size=44)
        self.add(read)

    def update(self, ms: float) -> bool:
        moving = super().update(ms)
        if self._left is None:
            return moving
        self._left -= ms
        if self._left <= 0:
            self._left = None
            self.finish(None)
        return True

    def back(self) -> None:
        self.look.table.open_menu()

    def handle(self, action: Action) -> bool:
        if isinstance(action, Menu):
            self.back()
            return True
        return super().handle(action)
