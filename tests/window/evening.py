"""An evening at the program: from the shelf through the setup to the results, and back."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from operator import methodcaller

from tests.window.hands import Hands
from tests.window.person import RESULTS, Person
from tests.window.program import Program
from tests.window.shown import Shown

LIMIT = 400 if "SHELF_LONG" in os.environ else 100

Change = Callable[[Hands], object]
"""Something that is done on the pages of the house rules."""

SHORT: Sequence[Change] = (
    methodcaller("step", "win_limit", -1),  # round to an amount of their own, which begins at 400
    methodcaller("set", "win_limit amount", LIMIT),
)
"""What makes a game of Joakim end within an evening."""


def show(program: Program, scene: str) -> Shown:
    """Wait until this scene is on top."""
    return program.wait(lambda now: now.top == scene, f"{scene} never came")


def whole_evening(
    program: Program,
    hands: Hands,
    person: Person | None = None,
    changes: Sequence[Change] = SHORT,
    box: str = "joakim",
) -> None:
    """Two people take everything into their own hands: settings, setup, the game, the results.
    `changes`: to the rules of the short game, whose first page is open. `box`: the game."""
    hands.press("settings")
    show(program, "SettingsScene")
    while hands.see("speed").value != "off":
        hands.step("speed", 1)
    hands.back()
    show(program, "Shelf")
    if box != "joakim":  # which lies in front
        hands.press(f"box {box}")
    hands.press("play")
    show(program, "NewGame")
    for change in ("remove 3", "remove 2", "preset short", "rules"):
        hands.press(change)
    show(program, "HouseRules")
    for change_rule in changes:
        change_rule(hands)
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
