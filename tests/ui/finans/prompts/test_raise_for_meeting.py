"""Raising money for a shareholders' meeting: from the call or from the fee, and on to it."""

from __future__ import annotations

from functools import partial

import pytest

from game.finans.data import GameData
from game.finans.state import State
from game.ui.finans.prompts import positions
from game.ui.finans.prompts.fee import FeePrompt
from game.ui.finans.prompts.meeting_call import MeetDesk
from game.ui.finans.prompts.meeting_goal import MeetingGoal
from game.ui.finans.prompts.positions import session_in
from game.ui.finans.prompts.raise_for_meeting import RaiseForMeetingPrompt
from game.ui.kit.harness import Pilot
from game.ui.kit.widgets.button import Button

from .screen import Screen, look_of


def almost(state: State, data: GameData) -> None:
    """Seat 0 lacks 30 000 for a meeting about the trade centre."""
    positions.at_meeting(state, data, cash=140_000)


def called(screen: Screen, change: positions.Change) -> Pilot:
    """The dialog of meetings, opened from the table."""
    pilot = screen.ask(session_in(change))
    pilot.click_on("meet")
    assert isinstance(pilot.scene, MeetDesk)
    return pilot


@pytest.mark.clause("finans.meeting.2")
def test_from_the_call_money_is_raised_until_the_meeting_can_be_called(screen: Screen) -> None:
    """It only said what was missing, and the ways lay behind another button."""
    pilot = called(screen, almost)
    pilot.click_on("raise affarscentrum")
    assert isinstance(pilot.scene, RaiseForMeetingPrompt)
    for text in ("Ska läggas upp", "170 000 kr", "Fattas", "30 000 kr", "Det räcker"):
        assert text in screen.drawn, text
    assert pilot.focused == "loan"
    pilot.click_on("meet affarscentrum")
    assert "fattas 30 000 kr" in screen.said and screen.answers == []
    pilot.press("escape").click_on("mortgage joinery").wait(3000)
    assert isinstance(pilot.scene, RaiseForMeetingPrompt) and "25 000 kr" in screen.drawn
    pilot.click_on("loan").wait(3000)
    assert isinstance(pilot.scene, RaiseForMeetingPrompt)
    assert pilot.focused == "meet affarscentrum"
    pilot.press("enter")
    assert isinstance(pilot.scene, FeePrompt)
    assert screen.answers == ["mortgage joinery", "loan", "meet affarscentrum"]


@pytest.mark.clause("finans.meeting.2")
def test_from_the_fee_money_is_raised_for_a_higher_one(screen: Screen) -> None:
    change = partial(positions.at_meeting, cash=200_000)
    pilot = screen.ask(session_in(change, answers=("meet affarscentrum",)))
    pilot.click_on("raise").wait(1000)
    assert isinstance(pilot.scene, RaiseForMeetingPrompt)
    assert "210 000 kr" in screen.drawn  # with 70 000, the fee that is proposed
    pilot.click_on("loan").wait(3000).click_on("meet affarscentrum")
    assert isinstance(pilot.scene, FeePrompt) and pilot.scene.fee == 70_000
    assert screen.answers == ["meet affarscentrum", "pass", "loan", "meet affarscentrum"]


def test_raising_money_can_be_given_up_and_does_not_come_back(screen: Screen) -> None:
    pilot = called(screen, almost)
    pilot.click_on("raise affarscentrum").press("right")
    pilot.click_on("back")
    assert pilot.scene is screen.table and look_of(screen).goal is None
    assert isinstance(pilot.find("roll"), Button) and screen.answers == []
    pilot.click_on("meet").click_on("raise affarscentrum").click_on("look")
    assert pilot.scene is screen.table
    pilot.click_on("back")
    assert isinstance(pilot.scene, RaiseForMeetingPrompt)
    pilot.press("escape")
    assert pilot.scene is screen.table and screen.answers == []


def test_what_one_has_of_the_group_is_not_sold_for_its_meeting(screen: Screen) -> None:
    pilot = called(screen, positions.poor)
    pilot.click_on("raise affarscentrum")
    names = {widget.name for widget in pilot.scene.focus}
    assert {"mortgage fruit_vegetables", "sell_share hantverk_1", "sell_plot joinery"} <= names
    assert not names & {"sell_plot fruit_vegetables", "sell_share affarscentrum_1"}


def test_there_is_nothing_to_raise_for_where_money_is_not_what_is_missing(screen: Screen) -> None:
    def penniless(state: State, data: GameData) -> None:
        positions.poor(state, data)
        state.plots[:] = [1 if owner == 0 else owner for owner in state.plots]
        state.shares[:] = [1 if owner == 0 else owner for owner in state.shares]
        state.shares[0] = 0
        state.loans[0], state.cars[0] = 3, False

    pilot = screen.ask(session_in(penniless))
    rules = look_of(screen).words.rules
    assert not MeetingGoal(0, 0, 30_000).is_within_reach(rules)  # too dear, whatever is sold
    assert not MeetingGoal(0, 1, 30_000).is_within_reach(rules)  # no part of it
    button = pilot.find("meet")
    assert isinstance(button, Button) and "fattas" in button.reason


def test_undoing_leads_back_step_by_step(screen: Screen) -> None:
    pilot = called(screen, almost)
    pilot.click_on("raise affarscentrum").click_on("loan").wait(3000)
    assert isinstance(pilot.scene, RaiseForMeetingPrompt)
    pilot.click_on("undo").wait(1000)
    assert isinstance(pilot.scene, RaiseForMeetingPrompt) and screen.answers == []
    assert "30 000 kr" in screen.drawn
