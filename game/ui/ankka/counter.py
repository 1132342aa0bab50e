"""The step counter: a tray with a hole for every number of steps, and its pin, a sprite."""

from __future__ import annotations

from dataclasses import replace

from game.ankka.state import State
from game.ui.ankka import layout
from game.ui.kit import theme
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import PictureSprite, Sprites

_NUMBER = theme.HEADING.sized(40)
_MORE = replace(theme.HEADING.sized(28), floor=20)


class Counter:
    """Shows how many steps are left in the turn."""

    def __init__(self, sprites: Sprites) -> None:
        self._sprites = sprites
        self._pin: PictureSprite | None = None

    def draw(self, canvas: Canvas, state: State) -> None:
        """The tray; beyond its last hole the last number tells how many there are, with a sign
        that numbers are left out before it."""
        canvas.picture("ankka/counter_tray", layout.TRAY)
        shown = min(state.steps, layout.MOST_SHOWN)
        canvas.picture("ankka/counter_cell", layout.number_box(shown))
        for steps in range(layout.MOST_SHOWN + 1):
            beyond = steps == layout.MOST_SHOWN < state.steps
            text, style = (f"…{state.steps}", _MORE) if beyond else (str(steps), _NUMBER)
            canvas.text(layout.number_box(steps).inset(8, 6), text, style, "centre")

    @property
    def pin(self) -> PictureSprite:
        """The sprite of the pin, made when first asked for."""
        if self._pin is None:
            self._pin = self._sprites.add(PictureSprite("ankka/pin", layout.pin_box(0), 30))
        return self._pin

    def rest(self, state: State) -> None:
        """The pin stands in the hole of the steps that are left."""
        self.pin.box = layout.pin_box(state.steps)
