"""Movements in time: tweens, one after another or side by side, at the chosen speed.

    move = Parallel(glide(pawn, target, 350, settings), Tween(200, pawn_shadow))
    step = Sequence(move, Call(lambda: sounds.play("step")))

All are steps: `start()`, `update(ms)` -> still running?, `finish()` = the end state at once.
Durations are milliseconds at normal speed and at most 1500.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.ui.kit.box import Box
from game.ui.kit.sprites import Sprite

LONGEST = 1500


class Step(Protocol):
    """Something that happens over time and has one end state."""

    def start(self) -> None: ...

    def update(self, ms: float) -> bool:
        """`ms` more have passed; True while it still runs."""

    def finish(self) -> None:
        """Jump to the end state, started or not; doing so twice changes nothing more."""


def ease_out(share: float) -> float:
    """Fast at first, gentle at the end."""
    return 1 - (1 - share) ** 3


def steady(share: float) -> float:
    return share


class Tween:
    """Calls `apply` with 0 to 1 over a time. Raises ValueError above the longest allowed."""

    def __init__(
        self,
        duration: float,
        apply: Callable[[float], None],
        ease: Callable[[float], float] = ease_out,
    ) -> None:
        if duration > LONGEST:
            raise ValueError(f"an animation of {duration} ms is longer than {LONGEST} ms")
        self.duration = max(1.0, duration)
        self._apply = apply
        self._ease = ease
        self._passed = 0.0
        self._done = False

    def start(self) -> None:
        self._passed = 0.0
        self._done = False
        self._apply(0.0)

    def update(self, ms: float) -> bool:
        if not self._done:
            self._passed += ms
            if self._passed >= self.duration:
                self.finish()
            else:
                self._apply(self._ease(self._passed / self.duration))
        return not self._done

    def finish(self) -> None:
        if not self._done:
            self._done = True
            self._apply(1.0)


class Wait(Tween):
    """Nothing for a while."""

    def __init__(self, duration: float) -> None:
        super().__init__(duration, lambda share: None)


class Call:
    """One call, made when it starts (or finishes unstarted)."""

    def __init__(self, call: Callable[[], object]) -> None:
        self._call = call
        self._called = False

    def start(self) -> None:
        self.finish()

    def update(self, ms: float) -> bool:
        return False

    def finish(self) -> None:
        if not self._called:
            self._called = True
            self._call()


class Sequence:
    """One after another."""

    def __init__(self, *steps: Step) -> None:
        self._steps = list(steps)
        self._at = 0

    def start(self) -> None:
        self._at = 0
        if self._steps:
            self._steps[0].start()

    def update(self, ms: float) -> bool:
        while self._at < len(self._steps):
            if self._steps[self._at].update(ms):
                return True
            ms = 0
            self._at += 1
            if self._at < len(self._steps):
                self._steps[self._at].start()
        return False

    def finish(self) -> None:
        for step in self._steps[self._at :]:
            step.finish()
        self._at = len(self._steps)


class Parallel:
    """Side by side; ends with the last."""

    def __init__(self, *steps: Step) -> None:
        self._steps = steps
        self._running: list[Step] = list(steps)

    def start(self) -> None:
        self._running = list(self._steps)
        for step in self._steps:
            step.start()

    def update(self, ms: float) -> bool:
        self._running = [step for step in self._running if step.update(ms)]
        return bool(self._running)

    def finish(self) -> None:
        for step in self._running:
            step.finish()
        self._running = []


def glide(sprite: Sprite, to: Box, duration: float, reduced_motion: bool = False) -> Step:
    """Move a sprite; with reduced motion it fades out here and in there."""
    state: dict[str, Box] = {}

    def start_box() -> Box:
        return state.setdefault("from", sprite.box)

    def move(share: float) -> None:
        start = start_box()
        sprite.box = Box(*(a + (b - a) * share for a, b in zip(start, to, strict=True)))

    def cross_fade(share: float) -> None:
        start = start_box()
        sprite.box = start if share < 0.5 else to
        sprite.alpha = 1.0 if share >= 1 else abs(1 - 2 * share)

    if reduced_motion:
        return Tween(duration, cross_fade, steady)
    return Tween(duration, move)


def fade(sprite: Sprite, to: float, duration: float) -> Step:
    """Change a sprite's opacity; at the end an invisible one is hidden."""
    state: dict[str, float] = {}

    def apply(share: float) -> None:
        start = state.setdefault("from", sprite.alpha)
        sprite.alpha = start + (to - start) * share
        sprite.visible = sprite.alpha > 0.01

    return Tween(duration, apply, steady)
