"""Kinds, cards of others, forced sales and offers: by keys and mouse, greyed with reasons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from game.engine.session import Session
from game.joakim import effects
from game.joakim.events import Money
from game.joakim.state import State
from game.ui.joakim.prompts import positions

from .asking import Ask

Make = Callable[[], Session[Any]]

KINDS: dict[str, Make] = {
    "auction_kind": positions.auction_kind,
    "came_by": partial(positions.small_heading, effects.CameBy),
    "give_up": partial(positions.small_heading, effects.Worthless),
    "exchange_give": partial(positions.small_heading, effects.Exchange, "oil 1 of 1"),
    "sold": partial(positions.small_heading, effects.Sold),
    "swap_give": partial(positions.club_card, effects.Swap),
    "swap_take": partial(positions.club_card, effects.Swap, "ship"),
}
TAKES: dict[str, Make] = {
    "exchange_take": partial(positions.small_heading, effects.Exchange),
    "take_over": partial(positions.small_heading, effects.TakeOver),
}
OFFERS: dict[str, Make] = {
    "may_buy": positions.may_buy,
    "option": partial(positions.club_card, effects.OptionCard),
    "crown_before": positions.crown_before,
}
EVERY = KINDS | TAKES | OFFERS | {"forced_sale": positions.forced_sale}


@pytest.mark.parametrize("name", EVERY)
def test_the_focused_answer_is_given_with_enter(name: str, ask: Ask) -> None:
    asked = ask(EVERY[name]())
    assert asked.session.request.question == name
    focused = asked.pilot.focused
    asked.press("enter")
    assert asked.answers[:1] == [focused]


@pytest.mark.parametrize("name", EVERY)
def test_every_option_can_be_clicked_and_reached_by_arrows(name: str, ask: Ask) -> None:
    session = EVERY[name]()
    options = [option.id for option in session.request.options]
    for id in options[:: max(1, len(options) // 3)]:
        asked = ask(EVERY[name]())
        asked.walk_to(id)
        assert asked.pilot.focused == id
        asked.click(id)
        assert asked.answers[:1] == [id]


@pytest.mark.parametrize("name", KINDS | TAKES)
def test_what_is_greyed_gives_a_reason_with_its_clause_and_answers_nothing(
    name: str, ask: Ask
) -> None:
    asked = ask((KINDS | TAKES)[name]())
    offered = {option.id for option in asked.prompt.choice.options}
    greyed = asked.reasons()
    assert not offered & greyed.keys()
    for id, reason in greyed.items():
        asked.click(id)
        assert asked.said == reason and "regel" in reason
        asked.press("escape")
    assert asked.answers == []
    if name != "came_by":
        assert greyed


@pytest.mark.parametrize("name", KINDS)
def test_all_six_kinds_are_shown(name: str, ask: Ask) -> None:
    names = {widget.name for widget in ask(KINDS[name]()).pilot.scene.focus}
    assert names >= {"gold", "oil", "diamond", "plane", "bank", "ship"}


def test_prices_are_those_that_the_question_names(ask: Ask) -> None:
    asked = ask(KINDS["sold"]())
    prices = {f"+{price} M" for price in dict(asked.session.request.facts).values()}  # type: ignore[union-attr]
    assert prices <= set(asked.drawn)


@pytest.mark.case("O12")
def test_whose_card_it_is_is_told_apart_even_with_equal_names(ask: Ask) -> None:
    from game.engine.rulebook import Seating

    seats = tuple(Seating("Pekka", look) for look in ("red", "blue", "green"))

    def change(state: State, data: Any) -> None:
        positions.reading(state, data, effects.TakeOver)
        positions.give(state, data, 2, {"gold": (1, 0)})

    asked = ask(positions.session_in(change, seats=seats)).click("gold 1 of 2")
    assert asked.answers[:1] == ["gold 1 of 2"]
    assert asked.session.state.ones[2][0] == 0


@pytest.mark.case("O10")
def test_a_choice_with_one_option_can_be_answered(ask: Ask) -> None:
    def change(state: State, data: Any) -> None:
        positions.reading(state, data, effects.Worthless)
        positions.give(state, data, 0, {"ship": (0, 1)})

    asked = ask(positions.session_in(change))
    assert asked.pilot.focused == "ship" and len(asked.reasons()) == 5
    assert asked.press("enter").answers[:1] == ["ship"]


def test_fives_are_safe_while_there_are_ones(ask: Ask) -> None:
    reasons = ask(TAKES["take_over"]()).reasons()
    assert "Göran" in reasons["oil 5 of 1"]
    assert "gold 5 of 2" not in reasons  # Farmor has nothing but fives
    assert "gold 5 of 2" in ask(TAKES["exchange_take"]()).reasons()


def test_what_is_taken_over_for_money_shows_what_it_costs(ask: Ask) -> None:
    asked = ask(positions.small_heading(effects.TakeOver, take_over_price="market"))
    assert any("vad det kostar" in text for text in asked.drawn)


def test_a_forced_sale_shows_what_each_card_really_brings(ask: Ask) -> None:
    asked = ask(positions.forced_sale(cash=1))
    asked.click("diamond 1")
    assert asked.answers == ["diamond 1"]
    paid = [
        e.amount for e in asked.session.log if isinstance(e, Money) and e.cause == "forced_sale"
    ]
    assert paid == [6]
    drawn = set(asked.drawn)
    assert {"Skuld", "12 M", "Kontanter", "7 M", "Fattas", "5 M", "+20 M"} <= drawn


def test_a_forced_sale_begins_with_the_own_square(ask: Ask) -> None:
    asked = ask(positions.forced_sale(1, "gold"))
    reasons = asked.reasons()
    assert reasons.keys() == {"diamond 1", "plane 1", "ship 1", "ship 5"}
    assert all("guldgruvor" in reason for reason in reasons.values())


def test_a_card_that_is_not_needed_is_greyed(ask: Ask) -> None:
    asked = ask(positions.forced_sale(cash=1)).click("ship 1", "ship 1", "ship 1", "gold 1")
    reasons = asked.reasons()
    assert reasons and all("fattas" in reason for reason in reasons.values())


def test_an_offer_that_cannot_be_paid_can_only_be_passed(ask: Ask) -> None:
    asked = ask(positions.may_buy(cash=1))
    assert asked.pilot.focused == "pass"
    asked.click("buy")
    assert "3 M" in asked.said and "1 M" in asked.said and asked.answers == []
    asked.press("escape").click("pass")
    assert asked.answers[:1] == ["pass"]


def test_the_crown_is_not_spent_by_a_press_too_many(ask: Ask) -> None:
    asked = ask(positions.crown_before())
    drawn = asked.drawn
    assert any("Farmor och Elsa går miste" in text for text in drawn)
    assert asked.press("enter").answers[:1] == ["wait"]


@pytest.mark.parametrize(("cash", "strike"), [(75, "minst 10 M"), (500, "minst 10 M")])
def test_an_option_tells_when_it_pays(cash: int, strike: str, ask: Ask) -> None:
    drawn = set(ask(OFFERS["option"]()).drawn)
    assert {"5 M", "40 M", "45 M"} <= drawn
    assert any(strike in text for text in drawn)
