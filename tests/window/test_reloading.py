"""Coming back to a saved game changes no luck."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.conftest import Starter
from tests.window.hands import Keyboard
from tests.window.positions import game_where, keep_settings, save


@pytest.mark.case("O22")
def test_reloading_before_a_roll_gives_the_same_roll(home: Path, start: Starter) -> None:
    """Twenty times: after kill -9, from the shelf, in three languages, at all speeds."""
    keep_settings(home)
    file = save(home, game_where("roll", fits=lambda session: len(session.entries) > 60))
    before = file.read_bytes()
    seen = set()
    for language, speed in (("sv", "off"), ("fi", "fast"), ("en", "normal"), ("sv", "slow")):
        keep_settings(home, speed=speed)
        file.write_bytes(before)
        program = start("--continue", language=language)
        hands = Keyboard(program)
        for _ in range(5):
            rolls = program.wait(lambda now: now.question == "roll").game["rolls"]
            hands.press("roll")
            now = program.wait(lambda now, n=rolls: now.game["rolls"] > n)
            seen.add((now.game["die"], now.game["hash"]))
            program.key("Escape")
            program.wait(lambda now: now.top == "PauseMenu")
            hands.press("shelf")
            program.wait(lambda now: now.top == "Shelf")
            file.write_bytes(before)
            hands.press("continue")
        program.kill()
    assert len(seen) == 1, seen
