"""Bids: amounts by keys and mouse, nothing above the cash, the clock, and the second press."""

from __future__ import annotations

import pytest

from game.engine.requests import IllegalAnswer
from game.ui.joakim.prompts import positions
from game.ui.joakim.prompts.bid import BidPrompt
from game.ui.kit.actions import Inspect

from .asking import Ask, Asked


def value(asked: Asked) -> int:
    number = asked.pilot.find("amount").value  # type: ignore[attr-defined]
    assert isinstance(number, int)
    return number


def test_a_bid_by_keys_alone(ask: Ask) -> None:
    asked = ask(positions.bid()).press("right", "right", "left", "right")
    asked.walk_to("bid").press("enter")
    assert asked.answers == [3]


def test_a_bid_by_mouse(ask: Ask) -> None:
    asked = ask(positions.bid(10)).click("+10", "+5").click_side("amount", 1)
    assert value(asked) == 27
    asked.click("bid")
    assert asked.answers == [27]


def test_passing(ask: Ask) -> None:
    assert ask(positions.bid(10)).walk_to("pass").press("enter").answers == [0]


def test_who_leads_and_who_has_passed_is_told(ask: Ask) -> None:
    drawn = ask(positions.bid(33, 41, 0)).drawn
    assert "41 M" in drawn and drawn.count("Göran") == 2
    assert {"leder", "har passat", "bjuder nu", "är med"} <= set(drawn)


def test_raising_further_than_the_cash_is_greyed_with_the_reason(ask: Ask) -> None:
    asked = ask(positions.bid(cash=(12, 20, 20, 20))).click("+10")
    assert value(asked) == 11
    asked.click("+5")
    assert "12 M" in asked.said and asked.answers == [] and value(asked) == 11


def test_each_greyed_side_of_the_amount_has_its_own_reason(ask: Ask) -> None:
    """The least bid with its rule, and the cash: pressed or asked about alike."""
    asked = ask(positions.bid(cash=(1, 20, 20, 20)))
    box = asked.pilot.find("amount").box
    for side, x in ((-1, box.x + 20), (1, box.right - 20), (-1, box.x + 20)):
        asked.pilot.scene.handle(Inspect("mouse", (x, box.centre[1])))
        told = asked.said
        asked.press("escape").click_side("amount", side)
        assert asked.said == told
        assert told.startswith("Nästa bud måste vara minst 1 M.") == (side < 0)
        assert "regel" in told and "1 M" in told


@pytest.mark.case("O02")
def test_without_the_cash_for_the_least_bid_only_a_pass_is_possible(ask: Ask) -> None:
    asked = ask(positions.bid(9, 10, 0, 0, cash=(9, 88, 46, 141)))
    assert asked.prompt.seat == 0 and asked.pilot.focused == "pass"
    for entry in (10, -1, 9, 999_999_999_999):
        with pytest.raises(IllegalAnswer) as refusal:
            asked.session.answer(entry)
        assert refusal.value.reason is not None
    for nonsense in ("", "1.5", "ten"):
        with pytest.raises(IllegalAnswer):
            asked.session.answer(nonsense)
    reason = asked.reasons()["bid"]
    assert "11 M" in reason and "9 M" in reason and reason in asked.drawn
    asked.click("bid")
    assert asked.said == reason and asked.answers == []
    asked.press("escape").walk_to("pass").press("enter")
    assert asked.answers == [0]


@pytest.mark.case("O02")
def test_all_the_cash_may_be_bid(ask: Ask) -> None:
    asked = ask(positions.bid(cash=(9, 5, 5, 5))).click("all in")
    assert value(asked) == 9
    asked.click("bid")
    assert asked.answers == [9]


def test_a_bid_above_the_worth_is_asked_about_twice(ask: Ask) -> None:
    asked = ask(positions.bid(33, 41, 0)).click("all in", "bid")
    assert asked.answers == [] and any("96 M mer" in text for text in asked.drawn)
    asked.click("bid")
    assert asked.answers == [141]


def test_a_bid_below_the_worth_is_not(ask: Ask) -> None:
    asked = ask(positions.bid(33, 41, 0)).press("right").click("bid")
    assert asked.answers == [43]


class TestClock:
    """The option auction_clock: a ring that passes when it runs out."""

    def test_it_passes_for_whoever_lets_it_run_out(self, ask: Ask) -> None:
        asked = ask(positions.bid(33, auction_clock=15))
        asked.pilot.wait(14_000)
        assert asked.answers == []
        asked.pilot.wait(1_500)
        assert asked.answers == [0]

    def test_more_time_is_to_be_had(self, ask: Ask) -> None:
        asked = ask(positions.bid(33, auction_clock=15))
        asked.pilot.wait(12_000)
        asked.click("more time").pilot.wait(12_000)
        assert asked.answers == []

    def test_it_stands_still_under_the_menu(self, ask: Ask) -> None:
        asked = ask(positions.bid(33, auction_clock=15)).press("escape")
        asked.pilot.wait(60_000)
        assert asked.answers == []
        asked.press("escape").pilot.wait(16_000)
        assert asked.answers == [0]

    def test_a_bid_stops_it(self, ask: Ask) -> None:
        asked = ask(positions.bid(33, auction_clock=15)).click("bid")
        clocks = asked.pilot.shell.kit.timers
        asked.pilot.wait(14_000)
        assert asked.answers == [34] and isinstance(asked.prompt, BidPrompt)
        assert asked.prompt.seat == 2 and clocks.next_due() is not None

    def test_there_is_none_without_the_option(self, ask: Ask) -> None:
        asked = ask(positions.bid(33))
        asked.pilot.wait(120_000)
        assert asked.answers == [] and asked.pilot.scene.focus.find("more time") is None
