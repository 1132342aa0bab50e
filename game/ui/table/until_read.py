"""What lies above the table until it has been read, whichever game it is of."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from game.ui.kit.actions import Action, Menu
from game.ui.kit.box import Box
from game.ui.kit.scene import Scene
from game.ui.kit.widgets.button import Button
from game.ui.table.reading import reading_time

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

BUTTON = Box(750, 936, 420, 88)


class UntilRead(Scene[None]):
    """A scene with a button under it. When no person is left in the game, it goes by itself after
    the time that its words take to read. The menu opens above it at any moment."""

    opaque = False

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.kit)
        self._table = table
        self._left: float | None = None
        if not table.course.somebody_reads():
            share: float = getattr(self.kit.settings, "reading_time", 1.0)
            self._left = reading_time(self.told()) * share

    @abstractmethod
    def told(self) -> str:
        """All that it says, for the reading time."""

    def build(self) -> None:
        label = self.t("table.read_on")
        self.add(Button(BUTTON, label, self.close, "primary", name="read on", size=44))

    def close(self) -> None:
        """It has been read."""
        self.finish(None)

    def update(self, ms: float) -> bool:
        moving = super().update(ms)
        if self._left is None:
            return moving
        self._left -= ms
        if self._left <= 0:
            self._left = None
            self.close()
        return True

    def back(self) -> None:
        self._table.open_menu()

    def handle(self, action: Action) -> bool:
        if isinstance(action, Menu):
            self.back()
            return True
        return super().handle(action)
