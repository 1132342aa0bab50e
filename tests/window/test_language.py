"""Another language in the middle of an auction: every text changes at once, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.conftest import Starter
from tests.window.hands import Keyboard
from tests.window.positions import game_where, keep_settings, save


@pytest.mark.case("O29")
@pytest.mark.parametrize(("before", "after"), [("sv", "fi"), ("fi", "en"), ("en", "sv")])
def test_all_texts_change_at_once(home: Path, start: Starter, before: str, after: str) -> None:
    """The dialog reads as in a program that has spoken the other language from the start."""
    keep_settings(home)
    save(home, game_where("bid"))
    expected = start("--continue", language=after)
    expected.wait(lambda now: now.question == "bid")
    told, state = sorted(expected.texts()), expected.now.game["hash"]
    expected.kill()

    program = start("--continue", language=before)
    program.wait(lambda now: now.question == "bid")
    assert sorted(program.texts()) != told
    hands = Keyboard(program)
    program.key("Escape")
    program.wait(lambda now: now.top == "PauseMenu")
    hands.press("settings")
    program.wait(lambda now: now.top == "SettingsScene")
    hands.press(f"language {after}")
    program.key("Escape")
    program.wait(lambda now: now.top == "PauseMenu")
    program.key("Escape")
    program.wait(lambda now: now.question == "bid" and now.top == "BidPrompt")
    assert sorted(program.texts()) == told
    assert program.now.game["hash"] == state
    assert program.errors == ""
