"""An evening at the program: from the shelf through the setup to the results, and back."""

from __future__ import annotations

import os
from collections.abc import Mapping
from types import MappingProxyType

from tests.window.hands import Hands
from tests.window.person import RESULTS, Person
from tests.window.program import Program
from tests.window.shown import Shown

LIMIT = 1000 if "SHELF_LONG" in os.environ else 100


def show(program: Program, scene: str) -> Shown:
    """Wait until this scene is on top."""
    return program.wait(lambda now: now.top == scene, f"{scene} never came")


def whole_evening(
    program: Program,
    hands: Hands,
    person: Person | None = None,
    rules: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Two people take everything into their own hands: settings, setup, the game, the results.
    `rules`: options that are changed, each to the value before or after the usual one."""
    hands.press("settings")
    show(program, "SettingsScene")
    while hands.see("speed").value != "off":
        hands.step("speed", 1)
    hands.back()
    show(program, "Shelf")
    hands.press("play")
    show(program, "NewGame")
    for change in ("remove 3", "remove 2", "preset short", "rules"):
        hands.press(change)
    show(program, "HouseRules")
    hands.step("win_limit", -1)  # round to an amount of their own, which begins at 400
    hands.set("win_limit amount", LIMIT)
    for group in rules:
        hands.press(group)
        hands.step(rules[group], 1)
    hands.back()
    show(program, "NewGame")
    hands.press("start")
    program.wait(lambda now: now.top != "NewGame")
    (person or Person(program, hands, seed=3)).play(until=RESULTS)
    hands.press("shelf")
    shelf = show(program, "Shelf")
    resume = shelf.find("continue")
    assert resume is not None
    assert resume.reason, "a game that is over is not offered to be continued"
    assert program.errors == ""
