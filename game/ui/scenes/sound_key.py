"""The key that turns all sound off and on again, wherever the program is."""

from __future__ import annotations

from game.ui.app import App
from game.ui.household import household

KEY = "m"


def toggle_sound(app: App) -> None:
    """Sound off, or on again; it is said, and kept for the next time. In a kiosk it stays on."""
    if app.kiosk:
        return
    house = household(app)
    house.settings.muted = not house.settings.muted
    house.keep_settings()
    app.kit.sounds.volume_changed()
    top = app.stack.top
    if top is not None:
        top.toast(top.t("settings.sound_off" if house.settings.muted else "settings.sound_on"))
