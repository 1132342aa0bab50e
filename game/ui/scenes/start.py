"""What the program shows first: the shelf, which goes on with a saved game if it was asked to."""

from __future__ import annotations

from game.ui.app import App
from game.ui.scenes.shelf import Shelf


def first_scene(app: App) -> Shelf:
    """The shelf. With `--continue` it puts the latest saved game on the table, once."""
    resume, app.options.resume = app.options.resume, False
    return Shelf(app, app.options.game, resume)
