"""Capturing the dime: conditions, locks, shields and what they leave alone."""

from __future__ import annotations

from typing import Any

import pytest

from game.ankka.events import BarLifted, CaptureLocked, CaptureTried
from tests.ankka.laying import Laid, lay

SHIELD = "e32"


def beside(seats: str = "Anna Bo Cia", **position: Any) -> Laid:
    """Anna stands with Bo, who has the dime."""
    return lay(seats, **{"nodes": {"Anna": "r11", "Bo": "r11"}, "dime": "Bo", **position})


@pytest.mark.clause("ankka.capture.1", "ankka.capture.4", "ankka.steps.2")
def test_on_the_same_circle_for_one_step_whoever_came_there() -> None:
    table = beside().answer("capture 1")
    assert (table.holder, table.steps, table.prompt) == ("Anna", 4, "turn")
    assert table.dime_moves == [(1, 0, "capture")]


@pytest.mark.clause("ankka.capture.1")
def test_what_is_against_it() -> None:
    table = beside()
    assert table.refused["capture 2"] == "has_no_dime"
    apart = beside(nodes={"Anna": "r11", "Bo": "r12"})
    assert apart.refused["capture 1"] == "not_same_circle"
    assert lay(dime="Anna").refused["capture 1"] == "has_no_dime"


@pytest.mark.clause("ankka.capture.1", "ankka.setup.4")
def test_with_nobody_to_capture_from_there_is_a_reason_of_its_own() -> None:
    assert lay(dime="Anna").refused["capture"] == "has_the_dime"
    assert lay(options={"first_dime": "bin"}).refused["capture"] == "dime_in_bin"
    assert "capture" not in beside().refused


@pytest.mark.clause("ankka.capture.1")
def test_without_a_step_there_is_no_capture() -> None:
    table = beside(steps=0, kept={"Anna": ["e37"]})
    assert table.refused["capture 1"] == "not_enough_steps"


@pytest.mark.clause("ankka.capture.1")
def test_option_one_must_have_come_there_in_this_turn() -> None:
    options = {"capture_from": "moved_in"}
    assert beside(options=options).refused["capture 1"] == "not_moved_in"
    table = beside(options=options, nodes={"Anna": "r12", "Bo": "r11"}).answer("go r11")
    assert "capture 1" in table.offered


@pytest.mark.clause("ankka.capture.2")
def test_as_many_destinations_as_the_holder_are_enough() -> None:
    assert "capture 1" in beside(visited={"Anna": 2, "Bo": 2}).offered
    table = beside(visited={"Anna": 1, "Bo": 2})
    assert table.refused["capture 1"] == "too_few_destinations"
    reason = table.choice.why_not("capture 1")
    assert reason is not None and dict(reason.facts) == {"visited": 1, "needed": 2}


@pytest.mark.clause("ankka.capture.3")
def test_one_attempt_a_turn_and_one_may_walk_on() -> None:
    table = beside(kept={"Bo": [SHIELD]}).answer("capture 1", "use")
    assert (table.asked, table.steps, table.holder) == ("Anna", 4, "Bo")
    assert table.refused["capture 1"] == "one_attempt"
    table.answer("go r12")
    assert table.steps == 3


@pytest.mark.clause("ankka.capture.4", "ankka.cards.4")
def test_a_shield_keeps_one_capture_off_and_is_used_up() -> None:
    table = beside(kept={"Bo": [SHIELD, "e33"]}).answer("capture 1")
    assert (table.asked, table.prompt, table.offered) == ("Bo", "shield", ["use", "no"])
    table.answer("use")
    assert table.kept("Bo") == ["e33"] and table.nothing == ["shielded"]
    assert table.state.used == [31]
    unused = beside(kept={"Bo": [SHIELD]}).answer("capture 1", "no")
    assert (unused.holder, unused.kept("Bo")) == ("Anna", [SHIELD])


@pytest.mark.clause("ankka.capture.4")
def test_without_a_shield_nobody_is_asked() -> None:
    assert beside(kept={"Bo": ["e35"]}).answer("capture 1").asked == "Anna"


# Locks


@pytest.mark.clause("ankka.capture.6", "ankka.capture.7")
def test_whoever_lost_it_must_visit_the_next_destination_and_wait_a_turn() -> None:
    """Bo (hannu) loses it with one destination done: paja was first, morska is next."""
    options = {"stop_early": "on"}
    table = beside("Anna Bo", visited={"Anna": 1, "Bo": 1}, options=options)
    table.answer("capture 1", "stop")
    assert table.events(CaptureLocked) == [CaptureLocked(1, 2, 1)]
    assert (table.asked, table.refused["capture 0"]) == ("Bo", "barred")
    table.answer("stop")
    assert table.events(BarLifted) == [BarLifted(1)]
    table.answer("stop")
    assert (table.asked, table.refused["capture 0"]) == ("Bo", "locked")


@pytest.mark.clause("ankka.capture.6")
@pytest.mark.parametrize(("visited", "code"), [(1, "locked"), (2, None)])
def test_the_lock_opens_at_the_destination_that_was_next(visited: int, code: str | None) -> None:
    said: dict[str, Any] = {"visited": {"Anna": visited, "Bo": 1}}
    if code:
        said["locks"] = {"Anna": 2}
    table = beside(**said)
    assert table.refused.get("capture 1") == code
    if code:
        reason = table.choice.why_not("capture 1")
        assert reason is not None and dict(reason.facts) == {"place": "iines"}


@pytest.mark.clause("ankka.capture.6", "ankka.destinations.1")
def test_a_visit_opens_the_lock() -> None:
    table = beside(
        nodes={"Anna": "r03", "Bo": "r11"}, visited={"Anna": 1, "Bo": 1}, locks={"Anna": 2}
    )
    table.answer("go r11")
    assert table.state.lock == [0, 0, 0] and "capture 1" in table.offered


@pytest.mark.clause("ankka.capture.7")
def test_not_on_the_very_next_turn_even_if_a_destination_is_visited() -> None:
    table = lay(
        "Anna Bo",
        nodes={"Anna": "r03", "Bo": "r11"},
        dime="Bo",
        visited={"Anna": 1, "Bo": 1},
        locks={"Anna": 2},
        barred=["Anna"],
    ).answer("go r11")
    assert table.state.lock == [0, 0] and table.refused["capture 1"] == "barred"


@pytest.mark.clause("ankka.capture.6", "ankka.capture.7")
def test_who_has_visited_all_only_waits_a_turn() -> None:
    """Two players, both finished: Anna takes it, Bo is barred for a turn, and Anna gets away."""
    table = beside("Anna Bo", visited={"Anna": 4, "Bo": 4}, steps=1).answer("capture 1")
    assert table.events(CaptureLocked) == [CaptureLocked(1, 0, 1)]
    assert table.refused["capture 0"] == "barred"


@pytest.mark.clause("ankka.capture.7")
def test_a_dime_lost_in_ones_own_turn_is_barred_in_this_turn_and_the_next() -> None:
    """Milla takes it on Anna's turn: the turn that counts is the one after."""
    table = lay(
        "Anna Bo",
        options={"stop_early": "on"},
        phase="event",
        events=["e39"],
        dime="Anna",
        nodes={"Bo": "r02"},
        visited={"Anna": 4, "Bo": 4},
    )
    assert table.holder == "Bo" and table.refused["capture 1"] == "barred"
    table.answer("stop", "stop")
    assert table.refused["capture 1"] == "barred" and table.events(BarLifted) == []
    table.answer("stop", "stop")
    assert "capture 1" in table.offered


@pytest.mark.clause("ankka.capture.6")
@pytest.mark.parametrize(("option", "locked"), [("any_loss", 1), ("capture", 0)])
def test_which_losses_lock(option: str, locked: int) -> None:
    """By default any loss to a rival does; option: only one by capture."""
    table = lay(options={"lock_after": option}, phase="machine", chance=[3], dime="Bo")
    assert table.holder == "Anna" and len(table.events(CaptureLocked)) == locked
    captured = beside(options={"lock_after": option}).answer("capture 1")
    assert len(captured.events(CaptureLocked)) == 1


@pytest.mark.clause("ankka.capture.5")
def test_a_lock_keeps_no_card_from_giving_the_dime() -> None:
    table = lay(phase="event", events=["e28"], dime="Bo", barred=["Anna"], locks={"Anna": 1},
                visited={"Bo": 4})  # fmt: skip
    assert table.holder == "Anna" and table.dime_moves == [(1, 0, "event")]


@pytest.mark.clause("ankka.capture.8")
def test_option_a_captured_dime_is_safe_until_it_is_its_holders_turn() -> None:
    options = {"after_capture": "safe_turn"}
    table = beside("Anna Bo", options=options, steps=1).answer("capture 1")
    assert table.state.safe and table.asked == "Bo"
    third = lay(options=options, nodes={"Anna": "r11", "Bo": "r11"}, dime="Bo", safe=True)
    assert third.refused["capture 1"] == "dime_safe"
    over = lay("Anna Bo", options=options, dime="Bo", safe=True, steps=1).answer("go r03")
    assert not over.state.safe


@pytest.mark.clause("ankka.capture.3", "ankka.machine.4")
def test_the_attempt_stays_with_the_person_who_swaps() -> None:
    table = lay(phase="machine", chance=[6], captured=True, dime="Bo", nodes={"Cia": "r72"}).answer(
        "seat 2"
    )
    assert table.refused["capture 1"] == "one_attempt"
    assert table.events(CaptureTried) == []
