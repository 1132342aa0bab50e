"""The first six properties: taken by keys or mouse, greyed where they do not fit, taken back."""

from __future__ import annotations

from game.ui.joakim.prompts import positions

from .asking import Ask


def test_the_same_card_is_taken_again_by_pressing_again(ask: Ask) -> None:
    asked = ask(positions.starting_property())
    asked.press("right", *["enter"] * 6)
    assert asked.answers == ["oil 1"] * 6
    assert asked.prompt.seat == 1


def test_a_five_and_a_one_by_mouse(ask: Ask) -> None:
    asked = ask(positions.starting_property()).click("diamond 5", "ship 1")
    assert asked.answers == ["diamond 5", "ship 1"]


def test_the_tray_counts_what_is_left(ask: Ask) -> None:
    asked = ask(positions.starting_property("gold 1", "gold 1"))
    assert {"3", "4", "5", "6"} <= set(asked.drawn) and "Välj 4 egendomar till" in asked.drawn
    asked = ask(positions.starting_property("gold 5"))
    assert "Välj den sista egendomen" in asked.drawn and "5" not in asked.drawn


def test_a_five_that_does_not_fit_says_so_and_takes_nothing(ask: Ask) -> None:
    asked = ask(positions.starting_property("gold 1", "oil 1"))
    asked.click("bank 5")
    assert asked.answers == []
    assert "bara 4 egendomar kvar" in asked.said and "regel 4" in asked.said


def test_every_card_is_offered_or_greyed_with_a_reason(ask: Ask) -> None:
    asked = ask(positions.starting_property("gold 1"))
    offered = {option.id for option in asked.prompt.choice.options}
    assert offered | asked.reasons().keys() == {
        f"{kind} {units}" for kind in ("gold", "oil", "diamond", "plane", "bank", "ship")
        for units in (1, 5)
    }  # fmt: skip
    assert not offered & asked.reasons().keys()


def test_a_card_is_taken_back_with_undo(ask: Ask) -> None:
    asked = ask(positions.starting_property("gold 1", "gold 1"))
    asked.click("undo")
    assert asked.session.state.ones[0][0] == 1
    assert asked.prompt.facts["taken"] == 1


def test_six_cards_may_all_be_fives(ask: Ask) -> None:
    asked = ask(positions.starting_property(start_holding="six_cards"))
    asked.click(*["ship 5"] * 6)
    assert asked.answers == ["ship 5"] * 6
