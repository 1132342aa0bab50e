"""Tips behind the curtain in tests: held down, let go, and what stands on them."""

from __future__ import annotations

import pygame

from game.joakim.data import GameData
from game.joakim.events.event import sharks_of
from game.joakim.state import State
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import Pilot
from game.ui.table.look import BESIDE

from .asking import Asked, plainly


def held(asked: Asked, down: bool) -> None:
    """Press Enter and keep it down, or let it go."""
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    asked.pilot.wait(HAND_OVER if down else 0)
    asked.pilot.post(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=0).settle()


def secrets(asked: Asked, *seats: int) -> set[str]:
    """All that stands on the tips in these hands."""
    state: State = asked.session.state
    data: GameData = asked.session.rulebook.data  # type: ignore[attr-defined]
    t = asked.pilot.scene.t
    ids = [data.tips[card].id for seat in seats for card in sharks_of(state).hands[seat]]
    parts = [t(f"joakim.tips.{id}.title") for id in ids]
    return set(map(plainly, parts))


def pixels(pilot: Pilot) -> bytes:
    """All that the window shows."""
    return bytes(pilot.shell.stage.window.get_buffer().raw)


def to_own_tips(asked: Asked) -> Asked:
    """Dealings, tips, "it is me": as far as the curtain with the button to hold."""
    asked.walk_to(BESIDE).press("enter")
    asked.pilot.wait(HAND_OVER)
    asked.walk_to("tips").press("enter")
    asked.pilot.wait(HAND_OVER)
    asked.press("enter")
    asked.pilot.wait(HAND_OVER)
    return asked
