"""What happens when nobody has touched anything for a while: the screen saver, and in a kiosk the
next visitor's clean table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.household import Household

_LOOK = 30_000.0
"""Milliseconds between two looks at the clock."""

GONE = 3 * 60_000.0
"""Milliseconds after which a visitor of a kiosk has gone."""

ASLEEP = 20 * 60_000.0
"""Milliseconds after which the screen saver may come in a game too: pads do not keep it away."""


class Idle:
    """Looks every now and then how long nothing was pressed, without waking the screen."""

    def __init__(
        self,
        app: App,
        house: Household,
        allow_saver: Callable[[bool], object] = pygame.display.set_allow_screensaver,
    ) -> None:
        self.app = app
        self.house = house
        self._allow_saver = allow_saver
        self._saver = True  # as the window began

    def look(self) -> None:
        """Do what is due, and look again later."""
        quiet = self.app.clock() - self.app.last_input
        saver = not self._at_table() or quiet >= ASLEEP
        if saver != self._saver:
            self._saver = saver
            self._allow_saver(saver)
        if self.app.kiosk and quiet >= GONE and self._was_used():
            self.begin_anew()
        self.app.kit.after(_LOOK, self.look)

    def begin_anew(self) -> None:
        """Put the game away, which is saved, and have everything as the owner has it."""
        self.house.as_the_owner_has_it()
        self.app.kit.sounds.volume_changed()
        self.app.set_language(self.app.settings.language)
        self.app.show_first_scene()

    def _at_table(self) -> bool:
        return any(scene.keeps_awake for scene in self.app.stack.scenes)

    def _was_used(self) -> bool:
        """Whether a visitor has left something behind: a scene, or other settings."""
        return len(self.app.stack.scenes) > 1 or self._at_table() or self.house.is_changed
