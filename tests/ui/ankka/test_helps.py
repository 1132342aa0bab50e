"""What helps a player is agreed at the setup, and what was asked is remembered, or forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ankka.data import TOPICS
from game.storage.folders import Folders
from game.ui.ankka.helps import HelpButton, HelpsDialog
from game.ui.ankka.poses import POSES
from game.ui.household import Household, household
from game.ui.kit.harness import Pilot
from game.ui.scenes.poses import strike
from tests.ui.ankka.playing import SHORT, Play, begun

ASKED = {"asked": {"people": ["q001", "q002"], "stories": ["q003"]}}


@pytest.fixture
def dialog(tmp_path: Path) -> Iterator[Pilot]:
    pilot = strike(POSES["ankka_helps"], tmp_path, (640, 360), "sv")
    yield pilot
    pilot.shell.close()


def helps(pilot: Pilot) -> HelpsDialog:
    assert isinstance(pilot.scene, HelpsDialog)
    return pilot.scene


@pytest.mark.clause("ankka.questions.10")
def test_only_what_is_not_as_for_everybody_is_kept(dialog: Pilot) -> None:
    assert helps(dialog).helps == {}
    dialog.focus_on("answers 2").press("enter")
    dialog.focus_on("level 1").press("enter")
    dialog.focus_on("topic stories").press("enter")
    assert helps(dialog).helps == {"answers": 2, "level": 1, "left_out": "stories"}
    dialog.focus_on("answers 3").press("enter")
    dialog.focus_on("topic stories").press("enter")
    assert helps(dialog).helps == {"level": 1}


def test_what_is_agreed_has_a_tick(dialog: Pilot) -> None:
    """It was told from the rest by green against gold alone."""
    dialog.focus_on("level 1").press("enter")
    buttons = [each for each in helps(dialog).focus if isinstance(each, HelpButton)]
    assert [each.name for each in buttons if each.chosen] == ["answers 3", "level 1"]


def test_one_topic_has_to_stay(dialog: Pilot) -> None:
    for topic in TOPICS:
        dialog.focus_on(f"topic {topic}").press("enter")
    assert helps(dialog).helps["left_out"] == " ".join(TOPICS[:-1])
    assert getattr(dialog.find(f"topic {TOPICS[-1]}"), "reason", "")


def test_what_was_asked_is_counted_and_can_be_forgotten(dialog: Pilot) -> None:
    house = household(dialog.shell)  # type: ignore[arg-type]
    house.remember_evening("ankka", lambda before: ASKED)
    helps(dialog).rebuild()
    dialog.settle()
    assert any("3" in text.string for text in dialog.texts() if "ställts" in text.string)
    dialog.focus_on("forget").press("enter")
    assert house.settings.memory["ankka"] == {}
    assert Household(house.folders, "sv").settings.memory["ankka"] == {}
    assert getattr(dialog.find("forget"), "reason", "")


@pytest.mark.clause("ankka.questions.2")
def test_a_question_of_one_evening_does_not_come_again_on_the_next(play: Play) -> None:
    session = begun(("racer", "racer"), SHORT)
    first = play(session, rests=False)
    first.watch(lambda: first.ended)
    first.table.leave()
    memory = Household(household(first.app).folders, "sv").settings.memory["ankka"]
    data = first.look.data
    asked = [(t, id) for t, topic in enumerate(TOPICS) for id in memory["asked"][topic]]
    assert asked
    again = begun(seed=6, memory=memory)
    while again.request is not None and again.request.asked is None:
        again.answer_by_chance()
    for topic, id in asked:
        pile = [data.questions[topic][card].id for card in again.state.piles[topic]]
        assert pile.index(id) >= again.state.fresh[topic] > 0


def test_what_was_marked_is_not_forgotten_with_the_questions(dialog: Pilot) -> None:
    """ "Forget them" took the marks away too."""
    house = household(dialog.shell)  # type: ignore[arg-type]
    house.remember_evening("ankka", lambda before: ASKED | {"marked": ["q007 stories"]})
    helps(dialog).rebuild()
    dialog.settle()
    dialog.focus_on("forget").press("enter")
    assert house.settings.memory["ankka"] == {"marked": ["q007 stories"]}


def test_an_older_game_that_is_opened_again_forgets_nothing_of_a_newer_one(play: Play) -> None:
    """What it knew when it began took the place of all that had been remembered since."""
    played = play(begun())
    house = household(played.app)
    newer = {"asked": {"people": ["q101", "q102"]}, "marked": ["q007 stories"]}
    house.remember_evening("ankka", lambda before: newer)
    played.table.leave()
    memory = house.settings.memory["ankka"]
    assert memory["asked"]["people"] == ["q101", "q102"] and memory["marked"] == ["q007 stories"]


def test_what_another_running_copy_remembered_is_added_to(tmp_path: Path) -> None:
    ours, theirs = Household(Folders(tmp_path), "sv"), Household(Folders(tmp_path), "sv")
    theirs.remember_evening("ankka", lambda before: {"marked": ["q001 people"]})
    ours.remember_evening("ankka", lambda before: {"marked": [*before["marked"], "q002 people"]})
    assert Household(Folders(tmp_path), "sv").settings.memory["ankka"] == {
        "marked": ["q001 people", "q002 people"]
    }


def test_a_kiosk_remembers_no_question(tmp_path: Path) -> None:
    kiosk = Household(Folders(tmp_path), "sv", kiosk=True)
    kiosk.remember_evening("ankka", lambda before: ASKED)
    assert "ankka" not in Household(Folders(tmp_path), "sv").settings.memory
