"""The dice in their tray: two sprites that tumble, rest, and show what was rolled last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.engine.events import AnyEvent
from game.finans.events import DiceRolled
from game.ui.finans import layout
from game.ui.kit import looks, theme
from game.ui.kit.animation import Tween, steady
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import PictureSprite, Sprites
from game.ui.table.dice import FACES, die_picture

_Z = 30
_TURNS = 9
_TRAY = replace(
    looks.DARK_PANEL,
    fill=(theme.rgb("0E3A2E"), theme.rgb("164C3C")),
    border=theme.rgb("D9A033"),
    border_width=5,
    radius=24,
)


def draw_tray(canvas: Canvas) -> None:
    """What the dice lie in."""
    canvas.skin(layout.DICE_TRAY, _TRAY)


def last_roll(events: Sequence[AnyEvent]) -> tuple[int, ...]:
    """What the dice show after these events; nothing before they were first rolled."""
    return next((each.dice for each in reversed(events) if isinstance(each, DiceRolled)), ())


class Dice:
    """The sprites of both dice; one alone lies in the middle."""

    def __init__(self, sprites: Sprites) -> None:
        self._dice = tuple(
            sprites.add(PictureSprite(die_picture(1), box, _Z)) for box in layout.DICE
        )

    def rest(self, faces: tuple[int, ...]) -> None:
        """Lie in the tray with these faces up."""
        for place, die in enumerate(self._dice):
            die.visible = place < len(faces)
            if die.visible:
                die.show(die_picture(faces[place]))
                die.box, die.angle, die.alpha = _home(place, len(faces)), 0, 1.0

    def tumble(self, faces: tuple[int, ...], time: float, reduced: bool) -> Tween:
        """They roll for `time` milliseconds and come to rest. What they show is seen only then."""

        def turn(share: float) -> None:
            if share >= 1:
                self.rest(faces)
                return
            slowing = 1 - (1 - share) ** 2
            for place, die in enumerate(self._dice[: len(faces)]):
                step = int(slowing * 2 * _TURNS) + place
                die.visible, die.box = True, _home(place, len(faces))
                if reduced:
                    die.alpha = 0.35
                else:
                    die.show(die_picture(FACES[step // 2 % 6]))
                    die.angle = step * 40 % 360

        self.rest(())
        return Tween(time, turn, steady)


def _home(place: int, dice: int) -> Box:
    return layout.ONE_DIE if dice == 1 else layout.DICE[place]
