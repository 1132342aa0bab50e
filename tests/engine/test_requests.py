"""Requests: what each allows, how it refuses, and with which reason."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.requests import (
    Amount,
    Choice,
    IllegalAnswer,
    Option,
    Reason,
    Refused,
    Roll,
    Shuffle,
)

REASON = Reason("too_dear", "game.trade.1", (("cash", 3),))


def choice() -> Choice[int]:
    options = (Option("one", 1), Option("two", 2))
    return Choice(0, "pick", options, refuse=lambda: [Refused("three", REASON)])


def refusal(request: Any, answer: Any) -> Reason | None:
    with pytest.raises(IllegalAnswer) as refused:
        request.read(answer)
    return refused.value.reason


def test_a_choice_reads_the_id_of_an_option_as_its_value() -> None:
    assert (choice().read("one"), choice().read("two")) == (1, 2)
    assert (choice().asked, choice().question) == (0, "pick")


def test_a_choice_refuses_with_the_reason_that_the_rules_give() -> None:
    assert refusal(choice(), "three") == REASON
    assert choice().why_not("three") == REASON
    assert [each.id for each in choice().refused] == ["three"]


@pytest.mark.parametrize("answer", ["four", 1, 0, True, None, (), ("one",)])
def test_a_choice_refuses_what_nobody_knows(answer: Any) -> None:
    assert refusal(choice(), answer) is None


def test_refused_options_are_worked_out_only_when_somebody_asks() -> None:
    def refuse() -> list[Refused]:
        raise AssertionError("asked")

    request = Choice(0, "pick", (Option("one", 1),), refuse=refuse)
    assert request.read("one") == 1


def amount(low: int = 3, high: int = 9) -> Amount:
    return Amount(0, "bid", low, high, refuse=lambda n: Reason("no", "a.1", (("amount", n),)))


@pytest.mark.parametrize("answer", [0, 3, 9])
def test_an_amount_is_nothing_or_within_its_bounds(answer: int) -> None:
    assert amount().read(answer) == answer
    assert amount().why_not(answer) is None


@pytest.mark.parametrize("answer", [1, 2, 10, -1, 10**12])
def test_another_amount_is_refused_with_a_reason(answer: int) -> None:
    reason = refusal(amount(), answer)
    assert reason == Reason("no", "a.1", (("amount", answer),)) == amount().why_not(answer)


@pytest.mark.parametrize("answer", ["3", "", "1.5", 3.0, True, False, None, (3,)])
def test_what_is_no_whole_number_is_no_amount(answer: Any) -> None:
    reason = refusal(amount(), answer)
    assert reason is not None and reason.code == "not_a_whole_number"


def test_of_an_amount_with_nothing_between_its_bounds_only_a_pass_is_left() -> None:
    assert amount(5, 4).read(0) == 0
    for answer in (4, 5):
        assert refusal(amount(5, 4), answer) is not None


@pytest.mark.parametrize("answer", [0, 7, -1, True, "3", 3.0, None])
def test_a_die_shows_no_such_thing(answer: Any) -> None:
    refusal(Roll("move"), answer)


def test_a_die_shows_each_of_its_sides_and_is_thrown_by_chance() -> None:
    assert [Roll("move").read(face) for face in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert (Roll("move").asked, Roll("move").question) == (None, "roll move")
    assert Roll("beginner", 3).read(3) == 3
    refusal(Roll("beginner", 3), 4)


def test_a_shuffle_is_an_order_of_exactly_its_cards() -> None:
    request = Shuffle("pile", (4, 7, 9))
    assert request.read((9, 4, 7)) == (9, 4, 7)
    for answer in [(4, 7), (4, 7, 7), (4, 7, 9, 9), "479", 3, None]:
        refusal(request, answer)
    assert (request.asked, request.question) == (None, "shuffle pile")
