"""What one person may see is on the screen only while that person holds it there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.joakim.events import Peeked
from tests.window.conftest import Starter
from tests.window.hands import Keyboard
from tests.window.person import Person
from tests.window.positions import games_before, keep_settings, save
from tests.window.wording import is_told


def has_peeked(log: list[Any]) -> bool:
    """Whether that has happened just now."""
    return any(isinstance(each, Peeked) for each in log[-6:])


@pytest.mark.case("O35")
def test_a_tip_is_seen_only_while_it_is_held(home: Path, start: Starter) -> None:
    keep_settings(home)
    before, after = games_before(lambda session: has_peeked(session.log), 1)
    peeked = next(each for each in reversed(after.log) if isinstance(each, Peeked))
    ids = [after.rulebook.data.newspaper[card].id for card in peeked.cards]
    headings = [f"joakim.newspaper.{id}.large" for id in ids]
    save(home, before)
    program = start("--continue")
    hands = Keyboard(program)

    def told() -> list[bool]:
        return [is_told(program, heading) for heading in headings]

    program.wait(lambda now: now.question)
    answer = next(entry.answer for entry in after.entries[len(before.entries) :])
    hands.press(str(answer))
    person = Person(program, hands)
    while "Curtain" not in person.rest().kinds:
        person.act(program.now)
    assert not any(told()), "seen before anybody has taken the seat"
    hands.press("ready")
    assert not any(told()), "seen before it was held"
    hands.focus("hold")
    program.ready()
    program.input.hold("Return")
    program.wait(lambda now: now.line["held"])
    assert all(told()), "held, and not seen"
    program.input.let_go("Return")
    program.wait(lambda now: not now.line["held"])
    assert not any(told()), "seen after it was let go"
    hands.press("done")
    program.wait(lambda now: "Curtain" not in now.kinds)
    assert not any(told()), "seen by the next one"
