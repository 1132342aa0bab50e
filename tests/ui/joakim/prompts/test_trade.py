"""Buying and selling on a property square: counted, explained, and asked twice when costly."""

from __future__ import annotations

import pytest

from game.engine.requests import Choice
from game.engine.session import Session
from game.joakim.state import State
from game.ui.joakim.prompts import positions
from game.ui.joakim.prompts.deal_desk import DealDesk
from game.ui.joakim.sharks import move_positions
from game.ui.scenes.pause import PauseMenu

from .asking import Ask, Asked


def rich(session: Session[State], cash: int = 600) -> Session[State]:
    """The same question, put to somebody with more cash: nothing is costly."""

    def change(state: State, data: object) -> None:
        positions.on_square(state, data, "gold")  # type: ignore[arg-type]
        state.cash[0] = cash

    return positions.session_in(change)


def desk_of(session: Session[State]) -> DealDesk:
    assert isinstance(session.request, Choice)
    return DealDesk(session.request, session.state, session.rulebook.data)  # type: ignore[attr-defined]


@pytest.fixture
def rich_ask(ask: Ask) -> Asked:
    return ask(rich(positions.trade()))


def test_a_deal_by_keys_alone(rich_ask: Asked) -> None:
    rich_ask.press("right", "right", "right", "left", "down", "right", "down", "down", "enter")
    assert rich_ask.answers == ["buy 2x1 1x5"]


def test_a_deal_by_mouse(rich_ask: Asked) -> None:
    rich_ask.click_side("ones", 1).click_side("ones", 1).click_side("ones", -1).click("deal")
    assert rich_ask.answers == ["buy 1x1 0x5"]


def test_a_deal_by_touch(rich_ask: Asked) -> None:
    box = rich_ask.pilot.find("fives").box
    rich_ask.pilot.tap(box.right - 20, box.centre[1])
    rich_ask.pilot.tap(*rich_ask.pilot.find("deal").box.centre)
    assert rich_ask.answers == ["buy 0x1 1x5"]


def test_no_deal(ask: Ask) -> None:
    assert ask(positions.trade()).walk_to("pass").press("enter").answers == ["pass"]


def test_selling_has_a_side_of_its_own(rich_ask: Asked) -> None:
    rich_ask.walk_to("sell").press("enter", "down", "right", "right")
    assert "Sälj 2 guldgruvor för 18 M" in rich_ask.drawn
    rich_ask.walk_to("deal").press("enter")
    assert rich_ask.answers == ["sell 2x1 0x5"]


def test_the_button_says_the_deal_and_the_panel_what_it_leaves(ask: Ask) -> None:
    asked = ask(positions.trade()).press("right", "right")
    assert {"Köp 2 guldgruvor för 18 M", "18 M", "75 M", "57 M"} <= set(asked.drawn)


def test_as_many_as_possible(ask: Ask) -> None:
    asked = ask(positions.trade()).click("most")
    assert "Köp 8 guldgruvor för 72 M" in asked.drawn


@pytest.mark.parametrize(
    "make",
    [
        positions.trade,
        positions.trade_with_crown_and_option,
        lambda: positions.trade_with_crown_and_option(crown_sale="ten"),
        lambda: positions.trade_with_crown_and_option(crown_sale="one_card"),
        lambda: positions.trade("ship", transaction_limit=6),
    ],
)
def test_the_sides_of_the_desk_hold_every_option(make: object) -> None:
    session = make()  # type: ignore[operator]
    desk = desk_of(session)
    reached = {
        side.id(*deal) for side in desk.sides() for deal in desk.possible(side)
    }  # fmt: skip
    assert reached == {option.id for option in session.request.options} - {"pass"}


def test_a_greyed_plus_gives_reason_numbers_and_clause(ask: Ask) -> None:
    asked = ask(positions.trade()).press(*["right"] * 8)
    assert asked.said == "" and asked.pilot.find("ones").value == 8  # type: ignore[attr-defined]
    asked.press("right")
    assert "81 M" in asked.said and "75 M" in asked.said and "regel" in asked.said
    asked.press("escape")
    assert asked.said == "" and asked.answers == []


def test_the_limit_and_the_stock_are_explained_too(ask: Ask) -> None:
    asked = ask(rich(positions.trade())).click_side("fives", 1).click_side("fives", 1)
    asked.click_side("ones", 1)
    assert "11" in asked.said and "10" in asked.said
    sold_out = ask(positions.trade("diamond"))
    sold_out.click("sell").click_side("fives", 1)
    assert "Ettor: 2, femmor: 0" in sold_out.said


def test_a_greyed_minus_and_a_greyed_deal_say_why(ask: Ask) -> None:
    asked = ask(positions.trade()).press("left")
    assert asked.said
    asked.press("escape").click("deal")
    assert asked.said == "Välj först hur många." and asked.answers == []


def test_a_costly_deal_is_asked_about_twice(ask: Ask) -> None:
    asked = ask(positions.trade()).press("right", "right", "right").click("deal")
    assert asked.answers == []
    assert "Säkert? Köp 3 guldgruvor för 27 M" in asked.drawn
    assert any("bara 48 M kvar" in text for text in asked.drawn)
    asked.press("enter")
    assert asked.answers == ["buy 3x1 0x5"]


def test_a_change_takes_the_first_press_back(ask: Ask) -> None:
    asked = ask(positions.trade()).press("right", "right", "right").click("deal")
    asked.click_side("ones", 1).click("deal")
    assert asked.answers == [] and "Säkert? Köp 4 guldgruvor för 36 M" in asked.drawn


def test_a_small_deal_is_not_asked_about_twice(ask: Ask) -> None:
    asked = ask(positions.trade()).press("right", "right").click("deal")
    assert asked.answers == ["buy 2x1 0x5"]


def test_the_last_property_is_asked_about_twice(ask: Ask) -> None:
    def change(state: State, data: object) -> None:
        positions.on_square(state, data, "gold")  # type: ignore[arg-type]
        positions.give(state, data, 0, {"gold": (2, 0)})  # type: ignore[arg-type]

    asked = ask(positions.session_in(change)).click("sell", "most", "deal")
    assert asked.answers == [] and any("allt som Anna äger" in text for text in asked.drawn)
    asked.click("deal")
    assert asked.answers == ["sell 2x1 0x5"]


def test_a_hint_to_keep_a_one_where_only_fives_would_be_left(ask: Ask) -> None:
    hint = "Utan en etta kan en hel femma tas över."
    asked = ask(positions.trade(holding=positions.FEW_ONES)).click("sell").click_side("ones", 1)
    assert hint not in asked.drawn
    asked.click_side("ones", 1)
    assert hint in asked.drawn
    safe = ask(positions.trade(holding=positions.FEW_ONES, take_over_fives="ones_only"))
    safe.click("sell").click_side("ones", 1).click_side("ones", 1)
    assert hint not in safe.drawn


def test_the_hint_to_keep_a_one_is_for_purchases_and_the_other_sales_too() -> None:
    desk = desk_of(positions.trade(holding=positions.FEW_ONES))
    buy, sell = desk.sides()[:2]
    assert not desk.leaves_only_fives(buy, 0, 1) and desk.leaves_only_fives(sell, 2, 0)
    without_ones = desk_of(positions.trade(holding={"ship": (0, 1)}))
    assert without_ones.leaves_only_fives(buy, 0, 1)
    assert not without_ones.leaves_only_fives(buy, 1, 1)
    assert not without_ones.leaves_only_fives(buy, 0, 0)


def test_crown_and_option_show_only_where_they_are_held(ask: Ask) -> None:
    names = {widget.name for widget in ask(positions.trade()).pilot.scene.focus}
    assert not {"double", "option c07"} & names
    held = ask(positions.trade_with_crown_and_option())
    held.click("double").click("deal")
    assert held.answers == ["double 1x1 0x5"]


def test_an_option_is_used_with_the_card_that_is_picked(ask: Ask) -> None:
    asked = ask(positions.trade_with_crown_and_option()).click("option c07")
    assert "Köp 5 flygbolag för 47 M" in asked.drawn
    asked.click("pick 5 0", "deal", "deal")
    assert asked.answers == ["option c07 5x1 0x5"]


def test_what_cannot_be_used_here_is_greyed_with_its_reason(ask: Ask) -> None:
    asked = ask(positions.trade_with_crown_and_option("oil"))
    asked.click("option c07")
    assert "flygbolag" in asked.said
    asked.press("escape").click("double")
    assert "oljekällor" in asked.said and asked.answers == []


def test_esc_opens_the_menu_and_answers_nothing(ask: Ask) -> None:
    asked = ask(positions.trade()).press("escape")
    assert isinstance(asked.pilot.scene, PauseMenu) and asked.answers == []


def test_with_sharks_a_large_deal_says_what_it_makes_of_the_value() -> None:
    """Everybody trades at the new value after it; small deals and the basic game move none."""
    for session, moves in ((move_positions.trading(), True), (positions.trade(), False)):
        desk = desk_of(session)
        buy, sell = desk.sides()[:2]
        assert desk.value_after(buy, 3, 0) is None
        assert desk.value_after(buy, 3, 1) == (desk.price + 2 if moves else None)
        assert desk.value_after(sell, 4, 0) == (desk.price - 1 if moves else None)
