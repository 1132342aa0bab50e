"""How things move over the table of any game: flights and walks. All are steps of the playback.

With reduced motion nothing travels or tumbles: a thing fades out where it was and in where it goes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import pi, sin

from game.ui.kit.animation import Tween, ease_out, steady
from game.ui.kit.box import Box
from game.ui.kit.sprites import Sprite, Sprites
from game.ui.table.flying import FlyingPicture, Hangar

Way = Callable[[float], Box]
"""Where a thing is after a share (0 to 1) of its way."""

LONGEST_WALK = 1350.0
_STEP_TIME, _HOP = 240.0, 26.0
_FLIGHT_Z = 60


def straight(start: Box, end: Box, lift: float = 0) -> Way:
    """From box to box, rising `lift` units above the straight line in the middle."""

    def way(share: float) -> Box:
        x, y, w, h = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        return Box(x, y - lift * sin(pi * share), w, h)

    return way


def hopping(boxes: Sequence[Box]) -> Way:
    """From box to box in equal times, with a small hop each time."""
    legs = [straight(a, b, _HOP) for a, b in pairwise(boxes)]

    def way(share: float) -> Box:
        at = min(len(legs) - 1, int(share * len(legs)))
        return legs[at](share * len(legs) - at)

    return way


def travel(sprite: Sprite, way: Way, reduced: bool) -> Callable[[float], None]:
    """Sets a sprite to where it is after a share of its way."""

    def move(share: float) -> None:
        sprite.box = way(share)

    def cross_fade(share: float) -> None:
        sprite.box = way(0.0 if share < 0.5 else 1.0)
        sprite.alpha = 1.0 if share >= 1 else abs(1 - 2 * share)

    return cross_fade if reduced else move


class Passing(Tween):
    """Something that is only there while it moves: it comes with the start and goes at the end.

    `arrived` is called when it is there; then it stays for `linger` milliseconds more, while what
    it has changed is painted below it.
    """

    def __init__(
        self,
        sprites: Sprites,
        sprite: Sprite,
        duration: float,
        move: Callable[[float], None],
        ease: Callable[[float], float] = ease_out,
        arrived: Callable[[], None] | None = None,
        linger: float = 0,
    ) -> None:
        self._move = move
        self._moving = duration / (duration + linger)  # the share of the time in which it moves
        self._ease_move = ease
        self._arrived = arrived
        super().__init__(duration + linger, self._go, steady)
        self._sprites = sprites
        self._sprite = sprite

    def _go(self, share: float) -> None:
        along = min(1.0, share / self._moving)
        self._move(self._ease_move(along))
        if along >= 1 and self._arrived is not None:
            arrived, self._arrived = self._arrived, None
            arrived()

    def start(self) -> None:
        self._sprites.add(self._sprite)
        super().start()

    def finish(self) -> None:
        super().finish()
        self._sprites.remove(self._sprite)


def flight(
    sprites: Sprites,
    hangar: Hangar,
    picture: str,
    start: Box,
    end: Box,
    duration: float,
    reduced: bool,
    lift: float,
    arrived: Callable[[], None] | None = None,
    linger: float = 0,
) -> Passing:
    """A picture flies from box to box and is gone."""
    sprite = FlyingPicture(hangar, picture, start, _FLIGHT_Z)
    go = travel(sprite, straight(start, end, lift), reduced)
    return Passing(sprites, sprite, duration, go, ease_in_out, arrived, linger)


class Walk(Tween):
    """A pawn goes from square to square; `on_step` is called as it sets down on each."""

    def __init__(
        self, pawn: Sprite, boxes: Sequence[Box], reduced: bool, on_step: Callable[[], None]
    ) -> None:
        self._legs = len(boxes) - 1
        self._stepped = 0
        self._on_step = on_step
        self._go = travel(pawn, hopping(boxes), reduced)
        super().__init__(min(LONGEST_WALK, _STEP_TIME * self._legs), self._walk, steady)

    def _walk(self, share: float) -> None:
        self._go(share)
        done = int(share * self._legs)
        if done > self._stepped:
            self._stepped = done
            self._on_step()


def ease_in_out(share: float) -> float:
    """Gentle at both ends."""
    return share * share * (3 - 2 * share)
