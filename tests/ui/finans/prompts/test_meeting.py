"""The shareholders' meeting: the rulebook's example, the odds, and the slider by every device."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import product

import pytest

from game.engine.session import Session
from game.finans.state import State
from game.ui.finans.prompts import positions
from game.ui.finans.prompts.fee import FeePrompt
from game.ui.finans.prompts.fee_slider import FeeSlider
from game.ui.finans.prompts.poses import POSES
from game.ui.finans.prompts.positions import session_in

from .screen import Screen, plainly

MEET = ("meet affarscentrum",)


def meeting(cash: int = 412_500) -> Session[State]:
    return session_in(partial(positions.at_meeting, cash=cash), answers=MEET)


def fee_prompt(screen: Screen) -> FeePrompt:
    scene = screen.pilot.scene
    assert isinstance(scene, FeePrompt)
    return scene


@pytest.mark.clause("finans.meeting.2", "finans.meeting.3", "finans.meeting.5")
def test_the_rulebooks_example_stands_in_the_dialog(screen: Screen) -> None:
    pilot = screen.ask(meeting())
    pilot.press("right")  # from 70 000 to 80 000
    drawn = screen.drawn
    for text in (
        "140 000 kr", "80 000 kr", "220 000 kr", "8 eller lägre lyckas", "26", "10",
        "Elsa och Göran får 25 000 var, banken 30 000.", "Banken behåller 80 000 kr.",
    ):  # fmt: skip
        assert text in drawn, text
    pilot.press("enter")
    assert pilot.focused == "roll" and screen.answers == [*MEET]
    pilot.press("enter")
    assert screen.answers[:2] == [*MEET, "80000"]


@pytest.mark.clause("finans.meeting.3")
def test_the_odds_shown_are_those_of_all_36_throws(screen: Screen) -> None:
    pilot = screen.ask(meeting())
    pilot.press(*["left"] * 9)
    faces = range(1, 7)
    for fee in range(30_000, 130_000, 10_000):
        prompt = fee_prompt(screen)
        assert prompt.fee == fee
        wins = sum(a + b <= fee // 10_000 for a, b in product(faces, faces))
        assert prompt.winning(fee) == (36 if fee == 120_000 else wins)
        assert str(prompt.winning(fee)) in screen.drawn
        pilot.press("right")
    assert "Köp utan slag" in screen.drawn


@pytest.mark.clause("finans.meeting.2")
def test_a_fee_that_is_too_dear_says_what_is_missing(screen: Screen) -> None:
    pilot = screen.ask(meeting(cash=200_000))
    assert fee_prompt(screen).fee == 60_000
    pilot.press("right")
    assert fee_prompt(screen).fee == 60_000
    assert "fattas 10 000 kr" in screen.said


@pytest.mark.parametrize("press", ["click", "tap"])
def test_the_slider_follows_mouse_and_finger(press: str, screen: Screen) -> None:
    pilot = screen.ask(meeting())
    slider = pilot.find("fee").box
    getattr(pilot, press)(slider.right - 4, slider.centre[1])
    assert fee_prompt(screen).fee == 120_000
    getattr(pilot, press)(slider.x + 4, slider.centre[1])
    assert fee_prompt(screen).fee == 30_000
    getattr(pilot, press)(*pilot.find("roll").box.centre)
    assert screen.answers[:2] == [*MEET, "30000"]


def test_no_meeting_is_held_if_it_is_called_off(screen: Screen) -> None:
    pilot = screen.ask(meeting())
    pilot.click_on("pass")
    assert screen.answers == [*MEET, "pass"]


def test_a_plot_and_its_building_are_one_where_there_are_many_parts(screen: Screen) -> None:
    session = session_in(
        partial(positions.at_meeting, many=True), options={"meeting_parts": "partial"}, answers=MEET
    )
    screen.ask(session)
    parts = fee_prompt(screen).parts
    assert len(parts) == 5 and sum(part.value for part in parts) == 255_000
    screen.ask(meeting())
    assert [part.value for part in fee_prompt(screen).parts] == [20_000, 20_000, 50_000, 50_000]


def test_the_ring_of_the_slider_leaves_what_succeeds_readable(screen: Screen) -> None:
    """It lay over the middle of the line below it, and beside the fee above."""
    pilot = screen.show(POSES["finans_fee"])
    slider, texts = pilot.find("fee"), pilot.texts()
    assert isinstance(slider, FeeSlider)
    line = next(each for each in texts if each.string.endswith("eller lägre lyckas"))
    ring = pilot.shell.kit.view.rect(slider.knob_box().inset(-12))
    assert line.ink.top >= ring.bottom


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Farfar", "Elsa och Farfar får 25 000 var, banken 30 000."),
        ("W" * 20, "Varje säljare får 25 000, banken 30 000."),
    ],
)
def test_long_names_do_not_push_the_banks_part_of_the_fee_out_of_sight(
    name: str, line: str, screen: Screen
) -> None:
    session = meeting()
    seats = session.setup.seats
    renamed = [replace(seat, name=name) if seat.name == "Göran" else seat for seat in seats]
    session.setup = replace(session.setup, seats=tuple(renamed))
    screen.ask(session).press("right")
    assert line in screen.drawn


@pytest.mark.parametrize(
    ("language", "word"),
    [("sv", "var, banken"), ("fi", "saavat kumpikin"), ("en", "each, the bank")],
)
def test_two_sellers_are_told_apart_from_many(language: str, word: str, screen: Screen) -> None:
    screen.speak(language)
    screen.ask(meeting())
    assert any(word in text for text in screen.drawn)


def test_a_reason_that_is_hardly_too_long_does_not_make_the_value_smaller(screen: Screen) -> None:
    """In Finnish on the largest screens, where letters are a hair wider, some values were."""
    screen.speak("fi", 1.05)
    texts = screen.show(POSES["finans_meet_poor"]).texts()
    told = (f"Arvo {value} 000 kr" for value in (60, 140, 105, 115))
    sizes = [next(each.size for each in texts if plainly(each.string) == text) for text in told]
    assert len(set(sizes)) == 1
