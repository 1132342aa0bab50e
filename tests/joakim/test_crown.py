"""Farbror Joakim's lucky crown: how it is lent, its three uses, and when its holder is asked."""

from __future__ import annotations

from typing import Any

import pytest

from game.joakim.events import CrownReturned, PawnMoved
from game.joakim.state import NOBODY
from tests.joakim.laying import Laid, lay

FOUR = "Anna Bo Cia Dan"
GOLD = {"Anna": 0}


def end_of_move(**position: Any) -> Laid:
    """Anna's move is over but for her saying so."""
    return lay(FOUR, phase="end", **position)


# How it is lent


@pytest.mark.clause("joakim.crown.1")
@pytest.mark.parametrize("holder", ["nobody", "Bo", "Anna"])
def test_a_number_or_a_joakim_card_lends_it_whoever_has_it(holder: str) -> None:
    table = lay(phase="newspaper", newspaper=["n13"], crown=holder)
    assert (table.state.crown, table.state.crown_is_fresh) == (0, True)
    table = lay(phase="square", pawns={"Anna": 2}, uncle=["u13"], chance=[6], crown=holder)
    assert (table.state.crown, table.state.crown_is_fresh) == (0, True)


@pytest.mark.clause("joakim.crown.2")
def test_it_does_not_take_anyone_away_in_the_extra_move_of_the_move_in_which_it_came() -> None:
    options = {"extra_draw": "move"}
    fresh = {"holder": "Anna", "fresh": True}
    table = lay(phase="newspaper", newspaper=["n09"], crown=fresh, options=options)
    assert (table.prompt, table.offered) == ("roll", ["roll"])
    assert table.refused == {"jump": "crown_is_fresh"}


@pytest.mark.clause("joakim.crown.2")
def test_it_does_not_double_a_sale_in_the_move_in_which_it_came() -> None:
    table = lay(
        phase="square",
        pawns=GOLD,
        holdings={"Anna": {"gold": "1x1"}},
        crown={"holder": "Anna", "fresh": True},
    )
    assert table.refused["double 1x1 0x5"] == "crown_is_fresh"


@pytest.mark.clause("joakim.crown.2")
def test_in_the_next_move_it_is_fresh_no_more() -> None:
    table = end_of_move(crown={"holder": "Anna", "fresh": True}).answer("end")
    assert table.asked == "Bo" and not table.state.crown_is_fresh


# Go before in the turn order


@pytest.mark.clause("joakim.crown.3", "joakim.crown.6", "joakim.crown.7")
def test_its_holder_moves_next_and_those_passed_over_lose_their_turn() -> None:
    table = end_of_move(crown="Dan").answer("end")
    assert (table.asked, table.prompt) == ("Dan", "crown_before")
    table.answer("go_before")
    assert (table.asked, table.prompt) == ("Dan", "roll")
    assert table.state.crown == NOBODY
    assert [event.use for event in table.events(CrownReturned)] == ["before"]
    table.answer("roll")
    while table.prompt != "end_move":
        table.answer(table.offered[0])
    table.answer("end")
    assert table.asked == "Anna"  # clockwise from Dan; Bo and Cia were passed over


@pytest.mark.clause("joakim.crown.3")
def test_option_the_interrupted_order_is_taken_up_again() -> None:
    options = {"crown_jump": "insert"}
    table = end_of_move(crown="Dan", options=options, chance=[1]).answer("end", "go_before")
    table.answer("roll")
    while table.prompt != "end_move":
        table.answer(table.offered[0])
    table.answer("end")
    assert table.asked == "Bo"
    assert table.state.resume_after == NOBODY


@pytest.mark.clause("joakim.crown.3")
def test_option_the_interrupted_order_passes_over_who_left_meanwhile() -> None:
    """Bo, who would be next, leaves in the move that went before: then it is Cia's turn."""
    table = lay(
        FOUR,
        {"crown_jump": "insert"},
        move="Dan",
        phase="newspaper",
        newspaper=["n31"],
        cash={"Bo": 0},
        order_waits_for="Bo",
    )
    table.answer("end")
    assert table.asked == "Cia"


@pytest.mark.clause("joakim.crown.7")
def test_it_is_kept_by_waiting() -> None:
    table = end_of_move(crown="Dan").answer("end", "wait")
    assert (table.asked, table.prompt, table.state.crown) == ("Bo", "roll", 3)


@pytest.mark.clause("joakim.crown.7")
@pytest.mark.parametrize("holder", ["nobody", "Bo"])
def test_nobody_is_asked_without_the_crown_or_if_its_holder_is_next_anyway(holder: str) -> None:
    table = end_of_move(crown=holder).answer("end")
    assert (table.asked, table.prompt) == ("Bo", "roll")


@pytest.mark.clause("joakim.crown.3", "joakim.crown.7")
def test_its_holder_goes_before_only_after_a_move_of_somebody_else() -> None:
    table = end_of_move(crown="Anna").answer("end")
    assert (table.asked, table.prompt) == ("Bo", "roll")


@pytest.mark.clause("joakim.crown.7")
def test_its_holder_is_asked_only_when_the_move_is_over_with_all_it_set_going() -> None:
    table = lay(FOUR, phase="newspaper", newspaper=["n09"], crown="Dan", chance=[1])
    assert (table.asked, table.prompt) == ("Anna", "roll")  # the extra move comes first


INSERT = {"crown_jump": "insert"}


@pytest.mark.clause("joakim.crown.3", "joakim.crown.7")
def test_option_whoever_is_next_anyway_may_win_a_move_between() -> None:
    table = end_of_move(crown="Bo", options=INSERT, pawns={"Bo": 14}, chance=[1]).answer("end")
    assert (table.asked, table.prompt) == ("Bo", "crown_before")
    table.answer("go_before")
    assert (table.asked, table.offered, table.state.crown) == ("Bo", ["roll"], NOBODY)
    table.answer("roll", "square 13")
    while table.prompt != "end_move":
        table.answer(table.offered[0])
    table.answer("end")
    assert (table.asked, table.prompt, table.state.resume_after) == ("Bo", "roll", NOBODY)


OWN_BUTTON = {"crown_asks": "own_button"}


@pytest.mark.clause("joakim.crown.3", "joakim.crown.7")
def test_option_whoever_is_next_anyway_has_a_button_for_a_move_between() -> None:
    table = end_of_move(crown="Bo", options=OWN_BUTTON | INSERT).answer("end")
    assert (table.asked, table.offered) == ("Bo", ["roll", "jump", "go_before"])
    table.answer("go_before")
    assert (table.asked, table.offered, table.state.resume_after) == ("Bo", ["roll"], 1)
    skipping = end_of_move(crown="Bo", options=OWN_BUTTON).answer("end")
    assert skipping.offered == ["roll", "jump"]


@pytest.mark.clause("joakim.crown.7")
def test_option_nobody_is_asked_and_the_holder_has_a_button() -> None:
    table = end_of_move(crown="Dan", options=OWN_BUTTON).answer("end")
    assert (table.asked, table.offered) == ("Bo", ["roll", "go_before"])
    table.answer("go_before")
    assert (table.asked, table.prompt, table.state.crown) == ("Dan", "roll", NOBODY)


@pytest.mark.clause("joakim.crown.7")
def test_option_the_button_is_not_there_before_the_first_move() -> None:
    table = lay(FOUR, OWN_BUTTON, crown="Dan", turns=0)
    assert table.offered == ["roll"]


@pytest.mark.clause("joakim.crown.3", "joakim.crown.7")
def test_option_the_button_is_not_there_after_ones_own_move() -> None:
    table = end_of_move(crown="Anna", options=OWN_BUTTON).answer("end")
    assert (table.asked, table.offered) == ("Bo", ["roll"])


@pytest.mark.clause("joakim.crown.7")
def test_option_the_button_does_not_cut_off_an_extra_move() -> None:
    table = lay(
        FOUR,
        OWN_BUTTON,
        pawns={"Anna": 0, "Bo": 4, "Cia": 2, "Dan": 11},
        newspaper=["n09"],
        crown="Dan",
        chance=[3, 1],
    ).answer("roll", "square 8")
    assert (table.asked, table.prompt, table.offered) == ("Anna", "roll", ["roll"])


# Sell at double value


def sale(choice: str = "one_property", **position: Any) -> Laid:
    options = {} if choice == "one_property" else {"crown_sale": choice}
    said = {
        "phase": "square",
        "pawns": GOLD,
        "crown": "Anna",
        "holdings": {"Anna": {"gold": "2x1 2x5"}},
    }
    return lay(options=options, **(said | position))


def doubles(table: Laid) -> list[str]:
    return [offer for offer in table.offered if offer.startswith("double")]


@pytest.mark.clause("joakim.crown.4", "joakim.crown.6", "joakim.debts.6")
@pytest.mark.case("O03")
@pytest.mark.parametrize("value, price", [(1, 2), (12, 24), (13, 25), (25, 25)])
def test_one_property_at_double_value_but_never_above_25(value: int, price: int) -> None:
    table = sale(market={"gold": value}).answer("double 1x1 0x5")
    assert table.money == [("bank", "Anna", price, "crown_sale")]
    assert table.has("Anna", "gold") == (1, 2)
    assert (table.state.crown, table.prompt) == (NOBODY, "end_move")  # and no other deal


@pytest.mark.clause("joakim.crown.4")
@pytest.mark.parametrize(
    "choice, offers",
    [
        ("one_property", ["double 1x1 0x5"]),
        ("one_card", ["double 1x1 0x5", "double 0x1 1x5"]),
        (
            "ten",
            ["double 1x1 0x5", "double 2x1 0x5", "double 0x1 1x5", "double 1x1 1x5",
             "double 2x1 1x5", "double 0x1 2x5"],
        ),
    ],
)  # fmt: skip
def test_option_what_is_sold_at_double_value(choice: str, offers: list[str]) -> None:
    assert doubles(sale(choice)) == offers


@pytest.mark.clause("joakim.crown.4")
def test_option_ten_at_double_value_are_paid_ten_times() -> None:
    table = sale("ten", market={"gold": 13}).answer("double 0x1 2x5")
    assert table.money == [("bank", "Anna", 250, "crown_sale")]


@pytest.mark.clause("joakim.crown.4")
def test_option_ten_say_why_not_more_at_double_value() -> None:
    refused = sale("ten", holdings={"Anna": {"gold": "2x1 2x5"}}).refused
    assert refused["double 3x1 0x5"] == "cards_not_owned"
    assert refused["double 1x1 2x5"] == refused["double 2x1 2x5"] == "over_the_limit"
    only_fives = sale("ten", holdings={"Anna": {"gold": "0x1 1x5"}})
    assert doubles(only_fives) == ["double 0x1 1x5"]
    assert only_fives.refused["double 1x1 0x5"] == "cards_not_owned"


@pytest.mark.clause("joakim.crown.4")
def test_without_a_single_one_there_is_no_double_sale() -> None:
    table = sale(holdings={"Anna": {"gold": "0x1 1x5"}})
    assert not doubles(table)
    assert table.refused["double 1x1 0x5"] == "no_single_card"


@pytest.mark.clause("joakim.crown.1", "joakim.crown.4")
def test_without_the_crown_there_is_no_double_sale() -> None:
    table = sale(crown="Bo")
    assert not doubles(table)
    assert table.refused["double 1x1 0x5"] == "crown_not_held"


# Go to any square


@pytest.mark.clause("joakim.crown.5", "joakim.crown.6")
def test_it_takes_a_pawn_to_any_free_square_and_the_move_goes_on_as_ever() -> None:
    table = lay(pawns={"Anna": 0, "Bo": 1, "Cia": 7}, crown="Anna").answer("jump")
    assert len(table.offered) == 27
    assert table.refused == {
        "square 0": "square_is_own", "square 1": "square_taken", "square 7": "square_taken",
    }  # fmt: skip
    table.answer("square 29")
    assert [(event.square, event.steps) for event in table.events(PawnMoved)] == [(29, 0)]
    assert (table.prompt, table.state.crown) == ("trade", NOBODY)


@pytest.mark.clause("joakim.crown.1", "joakim.crown.5")
def test_without_the_crown_there_is_only_the_die() -> None:
    table = lay(crown="Bo")
    assert (table.offered, table.refused) == (["roll"], {"jump": "crown_not_held"})
